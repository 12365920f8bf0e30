// @proves R2-006 R2-008 R2-009 R2-010 R2-016 R2-021 R2-022 R2-141
import type { Page } from '@playwright/test'
import { axeCheck, expect, test } from '../support/fixtures.ts'
import { codeSentTo } from '../support/outbox.ts'
import { signUpWithPassword } from '../support/own-account.ts'
import { wordsIn } from '../support/words.ts'

// Signing in with a digital ID, against the simulators of the services.

const t = wordsIn('et')
/** The patient of the demo, as its cast names her. */
const MARI = 'Mari Saar'

/** The browser prints refused sign-ins as errors of its own; the simulated app of the person is another site. */
test.use({
  expectedProblems: [
    /status of 4(01|04|69)|^request to http:\/\/127\.0\.0\.1:\d+\/(smart-id\/link\?|phone|oidc|dokobit)/,
  ],
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
  await expect(page).toHaveURL('/verify-email-with-otp')
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

  // The same person, now with the card; without its software the page says what is missing.
  await page.context().clearCookies({ name: 'sid' })
  await page.goto('/login')
  await page.getByRole('tab', { name: t('identity.signInMethod.ID_CARD') }).click()
  await page.route('**/api/demo/id-card', (route) =>
    route.fulfill({ status: 404, json: { message: 'none' } }),
  )
  await page.getByRole('button', { name: t('sign-in.card.submit') }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    t('sign-in.card.problem.NO_EXTENSION'),
  )
  await axeCheck(page)
  await page.unroute('**/api/demo/id-card')
  await page.getByRole('button', { name: t('sign-in.card.submit') }).click()
  await expect(page).toHaveURL('/my-e-contacts')

  // As after 15 minutes without a new sign-in: the same is asked for above the page, and its code is read aloud.
  let isOld = true
  await page.route('**/api/patient/my-data', async (route) => {
    if (route.request().method() !== 'POST' || !isOld) return route.fallback()
    isOld = false
    await route.fulfill({ status: 469, json: { key: 'SIGN_IN_AGAIN', requestId: 'x', message: 'x' } })
  })
  await page.goto('/settings')
  await page.getByRole('link', { name: t('identity.settings.downloadMyData') }).click()
  await page.getByRole('button', { name: t('my-data.export.prepare') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: t('identity.signInMethod.MOBILE_ID') }).click()
  await dialog.getByRole('button', { name: t('sign-in.testPerson') }).click()
  await dialog.getByRole('button', { name: t('sign-in.submit') }).click()
  const asked = dialog.getByRole('group', { name: new RegExp(`^${t('sign-in.waiting.code')} \\d{4}$`) })
  await expect(asked).toBeFocused()
  await expect(dialog).toHaveCount(0)
})

test('somebody without an account scans with Smart-ID, and makes one with the same proof', async ({
  page,
}) => {
  await page.goto('/login?locale=et')
  await page.getByRole('tab', { name: t('identity.signInMethod.SMART_ID') }).click()
  await page.getByRole('button', { name: t('sign-in.scan') }).click()
  await expect(page.getByRole('img', { name: t('sign-in.waiting.qr') })).toBeVisible()
  await axeCheck(page)
  // The app opens the link of the code, and its holder accepts.
  const [app] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: t('sign-in.waiting.simulated') }).click(),
  ])
  await app.getByRole('button', { name: 'Accept' }).first().click()
  // A page behind another one asks once a minute only; its owner comes back to it.
  await page.bringToFront()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sign-in.noAccount.heading'))
  await expect(page.getByRole('link', { name: t('sign-in.noAccount.join') })).toBeVisible()
  await page.getByRole('button', { name: t('sign-in.noAccount.create') }).click()
  await expect(page).toHaveURL(/\/(signup|consents)/)
})

const externalWay = (page: Page, name: string) =>
  page.getByRole('button', { name: t('identity.choose.external', { name }) })

test('a newcomer comes with an account elsewhere, goes back once, and makes one here', async ({ page }) => {
  for (const path of ['/choose-signup', '/choose-auth']) {
    await page.goto(`${path}?locale=et`)
    await expect(externalWay(page, 'Vastus test account')).toBeVisible()
  }
  await axeCheck(page)
  await externalWay(page, 'Vastus test account').click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sign-in.complete.failed'))
  await expect(page.getByRole('main')).toContainText(t('errors.IDENTITY_CANCELLED'))
  await expect(page).toHaveURL('/complete-login')
  await axeCheck(page)
  await page.getByRole('link', { name: t('sign-in.complete.again') }).click()

  await externalWay(page, 'Vastus test account').click()
  await page.getByRole('button', { name: 'Ann Example' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sign-in.noAccount.heading'))
  await page.getByRole('button', { name: t('sign-in.noAccount.create') }).click()
  await expect(page).toHaveURL(/\/(signup|consents)/)
})

test('a patient of the demo comes with Dokobit, under her own name, to where she was going', async ({
  page,
}) => {
  await page.goto('/settings?locale=et')
  await expect(page).toHaveURL('/')
  await page.goto('/choose-auth')
  await externalWay(page, 'Dokobit').click()
  await page.getByRole('button', { name: MARI }).click()
  await expect(page).toHaveURL(/\/settings/)
  await expect(page.getByRole('main')).toContainText(MARI)
  await expect(page.getByRole('main')).toContainText(t('identity.signInMethod.DOKOBIT'))
})

test('somebody with a password proves who they are, joins both accounts and takes them apart again', async ({
  page,
}) => {
  // The test person of Smart-ID, as far as an account with a password can claim.
  await signUpWithPassword(page, '50001029996')
  await page.goto('/settings/security')
  await page.getByRole('link', { name: t('sign-in.security.identity.begin') }).click()
  await axeCheck(page)
  await page.getByRole('tab', { name: t('identity.signInMethod.SMART_ID') }).click()
  await page.getByRole('button', { name: t('sign-in.testPerson') }).click()
  await page.getByRole('button', { name: t('sign-in.submit') }).click()

  await expect(page.getByRole('main')).toContainText(t('sign-in.joining.willHappen'))
  await axeCheck(page)
  await page
    .getByRole('button', { name: t('sign-in.joining.confirm') })
    .or(page.getByRole('button', { name: t('sign-in.joining.confirmSingle') }))
    .click()
  await expect(page).toHaveURL('/settings/security')
  await expect(page.getByRole('main')).toContainText(t('sign-in.security.identity.on'))
  await axeCheck(page)
  await page.getByRole('button', { name: t('sign-in.security.identity.undo') }).click()
  await expect(page.getByText(t('sign-in.security.identity.undone'))).toBeVisible()
  await expect(page).toHaveURL('/')
})
