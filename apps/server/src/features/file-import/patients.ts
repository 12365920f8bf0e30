import {
  contactsToFill,
  decidePatient,
  type FilePatient,
  readPatientRow,
} from '@vastus/domain/file-import/patient-row'
import type { Tx } from '../../db/database.ts'
import { acceptWaiting } from '../e-contacts/index.ts'
import { enterPatient, setContacts } from '../patients/index.ts'
import type { StoredRow } from './file-imports-repository.ts'
import type { Import, KindOfImport } from './kind-of-import.ts'
import * as repository from './patients-repository.ts'

/** What undoing puts back, and how the import left the patient. */
type Undo = {
  before: { listCode: string | null; isMember: boolean; email: string | null; phone: string | null }
  left: { listCode: string | null; email: string | null; phone: string | null }
}

const patientOf = (row: StoredRow) => row.patient as FilePatient

/** Patients of the clinic, known to it or new. */
export const patients: KindOfImport = {
  read: ({ line, cells }, where) => {
    const read = readPatientRow(cells, where)
    if (!read.ok) return { row: { line, cells, outcome: read.problem }, key: null }
    const { patient } = read
    const { personalCode, firstName, surname, birthDate } = patient
    const key = personalCode ?? `${firstName} ${surname} ${birthDate}`.toLowerCase()
    return { row: { line, cells, outcome: 'UNCHANGED', patient }, key }
  },

  judge,

  async apply(tx, about, rows) {
    const codes = rows.flatMap((row) => patientOf(row).personalCode ?? [])
    if (codes.length > 0) await repository.lockCodes(tx, codes)
    const lists = new Set(rows.flatMap((row) => patientOf(row).listCode ?? []))
    if (lists.size > 0) await repository.addLists(tx, about.clinicId, [...lists].toSorted())
    const known = await findKnown(tx, about, rows)
    const applied: StoredRow[] = []
    for (const row of rows) applied.push(await applyRow(tx, about, row, known.get(row.line)))
    return applied
  },

  async undo(tx, { clinicId }, rows) {
    let kept = 0
    for (const { outcome, personId, undo } of rows) {
      if (personId === undefined) continue
      if (outcome === 'ADDED' && !(await repository.removeNewcomer(tx, clinicId, personId))) kept += 1
      if (outcome === 'UPDATED' && !(await restore(tx, clinicId, personId, undo as Undo))) kept += 1
    }
    return kept
  },
}

async function findKnown(tx: Tx, { clinicId }: Import, rows: readonly StoredRow[]) {
  const wanted = rows.map((row) => ({ line: row.line, patient: patientOf(row) }))
  return new Map((await repository.findKnown(tx, clinicId, wanted)).map((known) => [known.line, known]))
}

async function judge(tx: Tx, about: Import, rows: readonly StoredRow[]): Promise<StoredRow[]> {
  const known = await findKnown(tx, about, rows)
  return rows.map((row) => {
    const found = known.get(row.line)
    const outcome = decidePatient(patientOf(row), found)
    return found ? { ...row, outcome, personId: found.personId } : { ...row, outcome }
  })
}

async function applyRow(
  tx: Tx,
  about: Import,
  row: StoredRow,
  known: repository.KnownToClinic | undefined,
): Promise<StoredRow> {
  const patient = patientOf(row)
  const outcome = decidePatient(patient, known)
  const { clinicId, now } = about
  if (!known) {
    const provenId = await repository.findProven(tx, patient)
    const { id: personId } = await enterPatient(tx, { clinicId, personId: provenId, patient, now })
    await repository.putOnList(tx, { clinicId, personId, listCode: patient.listCode, isMember: true })
    await welcome(tx, about, personId)
    return { ...row, outcome, personId }
  }
  const { personId, listCode, isMember, email, phone } = known
  if (outcome !== 'UPDATED') return { ...row, outcome, personId }
  const filled = contactsToFill(patient, known)
  if (filled.email !== email || filled.phone !== phone) await setContacts(tx, clinicId, personId, filled)
  const left = { listCode: patient.listCode ?? listCode, ...filled }
  await repository.putOnList(tx, { clinicId, personId, listCode: left.listCode, isMember: true })
  await welcome(tx, about, personId)
  const undo: Undo = { before: { listCode, isMember, email, phone }, left }
  return { ...row, outcome, personId, before: phone, undo }
}

/** What the patient has written already waits no longer for the clinic to take the patient. */
async function welcome(tx: Tx, { clinicId, userId, now }: Import, patientPersonId: number): Promise<void> {
  if (await repository.isWaiting(tx, clinicId, patientPersonId))
    await acceptWaiting(tx, { clinicId, patientPersonId, exceptId: null }, { userId, now })
  await repository.refreshRowsOf(tx, clinicId, patientPersonId)
}

async function restore(tx: Tx, clinicId: number, personId: number, { before, left }: Undo): Promise<boolean> {
  if (!(await repository.isAsLeft(tx, clinicId, personId, left))) return false
  const { email, phone, ...place } = before
  if (email !== left.email || phone !== left.phone)
    await setContacts(tx, clinicId, personId, { email, phone })
  await repository.putOnList(tx, { clinicId, personId, ...place })
  await repository.refreshRowsOf(tx, clinicId, personId)
  return true
}
