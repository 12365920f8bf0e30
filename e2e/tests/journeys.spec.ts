// @proves R2-011 R4-011
import { expect, type Page } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import { cast, DEMO_PASSWORD } from '../support/cast.ts'
import { holdReplies } from '../support/clinic.ts'
import { sendByCall } from '../support/e-contacts.ts'
import { fillDate } from '../support/fill-date.ts'
import { axeCheck, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// Journeys on which something comes between a person and the sending: the end of the session, another's change, no
// connection, no mouse.

const CLINIC = 'Kesklinna Perearstikeskus'
/** A picture of one grey pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test.use({
  viewport: { width: 380, height: 800 },
  expectedProblems: [
    [/status of (401|409|469)/, /ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)/],
    { scope: 'test' },
  ],
})

async function visit(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}locale=${language}`)
}
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`
const reply = (page: Page) => page.locator('#reply')
const sendReply = (page: Page) =>
  page
    .locator('form')
    .filter({ has: reply(page) })
    .locator('[type=submit]')

test('a session that ends in the middle of sending costs neither text nor file (ru)', async ({
  page,
  people,
}) => {
  const t = wordsIn('ru')
  const id = await people.sent('Кашель')
  const text = unique('Кашель стал сильнее')
  await signInAs(page, 'patient')
  await visit(page, `/e-contacts/${id}/timeline`, 'ru')
  await reply(page).fill(text)
  await page
    .locator('input[data-source=device]')
    .setInputFiles({ name: 'горло.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.getByRole('button', { name: /горло\.png/ })).toBeVisible()
  await expect(page.getByText(t('patient.draft.SERVER'), { exact: true })).toBeVisible()
  // The very request that carries the text is the first to hear of it.
  await page.route(
    /\/info$/,
    async (route) => {
      await page.context().clearCookies({ name: /^(?!cookie-consent)/ })
      await route.fulfill({ status: 401, json: {} })
    },
    { times: 1 },
  )
  await sendReply(page).click()
  await expect(page.getByText(t('errors.sessionExpired'))).toBeVisible()
  await axeCheck(page)
  await signInAs(page, 'patient')
  await visit(page, `/e-contacts/${id}/timeline`, 'ru')
  await expect(reply(page)).toHaveValue(text)
  const kept = page.locator('form').getByText('горло.png')
  await expect(kept).toBeVisible()
  await sendReply(page).click()
  await expect(page.getByRole('list').getByText(text)).toHaveCount(1)
  await expect(kept).toHaveCount(0)
  await expect(reply(page)).toHaveValue('')
})

test('a message waits on a broken connection that the device takes for a good one, and goes out once (ru)', async ({
  page,
  people,
}) => {
  const t = wordsIn('ru')
  const text = unique('Köha')
  await people.forgetDrafts('newPatient')
  await signInAs(page, 'newPatient')
  const personId = await people.personId('newPatient')
  await visit(page, `/e-contacts/create?personId=${personId}&clinicId=1&type=COUGH`, 'ru')
  await page.getByRole('textbox', { name: t('patient.create.label') }).fill(text)
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  const sending = page.getByRole('button', { name: t('patient.check.send', { clinic: CLINIC }) })
  await expect(sending).toBeVisible()

  await page.route('**/api/**', (route) => route.abort('connectionreset'))
  await sending.click()
  await page.getByRole('button', { name: t('patient.offline.sendWhenBack') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('patient.offline.waiting') })).toBeVisible()
  await expect(sending).toHaveCount(0)
  await axeCheck(page)
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  await page.unroute('**/api/**')
  await expect(page).toHaveURL(/e-contacts\/success/)
  const { content } = await people.read<{ content: { text: string }[] }>(
    'newPatient',
    '/api/patient/e-contacts?size=100',
  )
  expect(content.filter((each) => each.text === text)).toHaveLength(1)
})

test('a patient signs in and sends a request by keyboard alone (et)', async ({ page, people }) => {
  const t = wordsIn('et')
  await people.forgetDrafts('patient')
  const text = unique('Köha')
  await visit(page, '/login-with-password', 'et')
  const press = (key: string) => page.keyboard.press(key)
  /** Goes on by Tab until an element is reached; whatever has the focus must show it. */
  const tabTo = async (target: ReturnType<Page['locator']>): Promise<void> => {
    await expect(target).toBeVisible()
    await expect(async () => {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await press('Tab')
      expect(await target.evaluate((element) => element === document.activeElement)).toBe(true)
    }).toPass({ intervals: [0] })
    expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
  }
  /** Until a page is there, keys go to the one before it. The heading with the focus says that it is. */
  const atPage = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await tabTo(page.getByRole('textbox', { name: t('identity.field.email') }))
  await page.keyboard.type(cast.patient)
  await tabTo(page.getByLabel(t('identity.field.password'), { exact: true }))
  await page.keyboard.type(DEMO_PASSWORD)
  await press('Enter')
  await expect(page).toHaveURL(/\/my-e-contacts/)
  // With a second clinic there is one to choose.
  await sendByCall(page, 'QUESTION', 'Palun.', 3)
  await tabTo(page.getByRole('button', { name: t('patient.list.new') }).first())
  await press('Enter')
  await atPage(t('patient.person.title'))
  await tabTo(page.getByRole('radio', { name: t('patient.person.myself') }))
  await press('Space')
  await tabTo(page.getByRole('button', { name: t('shell.buttons.continue') }))
  await press('Enter')
  await atPage(t('patient.clinic.title'))
  await tabTo(page.getByRole('radio').first())
  for (const key of ['Space', 'ArrowDown', 'ArrowUp']) await press(key)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await tabTo(page.getByRole('button', { name: t('shell.buttons.continue') }))
  await press('Enter')
  await atPage(t('patient.type.title'))
  await tabTo(page.getByRole('searchbox', { name: t('patient.type.search') }))
  await page.keyboard.type('köha')
  await tabTo(page.getByRole('link', { name: t('types.COUGH'), exact: true }))
  await press('Enter')
  await tabTo(page.getByRole('textbox', { name: t('patient.create.label') }))
  await page.keyboard.type(text)
  await tabTo(page.getByRole('button', { name: t('shell.buttons.continue') }))
  await press('Enter')
  await atPage(t('questionnaire.questions.title'))
  await tabTo(page.getByRole('button', { name: t('questionnaire.questions.skip') }))
  await press('Enter')
  await atPage(t('patient.check.title'))
  await tabTo(page.getByRole('button', { name: t('patient.check.send', { clinic: CLINIC }) }))
  await press('Space')
  await atPage(t('sent.success.title'))
})

