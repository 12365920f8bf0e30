import type { Sex } from '@vastus/domain/identity/sex'
import { normaliseLine } from '@vastus/domain/typed-text'
import type { ChoosablePerson } from '../e-contacts/index.ts'

/** What the form of a person holds; '' is nothing yet. */
export type PersonValues = {
  firstName: string
  surname: string
  personalCode: string
  birthDate: string
  sex: Sex | ''
  declaration: boolean
  /** Drafts are kept by their text; this form has none. */
  text: string
}

export const NOBODY: PersonValues = {
  firstName: '',
  surname: '',
  personalCode: '',
  birthDate: '',
  sex: '',
  declaration: false,
  text: '',
}

export function valuesOf({
  firstName,
  surname,
  personalCode,
  birthDate,
  sex,
}: ChoosablePerson): PersonValues {
  return { ...NOBODY, firstName, surname, personalCode: personalCode ?? '', birthDate, sex }
}

/** As a call takes it: empty fields are left out. */
export function bodyOf({ firstName, surname, personalCode, birthDate, sex }: PersonValues) {
  return {
    firstName,
    surname,
    ...(normaliseLine(personalCode) ? { personalCode } : {}),
    ...(birthDate ? { birthDate } : {}),
    ...(sex ? { sex } : {}),
  }
}
