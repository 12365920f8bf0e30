import { waitFor } from '@testing-library/dom'
import { listClinicPatients } from '@vastus/contract/clinic-patients'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { person } from '../../testing/things.ts'

test('while the search for a patient fails, that is said, and it is tried again', async () => {
  const { main, server, t, user } = await openPage('/clinic-e-contacts/create?mode=to-patient', {
    as: 'nurse',
    language: 'pl',
    expectedErrors: [/answered 400/],
    serve: (mock) => {
      serveInbox(mock)
      mock.on(listClinicPatients, failed(400))
    },
  })
  const field = await main().findByRole('combobox')
  await user.type(field, 'Saar')
  await main().findByText(t('wizard.search.failed'))
  expect(main().queryByText(t('wizard.search.nobody'))).toBeNull()
  server.on(
    listClinicPatients,
    pageOf([
      {
        ...person({ surname: 'Saar' }),
        listCode: null,
        clinicMember: true,
        age: 41,
        adult: true,
        emailLocked: false,
        phoneLocked: false,
        reach: 'ACCOUNT',
        representatives: [],
      },
    ]),
  )
  await user.click(main().getByRole('button', { name: t('shell.buttons.tryAgain') }))
  expect(await main().findAllByRole('option')).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(field))
})
