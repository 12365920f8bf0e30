// @proves R2-004 R2-005 R2-007 R2-027 R2-029 R2-030 R2-036 R2-037 R2-132 R2-148 R3-097 R4-069
// @proves R4-070 R4-071 R5-037 R7-019 R8-032
// @proves-part R8-033: terms, privacy and cookies
// @proves-part R6-004: the screen
import type { Page } from '@playwright/test'
import { withoutFirstAnswers } from '../support/first-responses.ts'
import { axeCheck, expect, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// Who may open what, and what comes before it.

const ru = wordsIn('ru')
const pl = wordsIn('pl')

test('the ways in are offered to guests, and lead home who is signed in', async ({ page }) => {
  await page.goto('/choose-auth?locale=pl')
  await page
    .getByRole('main')
    .getByRole('link', { name: pl('identity.choose.email') })
    .click()
  await expect(page).toHaveURL('/login-with-password')
  await page.goto('/choose-signup')
  await page
    .getByRole('main')
    .getByRole('link', { name: pl('identity.choose.email') })
    .click()
  await expect(page).toHaveURL('/signup-with-password')
  for (const label of ['email', 'password', 'confirmPassword'] as const)
    await expect(page.getByLabel(pl(`identity.field.${label}`), { exact: true })).toBeVisible()
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(3)
  await signInAs(page, 'patient')
  for (const path of ['/', '/choose-auth', '/choose-signup', '/login-with-password', '/login', '/consents']) {
    await page.goto(path)
    await expect(page).toHaveURL('/my-e-contacts')
  }
})

test('settings are for patients and doctors', async ({ openAs }) => {
  for (const role of ['patient', 'doctor'] as const) {
    const page = await openAs(role)
    await page.goto('/settings?locale=ru')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('identity.settings.heading'))
  }
  const admin = await openAs('admin')
  await admin.goto('/settings')
  await expect(admin).toHaveURL('/permission-denied')
})

test.describe('consents that are not given', () => {
  test.use({ expectedProblems: [[/status of 504/, /504 from/], { scope: 'test' }] })

  const given = (isGiven: boolean) => ({
    prmPatientConsentGiven: isGiven,
    prmPrivacyPolicyConsentGiven: isGiven,
  })

  /** The account's consents are in the database; the page gets the answer that they are not, until `giveAll`. */
  async function openWithoutConsents(page: Page): Promise<() => object> {
    await signInAs(page, 'patient')
    const status = (await (await page.request.get('/api/users/consents')).json()) as object
    let answer = { ...status, ...given(false) }
    await withoutFirstAnswers(page)
    await page.route('**/api/users/consents', (route) => route.fulfill({ json: answer }))
    await page.goto('/edit-profile?locale=ru')
    await expect(page).toHaveURL(/\/consents\?type=PRM_PATIENT(,|%2C)PRM_PRIVACY_POLICY$/)
    return () => {
      answer = { ...status, ...given(true) }
      return answer
    }
  }

  test('are asked for before the profile, a failed saving can be tried again, and the way goes on', async ({
    page,
  }) => {
    const giveAll = await openWithoutConsents(page)
    let answers = 0
    await page.route('**/api/users/save-consent', (route) => {
      answers += 1
      return route.fulfill(answers === 1 ? { status: 504, json: {} } : { json: giveAll() })
    })
    const boxes = page.getByRole('main').getByRole('checkbox')
    await expect(boxes).toHaveCount(2)
    for (const box of await boxes.all()) await box.check()
    const agree = page.getByRole('button', { name: ru('identity.consents.agree') })
    await agree.click()
    await expect(page.getByText(ru('errors.genericError'))).toBeVisible()
    await expect(agree).toBeEnabled()
    await agree.click()
    await expect(page).toHaveURL(/\/edit-profile/)
    expect(answers).toBe(3)
    expect(await page.evaluate(() => sessionStorage.getItem('prm.consents'))).toContain(
      '"prmPatientConsentGiven":true',
    )
  })

  test('can be refused, which logs out', async ({ page }) => {
    await openWithoutConsents(page)
    await page.getByRole('button', { name: ru('identity.consents.cancel') }).click()
    await expect(page).toHaveURL('/')
    expect((await page.request.get('/api/login')).status()).toBe(401)
  })
})

