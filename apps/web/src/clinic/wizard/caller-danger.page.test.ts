import { waitFor, within } from '@testing-library/dom'
import { createClinicEContact } from '@vastus/contract/clinic-patients'
import { listDrafts } from '@vastus/contract/platform'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { begunInWizard } from '../../testing/things.ts'

test('saving asks again about a danger that was written after the question was answered', async () => {
  const { screen, server, t, user } = await openPage(
    '/clinic-e-contacts/create?mode=as-patient&step=message',
    {
      as: 'nurse',
      language: 'en',
      expectedErrors: [/answered 400/],
      serve: (mock) => {
        serveInbox(mock)
        mock.on(createClinicEContact, failed(400))
        mock.on(listDrafts, pageOf([begunInWizard({ type: 'PRESCRIPTION' })]))
      },
    },
  )
  const field = await screen.findByLabelText(t('wizard.message.asPatient'))
  const isSaid = () => screen.findByLabelText(t('wizard.caller.said'))
  await user.type(field, 'Crushing chest pain since the morning.')
  await isSaid()
  await user.keyboard('{Control>}{Enter}{/Control}')
  const dialog = () => screen.findByRole('dialog', { name: t('wizard.caller.ask') })
  const later = within(await dialog()).getByRole('button', { name: t('wizard.caller.no') })
  // A key that is held records nothing untrue.
  await waitFor(() => expect(document.activeElement).toBe(later))
  await user.click(later)
  await waitFor(() => expect(server.callsOf(createClinicEContact)).toHaveLength(1))
  await screen.findByRole('button', { name: t('shell.buttons.tryAgain') })
  await user.type(field, ' I want to kill myself.')
  await screen.findByRole('heading', {
    name: t('wizard.caller.heading', { rule: t('signs.rules.SUICIDE') }),
  })
  await user.click(screen.getByRole('button', { name: t('shell.buttons.tryAgain') }))
  await dialog()
  expect(server.callsOf(createClinicEContact)).toHaveLength(1)
})
