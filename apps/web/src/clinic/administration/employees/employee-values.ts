import type { Employee } from '@vastus/contract/employees'
import type { Sex } from '@vastus/domain/identity/sex'
import type { Language } from '@vastus/domain/locale'
import { PROFESSIONS, type Profession } from '@vastus/domain/roles'

/** The content of the form. What is not chosen yet is empty. */
export type EmployeeValues = {
  firstName: string
  surname: string
  personalCode: string
  birthDate: string
  sex: Sex | ''
  email: string
  profession: Profession | ''
  listCode: string
  language: Language
  /** Version of the employee that the writer has seen; 0 for somebody new. */
  seen: number
  /** Nothing here is a text that could be joined with another one. */
  text: string
}

export function newEmployee(language: Language): EmployeeValues {
  return {
    firstName: '',
    surname: '',
    personalCode: '',
    birthDate: '',
    sex: '',
    email: '',
    profession: '',
    listCode: '',
    language,
    seen: 0,
    text: '',
  }
}

export function valuesOf(employee: Employee, language: Language): EmployeeValues {
  return {
    firstName: employee.firstName,
    surname: employee.surname,
    personalCode: employee.personalCode ?? '',
    birthDate: employee.birthDate ?? '',
    sex: employee.sex ?? '',
    email: employee.email ?? '',
    profession: employee.profession,
    listCode: employee.listCode ?? '',
    language,
    seen: employee.version,
    text: '',
  }
}

/** What of the form is sent; fields that stayed empty are left out. */
export function bodyOf({
  text: _text,
  seen: _seen,
  language,
  listCode,
  profession,
  ...values
}: EmployeeValues) {
  const { personalCode, birthDate, sex, ...names } = values
  return {
    ...names,
    ...(personalCode ? { personalCode } : {}),
    ...(birthDate ? { birthDate } : {}),
    ...(sex ? { sex } : {}),
    profession: PROFESSIONS.find((each) => each === profession) ?? 'NON_CLINICAL',
    listCode: listCode || null,
    language,
  }
}

/** What of the form differs from the employee: the rest is not sent, so that the server does not check it again. */
export function changesOf(values: EmployeeValues, before: Employee) {
  const { language: _language, ...body } = bodyOf(values)
  const known: Record<string, unknown> = { ...before }
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => value !== (known[name] ?? null)),
  ) as Partial<typeof body>
}
