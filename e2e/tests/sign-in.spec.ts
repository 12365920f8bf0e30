// @proves R2-008 R2-010
// @proves-part R2-009: Mobile-ID and Smart-ID
// @proves-part R3-096: the page and its entry
import { axeCheck, expect, signInAs, test } from '../support/fixtures.ts'
import { withoutFirstAnswers } from '../support/first-responses.ts'
import { codeSentTo } from '../support/outbox.ts'
import { wordsIn } from '../support/words.ts'

// Signing in with a digital ID, against the simulators of the services.

const t = wordsIn('et')
const REFUSES = { phone: '+37201100266', personalCode: '60001019950' }

/** The browser prints refused sign-ins as errors of its own; the simulated app of the person is another site. */
test.use({
  expectedProblems: [/status of 4(01|69)|^request to http:\/\/127\.0\.0\.1:\d+\/(smart-id\/link\?|phone)/],
})

test('a newcomer proves who she is with Mobile-ID, agrees, gives contacts, and is known the next time', async ({
  page,
}) => {
  await page.goto('/choose-signup?locale=et')
  await page.getByRole('link', { name: t('identity.choose.strong') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sign-in.signUpHeading'))
  await axeCheck(page)
  await page.getByRole('tab', { name: t('identity.signInMethod.MOBILE_ID') }).click()
  await page.getByRole('button', { name: t('sign-in.testPerson') }).click()
  await page.getByRole('button', { name: t('sign-in.submit') }).click()
  await expect(page.getByRole('heading', { name: t('sign-in.waiting.heading') })).toBeVisible()
  await expect(page.getByText(/^\d{4}$/)).toBeVisible()

  await expect(page).toHaveURL(/\/consents/)
  await page.getByLabel(t('identity.consents.agreeTo.PRM_PATIENT')).check()
  await page.getByLabel(t('identity.consents.agreeTo.PRM_PRIVACY_POLICY')).check()
  await page.getByRole('button', { name: t('identity.consents.agree') }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByRole('main')).toContainText('Mary Änn O’Connež-Šuslik Testnumber')
  await page.getByRole('link', { name: t('shell.buttons.continue') }).click()
  await expect(page.getByLabel(t('identity.field.firstName'))).toHaveCount(0)
  await page.getByLabel(t('identity.field.phone')).fill('5123 4567')
  await page.getByLabel(t('identity.field.email')).fill('mary@example.test')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await page.getByLabel(t('identity.field.code')).fill(await codeSentTo(page, 'mary@example.test'))
  await page.getByRole('button', { name: t('identity.profile.finish') }).click()
  await expect(page).toHaveURL('/my-e-contacts')

  await page.goto('/login')
  await expect(page).toHaveURL('/my-e-contacts')
  await page.context().clearCookies({ name: 'sid' })
  await page.goto('/login')
  await page.getByRole('button', { name: t('sign-in.testPerson') }).click()
  await page.getByRole('button', { name: t('sign-in.submit') }).click()
  await expect(page).toHaveURL('/my-e-contacts')
})

test('after a refusal and after cancelling, what was typed is still there', async ({ page }) => {
  await page.goto('/login?locale=et')
  await page.getByRole('tab', { name: t('identity.signInMethod.MOBILE_ID') }).click()
  const phone = page.getByLabel(t('sign-in.phone'))
  await phone.fill(REFUSES.phone)
  await page.getByLabel(t('sign-in.personalCode')).fill(REFUSES.personalCode)
  await page.getByRole('button', { name: t('sign-in.submit') }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('errors.IDENTITY_CANCELLED'))
  await expect(phone).toHaveValue(REFUSES.phone)

  // Another number waits for somebody to press a button on the phone.
  await phone.fill('+372 5123 4567')
  await page.getByRole('button', { name: t('sign-in.submit') }).click()
  await page.getByRole('button', { name: t('sign-in.waiting.cancel') }).click()
  await expect(phone).toHaveValue('+372 5123 4567')
  await page.getByRole('link', { name: t('sign-in.otherWays') }).click()
  await expect(page).toHaveURL('/choose-auth')
})

test('somebody without an account scans with Smart-ID, and makes one with the same proof', async ({
  page,
}) => {
  await page.goto('/login?locale=et')
  await page.getByRole('button', { name: t('sign-in.scan') }).click()
  await expect(page.getByRole('img', { name: t('sign-in.waiting.qr') })).toBeVisible()
  await axeCheck(page)
  // The app opens the link of the code, and its holder accepts.
  const [app] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: t('sign-in.waiting.simulated') }).click(),
  ])
  await app.getByRole('button', { name: 'Accept' }).first().click()
  await app.close()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sign-in.noAccount.heading'))
  await page.getByRole('button', { name: t('sign-in.noAccount.create') }).click()
  await expect(page).toHaveURL(/\/(signup|consents)/)
})

test('an installation without digital IDs shows none', async ({ page }) => {
  const config = (await (await page.request.get('/api/config')).json()) as { featureFlags: object }
  const featureFlags = { ...config.featureFlags, DOKOBIT_LOGIN_ENABLED: false }
  await withoutFirstAnswers(page)
  await page.route('**/api/config', (route) =>
    route.fulfill({ json: { ...config, featureFlags, signInMethods: [] } }),
  )
  await page.goto('/login?locale=et')
  await expect(page).toHaveURL('/choose-auth')
  await expect(page.getByRole('link', { name: t('identity.choose.email') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('identity.choose.strong') })).toHaveCount(0)
  await signInAs(page, 'patient')
})
