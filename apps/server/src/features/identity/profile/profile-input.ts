import { countryProfile } from '@vastus/domain/country'
import { isAdult } from '@vastus/domain/identity/age'
import { checkPersonalCode, readPersonalCode } from '@vastus/domain/identity/personal-code'
import { checkPhone, normalisePhone } from '@vastus/domain/identity/phone'
import type { Sex } from '@vastus/domain/identity/sex'
import { localDate } from '@vastus/domain/time/time-zone'
import { BusinessRule, type FieldProblem, InvalidInput } from '../../../errors.ts'
import type { Parts } from '../../../parts.ts'

export type ProfileBody = {
  phone: string
  firstName?: string | undefined
  surname?: string | undefined
  birthDate?: string | undefined
  sex?: Sex | undefined
  personalCode?: string | undefined
}

export type NewPerson = {
  firstName: string
  surname: string
  birthDate: string
  sex: Sex
  personalCode: string | null
}

/** E.164, or null for an empty one. @throws InvalidInput */
export function readPhone({ config }: Parts, phone: string, required: boolean): string | null {
  const rule = checkPhone(phone, config.countryCode, { required })
  if (rule) throw new InvalidInput([{ path: 'phone', rule }])
  return phone.trim() === '' ? null : normalisePhone(phone, config.countryCode)
}

/**
 * What an incomplete profile must tell. A code that holds birth date and sex decides them; a birth date that says
 * something else is refused.
 *
 * @throws InvalidInput
 * @throws BusinessRule PERSON_IS_UNDERAGE
 */
export function readNewPerson({ config }: Parts, body: ProfileBody, now: Date): NewPerson {
  const country = config.countryCode
  const today = localDate(now, countryProfile(country).timeZone)
  const typedCode = body.personalCode ?? ''
  const code = typedCode.trim() === '' ? null : readPersonalCode(country, typedCode, today)
  const birthDate = code?.birthDate ?? body.birthDate

  const problems: FieldProblem[] = []
  const { firstName, surname } = body
  if (!firstName) problems.push({ path: 'firstName', rule: 'REQUIRED' })
  if (!surname) problems.push({ path: 'surname', rule: 'REQUIRED' })
  const codeRule = checkPersonalCode(typedCode, { country, today, required: config.isPersonalCodeRequired })
  if (codeRule) problems.push({ path: 'personalCode', rule: codeRule })
  // A code that should have told the birth date is the one fault to put right.
  if (!birthDate && !codeRule) problems.push({ path: 'birthDate', rule: 'REQUIRED' })
  if (birthDate && (birthDate > today || (body.birthDate && body.birthDate !== birthDate)))
    problems.push({ path: 'birthDate', rule: 'DATE' })
  if (problems.length > 0 || !firstName || !surname || !birthDate) throw new InvalidInput(problems)
  if (!isAdult(birthDate, today)) throw new BusinessRule('PERSON_IS_UNDERAGE')

  const sex = code?.sex ?? body.sex ?? 'NOT_DISCLOSED'
  return { firstName, surname, birthDate, sex, personalCode: code?.code ?? null }
}