test.describe('a session near its end', () => {
  test.use({ expectedProblems: [[/status of 401/], { scope: 'test' }] })

  /** The page believes that the session of a user of this language ends in so many minutes. */
  async function endIn(page: Page, minutes: number, language: 'pl' | 'ru') {
    await signInAs(page, 'patient')
    const user = (await (await page.request.get('/api/login')).json()) as object
    const jwtExpiresAt = new Date(Date.now() + minutes * 60_000).toISOString()
    await withoutFirstAnswers(page)
    // With another language than that of the address the page would save it, and hear of the user and of the server's clock once more.
    await page.route('**/api/login', (route) => route.fulfill({ json: { ...user, language, jwtExpiresAt } }))
    await page.route('**/api/login/extend', (route) => route.fulfill({ status: 401, json: {} }))
  }
  const keptUser = (page: Page) => page.evaluate(() => sessionStorage.getItem('prm.user'))

  test('that cannot be extended on the way to a screen is over, and nothing of it is kept', async ({
    page,
  }) => {
    await endIn(page, 4, 'pl')
    await page.goto('/my-e-contacts?locale=pl')
    await expect(page.getByText(pl('errors.sessionExpired'))).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await keptUser(page)).toBeNull()
  })

  test('that ended while the page slept asks for a refresh', async ({ page }) => {
    await page.clock.install()
    await endIn(page, 10, 'ru')
    await page.goto('/my-e-contacts?locale=ru')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('patient.list.title'))
    await page.clock.fastForward('11:00')
    const paused = page.getByRole('dialog', { name: ru('errors.sessionPaused') })
    await expect(paused).toBeVisible()
    expect(await keptUser(page)).toBeNull()
    // The server knows it too by now.
    await page.unrouteAll()
    await page.context().clearCookies({ name: /^(?!cookie-consent)/ })
    await paused.getByRole('button', { name: ru('shell.buttons.refresh') }).click()
    await expect(page).toHaveURL('/')
    await expect(paused).toHaveCount(0)
  })
})

test('an installation without e-mail sign-in does not offer it, and its pages are closed', async ({
  page,
}) => {
  const config = (await (await page.request.get('/api/config')).json()) as { featureFlags: object }
  const featureFlags = { ...config.featureFlags, EMAIL_LOGIN_ENABLED: false }
  await withoutFirstAnswers(page)
  await page.route('**/api/config', (route) => route.fulfill({ json: { ...config, featureFlags } }))
  await page.goto('/choose-auth?locale=pl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl('identity.choose.logInHeading'))
  await expect(page.getByRole('link', { name: pl('identity.choose.email') })).toHaveCount(0)
  for (const path of [
    '/login-with-password',
    '/signup-with-password',
    '/signup-with-password/verify-otp',
    '/reset-password',
    '/reset-password/verify-otp',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test.describe('a document that does not come', () => {
  test.use({ expectedProblems: [[/status of 404/], { scope: 'test' }] })

  test('is told, after four tries', async ({ page }) => {
    await page.clock.install()
    let tries = 0
    await page.route('**/api/content/prm*', (route) => {
      tries += 1
      return route.fulfill({ status: 404, json: {} })
    })
    for (const [path, document] of [
      ['/terms-and-conditions', 'terms'],
      ['/privacy-policy', 'privacy'],
      ['/cookie-policy', 'cookie'],
    ] as const) {
      tries = 0
      await page.goto(`${path}?locale=ru`)
      for (const count of [1, 2, 3, 4]) {
        await expect.poll(() => tries).toBe(count)
        await page.clock.runFor(5_000)
      }
      await expect(page.getByText(ru(`errors.loading.${document}`))).toBeVisible()
      await expect(page.getByRole('button', { name: ru('errors.tryAgain') })).toBeVisible()
    }
  })
})

test.describe('a part of the app that does not arrive', () => {
  test.use({ expectedProblems: [[/Failed to load resource|dynamically imported module/], { scope: 'test' }] })

  test('is reported, and the reader is asked to load the page again', async ({ page }) => {
    await page.goto('/?locale=pl')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/assets/terms-screen*', (route) => route.abort())
    const report = page.waitForRequest('**/api/log')
    await page
      .getByRole('main')
      .getByRole('link', { name: pl('shell.menu.terms') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl('errors.pageLoadingFailed'))
    expect((await report).postDataJSON()).toMatchObject({ type: 'prm.loading', level: 'ERROR' })
    await page.unrouteAll()
    await page.getByRole('button', { name: pl('shell.buttons.refresh') }).click()
    await expect(page).toHaveURL('/terms-and-conditions')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(pl('errors.pageLoadingFailed'))
  })

  test('keeps the app from starting where it is the words of every page, and is waited for', async ({
    page,
  }) => {
    await page.goto('/login-with-password?locale=ru')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('identity.logIn.heading'))
    await page.route('**/assets/every-*', (route) => route.abort('internetdisconnected'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('offline.unreachable'))
    await axeCheck(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: ru('offline.tryNow') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('identity.logIn.heading'))
  })
})

test('of the profile only e-mail and phone can be changed', async ({ page }) => {
  await signInAs(page, 'patient')
  await page.goto('/edit-profile?locale=pl')
  await expect(page.getByLabel(pl('identity.field.email'))).toBeEditable()
  await expect(page.getByLabel(pl('identity.field.phone'))).toBeEditable()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(2)
})

test('what became of a sending is told above the list', async ({ page }) => {
  await signInAs(page, 'patient')
  await page.goto('/my-e-contacts?eContactAddedStatus=success&locale=ru')
  await expect(page.getByRole('main').getByText(ru('patient.list.added'))).toBeVisible()
  await page.goto('/my-e-contacts?eContactAddedStatus=failed&locale=pl')
  await expect(page.getByRole('main').getByText(pl('errors.eContactSubmissionFailed'))).toBeVisible()
})
