// @proves R4-039 R4-047 R5-030 R8-030
import type { Page, Request } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import { cameraPhoto, lookAt } from '../support/camera-photo.ts'
import { passClinics, sendByCall } from '../support/e-contacts.ts'
import { withoutFirstAnswers } from '../support/first-responses.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { shakyWay } from '../support/shaky-way.ts'
import { wordsIn } from '../support/words.ts'

// Files on a bad connection: what is cut off goes out again by itself, what is not taken says why, and nothing doubles.

type Kept = { id: string; name: string; size: number }

/** The beginning of a photo as newer phones write it, which this browser cannot draw. */
const HEIC = Buffer.concat([
  Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'),
  Buffer.alloc(2000, 1),
])
/** A document of some pages. */
const LETTER = Buffer.alloc(1_200_000, '%PDF-1.4\nx')
const PROGRAM = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 1)])

test.use({
  expectedProblems: [
    [
      /ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|EMPTY_RESPONSE|CONNECTION_CLOSED|SOCKET_NOT_CONNECTED)/,
      /WebSocket/,
      /status of 469/,
      /status of 500/,
      /500 from .*upload/,
      // Through the way that breaks.
      /request to http:\/\/127\.0\.0\.1/,
    ],
    { scope: 'test' },
  ],
})

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'patient')
})

const filesOf = async (page: Page, id: number): Promise<Kept[]> => {
  const response = await page.request.get(`/api/patient/e-contacts/${id}/timeline`)
  return ((await response.json()) as { eContact: { files: Kept[] } }).eContact.files
}

