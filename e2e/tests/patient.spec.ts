// @proves R1-004 R2-042 R2-046 R4-011 R4-034 R4-037
import type { Page } from '@playwright/test'
import { forgetBegun, passClinics } from '../support/e-contacts.ts'
import { holdBack } from '../support/first-load.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

const ET = {
  code: 'et' as 'et' | 'ru',
  continue: 'Jätka',
  skip: 'Jäta küsimused vahele',
  start: 'Uus e-kontakt',
  myself: 'Minu enda',
  other: 'Kellegi teise',
  message: 'Teie sõnum kliinikule',
  send: /^Saada kliinikusse/,
  sent: 'E-kontakt on saadetud',
  open: 'Ava e-kontakt',
  saved: 'Salvestatud',
  search: 'Otsige kaebuse või sõna järgi',
}
const RU: typeof ET = {
  code: 'ru' as const,
  continue: 'Продолжить',
  skip: 'Пропустить вопросы',
  start: 'Новое обращение',
  myself: 'О себе',
  other: 'О другом человеке',
  message: 'Ваше сообщение клинике',
  send: /^Отправить в клинику/,
  sent: 'Обращение отправлено',
  open: 'Открыть обращение',
  saved: 'Сохранено',
  search: 'Поиск по симптому или слову',
}

/** A picture of one grey pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'patient')
  await forgetBegun(page)
})

async function chooseSelfAndClinic(page: Page, words: typeof ET) {
  await page.goto(`/my-e-contacts?locale=${words.code}`)
  await page.getByRole('button', { name: words.start }).first().click()
  await page.getByRole('radio', { name: words.myself }).check()
  await page.getByRole('button', { name: words.continue }).click()
  await chooseFirstClinic(page, words)
}

async function chooseFirstClinic(page: Page, words: typeof ET) {
  await passClinics(page, wordsIn(words.code))
  await expect(page).toHaveURL(/\/e-contacts\/add/)
}

async function chooseType(page: Page, words: typeof ET, symptom: string, label: string) {
  await page.getByRole('searchbox', { name: words.search }).fill(symptom)
  await page.getByRole('link', { name: label, exact: true }).click()
}

async function writeAndSend(page: Page, words: typeof ET, text: string) {
  await page.getByRole('textbox', { name: words.message }).fill(text)
  await page.getByRole('button', { name: words.continue }).click()
  await page.getByRole('button', { name: words.skip }).click()
  await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('button', { name: words.send }).click()
  await expect(page).toHaveURL(/e-contacts\/success/)
}

/** Sends a message without files and opens it; answers its id. */
async function sendAndOpen(page: Page, words: typeof ET, text: string): Promise<number> {
  await chooseSelfAndClinic(page, words)
  await chooseType(
    page,
    words,
    words === RU ? 'сыпь' : 'lööve',
    words === RU ? 'Проблема с кожей' : 'Nahaprobleem',
  )
  await writeAndSend(page, words, text)
  await expect(page.getByRole('heading', { name: words.sent })).toBeVisible()
  await page.getByRole('button', { name: words.open }).click()
  await expect(page.getByRole('list').getByText(text)).toBeVisible()
  return Number(/e-contacts\/(\d+)\/timeline/.exec(page.url())?.[1])
}

test('a patient finds the concern by its symptom and sends it with a photo', async ({ page }) => {
  await chooseSelfAndClinic(page, ET)
  await chooseType(page, ET, 'lööve', 'Nahaprobleem')
  await expect(page.getByText('Helistage kohe numbril 112, kui:').first()).toBeVisible()
  await page.getByRole('button', { name: 'Lisa fotosid või faile' }).click()
  await page.locator('input[data-source=device]').setInputFiles({
    name: 'lööve.png',
    mimeType: 'image/png',
    buffer: PIXEL,
  })
  await writeAndSend(page, ET, 'Käel on sügelev lööve, juba kolmas päev.')
  await expect(page.getByRole('heading', { name: ET.sent })).toBeVisible()
  await expect(page.getByText('lööve.png')).toBeVisible()
  // By the day that the clinic has promised, as the e-contact itself says.
  const answerBy = page.getByText(/Kliinik vastab tavaliselt hiljemalt \d/)
  await expect(answerBy).toBeVisible()
  await shot(page, 'patient-sent')
  await page.getByRole('button', { name: ET.open }).click()
  await expect(page.getByRole('link', { name: 'Salvesta lööve.png' })).toBeVisible()
  await expect(answerBy).toBeVisible()
})

