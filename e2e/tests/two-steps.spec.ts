import { Secret, TOTP } from 'otpauth'
import { axeCheck, expect, signInAs, test } from '../support/fixtures.ts'
import { cast, DEMO_PASSWORD } from '../support/cast.ts'
import { codeSentTo } from '../support/outbox.ts'
import { wordsIn } from '../support/words.ts'

// The second factor of an account with a password, and the places where it is signed in.

const t = wordsIn('et')
const STEP_MS = 30_000

/** The browser prints refused sign-ins as errors of its own. */
test.use({ expectedProblems: [/status of 4(01|69)/] })

/** What the app on the phone shows, so many steps of half a minute from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS })

test('a nurse sets up two-step log-in, which ends other sessions, comes in with codes, and makes new ones', async ({
  page,
  openAs,
}) => {
  const elsewhere = await openAs('nurse')
  await signInAs(page, 'nurse')
  await page.goto('/settings?locale=et')
  await page.getByRole('link', { name: t('identity.settings.security') }).click()
  await page.getByRole('button', { name: t('sign-in.security.setUp') }).click()
  await expect(page.getByText(t('sign-in.security.proveAddress', { email: cast.nurse }))).toBeVisible()
  await expect(page.getByRole('group', { name: t('sign-in.security.twoSteps') })).toBeFocused()
  await axeCheck(page)
  await page.getByLabel(t('identity.field.code')).fill(await codeSentTo(page, cast.nurse))
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page.getByRole('img', { name: t('sign-in.security.qr') })).toBeVisible()
  await axeCheck(page)
  const shown = await page.getByText(t('sign-in.security.secret')).locator('span').textContent()
  const secret = (shown ?? '').replaceAll(' ', '')
  await page.getByRole('textbox', { name: t('sign-in.secondFactor.code') }).fill(codeOf(secret))
  await page.getByRole('button', { name: t('sign-in.security.confirm') }).click()
  await expect(page.getByRole('heading', { name: t('sign-in.security.codesHeading') })).toBeFocused()
  const codes = page.getByRole('listitem').filter({ hasText: /^[a-z2-7]{5}-[a-z2-7]{5}$/ })
  await expect(codes).toHaveCount(10)
  const lostCode = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: t('sign-in.security.codesSaved') }).click()
  await elsewhere.goto('/clinic-e-contacts')
  await expect(elsewhere).toHaveURL('/')

  // As for a nurse who never saw them: the ones from before are gone.
  await page.getByRole('button', { name: t('sign-in.security.newCodes') }).click()
  await expect(page.getByRole('heading', { name: t('sign-in.security.codesHeading') })).toBeFocused()
  await axeCheck(page)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  expect(recoveryCode).not.toBe(lostCode)
  await page.getByRole('button', { name: t('sign-in.security.codesSaved') }).click()
  await expect(page.getByText(t('sign-in.security.codesLeft', { count: 10 }))).toBeVisible()

  for (const code of [() => codeOf(secret, 1), () => recoveryCode]) {
    await page.context().clearCookies({ name: 'sid' })
    await page.goto('/login-with-password')
    await page.getByLabel(t('identity.field.email')).fill(cast.nurse)
    await page.getByLabel(t('identity.field.password'), { exact: true }).fill(DEMO_PASSWORD)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('identity.logIn.submit'), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sign-in.secondFactor.heading'))
    await axeCheck(page)
    await page.getByRole('textbox', { name: t('sign-in.secondFactor.code') }).fill('000000')
    await page.getByRole('button', { name: t('sign-in.secondFactor.submit'), exact: true }).click()
    await expect(page.getByText(t('errors.INVALID_OTP')).first()).toBeVisible()
    await page.getByRole('textbox', { name: t('sign-in.secondFactor.code') }).fill(code())
    await page.getByRole('button', { name: t('sign-in.secondFactor.submit'), exact: true }).click()
    await expect(page).toHaveURL(/\/clinic-e-contacts/)
  }

  await page.goto('/settings/security')
  const ends = page.getByRole('button', { name: t('sign-in.security.endNamed', { device: 'Chrome, Linux' }) })
  await expect(ends).toHaveCount(2)
  await ends.first().click()
  await expect(page.getByText(t('sign-in.security.ended'))).toBeVisible()
  await expect(ends).toHaveCount(1)
})
