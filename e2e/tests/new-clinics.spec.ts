// @proves R2-019 R2-020 R2-112 R3-084 R3-085 R5-052 R7-107 R7-108
import { visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { codeSentTo } from '../support/outbox.ts'
import { freshPersonalCode } from '../support/personal-code.ts'
import { wordsIn } from '../support/words.ts'

const PASSWORD = 'four green doors'

test('the platform’s administrator adds a clinic, and its employee signs in', async ({
  page,
  browser,
  product,
}) => {
  const t = wordsIn('en')
  const email = 'mari.magi@example.test'
  await signInAs(page, 'admin')
  await visit(page, '/prm', 'en')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('platform-admin.addClinic.link') })
    .click()
  const submit = page.getByRole('button', { name: t('platform-admin.addClinic.submit') })
  await page.getByRole('button', { name: t('new-clinic.employees.add') }).click()
  await expect(page.getByLabel(t('identity.field.firstName'))).toBeFocused()
  await submit.click()
  await expect(page.getByRole('alert').filter({ hasText: t('kit.errorSummary') })).toBeFocused()
  await axeCheck(page)

  await page.getByLabel(t('new-clinic.clinic.name')).fill('Tamme Tervisekeskus')
  await page.getByLabel(t('new-clinic.clinic.address')).fill('Tamme 1, Tartu')
  await page.getByLabel(t('new-clinic.clinic.registrationCode')).fill('12345678')
  await page.getByLabel(t('new-clinic.clinic.emails')).fill('info@tamme.example, tk@tamme.example')
  await page.getByLabel(t('new-clinic.clinic.websites')).fill('tamme.example')
  await page.getByLabel(t('identity.field.firstName')).fill('Mari')
  await page.getByLabel(t('identity.field.surname')).fill('Mägi')
  const code = freshPersonalCode()
  await page.getByLabel(t('identity.field.personalCode.EE')).fill(code)
  await page.getByLabel(t('identity.field.email'), { exact: true }).fill(email)
  await page.getByRole('radio', { name: t('enums.profession.DOCTOR') }).check()
  await page.getByRole('button', { name: t('new-clinic.employees.addAnother') }).click()
  const second = page.getByRole('region', { name: t('new-clinic.employees.numbered', { number: '2' }) })
  await second.getByLabel(t('identity.field.firstName')).fill('Jaan')
  await second.getByLabel(t('identity.field.surname')).fill('Kask')
  await second.getByLabel(t('identity.field.personalCode.EE')).fill(code)
  await second.getByLabel(t('identity.field.email')).fill('jaan.kask@example.test')
  await second.getByRole('radio', { name: t('enums.profession.NURSE') }).check()
  await submit.click()
  const problems = page.getByRole('alert').filter({ hasText: t('kit.errorSummary') })
  await expect(problems).toContainText(t('errors.rules.WEBSITE'))
  await expect(problems).toContainText(t('errors.rules.REPEATED'))
  await page.getByLabel(t('new-clinic.clinic.websites')).fill('https://tamme.example')
  await second.getByLabel(t('identity.field.personalCode.EE')).fill(freshPersonalCode())
  await shot(page, 'platform-add-clinic')
  await page.reload()
  await expect(second.getByLabel(t('identity.field.firstName'))).toHaveValue('Jaan')
  await submit.click()
  await expect(page).toHaveURL(/\/prm\/clinics$/)
  await expect(page.getByRole('row', { name: /Tamme Tervisekeskus/ })).toContainText('2')

  const context = await browser.newContext({ baseURL: product })
  const own = await context.newPage()
  await own.request.post('/api/reset-password', { data: { email } })
  const otp = await codeSentTo(own, email)
  const chosen = { email, otp, password: PASSWORD, confirmPassword: PASSWORD }
  expect((await own.request.post('/api/reset-password/confirm', { data: chosen })).status()).toBe(204)
  const signedIn = await own.request.post('/api/login/password', { data: { email, password: PASSWORD } })
  expect(await signedIn.json()).toMatchObject({ clinics: [{ name: 'Tamme Tervisekeskus' }] })
  await context.close()
})

