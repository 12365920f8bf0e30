import { within } from '@testing-library/dom'
import { getSummarization, translate } from '@vastus/contract/ai'
import {
  getClinicEContact,
  getClinicTimeline,
  listNotes,
  sendInquiry,
} from '@vastus/contract/clinic-e-contacts'
import { listMyClinics } from '@vastus/contract/clinics'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { containing, openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { clinicEContact, OWN_CLINIC, timelineEntry } from '../../testing/things.ts'

const ORIGINAL = 'Võtke 400 mg ibuprofeeni 2 korda päevas.'
const RIGHT = 'Принимайте 400 мг ибупрофена 2 раза в день.'
const WRONG = 'Принимайте 40 мг ибупрофена 2 раза в день.'
const DIFFERENCE = { original: '“400 mg”', translation: '“40 мг”' }

const eContact = clinicEContact()

const CLINIC: typeof OWN_CLINIC = {
  ...OWN_CLINIC,
  features: { translation: 'ENABLED', aiSummarization: 'DISABLED', aiSmartQuestionnaire: 'DISABLED' },
}

const open = () =>
  openPage('/e-contacts/7', {
    as: 'nurse',
    language: 'et',
    expectedErrors: [/answered 469/],
    serve: (server) => {
      serveInbox(server)
      server.on(listMyClinics, pageOf([CLINIC]))
      server.on(getClinicEContact, eContact)
      server.on(getClinicTimeline, { ...pageOf([timelineEntry()]), version: 1 })
      server.on(listNotes, pageOf([]))
      server.on(getSummarization, { summarization: null })
      server.on(translate, { translation: RIGHT, model: 'Simulator', missing: [], added: [] })
      server.on(sendInquiry, ({ body }) =>
        body.question === WRONG && !body.differenceConfirmed
          ? failed(469, { key: 'TRANSLATION_DIFFERS', params: DIFFERENCE, requestId: 'r' })
          : eContact,
      )
    },
  })

async function write() {
  const page = await open()
  const { screen, t, user } = page
  const box = await screen.findByLabelText<HTMLTextAreaElement>(t('clinic.composer.reply'))
  await user.click(box)
  await user.paste(ORIGINAL)
  await user.click(await screen.findByRole('button', { name: t('ai.reply.open') }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: t('ai.reply.make') }))
  await dialog.findByDisplayValue(RIGHT)
  await user.click(dialog.getByRole('button', { name: t('ai.reply.use') }))
  await screen.findByRole('button', { name: t('ai.reply.back') })
  const replace = async (text: string) => {
    box.focus()
    box.setSelectionRange(0, box.value.length)
    await user.paste(text)
  }
  const send = () =>
    user.click(
      screen.getByRole('button', {
        name: new RegExp(`^(${t('shell.buttons.send')}|${t('shell.buttons.tryAgain')})$`),
      }),
    )
  const sent = () => page.server.callsOf(sendInquiry).map(({ body }) => body)
  return { ...page, box, replace, send, sent }
}

test('a translated reply whose dose is changed afterwards is stopped with the difference, and sent once it is confirmed', async () => {
  const { box, replace, screen, send, sent, t, user } = await write()
  expect(box.value).toBe(RIGHT)
  await replace(WRONG)
  await send()
  await screen.findByText(containing(t('errors.TRANSLATION_DIFFERS', DIFFERENCE)))
  // Nothing of what was written is lost.
  expect(box.value).toBe(WRONG)
  expect(screen.getByText(ORIGINAL)).toBeTruthy()
  const confirm = () => screen.findByLabelText<HTMLInputElement>(t('ai.reply.checked'))
  await user.click(await confirm())
  expect((await confirm()).checked).toBe(true)
  // A text that is changed again is not the one that was confirmed.
  await user.type(box, '!')
  expect((await confirm()).checked).toBe(false)
  await replace(WRONG)
  expect((await confirm()).checked).toBe(true)
  await send()
  expect(await screen.findByLabelText<HTMLTextAreaElement>(t('clinic.composer.reply'))).toHaveProperty(
    'value',
    '',
  )
  expect(sent()).toMatchObject([
    { question: WRONG, original: ORIGINAL, differenceConfirmed: false },
    { question: WRONG, original: ORIGINAL, differenceConfirmed: true },
  ])
})

test('the way back from a translation is its original, which is then sent alone', async () => {
  const { box, screen, send, sent, t, user } = await write()
  await user.click(screen.getByRole('button', { name: t('ai.reply.back') }))
  expect(box.value).toBe(ORIGINAL)
  expect(screen.queryByRole('button', { name: t('ai.reply.back') })).toBeNull()
  await send()
  expect(sent()).toMatchObject([{ question: ORIGINAL }])
  expect(sent()[0]).not.toHaveProperty('original')
})

test('in a box that was emptied another text begins, and the former original does not go along', async () => {
  const { box, send, sent, t, screen, user } = await write()
  await user.clear(box)
  expect(screen.queryByRole('button', { name: t('ai.reply.back') })).toBeNull()
  await user.paste('Helistame teile.')
  await send()
  expect(sent()).toMatchObject([{ question: 'Helistame teile.' }])
  expect(sent()[0]).not.toHaveProperty('original')
})
