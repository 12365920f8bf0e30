import type { CountryCode } from '../country.ts'
import { checkName } from '../field-rules.ts'
import { checkEmail, normaliseEmail } from '../identity/email.ts'
import { readPersonalCode } from '../identity/personal-code.ts'
import { normalisePhone } from '../identity/phone.ts'
import { readableName } from '../identity/register-name.ts'
import type { Sex } from '../identity/sex.ts'

/** A row of the register, as it came. */
export type RegisterRow = {
  personalCode: string
  firstName: string
  surname: string
  birthDate: string
  phone?: string | undefined
  email?: string | undefined
}

/** Somebody on a patient list, ready to be stored. */
export type ListMember = {
  personalCode: string
  firstName: string
  surname: string
  birthDate: string
  sex: Sex
  email: string | null
  phone: string | null
}

/**
 * Reads the rows of a list. Of two rows with one code the first counts. Contacts that cannot be right are left out.
 *
 * @returns who is on the list, and how many rows could not be used: a code that cannot be right, another birth date than the
 * code says, or no name
 */
export function readMembers(
  rows: readonly RegisterRow[],
  about: { country: CountryCode; today: string },
): { members: ListMember[]; skipped: number } {
  const members = new Map<string, ListMember>()
  let skipped = 0
  for (const row of rows) {
    const member = readMember(row, about)
    if (member === null) skipped++
    else if (!members.has(member.personalCode)) members.set(member.personalCode, member)
  }
  return { members: [...members.values()], skipped }
}

function readMember(
  row: RegisterRow,
  { country, today }: { country: CountryCode; today: string },
): ListMember | null {
  const code = readPersonalCode(country, row.personalCode, today)
  if (!code?.birthDate || code.birthDate !== row.birthDate) return null
  const [firstName, surname] = [readableName(row.firstName), readableName(row.surname)]
  if (checkName(firstName) || checkName(surname)) return null
  const { email = '', phone = '' } = row
  return {
    personalCode: code.code,
    firstName,
    surname,
    birthDate: code.birthDate,
    sex: code.sex ?? 'NOT_DISCLOSED',
    email: checkEmail(email) ? null : normaliseEmail(email),
    phone: normalisePhone(phone, country),
  }
}
