import { waitFor } from '@testing-library/dom'
import { createClinicEContact } from '@vastus/contract/clinic-patients'
import { listDrafts } from '@vastus/contract/platform'
import { startClinicQuestionnaire } from '@vastus/contract/questionnaire-flows'
import { findDangerSignsLazily } from '@vastus/domain/danger-signs/find-lazily'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { begunInWizard } from '../../testing/things.ts'

test('what a caller said is saved without the questionnaire when its provider does not answer', async () => {
  // On a busy machine the rules would come too late, which the page reports.
  await findDangerSignsLazily('She sleeps badly', 'ru', 'QUEST_ISI', [])
  const { screen, server, t, user } = await openPage(
    '/clinic-e-contacts/create?mode=as-patient&step=message',
    {
      as: 'nurse',
      language: 'ru',
      expectedErrors: [/answered 4/],
      serve: (mock) => {
        serveInbox(mock)
        mock.on(listDrafts, pageOf([begunInWizard({ type: 'QUEST_ISI', text: 'She sleeps badly' })]))
        mock.on(
          startClinicQuestionnaire,
          failed(469, { requestId: 'none', key: 'AWELL_NOT_AVAILABLE', message: '' }),
        )
        mock.on(createClinicEContact, failed(400))
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: t('wizard.message.openQuestionnaire') }))
  await screen.findByText(containing(t('errors.staff.AWELL_NOT_AVAILABLE')))
  await user.click(screen.getByRole('button', { name: t('wizard.message.save') }))
  await waitFor(() =>
    expect(server.callsOf(createClinicEContact).map(({ body }) => body)).toMatchObject([
      { eContactType: 'QUEST_ISI', text: 'She sleeps badly' },
    ]),
  )
})
