import { countryProfile } from '@vastus/domain/country'
import { readableName } from '@vastus/domain/identity/register-name'
import { endOfImport, type ListStatus } from '@vastus/domain/patient-lists/list-import'
import { type ListMember, readMembers } from '@vastus/domain/patient-lists/list-member'
import { localDate } from '@vastus/domain/time/time-zone'
import type { ProvenPerson } from '../../adapters/identity-provider/identity-provider.ts'
import { type RegisterDoctor, RegisterRefused } from '../../adapters/patient-register/patient-register.ts'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import { appendAudit, type AuditActor, personsShown } from '../../http/audit-trail.ts'
import type { Services } from '../../services.ts'
import { askRegister } from './ask-register.ts'
import * as imports from './imports-repository.ts'
import { removeOthers, writeMembers } from './write-members.ts'

/** People who are written in one transaction: few enough that nobody else waits for long. */
const BATCH = 100

/** On whose behalf an import goes on. */
export type ImportedFor = {
  person: ProvenPerson
  registrationCode: string
  actor: AuditActor
  requestId: string
}

/**
 * Brings one list up to date, part by part, and writes down how it ends. It can be run again, also beside itself: who is on the list
 * already is not added a second time, and an import that has ended stays as it is.
 */
export async function runImport(services: Services, { id }: { id: number }, by: ImportedFor): Promise<void> {
  const { database, clock, log } = services
  const running = await database.transaction({ actor: 'system' }, (tx) => imports.lockRunningImport(tx, id))
  if (!running) return
  try {
    const answer = await askForPatients(services, running, by)
    if (answer.status === 'OK') await writeList(services, running, answer, by)
    else await end(services, running, answer.status)
  } catch (error) {
    log.error(
      { err: error, importId: running.importId, requestId: by.requestId },
      'a patient list was not imported',
    )
    const now = clock.now()
    await database.transaction({ actor: 'system' }, (tx) =>
      imports.endImport(tx, id, { status: 'FAILED', outcome: null, removed: 0, now }),
    )
  }
}

type Answer =
  | { status: Exclude<ListStatus, 'OK'> }
  | { status: 'OK'; doctor: RegisterDoctor; members: ListMember[]; skipped: number }

async function askForPatients(
  services: Services,
  running: imports.ImportRow,
  by: ImportedFor,
): Promise<Answer> {
  const { clock, config, log, patientRegister } = services
  if (!patientRegister) throw new NotFound()
  const { listCode } = running
  try {
    const purpose = `PATIENT_LIST_IMPORT ${running.importId}`
    const found = await askRegister(
      services,
      { ...by, clinicId: running.clinicId, listCode, purpose },
      (register, user) => register.findPatients(user, listCode),
    )
    const country = config.countryCode
    const today = localDate(clock.now(), countryProfile(country).timeZone)
    const read = readMembers(found.patients, { country, today })
    if (found.patients.length === 0) return { status: 'EMPTY' }
    if (read.members.length === 0) return { status: 'INVALID_RESPONSE' }
    return { status: 'OK', doctor: found.doctor, ...read }
  } catch (error) {
    if (!(error instanceof RegisterRefused)) throw error
    log.warn(
      { err: error, importId: running.importId, status: error.status },
      'the register gave no patient list',
    )
    return { status: error.status }
  }
}

async function writeList(
  { database, clock }: Services,
  running: imports.ImportRow,
  { doctor, members, skipped }: Extract<Answer, { status: 'OK' }>,
  by: ImportedFor,
): Promise<void> {
  const { id, clinicId, listCode, askedByUserId: userId } = running
  const inSystem = <T>(work: (tx: Tx) => Promise<T>) => database.transaction({ actor: 'system' }, work)
  const note = (tx: Tx, personIds: readonly number[]) =>
    appendAudit(tx, personsShown(clinicId, personIds), {
      actor: by.actor,
      action: 'PATIENT_LIST_IMPORT',
      outcome: 'ALLOWED',
      requestId: by.requestId,
      at: clock.now(),
    })
  await inSystem((tx) => imports.saveAnswer(tx, id, { total: members.length, skipped }))
  for (let start = 0; start < members.length; start += BATCH) {
    const batch = members.slice(start, start + BATCH)
    const isRunning = await inSystem(async (tx) => {
      if (!(await imports.lockRunningImport(tx, id))) return false
      const { personIds, added } = await writeMembers(
        tx,
        { clinicId, listCode, userId, now: clock.now() },
        batch,
      )
      await imports.saveProgress(tx, id, { done: start + batch.length, added })
      note(tx, personIds)
      return true
    })
    if (!isRunning) return
  }
  await inSystem(async (tx) => {
    if (!(await imports.lockRunningImport(tx, id))) return
    const now = clock.now()
    const codes = members.map(({ personalCode }) => personalCode)
    const removed = await removeOthers(tx, { clinicId, listCode, userId, now }, codes)
    if (removed.length > 0) note(tx, removed)
    const doctorName = `${readableName(doctor.firstName)} ${readableName(doctor.surname)}`.trim()
    await imports.saveList(tx, { clinicId, listCode, doctorName, doctorCode: doctor.personalCode })
    await imports.endImport(tx, id, { status: 'COMPLETED', outcome: 'OK', removed: removed.length, now })
  })
}

async function end(
  { database, clock }: Services,
  { id }: imports.ImportRow,
  outcome: ListStatus,
): Promise<void> {
  const now = clock.now()
  await database.transaction({ actor: 'system' }, (tx) =>
    imports.endImport(tx, id, { status: endOfImport(outcome), outcome, removed: 0, now }),
  )
}
