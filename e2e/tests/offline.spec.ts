// @proves-part R4-011: without an answer the text stays on the page
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { LANGUAGES, type Language } from '@vastus/i18n'
import { cast, DEMO_PASSWORD, type Role } from '../support/cast.ts'
import type { People } from '../support/drafts/people.ts'
import { axeCheck, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// The connection goes, the page is opened again from what the device keeps, and comes back.

test.use({
  serviceWorkers: 'allow',
  expectedProblems: [[/status of (401|404)/, /ERR_(INTERNET_DISCONNECTED|FAILED)/], { scope: 'test' }],
})

const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`
const visit = (page: Page, path: string, language: Language) =>
  page.goto(`${path}${path.includes('?') ? '&' : '?'}locale=${language}`)
const kept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

async function logIn(page: Page, role: Role, language: Language): Promise<void> {
  const t = wordsIn(language)
  await visit(page, '/login-with-password', language)
  await page.getByRole('textbox', { name: t('identity.field.email') }).fill(cast[role])
  await page.getByLabel(t('identity.field.password'), { exact: true }).fill(DEMO_PASSWORD)
  await page.locator('form [type=submit]').click()
  await expect(page).toHaveURL(/\/my-e-contacts/)
}

/** Writes a new e-contact while there is no connection, and chooses that it goes out when there is one. */
async function writeWithout(
  page: Page,
  people: People,
  text: string,
  language: Language,
  type: TypeCode = 'COUGH',
): Promise<void> {
  const t = wordsIn(language)
  const personId = await people.personId('newPatient')
  await visit(page, `/e-contacts/create?personId=${personId}&clinicId=1&type=${type}`, language)
  const field = page.getByRole('textbox', { name: t('patient.create.label') })
  await expect(field).toBeVisible()
  await kept(page)
  await page.context().setOffline(true)
  await field.fill(text)
  await expect(page.getByText(t('patient.draft.DEVICE'))).toBeVisible()
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page.getByText(t('patient.offline.kept'))).toBeVisible()
  await expect(page.locator('main').getByRole('button', { name: /./ }).last()).toHaveText(
    t('patient.offline.sendWhenBack'),
  )
  await page.getByRole('button', { name: t('patient.offline.sendWhenBack') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('patient.offline.waiting') })).toBeVisible()
  await expect(page.getByText(t('patient.draft.DEVICE'))).toBeVisible()
}

async function timesArrived(people: People, text: string): Promise<number> {
  const path = '/api/patient/e-contacts?size=100'
  const { content } = await people.read<{ content: { text: string }[] }>('newPatient', path)
  return content.filter((each) => each.text === text).length
}

/** What the worker keeps, as text. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname)
    return found
  })

test('a message written offline survives a reload without a connection and goes out once (ru)', async ({
  page,
  people,
}) => {
  const t = wordsIn('ru')
  const text = unique('Köha')
  await people.forgetDrafts('newPatient')
  await signInAs(page, 'newPatient')
  await writeWithout(page, people, text, 'ru')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: t('offline.heading') })).toBeVisible()
  await expect(page.getByText(t('offline.kept'))).toBeVisible()
  // Nothing of what was typed can be read before its writer's session is there.
  await expect(page.getByText(text)).toHaveCount(0)
  await axeCheck(page)
  await shot(page, 'offline')
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/e-contacts\/success/)
  expect(await timesArrived(people, text)).toBe(1)
  const files = await keptOnDevice(page)
  expect(files).toContain('/')
  expect(files.filter((path) => path.startsWith('/api'))).toEqual([])
})

test('who answered the helper questions when the connection went sends message and answers when it is back (en)', async ({
  page,
  people,
}) => {
  const t = wordsIn('en')
  const text = unique('Cough')
  const goOn = page.getByRole('button', { name: t('shell.buttons.continue') })
  await people.forgetDrafts('newPatient')
  await signInAs(page, 'newPatient')
  const personId = await people.personId('newPatient')
  await visit(page, `/e-contacts/create?personId=${personId}&clinicId=1&type=COUGH`, 'en')
  await page.getByRole('textbox', { name: t('patient.create.label') }).fill(text)
  await goOn.click()
  await page.getByRole('radio', { name: 'Yesterday' }).check()
  await kept(page)
  await page.context().setOffline(true)
  await goOn.click()
  await expect(page.getByText(t('kit.questionOf', { step: 2, total: 6 }))).toBeVisible()
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  await expect(page).toHaveURL(/\/e-contacts\/summary/)
  const whole = `${text}\n\nWhen did it begin?\nYesterday`
  await expect(page.getByRole('textbox', { name: t('questionnaire.summary.label') })).toHaveValue(whole)
  await shot(page, 'summary-offline')
  await page.getByRole('button', { name: t('patient.offline.sendWhenBack') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('patient.offline.waiting') })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/e-contacts\/success/)
  expect(await timesArrived(people, whole)).toBe(1)
})

test('medicines that were chosen for a renewal wait with it, though their page was closed (et)', async ({
  page,
  context,
  people,
}) => {
  await people.forgetDrafts('newPatient')
  await signInAs(page, 'newPatient')
  await page.goto('/help')
  const list = {
    patientPersonId: await people.personId('newPatient'),
    clinicId: 1,
    from: null,
    prescriptions: [
      {
        brandName: 'Concor',
        activeIngredient: 'bisoprolol',
        route: 'peroral',
        strength: '5 mg',
        form: null,
        dosing: 'TWICE',
        previousId: null,
        chosen: true,
      },
    ],
  }
  await page.evaluate(
    (text) => sessionStorage.setItem('prm.patient.prescriptions', text),
    JSON.stringify(list),
  )
  await writeWithout(page, people, unique('Palun uut retsepti'), 'et', 'PRESCRIPTION')
  await reloadWithout(page, 'et')
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto('/')
  await expect(again).toHaveURL(/e-contacts\/success/)
  const id = new URL(again.url()).searchParams.get('eContactId')
  const sent = await people.read<object>('newPatient', `/api/patient/e-contacts/${id}/timeline`)
  expect(JSON.stringify(sent)).toContain('"dosing":"TWICE"')
})

test('after another sign-in a message that waited is offered to its writer, and never sent by somebody else (en)', async ({
  page,
  context,
  people,
}) => {
  const t = wordsIn('en')
  const text = unique('Cough')
  await people.forgetDrafts('newPatient')
  await logIn(page, 'newPatient', 'en')
  await writeWithout(page, people, text, 'en')
  // Its page must not find a connection while it closes, and a browser may lift its own barrier for a moment then.
  await page.route('**/api/patient/e-contacts/**', (route) => route.abort('internetdisconnected'))
  await reloadWithout(page, 'en')
  await endSession(context)
  await page.close()
  await context.setOffline(false)

  const others = await context.newPage()
  await logIn(others, 'patient', 'en')
  await expect(others.getByRole('heading', { level: 1, name: t('patient.list.title') })).toBeVisible()
  await expect(others.getByText(text)).toHaveCount(0)
  await others.close()
  await endSession(context)

  const own = await context.newPage()
  await logIn(own, 'newPatient', 'en')
  await expect(own.getByText(t('patient.offline.missed'))).toBeVisible()
  await axeCheck(own)
  await shot(own, 'message-missed')
  expect(await timesArrived(people, text)).toBe(0)
  const card = own.getByRole('region', { name: t('patient.list.unsentHeading') })
  await card.getByRole('button', { name: t('shell.buttons.continue') }).click()
  // The button of the next page has the same name.
  await expect(own.getByRole('textbox', { name: t('patient.create.label') })).toHaveValue(text)
  await own.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await own.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  await expect(own.getByText(t('patient.offline.missed'))).toBeVisible()
  await own
    .getByRole('button', { name: /Kesklinna/ })
    .last()
    .click()
  await expect(own).toHaveURL(/e-contacts\/success/)
  expect(await timesArrived(people, text)).toBe(1)
})

async function reloadWithout(page: Page, language: Language): Promise<void> {
  await page.reload()
  await expect(page.getByRole('heading', { name: wordsIn(language)('offline.heading') })).toBeVisible()
}

/** As if it had run out: nobody logged out. */
function endSession(context: BrowserContext): Promise<void> {
  return context.clearCookies({ name: /^(?!cookie-consent)/ })
}

test('an answer to the clinic keeps its text through a reload without a connection (pl)', async ({
  page,
  people,
}) => {
  const t = wordsIn('pl')
  const id = await people.sent(unique('Kaszel'), 'newPatient')
  const text = unique('Gorączka')
  await signInAs(page, 'newPatient')
  await visit(page, `/e-contacts/${id}/timeline`, 'pl')
  const field = page.locator('#reply')
  await expect(field).toBeVisible()
  await kept(page)
  await page.context().setOffline(true)
  await field.fill(text)
  await expect(page.getByText(t('patient.draft.DEVICE'))).toBeVisible()
  await reloadWithout(page, 'pl')
  await page.context().setOffline(false)
  await expect(field).toHaveValue(text)
  await page.locator('form').filter({ has: field }).locator('[type=submit]').click()
  await expect(page.getByRole('list').getByText(text)).toHaveCount(1)
})

test('the page without a connection speaks each language, and the one that its address asks for', async ({
  page,
}) => {
  await page.goto('/')
  await kept(page)
  for (const language of LANGUAGES) {
    await visit(page, '/', language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      wordsIn(language)('identity.home.heading'),
    )
    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: wordsIn(language)('offline.heading') })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: wordsIn(language)('offline.heading') })).toHaveCount(0)
  }
  await page.context().setOffline(true)
  for (const language of ['pl', 'ru'] as const) {
    await visit(page, '/', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn(language)('offline.heading'))
  }
})

test('the app can be installed', async ({ page }) => {
  await page.goto('/')
  await kept(page)
  const session = await page.context().newCDPSession(page)
  expect((await session.send('Page.getAppManifest')).errors).toEqual([])
  // What is left over says that a private window cannot install anything.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])

  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2)
  for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }])
    expect(await widthOf(page, src), src).toEqual(
      sizes === 'any' ? expect.any(Number) : Number.parseInt(sizes, 10),
    )
  const worker = await page.request.get('/sw.js')
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

/** How wide the browser finds a picture of the site. */
function widthOf(page: Page, src: string): Promise<number> {
  return page.evaluate(async (path) => {
    const picture = new Image()
    picture.src = path
    await picture.decode()
    return picture.naturalWidth
  }, src)
}
