// @proves R3-084 R3-085 R5-052
import { expect, test } from 'vitest'
import { checkNewClinic, type NewClinic, type NewEmployee } from './new-clinic.ts'

const TODAY = '2026-11-26'
const EMPLOYEE: NewEmployee = {
  firstName: 'Mari',
  surname: 'Mägi',
  personalCode: '37605030299',
  birthDate: '',
  email: 'mari@example.test',
  sex: '',
  profession: 'DOCTOR',
}
const OTHER: NewEmployee = { ...EMPLOYEE, personalCode: '39001010000', email: 'jaan@example.test' }
const CLINIC: NewClinic = {
  countryCode: 'EE',
  name: 'Tamme Tervisekeskus',
  address: 'Tamme 1, Tartu',
  websites: '',
  emails: 'info@example.test',
  plan: 'BASIC',
  registrationCode: '12345678',
  employees: [EMPLOYEE],
}

test.each<[string, Partial<NewClinic>, [string, string][]]>([
  ['a whole clinic', {}, []],
  ['one without employees', { employees: [] }, []],
  ['two employees', { employees: [EMPLOYEE, OTHER] }, []],
  ['two websites', { websites: 'https://a.example, http://b.example' }, []],
  ['a website that runs script', { websites: 'javascript:alert(1)' }, [['websites', 'WEBSITE']]],
  ['no name', { name: '  ' }, [['name', 'REQUIRED']]],
  ['no address', { address: '' }, [['address', 'REQUIRED']]],
  ['no registration code', { registrationCode: '' }, [['registrationCode', 'REQUIRED']]],
  ['no e-mail', { emails: '' }, [['emails', 'REQUIRED']]],
  ['one bad e-mail of two', { emails: 'a@b.example, no' }, [['emails', 'EMAIL_PATTERN']]],
  [
    'a code of another country',
    { countryCode: 'PL', employees: [EMPLOYEE] },
    [['employees.0.personalCode', 'PERSONAL_CODE']],
  ],
  [
    'an employee without a code',
    { employees: [{ ...EMPLOYEE, personalCode: '', birthDate: '1976-05-03' }] },
    [['employees.0.personalCode', 'REQUIRED']],
  ],
  [
    'an employee who is a child',
    { countryCode: 'US', employees: [{ ...EMPLOYEE, personalCode: 'A1234', birthDate: '2010-01-01' }] },
    [['employees.0.birthDate', 'UNDERAGE']],
  ],
  [
    'a birth date that is missing where the code does not tell it',
    { countryCode: 'US', employees: [{ ...EMPLOYEE, personalCode: 'A1234' }] },
    [['employees.0.birthDate', 'REQUIRED']],
  ],
  [
    'an employee without a profession',
    { employees: [{ ...EMPLOYEE, profession: '' }] },
    [['employees.0.profession', 'REQUIRED']],
  ],
  [
    'a second employee with the same code and e-mail',
    { employees: [EMPLOYEE, { ...EMPLOYEE, email: 'MARI@example.test' }] },
    [
      ['employees.1.personalCode', 'REPEATED'],
      ['employees.1.email', 'REPEATED'],
    ],
  ],
])('%s', (_what, part, expected) => {
  expect(checkNewClinic({ ...CLINIC, ...part }, TODAY).map(({ path, rule }) => [path, rule])).toEqual(
    expected,
  )
})
