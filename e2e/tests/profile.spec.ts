// @proves R2-032
// @proves-part R2-031: the phone number
import { cast } from '../support/cast.ts'
import { axeCheck, expect, signInAs, test } from '../support/fixtures.ts'
import { codeSentTo } from '../support/outbox.ts'
import { signUpWithPassword } from '../support/own-account.ts'
import { freshPersonalCode } from '../support/personal-code.ts'
import { wordsIn } from '../support/words.ts'

test('a nurse changes the phone with a code (ru)', async ({ page }) => {
  const t = wordsIn('ru')
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await signInAs(page, 'nurse')
  await page.goto('/settings?locale=ru')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.menu.editProfile') })
    .click()
  await page.getByLabel(t('identity.field.phone')).fill('8123')
  await press(t('shell.buttons.continue'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('errors.rules.PHONE'))
  const email = page.getByLabel(t('identity.field.email'))
  await email.fill('mari@hotmail.ee')
  await press(t('shell.buttons.continue'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    t('errors.rules.EMAIL_DOMAIN_REFUSED'),
  )
  await email.fill(cast.nurse)
  await page.getByLabel(t('identity.field.phone')).fill('+372 5123 4568')
  await press(t('shell.buttons.continue'))
  await expect(page).toHaveURL('/edit-profile/verify-otp')
  await page.getByLabel(t('identity.field.code')).fill('12345')
  await press(t('shell.buttons.save'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('errors.rules.OTP_FORMAT'))
  await page.getByLabel(t('identity.field.code')).fill(await codeSentTo(page, cast.nurse))
  await press(t('shell.buttons.save'))
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('main')).toContainText('+372 5123 4568')
})

test.describe('another address', () => {
  /** The browser prints a refused code as an error of its own. */
  test.use({ expectedProblems: [/status of 469/] })

  test('a patient moves to another address with a code from each of the two (pl)', async ({ page }) => {
    const t = wordsIn('pl')
    const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
    const moved = `moved-${Date.now()}@example.test`
    const codeAt = (email: string) => page.getByLabel(t('sign-in.address.code', { email }))
    const { email, code: used } = await signUpWithPassword(page, freshPersonalCode())
    await page.goto('/edit-profile?locale=pl')
    await page.getByLabel(t('identity.consents.agreeTo.PRM_PATIENT')).check()
    await page.getByLabel(t('identity.consents.agreeTo.PRM_PRIVACY_POLICY')).check()
    await press(t('identity.consents.agree'))
    // What is there already is saved without a code.
    await press(t('shell.buttons.save'))
    await expect(page).toHaveURL('/settings')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('shell.menu.editProfile') })
      .click()
    await page.getByLabel(t('identity.field.email')).fill(moved)
    await press(t('shell.buttons.continue'))
    await expect(codeAt(moved)).toBeVisible()
    await axeCheck(page)
    const code = await codeSentTo(page, moved)
    await codeAt(moved).fill(code)
    await codeAt(email).fill('000000')
    await press(t('shell.buttons.save'))
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('errors.INVALID_PRESENT_OTP'))
    await codeAt(email).fill(await codeSentTo(page, email, [used]))
    await press(t('shell.buttons.save'))
    await expect(page).toHaveURL('/settings')
    await expect(page.getByRole('main')).toContainText(moved)
  })
})
