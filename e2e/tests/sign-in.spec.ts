// @proves R2-006 R2-008 R2-009 R2-010 R2-016 R2-021 R2-022 R2-141
import type { BrowserContext, Page } from '@playwright/test'
import type { Translate } from '@vastus/i18n'
import { chooseSmartId } from '../support/digital-ids.ts'
import { axeCheck, expect, test } from '../support/fixtures.ts'
import { codeSentTo } from '../support/outbox.ts'
import { signUpWithPassword } from '../support/own-account.ts'
import { freshPersonalCode } from '../support/personal-code.ts'
import { tooWide } from '../support/too-wide.ts'
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

/** The code of a person of the demo, from the page on which Dokobit lets one choose. */
async function codeOf(page: Page, name: string): Promise<string> {
  const session = await page.request.post('/api/dokobit-session', { data: {} })
  const { url } = (await session.json()) as { url: string }
  const [, code] = new RegExp(`value="(\\d+)">${name}`).exec(await (await page.request.get(url)).text()) ?? []
  return code ?? ''
}

/** The app in a tab of its own, with the phone of this person. */
async function openApp(context: BrowserContext, press: () => Promise<void>, personalCode: string) {
  const [app] = await Promise.all([context.waitForEvent('page'), press()])
  await app.getByLabel('Whose phone it is').fill(personalCode)
  await app.getByRole('button', { name: 'Accept' }).click()
  return app
}

test.describe('on the phone itself', () => {
  test.use({ viewport: { width: 380, height: 800 }, hasTouch: true, isMobile: true })

  const openSmartId = async (page: Page, t: Translate) => {
    await chooseSmartId(page, t)
    await axeCheck(page)
    await page.getByRole('button', { name: t('sign-in.openApp') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sign-in.waiting.appHeading'))
    expect(await tooWide(page)).toEqual([])
    await axeCheck(page)
    return () => page.getByRole('link', { name: t('sign-in.waiting.openApp') }).click()
  }

  test('a newcomer opens the Smart-ID app, which comes back in a tab of its own', async ({ page }) => {
    const t = wordsIn('pl')
    await page.goto('/choose-signup?locale=pl')
    const press = await openSmartId(page, t)
    const back = await openApp(page.context(), press, freshPersonalCode())
    await expect(back).toHaveURL(/\/(signup|consents)/)
    await expect(back.locator('html')).toHaveAttribute('lang', 'pl')
    // The page that opened the app goes on too.
    await page.bringToFront()
    await expect(page).toHaveURL(/\/(signup|consents)/)
    // What is brought back once more leads nowhere.
    await page.context().clearCookies({ name: 'sid' })
    await page.goto('/smart-id-return')
    await expect(page).toHaveURL('/choose-auth')
    await page.goto(
      '/smart-id-return?value=00000000-0000-4000-8000-000000000001&sessionSecretDigest=x&userChallengeVerifier=x',
    )
    await expect(page.getByRole('main')).toContainText(t('sign-in.complete.over'))
    await axeCheck(page)
  })

  test('a patient of the demo logs in with the Smart-ID app, to where she was going', async ({ page }) => {
    const t = wordsIn('ru')
    await page.goto('/settings?locale=ru')
    await expect(page).toHaveURL('/')
    await page.goto('/choose-auth')
    const press = await openSmartId(page, t)
    const back = await openApp(page.context(), press, await codeOf(page, 'Mari Saar'))
    await expect(back).toHaveURL(/\/settings/)
    await expect(back.getByRole('main')).toContainText(t('identity.signInMethod.SMART_ID'))
  })
})
