// @proves R2-006
import type { Page } from '@playwright/test'
import { axeCheck, expect, signInAs, test } from '../support/fixtures.ts'
import { cast, DEMO_PASSWORD } from '../support/cast.ts'
import { codeSentTo } from '../support/outbox.ts'
import { wordsIn } from '../support/words.ts'

// A passkey of the browser's virtual authenticator: made, used in place of a password and after one, and removed.

const t = wordsIn('en')

/** Passkeys are made for names, not for numbers. The browser prints a refused password as an error of its own. */
test.use({
  product: async ({ productOf }, use, { file }) =>
    use((await productOf(file)).replace('127.0.0.1', 'localhost')),
  expectedProblems: [/status of 4(01|69)/],
})

/** A device that asks for a fingerprint, and gets it. */
async function addDevice(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a nurse adds a passkey, comes in with it alone and after her password, and removes it', async ({
  page,
}) => {
  await addDevice(page)
  await signInAs(page, 'nurse')
  await page.goto('/settings/security?locale=en')
  await page.getByRole('button', { name: t('sign-in.passkey.add') }).click()
  const step = page.getByRole('group', { name: t('sign-in.passkey.heading') })
  await expect(step).toBeFocused()
  // A second code by mail would make the first one useless.
  await expect(page.getByRole('button', { name: t('sign-in.security.setUp') })).toBeDisabled()
  await page.getByLabel(t('identity.field.code')).fill(await codeSentTo(page, cast.nurse))
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(step).toBeFocused()
  await page.getByLabel(t('sign-in.passkey.name')).fill('Laptop at the desk')
  await axeCheck(page)
  await page.getByRole('button', { name: t('sign-in.passkey.create') }).click()
  await expect(page.getByRole('heading', { name: t('sign-in.security.codesHeading') })).toBeFocused()
  await page.getByRole('button', { name: t('sign-in.security.codesSaved') }).click()
  await expect(page.getByText('Laptop at the desk')).toBeVisible()
  await axeCheck(page)

  const passkey = page.getByRole('button', { name: t('identity.passkey.logIn') })
  await page.context().clearCookies({ name: 'sid' })
  await page.goto('/login-with-password?locale=en')
  await passkey.click()
  await expect(page).toHaveURL(/\/clinic-e-contacts/)

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
  await passkey.click()
  await expect(page).toHaveURL(/\/clinic-e-contacts/)

  await page.goto('/settings/security')
  await page
    .getByRole('button', { name: t('sign-in.passkey.removeNamed', { name: 'Laptop at the desk' }) })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('sign-in.passkey.remove') })
    .click()
  await expect(page.getByText(t('sign-in.passkey.removed'))).toBeVisible()
  await expect(page.getByText('Laptop at the desk')).toHaveCount(0)
})