test('a parent writes in Russian for a child, and every page names the child', async ({ page }) => {
  await page.goto('/e-contacts/choose-person?locale=ru')
  await page.getByRole('radio', { name: RU.other }).check()
  await page.getByRole('button', { name: RU.continue }).click()
  await page.getByRole('radio', { name: /Juku/ }).check()
  await page.getByRole('button', { name: RU.continue }).click()
  const strip = page.getByText(/Вы пишете за другого человека: Juku .*2019/)
  await expect(strip).toBeVisible()
  await chooseFirstClinic(page, RU)
  await expect(strip).toBeVisible()
  await chooseType(page, RU, 'кашель', 'Кашель')
  await expect(strip).toBeVisible()
  await writeAndSend(page, RU, 'У ребёнка третий день температура и кашель.')
  await expect(strip).toBeVisible()
  await axeCheck(page)
  await expect(page.getByRole('heading', { name: RU.sent })).toBeVisible()
  await page.goto('/my-e-contacts?locale=ru')
  await expect(page.getByText(/О ком: Juku .*отправитель: Mari/).first()).toBeVisible()
})

test('a patient cancels with a reason and reopens with another', async ({ page }) => {
  await sendAndOpen(page, ET, 'Palun uut kreemi, vana sai otsa.')
  await page.getByRole('button', { name: 'Tühista e-kontakt' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Tühista e-kontakt' }).click()
  await expect(dialog.getByText('Valige põhjus')).toBeVisible()
  await dialog.getByRole('radio').nth(2).check()
  await dialog.getByRole('button', { name: 'Tühista e-kontakt' }).click()
  await expect(page.getByText('See e-kontakt on lõpetatud.')).toBeVisible()
  await page.getByRole('button', { name: 'Ava uuesti' }).click()
  await page.getByRole('dialog').getByRole('radio').first().check()
  await page.getByRole('dialog').getByRole('button', { name: 'Ava uuesti' }).click()
  await expect(page.getByText('Ootab kliiniku vastust')).toBeVisible()
  await expect(page.getByText('E-kontakt avati uuesti')).toBeVisible()
})

test.describe('a reply with a file', () => {
  test.use({ expectedProblems: [[/Failed to load resource|ERR_/], { scope: 'test' }] })
  const picture = { name: 'wysypka.png', mimeType: 'image/png', buffer: PIXEL }
  const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`

  test('an answer with a file says that it was not sent, and goes out when its writer says so (et)', async ({
    page,
    people,
  }) => {
    const t = wordsIn('et')
    const id = await people.sent(unique('Köha'), 'patient')
    const text = unique('Pilt lööbest')
    const letFileGo = await holdBack(page, '**/e-contacts/*/upload*')
    await page.goto(`/e-contacts/${id}/timeline?locale=et`)
    const sendings: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/info')) sendings.push(request.url())
    })
    await page.locator('#reply').fill(text)
    await page.locator('input[data-source=device]').setInputFiles(picture)
    await expect(page.getByText(picture.name)).toBeVisible()
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
    const letFileGo = await holdBack(page, '**/e-contacts/*/upload*')
    await page.goto(`/e-contacts/${id}/timeline?locale=pl`)
    const field = page.locator('#reply')
    await field.fill(text)
    await page.locator('input[data-source=device]').setInputFiles(picture)
    await page.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
    await field.fill(`${text} A od wczo`)
    letFileGo()
    await expect(page.getByRole('list').getByText(text, { exact: true })).toHaveCount(1)
    await expect(field).toHaveValue('A od wczo')
  })
})

test('a question of the nurse arrives by itself and is answered once', async ({ page, openAs }) => {
  const id = await sendAndOpen(page, RU, 'Сыпь на руке чешется, что делать?')
  const nurse = await openAs('nurse')
  const asked = await nurse.request.post(`/api/clinic/e-contacts/${id}/actions/inquiry`, {
    data: { question: 'Есть ли у вас аллергия?' },
  })
  expect(asked.status()).toBe(200)
  await expect(page.getByText('Есть ли у вас аллергия?')).toBeVisible()
  await page.getByRole('textbox', { name: 'Ваш ответ клинике' }).fill('Нет, аллергии нет.')
  await page.getByRole('button', { name: 'Отправить ответ' }).click()
  await expect(
    page.getByText('Клиника работает').or(page.getByRole('list').getByText('Нет, аллергии нет.')),
  ).toBeVisible()
  await expect(page.getByRole('list').getByText('Нет, аллергии нет.')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Добавить информацию' })).toHaveValue('')
})
