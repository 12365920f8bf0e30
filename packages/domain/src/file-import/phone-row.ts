import type { CountryCode } from '../country.ts'
import { readPersonalCode } from '../identity/personal-code.ts'
import { normalisePhone } from '../identity/phone.ts'
import { type Cells, readCell } from './columns.ts'
import type { RowOutcome } from './file-import.ts'

/** A row that names somebody and a number, or why it cannot be used. */
export type PhoneRow =
  | { personalCode: string; phone: string; problem: null }
  | { problem: Extract<RowOutcome, 'INVALID_CODE' | 'INVALID_PHONE' | 'NO_PHONE'> }

/** Reads a row of phone numbers. */
export function readPhoneRow(
  { personalCode = '', phone = '' }: Cells,
  { country, today }: { country: CountryCode; today: string },
): PhoneRow {
  const code = readPersonalCode(country, readCell(personalCode), today)
  if (!code) return { problem: 'INVALID_CODE' }
  if (readCell(phone) === '') return { problem: 'NO_PHONE' }
  const number = firstPhoneIn(phone, country)
  return number === null
    ? { problem: 'INVALID_PHONE' }
    : { personalCode: code.code, phone: number, problem: null }
}

/** Of the numbers in a cell the first that can exist; null where there is none. */
export function firstPhoneIn(cell: string, country: CountryCode): string | null {
  for (const typed of readCell(cell).split(/[,;]/)) {
    const number = normalisePhone(typed, country)
    if (number !== null) return number
  }
  return null
}

/** What the clinic has of a patient before a file is imported. */
export type KnownPhone = {
  phone: string | null
  /** The patient gave the number, and only the patient changes it. */
  isOwnNumber: boolean
  /** Another clinic entered the contacts: this one neither sees nor changes them. */
  isOfAnotherClinic: boolean
}

/** What a usable row does to the patient whom it names; without one, the clinic has nobody of that code. */
export function decidePhone(phone: string, known: KnownPhone | undefined): RowOutcome {
  if (!known) return 'NOT_A_PATIENT'
  if (known.isOwnNumber) return known.phone === phone ? 'UNCHANGED' : 'KEPT_OWN_NUMBER'
  if (known.isOfAnotherClinic) return 'KEPT_OF_ANOTHER_CLINIC'
  return known.phone === phone ? 'UNCHANGED' : 'UPDATED'
}
