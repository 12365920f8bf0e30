// @proves R2-097 R2-100 R4-053 R4-054
import { visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { codeSentTo } from '../support/outbox.ts'
import { freshPersonalCode } from '../support/personal-code.ts'
import { speak, wordsIn } from '../support/words.ts'

const EMAIL = 'liisa.lepik@example.test'
const PASSWORD = 'four green doors'

// A deactivated colleague's next call.
test.use({ expectedProblems: [/status of 401/] })

test('an employee is added, invited, signs in, is deactivated and comes back', async ({
  page,
  browser,
  product,
}) => {
  const t = wordsIn('et')
  await signInAs(page, 'doctor')
  await visit(page, '/admin', 'et')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('administration.home.heading'))
  await shot(page, 'admin')
  await page.getByRole('link', { name: t('administration.home.employees.label') }).click()

  await page.getByRole('button', { name: t('administration.employees.add') }).click()
  const submit = page.getByRole('button', { name: t('administration.employees.addAndInvite') })
  await submit.click()
  await expect(page.getByRole('alert').filter({ hasText: t('kit.errorSummary') })).toBeFocused()
  await axeCheck(page)
  await page.getByLabel(t('identity.field.firstName')).fill('Liisa')
  await page.getByLabel(t('identity.field.surname')).fill('Lepik')
  await page.getByLabel(t('identity.field.personalCode.EE')).fill(freshPersonalCode())
  await page.getByLabel(t('identity.field.email')).fill(EMAIL)
  await page.getByRole('radio', { name: t('enums.profession.NURSE') }).check()
  await shot(page, 'admin-employee')
  await submit.click()
  const person = page.getByRole('listitem').filter({ hasText: 'Liisa Lepik' })
  await expect(person).toContainText(t('administration.employees.neverSignedIn'))
  await axeCheck(page)
  await shot(page, 'admin-employees')

  const context = await browser.newContext({ baseURL: product })
  const own = await context.newPage()
  await own.request.post('/api/reset-password', { data: { email: EMAIL } })
  const otp = await codeSentTo(own, EMAIL)
  const chosen = { email: EMAIL, otp, password: PASSWORD, confirmPassword: PASSWORD }
  expect((await own.request.post('/api/reset-password/confirm', { data: chosen })).status()).toBe(204)
  await speak(own, 'et')
  await own.request.post('/api/login/password', { data: { email: EMAIL, password: PASSWORD } })
  await own.goto('/')
  await expect(own).toHaveURL(/\/consents/)

  await page.reload()
  await expect(person).toContainText(t('administration.employees.lastSignIn', { when: '' }).trim())
  await person.getByRole('button', { name: t('administration.employees.deactivate') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('administration.employees.deactivate') })
    .click()
  await expect(person).toContainText(t('administration.employees.deactivated'))
  expect((await own.request.get('/api/login')).status()).toBe(401)

  await person.getByRole('button', { name: t('administration.employees.reactivate') }).click()
  await expect(person.getByText(t('administration.employees.deactivated'), { exact: true })).toHaveCount(0)
  const self = page.getByRole('listitem').filter({ hasText: t('administration.employees.you') })
  await expect(self.getByRole('button', { name: t('administration.employees.deactivate') })).toHaveCount(0)
  await context.close()
})
