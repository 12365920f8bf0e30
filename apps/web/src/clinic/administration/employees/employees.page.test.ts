import { listEmployees, listMyClinics, listPatientLists } from '@vastus/contract/clinics'
import { addEmployee, type Employee } from '@vastus/contract/employees'
import { expect, test } from 'vitest'
import { containing, openPage, pageOf } from '../../../testing/open-page.ts'
import { serveInbox } from '../../../testing/pages.ts'
import { OWN_CLINIC } from '../../../testing/things.ts'

const EMPLOYEE: Employee = {
  id: 2,
  userId: 40,
  firstName: 'Piret',
  surname: 'Kuusk',
  personalCode: null,
  birthDate: '1985-03-27',
  sex: 'FEMALE',
  email: 'piret@demo.vastus.test',
  profession: 'NON_CLINICAL',
  listCode: null,
  status: 'ACTIVE',
  deletedAt: null,
  invitedAt: null,
  lastSignInAt: null,
  version: 1,
}

test.each([
  ['reception', 40, ['NON_CLINICAL'], 'CLINICAL_PROFESSION'],
  ['reception', 5, ['NON_CLINICAL'], 'OWN_PROFESSION'],
  ['doctor', 40, ['DOCTOR', 'NURSE', 'NON_CLINICAL'], null],
] as const)('%s gives employee %s only what may be given', async (as, userId, offered, lack) => {
  const { screen, t } = await openPage('/admin/employees?employee=2', {
    as,
    serve: (server) => {
      serveInbox(server)
      server.on(listMyClinics, pageOf([OWN_CLINIC]))
      server.on(listEmployees, pageOf([{ ...EMPLOYEE, userId }]))
      server.on(listPatientLists, pageOf([]))
    },
  })
  await screen.findByRole('radio', { name: (name) => name.startsWith(t('enums.profession.NON_CLINICAL')) })
  const values = screen
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value }) => value)
    .filter((value) => value === 'DOCTOR' || value === 'NURSE' || value === 'NON_CLINICAL')
  expect(values).toEqual(offered)
  for (const each of ['OWN_PROFESSION', 'CLINICAL_PROFESSION'] as const)
    expect(screen.queryByText(t(`refusals.${each}`)) !== null).toBe(each === lack)
})

test('several are pasted, and only those who cannot be added stay', async () => {
  const { screen, server, t, user } = await openPage('/admin/employees?employee=several', {
    as: 'doctor',
    language: 'et',
    serve: (mock) => {
      serveInbox(mock)
      mock.on(listMyClinics, pageOf([OWN_CLINIC]))
      mock.on(addEmployee, EMPLOYEE)
    },
  })
  const field = await screen.findByLabelText<HTMLTextAreaElement>(t('administration.employees.several.label'))
  await user.click(field)
  await user.paste(
    [
      'Eesnimi\tPerenimi\tE-post\tAmet\tIsikukood',
      'Anu\tAas\tanu@example.test\tÕde\t48505052222',
      'Ants\tKask\tants@example.test\tKokk\t38001085718',
    ].join('\n'),
  )
  await user.click(
    screen.getByRole('button', { name: t('administration.employees.several.send', { count: 2 }) }),
  )
  await screen.findByText(containing(t('administration.employees.several.added', { count: 1 })))
  expect(server.callsOf(addEmployee).map(({ body }) => body.firstName)).toEqual(['Anu'])
  expect(field.value).toMatch(/^Eesnimi\t.*\nAnts\tKask/)
  expect(screen.getAllByRole('listitem').some(({ textContent }) => textContent.includes('Ants Kask'))).toBe(
    true,
  )
})
