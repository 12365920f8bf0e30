import type { ListMember } from '@vastus/domain/patient-lists/list-member'
import type { Tx } from '../../db/database.ts'
import { acceptWaiting } from '../e-contacts/index.ts'
import * as members from './members-repository.ts'

type About = { clinicId: number; listCode: string; userId: number; now: Date }

/** Puts people on a list of the clinic. @returns all of them, and how many were not on the list before */
export async function writeMembers(
  tx: Tx,
  about: About,
  batch: readonly ListMember[],
): Promise<{ personIds: number[]; added: number }> {
  const codes = batch.map(({ personalCode }) => personalCode)
  await members.lockCodes(tx, codes)
  const known = await members.findKnown(tx, about, codes)
  const knownCodes = new Set(known.map(({ personalCode }) => personalCode))
  const unknown = batch.filter(({ personalCode }) => !knownCodes.has(personalCode))
  const inserted =
    unknown.length > 0 ? await members.insertMembers(tx, about.clinicId, unknown, about.now) : []
  const knownIds = known.map(({ personId }) => personId)
  await members.updateMembers(tx, about.clinicId, batch, knownIds)

  const newIds = inserted.map(({ personId }) => personId)
  const moved = known.filter(({ wasOnList }) => !wasOnList).map(({ personId }) => personId)
  await members.putOnList(tx, about, [...newIds, ...moved], about.now)
  const joinedIds = newIds.length > 0 ? await members.joinRecords(tx, newIds) : []
  const changed = [...moved, ...joinedIds]
  for (const patientPersonId of await members.listWaiting(tx, about.clinicId, changed))
    await acceptWaiting(tx, { clinicId: about.clinicId, patientPersonId, exceptId: null }, about)
  await members.refreshRowsOf(tx, about.clinicId, changed)
  return { personIds: [...knownIds, ...joinedIds], added: changed.length }
}

/** Takes those off a list who are no longer on it. @returns who they were */
export async function removeOthers(tx: Tx, about: About, codes: readonly string[]): Promise<number[]> {
  const removed = await members.takeOffList(tx, about, codes)
  await members.refreshRowsOf(tx, about.clinicId, removed)
  return removed
}
