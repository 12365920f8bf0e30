// @proves R2-011 R2-087 R4-011
import { expect, type Page } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import { cast, DEMO_PASSWORD } from '../support/cast.ts'
import { holdReplies } from '../support/clinic.ts'
import { sendByCall } from '../support/e-contacts.ts'
import { fillDate } from '../support/fill-date.ts'
import { holdBack } from '../support/first-load.ts'
import { axeCheck, shot, signInAs, test } from '../support/fixtures.ts'
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
    [/status of (401|409|469)/, /ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED)/],
    { scope: 'test' },
  ],
})

async function visit(page: Page, path: string, language: Language): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}locale=${language}`)
}
const PICTURE = { name: 'wysypka.png', mimeType: 'image/png', buffer: PIXEL }
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

test('an answer of which no word came back goes out once, though the page takes it for new by then (pl)', async ({
  page,
  people,
}) => {
  const t = wordsIn('pl')
  const id = await people.sent('Kaszel')
  await people.post('nurse', `/api/clinic/e-contacts/${id}/actions/inquiry`, {
    question: 'Czy jest gorączka?',
  })
  await signInAs(page, 'patient')
  const answer = `/api/patient/actions/${id}/inquiry/complete`
  await page.route(`**${answer}`, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.goto(`/e-contacts/${id}/timeline?locale=pl`)
  await page.getByLabel(t('patient.timeline.replyLabel')).fill('Nie, tylko kaszel.')
  await page.getByRole('button', { name: t('patient.timeline.sendReply') }).click()
  // It has arrived, and the socket says so.
  await expect(page.getByLabel(t('patient.timeline.infoLabel'))).toHaveValue('Nie, tylko kaszel.')
  await page.unroute(`**${answer}`)
  await expect(page.getByText(t('patient.draft.SERVER'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(t('patient.timeline.infoLabel'))).toHaveValue('Nie, tylko kaszel.')

  await page.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
  await expect(page.getByText(t('patient.timeline.sent'))).toBeVisible()
  await expect(page.getByLabel(t('patient.timeline.infoLabel'))).toHaveValue('')
  const { content } = await people.read<{ content: { text: string }[] }>(
    'patient',
    `/api/patient/e-contacts/${id}/timeline`,
  )
  expect(content.map(({ text }) => text)).toEqual(['Kaszel', 'Czy jest gorączka?', 'Nie, tylko kaszel.'])
})

test('an answer with a file says that it was not sent, and goes out when its writer says so (et)', async ({
  page,
  people,
}) => {
  const t = wordsIn('et')
  const id = await people.sent(unique('Köha'), 'patient')
  const text = unique('Pilt lööbest')
  await signInAs(page, 'patient')
  const letFileGo = await holdBack(page, '**/e-contacts/*/upload*')
  await page.goto(`/e-contacts/${id}/timeline?locale=et`)
  const sendings: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/info')) sendings.push(request.url())
  })
  await page.locator('#reply').fill(text)
  await page.locator('input[data-source=device]').setInputFiles(PICTURE)
  await expect(page.getByText(PICTURE.name)).toBeVisible()
  const inList = page.getByRole('list').getByText(text)
  await page.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
  await page.context().setOffline(true)
  await expect(page.getByRole('alert').filter({ hasText: t('errors.offline') })).toBeVisible()
  await axeCheck(page)
  await shot(page, 'reply-offline')
  // The connection alone sends nothing.
  const arrived = page.waitForResponse((response) => response.url().includes('/upload') && response.ok())
  await page.context().setOffline(false)
  letFileGo()
  await arrived
  await expect(inList).toHaveCount(0)

  await page.context().setOffline(true)
  expect(sendings).toEqual([])
  await page.getByRole('button', { name: t('patient.offline.sendWhenBack') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('patient.offline.waitingHere') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('patient.timeline.sendInfo') })).toHaveCount(0)
  await axeCheck(page)
  await shot(page, 'reply-waits')
  await page.context().setOffline(false)
  await expect(inList).toHaveCount(1)
  await expect(page.locator('#reply')).toHaveValue('')
})

test('what is typed on while a file is on its way is not sent with it (pl)', async ({ page, people }) => {
  const t = wordsIn('pl')
  const id = await people.sent(unique('Kaszel'), 'patient')
  const text = unique('Zdjęcie wysypki.')
  await signInAs(page, 'patient')
  const letFileGo = await holdBack(page, '**/e-contacts/*/upload*')
  await page.goto(`/e-contacts/${id}/timeline?locale=pl`)
  const field = page.locator('#reply')
  await field.fill(text)
  await page.locator('input[data-source=device]').setInputFiles(PICTURE)
  await page.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
  await field.fill(`${text} A od wczo`)
  letFileGo()
  await expect(page.getByRole('list').getByText(text, { exact: true })).toHaveCount(1)
  await expect(field).toHaveValue('A od wczo')
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
