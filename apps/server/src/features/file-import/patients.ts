import {
  contactsToFill,
  decidePatient,
  type FilePatient,
  readPatientRow,
} from '@vastus/domain/file-import/patient-row'
import { FILE_IMPORT_FOUND_PER_DAY, isChange } from '@vastus/domain/file-import/file-import'
import type { Tx } from '../../db/database.ts'
import { acceptWaiting } from '../e-contacts/index.ts'
import { enterPatient, setContacts } from '../patients/index.ts'
import type { StoredRow } from './file-imports-repository.ts'
import type { Import, KindOfImport } from './kind-of-import.ts'
import * as repository from './patients-repository.ts'

type Contacts = { email: string | null; phone: string | null }
/** What undoing puts back, and how the import left the patient. */
type Undo = {
  before: Contacts & { listCode: string | null; isMember: boolean }
  left: Contacts & { listCode: string | null }
}
const NOT_THERE: Undo['before'] = { listCode: null, isMember: false, email: null, phone: null }

const patientOf = (row: StoredRow) => row.patient as FilePatient

/** Patients of the clinic, known to it or new. */
export const patients: KindOfImport = {
  read: ({ line, cells }, where) => {
    const read = readPatientRow(cells, where)
    if (!read.ok) {
      const { problems } = read
      return { row: { line, cells, outcome: problems[0] ?? 'INVALID_NAME', faults: problems }, key: null }
    }
    const { patient } = read
    const { personalCode, firstName, surname, birthDate } = patient
    const key = personalCode ?? `${firstName} ${surname} ${birthDate}`.toLowerCase()
    return { row: { line, cells, outcome: 'UNCHANGED', patient }, key }
  },

  judge,

  async apply(tx, about, rows) {
    const codes = rows.flatMap((row) => patientOf(row).personalCode ?? [])
    if (codes.length > 0) await repository.lockCodes(tx, codes)
    const found = await findKnown(tx, about, rows)
    await repository.lockPersons(
      tx,
      [...found.values()].map(({ personId }) => personId),
    )
    const known = await findKnown(tx, about, rows)
    const lists = new Set(
      rows
        .filter((row) => isChange(decidePatient(patientOf(row), known.get(row.line))))
        .flatMap((row) => patientOf(row).listCode ?? []),
    )
    if (lists.size > 0) await repository.addLists(tx, about.clinicId, [...lists].toSorted())
    const applied: StoredRow[] = []
    for (const row of rows) applied.push(await applyRow(tx, about, row, known.get(row.line)))
    return applied
  },

  async undo(tx, { clinicId }, rows) {
    const changed = rows.filter(({ outcome }) => isChange(outcome))
    await repository.lockPersons(
      tx,
      changed.flatMap(({ personId }) => personId ?? []),
    )
    let kept = 0
    for (const row of changed) if (!(await takeBack(tx, clinicId, row))) kept += 1
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
    // Past the limit nobody is looked for, so that the outcome tells of nobody.
    if ((await repository.getFound(tx, clinicId, now)) >= FILE_IMPORT_FOUND_PER_DAY)
      return { line: row.line, cells: row.cells, outcome: 'TOO_MANY_FOUND' }
    const provenId = await repository.findProven(tx, patient)
    const entered = await enterPatient(tx, { clinicId, personId: provenId, patient, now })
    const personId = entered.id
    // A single entry by code is charged by the hour; a file, by the people on record whom it finds.
    if (!entered.isNew) await repository.countFound(tx, clinicId, now)
    const { listCode, email, phone } = patient
    await repository.putOnList(tx, { clinicId, personId, listCode, isMember: true })
    const undo = entered.isNew
      ? { before: NOT_THERE, left: { listCode, email, phone } }
      : await fillRecord(tx, clinicId, personId, patient)
    await welcome(tx, about, personId)
    return { ...row, outcome, personId, undo }
  }
  const { personId, listCode, isMember, email, phone } = known
  if (outcome !== 'UPDATED') return { ...row, outcome, personId }
  const filled = await fill(tx, clinicId, personId, patient, known)
  const left = { listCode: patient.listCode ?? listCode, ...filled }
  await repository.putOnList(tx, { clinicId, personId, listCode: left.listCode, isMember: true })
  await welcome(tx, about, personId)
  const undo: Undo = { before: { listCode, isMember, email, phone }, left }
  return { ...row, outcome, personId, undo }
}

/** Enters contacts that are missing. @returns the contacts from then on */
async function fill(
  tx: Tx,
  clinicId: number,
  personId: number,
  patient: FilePatient,
  known: Parameters<typeof contactsToFill>[1],
): Promise<Contacts> {
  const filled = contactsToFill(patient, known)
  if (filled.email !== known.email || filled.phone !== known.phone)
    await setContacts(tx, clinicId, personId, filled)
  return filled
}

/** Fills in what is missing of a newcomer who was on record already, elsewhere or by an account. */
async function fillRecord(tx: Tx, clinicId: number, personId: number, patient: FilePatient): Promise<Undo> {
  await repository.lockPersons(tx, [personId])
  const place = await repository.findPlace(tx, clinicId, personId)
  if (!place) throw new Error('a patient who was just entered is not there')
  const { email, phone } = place
  const filled = await fill(tx, clinicId, personId, patient, place)
  return { before: { ...NOT_THERE, email, phone }, left: { listCode: patient.listCode, ...filled } }
}

/** What the patient has written already waits no longer for the clinic to take the patient. */
async function welcome(tx: Tx, { clinicId, userId, now }: Import, patientPersonId: number): Promise<void> {
  if (await repository.isWaiting(tx, clinicId, patientPersonId))
    await acceptWaiting(tx, { clinicId, patientPersonId, exceptId: null }, { userId, now })
  await repository.refreshRowsOf(tx, clinicId, patientPersonId)
}

/** Undoes a row, unless the patient was changed since. @returns whether it was done */
async function takeBack(tx: Tx, clinicId: number, row: StoredRow): Promise<boolean> {
  const { outcome, personId } = row
  if (personId === undefined) return false
  const { before, left } = row.undo as Undo
  const place = await repository.findPlace(tx, clinicId, personId)
  if (!place || !isAsLeft(place, before, left)) return false
  if (outcome === 'ADDED' && !(await repository.removeNewcomer(tx, clinicId, personId))) return false
  const { email, phone, ...where } = before
  if (email !== left.email || phone !== left.phone)
    await setContacts(tx, clinicId, personId, { email, phone })
  if (outcome === 'ADDED') {
    await repository.emptyRecord(tx, clinicId, personId)
    return true
  }
  await repository.putOnList(tx, { clinicId, personId, ...where })
  await repository.refreshRowsOf(tx, clinicId, personId)
  return true
}

/** Whether a patient is at the clinic as an import left them. What the patient has made their own since is theirs to keep. */
function isAsLeft(place: repository.Place, before: Undo['before'], left: Undo['left']): boolean {
  return (
    place.isMember &&
    place.listCode === left.listCode &&
    place.email === left.email &&
    place.phone === left.phone &&
    (left.email === before.email || !place.isEmailLocked) &&
    (left.phone === before.phone || !place.isPhoneLocked)
  )
}
