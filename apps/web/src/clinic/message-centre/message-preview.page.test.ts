// @proves R2-106
import { within } from '@testing-library/dom'
import { listPatientLists } from '@vastus/contract/clinics'
import { listAudience } from '@vastus/contract/message-centre'
import { previewSms, type SmsPreview } from '@vastus/contract/sms'
import { listSmsAudiences } from '@vastus/contract/sms-saved'
import { smsTemplateText } from '@vastus/domain/message-centre/sms-templates'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { SENT_AT } from '../../testing/things.ts'

/** Takes the text of the flu template over the length of one SMS. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)

const PREVIEW = {
  recipients: 3,
  smsCount: 4,
  price: 0.36,
  sendAt: SENT_AT,
  skipped: [],
  names: { first: 'Mari', longest: LONG_NAME },
  optOutLink: 'vastus.test/s/abc',
  withoutLink: 0,
  languages: [
    { language: 'et', count: 2 },
    { language: 'ru', count: 1 },
  ],
} satisfies SmsPreview

const compose = (preview: SmsPreview) =>
  openPage('/message-centre/message?template=FLU_VACCINE&from=60', {
    as: 'doctor',
    serve: (server) => {
      serveInbox(server)
      server.on(listSmsAudiences, pageOf([]))
      server.on(listPatientLists, pageOf([]))
      server.on(listAudience, pageOf([]))
      server.on(previewSms, preview)
    },
  })

test('a template is previewed in one language at a time, and a name that costs an SMS more is named', async () => {
  const { t, user, main } = await compose(PREVIEW)
  const preview = within(await main().findByRole('region', { name: t('message-centre.preview') }))
  await preview.findByRole('tab', { name: t('ai.language.ru') })
  const startIn = (language: 'et' | 'ru') =>
    new RegExp(`^${smsTemplateText('FLU_VACCINE', language).replace('{firstName}', 'Mari').slice(0, 12)}`)
  expect(preview.getByText(startIn('et'))).toBeDefined()
  expect(preview.queryByText(startIn('ru'))).toBeNull()
  expect(preview.getByText(t('message-centre.longest', { name: LONG_NAME, parts: '2' }))).toBeDefined()

  await user.click(preview.getByRole('tab', { name: t('ai.language.ru') }))
  expect(preview.getByText(startIn('ru'))).toBeDefined()
  expect(preview.queryByText(startIn('et'))).toBeNull()
})

test('who wants to write to nobody is told so', async () => {
  const { t, user, main } = await compose({ ...PREVIEW, recipients: 0, smsCount: 0, price: 0 })
  await main().findByText(t('message-centre.cost.recipients'))
  expect(main().queryByText(t('message-centre.cost.nobody'))).toBeNull()

  await user.click(main().getByRole('button', { name: t('message-centre.send') }))
  expect(main().getByRole('alert').textContent).toBe(t('message-centre.cost.nobody'))
})