test('a clinic applies in public, is accepted, and its employee signs in', async ({
  page,
  openAs,
  browser,
  product,
}) => {
  const t = wordsIn('et')
  const email = 'juhan.kask@example.test'
  await visit(page, '/', 'et')
  await page.getByRole('link', { name: t('identity.home.forClinics') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('clinic-sign-up.heading'))
  const send = page.getByRole('button', { name: t('clinic-sign-up.send') })
  await expect(send).toBeDisabled()
  await page.getByLabel(t('clinic-sign-up.agreement.terms')).check()
  await expect(send).toBeDisabled()
  await page.getByLabel(t('clinic-sign-up.agreement.privacy')).check()
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: t('kit.errorSummary') })).toBeFocused()
  await axeCheck(page)

  await page.getByLabel(t('new-clinic.clinic.name')).fill('Kase Perearstid')
  await page.locator('#address').fill('Kase 2, Võru')
  await page.getByLabel(t('new-clinic.clinic.registrationCode')).fill('87654321')
  await page.getByLabel(t('new-clinic.clinic.emails')).fill('info@kase.example')
  const employee = page.getByRole('region', { name: t('new-clinic.employees.numbered', { number: '1' }) })
  await employee.getByLabel(t('identity.field.firstName')).fill('Jaan')
  await employee.getByLabel(t('identity.field.surname')).fill('Kask')
  await employee.getByLabel(t('identity.field.personalCode.EE')).fill(freshPersonalCode())
  await employee.getByLabel(t('identity.field.email')).fill(email)
  await employee.getByRole('radio', { name: t('enums.profession.DOCTOR') }).check()
  await page.locator('[id="contact.firstName"]').fill('Jaan')
  await page.locator('[id="contact.surname"]').fill('Kask')
  await page.locator('[id="contact.email"]').fill(email)
  await page.reload()
  await expect(page.getByLabel(t('new-clinic.clinic.name'))).toHaveValue('Kase Perearstid')
  await expect(employee.getByLabel(t('identity.field.email'))).toHaveValue(email)
  const preview = page.waitForResponse('**/api/signup/preview')
  await page.getByRole('button', { name: t('clinic-sign-up.agreement.preview') }).click()
  expect((await preview).headers()['content-type']).toBe('application/pdf')
  await page.getByLabel(t('clinic-sign-up.agreement.terms')).check()
  await page.getByLabel(t('clinic-sign-up.agreement.privacy')).check()
  await shot(page, 'clinic-signup')
  await send.click()
  await expect(page.getByText(t('clinic-sign-up.sent.text', { email }))).toBeVisible()
  await axeCheck(page)

  const admin = await openAs('admin')
  await visit(admin, '/prm', 'et')
  await admin.getByRole('link', { name: t('platform-admin.attention.APPLICATIONS', { count: 1 }) }).click()
  await expect(admin.getByRole('article', { name: 'Kase Perearstid' })).toContainText('87654321')
  await axeCheck(admin)
  await shot(admin, 'platform-applications')
  await admin
    .getByRole('button', {
      name: t('platform-admin.applications.acceptNamed', { clinic: 'Kase Perearstid' }),
    })
    .click()
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: t('platform-admin.applications.accept'), exact: true })
    .click()
  await expect(admin.getByRole('article', { name: 'Kase Perearstid' })).toContainText(
    t('platform-admin.applications.state.ACCEPTED'),
  )

  const own = await (await browser.newContext({ baseURL: product })).newPage()
  await own.request.post('/api/reset-password', { data: { email } })
  const otp = await codeSentTo(own, email)
  const chosen = { email, otp, password: PASSWORD, confirmPassword: PASSWORD }
  expect((await own.request.post('/api/reset-password/confirm', { data: chosen })).status()).toBe(204)
  const signedIn = await own.request.post('/api/login/password', { data: { email, password: PASSWORD } })
  expect(await signedIn.json()).toMatchObject({ clinics: [{ name: 'Kase Perearstid' }] })
  await own.context().close()
})