async function openFilesStep(page: Page, language: Language, origin = ''): Promise<number> {
  const id = await sendByCall(page, 'DERMATOLOGICAL', `Lööve ${crypto.randomUUID()}`)
  await page.goto(`${origin}/my-e-contacts/files?eContactId=${id}&locale=${language}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return id
}

test('of four files one is cut off and goes out by itself, one is not taken, and each arrives once (ru)', async ({
  page,
  context,
  baseURL,
}) => {
  const t = wordsIn('ru')
  const way = await shakyWay(baseURL ?? '')
  const id = await openFilesStep(page, 'ru', way.url)
  const photo = await cameraPhoto(page)
  await page.locator('input[data-source=device]').setInputFiles([
    { name: 'saatekiri.pdf', mimeType: 'application/pdf', buffer: LETTER },
    { name: 'analüüs.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'vastus.pdf', mimeType: 'application/pdf', buffer: PROGRAM },
    { name: 'mäng.exe', mimeType: 'application/octet-stream', buffer: PROGRAM },
    { name: 'tühi.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  ])
  const refusals = page.getByRole('alert')
  await expect(refusals.getByText('mäng.exe')).toBeVisible()
  await expect(refusals.getByText('tühi.pdf')).toBeVisible()
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row('saatekiri.pdf')).toContainText(t('kit.file.waiting'))

  const isBroken = way.breakAfter(0.6 * LETTER.length)
  await page.getByRole('button', { name: t('sent.files.sendFiles', { count: 3 }) }).click()
  await isBroken
  await context.setOffline(true)
  await expect(row('saatekiri.pdf').getByRole('status')).toContainText(t('kit.file.paused'))
  await axeCheck(page)
  await shot(page, 'files-cut-off-ru')
  way.mend()
  await context.setOffline(false)

  await expect(row('saatekiri.pdf')).toContainText(t('kit.file.ready'))
  await expect(row('analüüs.jpg')).toContainText(t('kit.file.ready'))
  await expect(row('vastus.pdf')).toContainText(t('errors.INVALID_INPUT_FILE'))
  await expect(
    row('vastus.pdf').getByRole('button', { name: t('kit.file.retryNamed', { name: 'vastus.pdf' }) }),
  ).toHaveCount(0)
  await expect(refusals.getByText(t('errors.fileUploadFailed', { count: 1 }))).toBeVisible()
  await axeCheck(page)
  await shot(page, 'files-one-refused-ru')

  await page.getByRole('button', { name: t('sent.files.finishAnyway') }).click()
  await expect(page).toHaveURL(/e-contacts\/success/)
  const kept = await filesOf(page, id)
  expect(kept.map(({ name }) => name).toSorted()).toEqual(['analüüs.jpg', 'saatekiri.pdf'])
  const stored = kept.find(({ name }) => name === 'analüüs.jpg')
  expect(stored?.size).toBeLessThan(photo.length)
  expect(await lookAt(page, `/api/files/${stored?.id}`)).toEqual({
    width: 1800,
    height: 2400,
    redAt: [false, true],
  })
  await way.close()
})

test('a picture that does not come is told in words in its place (ru)', async ({ page }) => {
  const t = wordsIn('ru')
  const id = await sendByCall(page, 'DERMATOLOGICAL', `Lööve ${crypto.randomUUID()}`)
  await withoutFirstAnswers(page)
  // Its pictures are not in the store.
  const picture = {
    id: crypto.randomUUID(),
    name: 'сыпь.jpg',
    contentType: 'image/jpeg',
    size: 40_000,
    scanResult: 'CLEAN',
    uploadedBy: 'PATIENT',
    createdAt: new Date().toISOString(),
    thumbnailURL: '/api/files/gone/thumbnail',
    largeURL: '/api/files/gone/large',
    width: 600,
    height: 800,
  }
  await page.route(`**/api/patient/e-contacts/${id}/timeline`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { content: object[] }
    const content = answer.content.map((entry) => ({ ...entry, files: [picture] }))
    await route.fulfill({ json: { ...answer, content } })
  })
  await page.route('**/api/files/gone/*', (route) => route.fulfill({ contentType: 'image/webp', body: '' }))
  await page.goto(`/e-contacts/${id}/timeline?locale=ru`)
  await expect(page.getByText(t('errors.loading.image'))).toBeVisible()
  await page.getByRole('button', { name: t('kit.file.openNamed', { name: picture.name }) }).click()
  const viewer = page.getByRole('dialog', { name: picture.name })
  await expect(viewer.getByText(t('errors.loading.image'))).toBeVisible()
  // On a tablet it takes the room there is.
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect.poll(async () => (await viewer.boundingBox())?.width).toBeGreaterThan(700)
  await shot(page, 'files-picture-missing')
})

test('an upload that the server fails is tried again by a press, and one whose answer is lost arrives once (et)', async ({
  page,
}) => {
  const t = wordsIn('et')
  const id = await openFilesStep(page, 'et')
  await page.locator('input[data-source=device]').setInputFiles([
    { name: 'esimene.pdf', mimeType: 'application/pdf', buffer: LETTER },
    { name: 'teine.pdf', mimeType: 'application/pdf', buffer: LETTER },
    { name: 'foto.heic', mimeType: 'image/heic', buffer: HEIC },
  ])
  const keys: (string | undefined)[] = []
  const pressed = Promise.withResolvers<void>()
  const keyOf = (request: Request) => request.headers()['idempotency-key']
  const isOfPhoto = (key: string | undefined) => key !== keys[0] && key !== keys[1]
  const photoReady = Promise.withResolvers<void>()
  const order: string[] = []
  await page.route('**/finalize', (route) => {
    order.push('finished')
    return route.continue()
  })
  await page.route('**/e-contacts/*/upload*', async (route) => {
    const key = keyOf(route.request())
    keys.push(key)
    // The first is refused by a fault; the second arrives, but its answer is lost on the way back. The photo is still
    // under way while the first is tried again, and arrives before it.
    if (keys.length === 1) return route.fulfill({ status: 500, json: {} })
    if (isOfPhoto(key)) await pressed.promise
    if (keys.length > 2 && key === keys[0]) {
      await photoReady.promise
      order.push('retried')
    }
    if (keys.length !== 2) return route.continue()
    expect((await route.fetch()).status()).toBe(201)
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: t('sent.files.sendFiles', { count: 3 }) }).click()
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row('teine.pdf')).toContainText(t('kit.file.ready'))
  await expect(page).toHaveURL(/my-e-contacts\/files/)
  await page.getByRole('button', { name: t('kit.file.retryNamed', { name: 'esimene.pdf' }) }).click()
  await expect(row('esimene.pdf')).not.toContainText(t('kit.file.retry'))
  pressed.resolve()
  await expect(row('foto.heic')).toContainText(t('kit.file.ready'))
  photoReady.resolve()
  await expect(page).toHaveURL(/e-contacts\/success/)
  const kept = (await filesOf(page, id)).map(({ name, size }) => [name, size])
  expect(kept.toSorted()).toEqual([
    ['esimene.pdf', LETTER.length],
    ['foto.heic', HEIC.length],
    ['teine.pdf', LETTER.length],
  ])
  expect(order).toEqual(['retried', 'finished'])
  expect(keys).toHaveLength(5)
  expect(keys.slice(3)).toContain(keys[0])
  expect(keys[2]).toBe(keys[1])
})

test('whose e-contact is closed meanwhile is led from the files step to what was said (et)', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('et')
  const id = await sendByCall(page, 'COUGH', `Köha ${crypto.randomUUID()}`)
  await page.request.post('/api/patient/e-contacts/finalize', { data: { eContactId: id } })
  await page.goto(`/my-e-contacts/upload-files?eContactId=${id}&locale=et`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sent.files.title'))
  await page
    .locator('input[data-source=device]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await expect(page.getByText('a.txt')).toBeVisible()
  const nurse = await openAs('nurse')
  const closing = { data: { infoText: 'Valmis' } }
  expect((await nurse.request.post(`/api/clinic/e-contacts/${id}/complete`, closing)).ok()).toBe(true)
  // As after a look at another app.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await expect(page).toHaveURL(new RegExp(`/e-contacts/${id}/timeline`), { timeout: 1000 })
  }).toPass()
  await expect(page.getByText('Valmis')).toBeVisible()
})

test('files alone are sent later, at least one (ru)', async ({ page, openAs }) => {
  const t = wordsIn('ru')
  const id = await sendByCall(page, 'COUGH', `Кашель ${crypto.randomUUID()}`)
  await page.request.post('/api/patient/e-contacts/finalize', { data: { eContactId: id } })
  await page.goto(`/e-contacts/${id}/timeline?locale=ru`)
  await page.getByRole('button', { name: t('patient.timeline.filesAlone') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sent.files.title'))
  await page.getByRole('button', { name: t('shell.buttons.send'), exact: true }).click()
  await expect(page.getByRole('alert').getByText(t('errors.rules.FILE_REQUIRED'))).toBeVisible()
  await axeCheck(page)
  await page
    .locator('input[data-source=camera]')
    .setInputFiles({ name: 'горло.pdf', mimeType: 'application/pdf', buffer: LETTER })
  await expect(page.getByText(t('errors.rules.FILE_REQUIRED'))).toHaveCount(0)
  await page.getByRole('button', { name: t('sent.files.sendFiles', { count: 1 }) }).click()
  await expect(page).toHaveURL(/e-contacts\/success/)
  await expect(page.getByText('горло.pdf')).toBeVisible()
  const call = page.getByRole('link', { name: t('patient.emergency.call', { number: '112' }) })
  await expect(call).toHaveAttribute('href', 'tel:112')
  const clinic = page.getByRole('link', { name: t('sent.success.callClinic', { number: '' }).trim() })
  await expect(clinic).toHaveAttribute('href', /^tel:\+?\d{5,}$/)
  await shot(page, 'success-calls')
  await page.getByRole('button', { name: t('sent.success.open') }).click()
  const said = page.getByRole('list', { name: t('patient.timeline.label') })
  await expect(said.getByText('горло.pdf')).toBeVisible()

  const doctor = await openAs('doctor')
  await doctor.goto(`/e-contacts/${id}?locale=ru`)
  await expect(
    doctor.getByRole('list', { name: t('clinic.conversation.messages') }).getByText('горло.pdf'),
  ).toBeVisible()
})

test('a file that was taken back before the message was sent never reaches the clinic (et)', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('et')
  const id = await sendByCall(page, 'COUGH', `Köha ${crypto.randomUUID()}`)
  await page.goto(`/e-contacts/${id}/timeline?locale=et`)
  const form = page.locator('form')
  const choose = (name: string) =>
    page
      .locator('input[data-source=device]')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: LETTER })
  await choose('vale.pdf')
  await expect(form.getByText(t('kit.file.ready'))).toBeVisible()
  const [wrong] = await filesOf(page, id)
  await form.getByRole('button', { name: t('kit.file.removeNamed', { name: 'vale.pdf' }) }).click()
  await page
    .getByRole('dialog', { name: t('kit.files.removeHeading') })
    .getByRole('button', { name: t('kit.file.remove') })
    .click()
  await expect(form.getByText('vale.pdf')).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('kit.files.chooseFile') })).toBeFocused()
  expect(await filesOf(page, id)).toEqual([])

  await choose('õige.pdf')
  await expect(form.getByText(t('kit.file.ready'))).toBeVisible()
  const doctor = await openAs('doctor')
  const kept = async () =>
    (await (await doctor.request.get(`/api/clinic/e-contacts/${id}`)).json()) as { files: Kept[] }
  expect((await kept()).files).toEqual([])
  expect((await doctor.request.get(`/api/files/${wrong?.id}`)).status()).toBe(404)
  await page.locator('#reply').fill('Siin on õige fail')
  await form.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
  await expect(page.getByText(t('patient.timeline.sent'))).toBeVisible()
  expect((await kept()).files).toMatchObject([{ name: 'õige.pdf' }])
})

test('a photo is picked before the check page, sent with the message, and the way has six screens (ru)', async ({
  page,
}) => {
  const t = wordsIn('ru')
  const proceed = page.getByRole('button', { name: t('shell.buttons.continue') })
  const screens: string[] = []
  const at = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    screens.push(title)
  }
  await page.goto('/my-e-contacts?locale=ru')
  await page
    .getByRole('button', { name: t('patient.list.new') })
    .first()
    .click()
  await at(t('patient.person.title'))
  await page.getByRole('radio', { name: t('patient.person.myself') }).check()
  await proceed.click()
  await passClinics(page, t)
  await at(t('patient.type.title'))
  await page.getByRole('searchbox').fill('сыпь')
  await page.getByRole('link', { name: t('types.DERMATOLOGICAL'), exact: true }).click()
  await at(t('patient.create.title'))
  await page.getByRole('textbox', { name: t('patient.create.label') }).fill('Сыпь на руке третий день.')
  await page.getByRole('button', { name: t('patient.files.title') }).click()
  await page.locator('input[data-source=camera]').setInputFiles({
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: await cameraPhoto(page),
  })
  const row = page.getByRole('listitem').filter({ hasText: '.jpg' })
  await expect(row).toBeVisible()
  await shot(page, 'photos-before-check-ru')
  await proceed.click()
  await at(t('questionnaire.questions.title'))
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  await at(t('patient.check.title'))
  await expect(page.getByText('.jpg')).toBeVisible()
  await shot(page, 'photos-on-check-ru')
  await page.getByRole('button', { name: t('patient.check.files') }).click()
  await expect(row).toBeVisible()
  await proceed.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.check.title'))
  await page.getByRole('button', { name: new RegExp(t('patient.check.send', { clinic: '' }).trim()) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sent.success.title'))
  await expect(page.getByText('.jpg')).toBeVisible()
  expect(screens.length).toBeLessThanOrEqual(6)
  // By the day that the clinic has promised, as the e-contact itself says.
  const answerBy = page.getByText(t('patient.timeline.answerBy', { date: '' }).split(' .')[0] ?? '')
  await expect(answerBy).toBeVisible()
  await page.getByRole('button', { name: t('sent.success.open') }).click()
  await expect(page.getByRole('list', { name: t('patient.timeline.label') })).toBeVisible()
  await expect(answerBy).toBeVisible()
})