test('from the date that the nurse sets the patient may reply, and not before (ru)', async ({
  page,
  people,
  openAs,
}) => {
  const t = wordsIn('ru')
  const id = await people.sent('Кашель')
  const nurse = await openAs('nurse', { viewport: { width: 1280, height: 800 } })
  await visit(nurse, `/e-contacts/${id}`, 'ru')
  await holdReplies(nurse, id, 1)
  const pane = nurse.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })
  await pane.getByLabel(t('clinic.composer.reply')).fill('Напишите через две недели.')
  await pane.getByLabel(t('clinic.composer.restriction')).selectOption('DATE')
  const day = new Date(Date.now() + 14 * 24 * 60 * 60_000)
  const date = pane.getByRole('group', { name: t('clinic.composer.date') })
  await fillDate(date, day.toISOString().slice(0, 10), t)
  await pane.getByRole('button', { name: t('shell.buttons.send') }).click()
  await expect(pane.getByRole('listitem').getByText('Напишите через две недели.')).toBeVisible()
  await signInAs(page, 'patient')
  await visit(page, `/e-contacts/${id}/timeline`, 'ru')
  await expect(page.getByText(t('patient.timeline.lockedText'))).toBeVisible()
  await expect(reply(page)).toHaveCount(0)
  const early = await page.request.post(`/api/patient/actions/${id}/inquiry/complete`, {
    data: { answer: 'Раньше' },
  })
  expect(early.status()).toBeGreaterThanOrEqual(403)
})
