import type { CountryCode } from '../country.ts'
import { checkEmail, normaliseEmail } from '../identity/email.ts'
import type { Sex } from '../identity/sex.ts'
import { type PersonDetails, readPersonDetails } from '../persons/person-details.ts'
import { normaliseLine } from '../typed-text.ts'
import { type Cells, readCell } from './columns.ts'
import type { RowFault, RowOutcome } from './file-import.ts'
import { firstPhoneIn } from './phone-row.ts'

/** Somebody whom a clinic brings as its patient. */
export type FilePatient = PersonDetails & {
  listCode: string | null
  email: string | null
  phone: string | null
}

export type PatientRow = { ok: true; patient: FilePatient } | { ok: false; problems: RowFault[] }

/** Anything short, as clinics call their lists; a comma would part the codes of a filter. */
const LIST_CODE = /^[^,]{0,20}$/
const SEXES: Record<Exclude<Sex, 'NOT_DISCLOSED'>, readonly string[]> = {
  FEMALE: ['f', 'female', 'n', 'naine', 'k', 'kobieta', 'ж', 'жен', 'женский'],
  MALE: ['m', 'male', 'mees', 'mężczyzna', 'м', 'муж', 'мужской'],
}
const PROBLEM_OF = {
  firstName: 'INVALID_NAME',
  surname: 'INVALID_NAME',
  personalCode: 'INVALID_CODE',
  birthDate: 'INVALID_BIRTH_DATE',
  sex: 'INVALID_CODE',
} as const

/**
 * Reads a date as people of the country write it: `1985-05-17`, `17.05.1985`, `17/05/1985`, and `05/17/1985` in the United States.
 *
 * @returns `YYYY-MM-DD`, or the text itself where it is no date
 */
export function readDate(text: string, country: CountryCode): string {
  const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)
  if (!parts) return text
  const [, first = '', second = '', year = ''] = parts
  const [month, day] = country === 'US' ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function readSex(text: string): Sex | undefined {
  const word = text.toLowerCase().replace(/\.$/, '')
  return (['FEMALE', 'MALE'] as const).find((sex) => SEXES[sex].includes(word))
}

/** Reads a row of patients by the rules that hold where staff enter somebody; tells all that is wrong with it, the gravest first. */
export function readPatientRow(
  cells: Cells,
  where: { country: CountryCode; today: string; isCodeRequired: boolean },
): PatientRow {
  const text = (column: keyof Cells) => normaliseLine(readCell(cells[column] ?? ''))
  const birthDate = text('birthDate')
  const read = readPersonDetails(
    {
      firstName: text('firstName'),
      surname: text('surname'),
      personalCode: text('personalCode'),
      ...(birthDate === '' ? {} : { birthDate: readDate(birthDate, where.country) }),
      sex: readSex(text('sex')),
    },
    where,
  )
  const problems = new Set<RowFault>()
  if (!read.ok) for (const { path } of read.problems) problems.add(PROBLEM_OF[path])
  const listCode = text('listCode')
  if (!LIST_CODE.test(listCode)) problems.add('INVALID_LIST')
  const [email, phone] = [text('email'), text('phone')]
  if (email !== '' && checkEmail(email)) problems.add('INVALID_EMAIL')
  const number = firstPhoneIn(phone, where.country)
  if (phone !== '' && number === null) problems.add('INVALID_PHONE')
  if (!read.ok || problems.size > 0) return { ok: false, problems: [...problems] }
  return {
    ok: true,
    patient: {
      ...read.details,
      listCode: listCode === '' ? null : listCode,
      email: email === '' ? null : normaliseEmail(email),
      phone: number,
    },
  }
}

/** What the clinic has of a person before a file is imported. */
export type KnownPatient = {
  sameName: boolean
  isMember: boolean
  listCode: string | null
  email: string | null
  phone: string | null
  /** The account's own address, the number that the patient gave, or what another clinic entered: not for this one to fill in. */
  isEmailLocked: boolean
  isPhoneLocked: boolean
}

/** Of contacts only what is missing is taken. */
export function contactsToFill(
  { email, phone }: Pick<FilePatient, 'email' | 'phone'>,
  known: Pick<KnownPatient, 'email' | 'phone' | 'isEmailLocked' | 'isPhoneLocked'>,
): { email: string | null; phone: string | null } {
  return {
    email: known.email ?? (known.isEmailLocked ? null : email),
    phone: known.phone ?? (known.isPhoneLocked ? null : phone),
  }
}

/** What a usable row does; without somebody known, the patient is new to the clinic. */
export function decidePatient(patient: FilePatient, known: KnownPatient | undefined): RowOutcome {
  if (!known) return 'ADDED'
  if (!known.sameName) return 'OTHER_NAME'
  const filled = contactsToFill(patient, known)
  const isSame =
    known.isMember &&
    (patient.listCode === null || patient.listCode === known.listCode) &&
    filled.email === known.email &&
    filled.phone === known.phone
  if (!isSame) return 'UPDATED'
  const isTaken = (given: string | null, kept: string | null) => given === null || given === kept
  return isTaken(patient.email, known.email) && isTaken(patient.phone, known.phone)
    ? 'UNCHANGED'
    : 'KEPT_CONTACTS'
}
