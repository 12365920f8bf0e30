// @proves R2-001 R2-011 R2-012 R2-013 R2-014 R2-015 R2-021 R2-026 R2-028 R2-032 R2-118
// @proves R2-119 R2-130 R2-141 R4-067 R4-069 R4-076 R5-026 R5-038 R8-001 R8-002 R8-006 R8-014
// @proves R8-028
// @proves-part R2-031: the phone number
import type { Page } from '@playwright/test'
import type { Translate } from '@vastus/i18n'
import { cast, DEMO_PASSWORD } from '../support/cast.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { codeSentTo } from '../support/outbox.ts'
import { freshPersonalCode } from '../support/personal-code.ts'
import { wordsIn } from '../support/words.ts'

const PASSWORD = 'three quiet otters swim'

/** The browser prints refused sign-ins and codes as errors of its own. */
test.use({ expectedProblems: [/status of 4(00|01|69)/] })

const t = wordsIn('ru')

test('a newcomer signs up, says who they are, agrees, and logs out', async ({ page }) => {
  const email = freshEmail()
  await page.goto('/?locale=ru')
  await page.getByRole('link', { name: t('identity.home.createAccount') }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('identity.choose.email') })
    .click()
  await page.getByLabel(t('identity.field.email')).fill(email)
  await page.getByLabel(t('identity.field.password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(t('identity.field.confirmPassword')).fill(PASSWORD)
  await press(page, t('identity.signUp.submit'))

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('identity.code.heading'))
  await page.getByLabel(t('identity.field.code')).fill('000000')
  await press(page, t('shell.buttons.continue'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('errors.INVALID_OTP'))
  const code = await codeSentTo(page, email)
  await page.getByLabel(t('identity.field.code')).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await press(page, t('shell.buttons.continue'))

  await expect(page).toHaveURL('/signup')
  await page.getByRole('link', { name: t('shell.buttons.continue') }).click()
  await press(page, t('identity.profile.finish'))
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(5)
  await page.getByLabel(t('identity.field.firstName')).fill('Tiia')
  await page.getByLabel(t('identity.field.surname')).fill('Uustulnuk')
  await page.getByLabel(t('identity.field.personalCode.EE')).fill(freshPersonalCode())
  await expect(page.getByLabel(t('kit.date.year'))).toHaveValue('1985')
  await page.getByLabel(t('identity.field.phone')).fill('5123 4567')
  // The sign-up has proven the address.
  await press(page, t('identity.profile.finish'))
  await expect(page).toHaveURL(/\/consents/)
  const agree = page.getByRole('button', { name: t('identity.consents.agree') })
  await page.getByLabel(t('identity.consents.agreeTo.PRM_PATIENT')).check()
  await expect(agree).toBeDisabled()
  await expect(page.getByText(t('identity.consents.tickAll'))).toBeVisible()
  await page.getByLabel(t('identity.consents.agreeTo.PRM_PRIVACY_POLICY')).check()
  await agree.click()
  await expect(page).toHaveURL('/my-e-contacts')

  await logOut(page, t)
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('a wrong password is told at the form, a remembered address is reached after the right one', async ({
  page,
}) => {
  await page.goto('/settings?locale=ru')
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: t('identity.home.logIn') }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('identity.choose.email') })
    .click()
  await page.getByLabel(t('identity.field.email')).fill(cast.otherClinicDoctor)
  await page.getByLabel(t('identity.field.password'), { exact: true }).fill('not the password')
  await press(page, t('identity.logIn.submit'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('errors.WRONG_CREDENTIALS'))
  await page.getByLabel(t('identity.field.password'), { exact: true }).fill(DEMO_PASSWORD)
  await press(page, t('identity.logIn.submit'))
  await expect(page).toHaveURL(/\/settings/)
})

test('who forgot the password sets a new one with a code', async ({ page }) => {
  const email = await signUp(page)
  await page.goto('/login-with-password?locale=ru')
  await page.getByRole('link', { name: t('identity.logIn.forgot') }).click()
  // Both pages ask for an e-mail under the same label, and the address changes before the page does.
  await expect(page.getByRole('button', { name: t('identity.reset.submit'), exact: true })).toBeVisible()
  await page.getByLabel(t('identity.field.email')).fill(email.address)
  await press(page, t('identity.reset.submit'))
  await page.getByLabel(t('identity.field.code')).fill(await codeSentTo(page, email.address, email.used))
  await page.getByLabel(t('identity.field.newPassword')).fill('a new and longer one')
  await page.getByLabel(t('identity.field.confirmPassword')).fill('a new and longer one')
  await press(page, t('identity.reset.save'))
  await expect(page.getByRole('status').filter({ hasText: t('identity.reset.done') })).toBeVisible()
  await page.getByLabel(t('identity.field.email')).fill(email.address)
  await page.getByLabel(t('identity.field.password'), { exact: true }).fill('a new and longer one')
  await press(page, t('identity.logIn.submit'))
  await expect(page).toHaveURL('/signup')
})

test('a doctor who is a patient too changes the view', async ({ page }) => {
  await signInAs(page, 'doctorAndPatient')
  await page.goto('/settings?locale=ru')
  await page.goto('/clinic-e-contacts?locale=ru')
  await openMenu(page, t)
  await page.getByRole('button', { name: t('shell.menu.switchToPatient') }).click()
  await expect(page).toHaveURL('/my-e-contacts')
  await openMenu(page, t)
  await page.getByRole('button', { name: t('shell.menu.switchToClinic') }).click()
  await expect(page).toHaveURL('/clinic-e-contacts?view=our-turn&order=waiting')
})

test('a press on a role of the demo signs in', async ({ page }) => {
  const t = wordsIn('en')
  await page.goto('/?locale=en')
  await page.getByRole('button', { name: new RegExp(`^${t('identity.demo.roles.nurse.name')}`) }).click()
  await expect(page).toHaveURL('/clinic-e-contacts?view=our-turn&order=waiting')
})

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** The whole menu is beside the content on wide patient pages and behind a button elsewhere. */
async function openMenu(page: Page, t: Translate): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  const button = page.getByRole('button', { name: t('shell.header.openMenu') })
  if (await button.isVisible()) await button.click()
}

async function logOut(page: Page, t: Translate): Promise<void> {
  await openMenu(page, t)
  await page.getByRole('button', { name: t('shell.menu.logOut'), exact: true }).click()
}

let count = 0

function freshEmail(): string {
  count += 1
  return `newcomer-${Date.now()}-${process.pid}-${count}@vastus.test`
}

/** An account with an incomplete profile, made without the forms. */
async function signUp(page: Page): Promise<{ address: string; used: string[] }> {
  const email = freshEmail()
  const data = { email, password: PASSWORD, confirmPassword: PASSWORD }
  expect((await page.request.post('/api/signup/password', { data })).status()).toBe(204)
  const otp = await codeSentTo(page, email)
  expect((await page.request.post('/api/signup/password/verify', { data: { email, otp } })).status()).toBe(
    201,
  )
  expect((await page.request.post('/api/logout')).status()).toBe(204)
  return { address: email, used: [otp] }
}
