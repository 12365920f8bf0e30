import type { CountryCode } from '../country.ts'
import { checkName } from '../field-rules.ts'
import { isBirthDate } from '../identity/birth-date.ts'
import { checkPersonalCode, readPersonalCode } from '../identity/personal-code.ts'
import type { Sex } from '../identity/sex.ts'
import type { PlainRule } from '../validation-rules.ts'

/** What a form or a call says of a person. Dates are `YYYY-MM-DD`. */
export type PersonInput = {
  firstName?: string | undefined
  surname?: string | undefined
  personalCode?: string | undefined
  birthDate?: string | undefined
  sex?: Sex | undefined
}

export type PersonDetails = {
  firstName: string
  surname: string
  personalCode: string | null
  birthDate: string
  sex: Sex
}

export type PersonProblem = { path: keyof PersonInput; rule: PlainRule }

export type ReadPerson = { ok: true; details: PersonDetails } | { ok: false; problems: PersonProblem[] }

/** What a code says of its owner; nothing until it is whole and right. */
export function toldByCode(country: CountryCode, code: string, today: string) {
  const read = readPersonalCode(country, code, today)
  return { birthDate: read?.birthDate ?? null, sex: read?.sex ?? null }
}

/**
 * Reads who a person is. A code that holds birth date and sex decides them; a birth date that says something else is
 * refused, as is one that has not come yet or is before 1880.
 *
 * @param today `YYYY-MM-DD` in the country's calendar
 */
export function readPersonDetails(
  input: PersonInput,
  { country, today, isCodeRequired }: { country: CountryCode; today: string; isCodeRequired: boolean },
): ReadPerson {
  const typedCode = input.personalCode ?? ''
  const code = readPersonalCode(country, typedCode, today)
  const birthDate = code?.birthDate ?? input.birthDate
  const { firstName, surname } = input

  const problems: PersonProblem[] = []
  const add = (path: keyof PersonInput, rule: PlainRule | null) => rule && problems.push({ path, rule })
  add('firstName', checkName(firstName))
  add('surname', checkName(surname))
  const codeRule = checkPersonalCode(typedCode, { country, today, required: isCodeRequired })
  add('personalCode', codeRule)
  // A code that should have told the birth date is the one fault to put right.
  if (!birthDate && !codeRule) add('birthDate', 'REQUIRED')
  if (birthDate && (!isBirthDate(birthDate, today) || (input.birthDate && input.birthDate !== birthDate)))
    add('birthDate', 'DATE')
  if (problems.length > 0 || !firstName || !surname || !birthDate) return { ok: false, problems }

  const sex = code?.sex ?? input.sex ?? 'NOT_DISCLOSED'
  return { ok: true, details: { firstName, surname, personalCode: code?.code ?? null, birthDate, sex } }
}
