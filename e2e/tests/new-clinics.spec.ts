// @proves R2-014 R2-015 R2-019 R2-020 R2-112 R3-084 R3-085 R5-052 R7-107 R7-108
import type { Page } from '@playwright/test'
import type { Translate } from '@vastus/i18n'
import { Secret, TOTP } from 'otpauth'
import { conversation, visit } from '../support/clinic.ts'
import { forgetBegun } from '../support/e-contacts.ts'
import { answerCookies, axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { codeSentTo } from '../support/outbox.ts'
import { freshPersonalCode } from '../support/personal-code.ts'
import { speak, wordsIn } from '../support/words.ts'

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

type Application = { clinic: string; email: string }

test('a clinic applies in public, is accepted, sets itself up and answers its first e-contact', async ({
  page,
  openAs,
  browser,
  product,
}) => {
  test.slow()
  const t = wordsIn('et')
  const mark = crypto.randomUUID().slice(0, 8)
  const application = { clinic: `Kase Perearstid ${mark}`, email: `juhan.kask.${mark}@example.test` }
  await visit(page, '/', 'et')
  await page.getByRole('link', { name: t('identity.home.forClinics') }).click()
  await apply(page, t, application)
  const admin = await openAs('admin')
  await visit(admin, '/prm', 'et')
  await accept(admin, t, application)

  const staff = await (await browser.newContext({ baseURL: product })).newPage()
  await answerCookies(staff.context(), product)
  await speak(staff, 'et')
  const used = await choosePassword(staff, t, application)
  await expect(staff).toHaveURL(/\/clinic-e-contacts/)
  await staff.getByRole('link', { name: t('clinic.empty.setUp') }).click()
  await addSecondFactor(staff, t, { ...application, used })
  await setUp(staff, t)

  const patient = await openAs('patient')
  const question = `Kas võtate uusi patsiente? ${crypto.randomUUID().slice(0, 8)}`
  await writeToClinic(patient, t, application, question)

  await staff.goto('/clinic-e-contacts')
  await staff.locator('[data-row]').filter({ hasText: question }).click()
  const pane = conversation(staff)
  await pane.getByRole('button', { name: t('clinic.decision.accept') }).click()
  await pane.getByLabel(t('clinic.composer.reply')).fill('Jah, tere tulemast.')
  await pane.getByRole('button', { name: t('shell.buttons.send') }).click()
  await expect(patient.getByText('Jah, tere tulemast.')).toBeVisible({ timeout: 30_000 })
  await staff.context().close()
})

async function apply(page: Page, t: Translate, { clinic, email }: Application): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('clinic-sign-up.heading'))
  const send = page.getByRole('button', { name: t('clinic-sign-up.send') })
  await expect(send).toBeDisabled()
  await page.getByLabel(t('clinic-sign-up.agreement.terms')).check()
  await expect(send).toBeDisabled()
  await page.getByLabel(t('clinic-sign-up.agreement.privacy')).check()
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: t('kit.errorSummary') })).toBeFocused()
  await axeCheck(page)

  await page.getByLabel(t('new-clinic.clinic.name')).fill(clinic)
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
  await expect(page.getByLabel(t('new-clinic.clinic.name'))).toHaveValue(clinic)
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
}

async function accept(admin: Page, t: Translate, { clinic }: Application): Promise<void> {
  await admin.getByRole('link', { name: t('platform-admin.attention.APPLICATIONS', { count: 1 }) }).click()
  await expect(admin.getByRole('article', { name: clinic })).toContainText('87654321')
  await axeCheck(admin)
  await shot(admin, 'platform-applications')
  await admin
    .getByRole('button', {
      name: t('platform-admin.applications.acceptNamed', { clinic }),
    })
    .click()
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: t('platform-admin.applications.accept'), exact: true })
    .click()
  await expect(admin.getByRole('article', { name: clinic })).toContainText(
    t('platform-admin.applications.state.ACCEPTED'),
  )
}

/** An invited employee chooses a password, signs in and agrees to the terms. Answers the code that this took. */
async function choosePassword(staff: Page, t: Translate, { email }: Application): Promise<string> {
  await staff.goto(await invitationTo(staff, email))
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(t('invitation.heading'))
  await staff.getByRole('button', { name: t('identity.reset.submit') }).click()
  const code = await codeSentTo(staff, email)
  await staff.getByLabel(t('identity.field.code')).fill(code)
  await staff.getByLabel(t('identity.field.newPassword')).fill(PASSWORD)
  await staff.getByLabel(t('identity.field.confirmPassword')).fill(PASSWORD)
  await staff.getByRole('button', { name: t('identity.reset.save') }).click()
  await expect(staff.getByText(t('identity.reset.done'))).toBeVisible()
  await staff.getByLabel(t('identity.field.email')).fill(email)
  await staff.getByLabel(t('identity.field.password'), { exact: true }).fill(PASSWORD)
  await staff
    .getByRole('main')
    .getByRole('button', { name: t('identity.logIn.submit'), exact: true })
    .click()
  await staff.getByLabel(t('identity.consents.agreeTo.PRM_CLINIC')).check()
  await staff.getByLabel(t('identity.consents.agreeTo.PRM_PRIVACY_POLICY')).check()
  await staff.getByRole('button', { name: t('identity.consents.agree') }).click()
  return code
}

/** The way that the invitation in the outbox leads. */
async function invitationTo(page: Page, email: string): Promise<string> {
  let path: string | undefined
  await expect
    .poll(async () => {
      const response = await page.request.get(`/api/demo/outbox?to=${encodeURIComponent(email)}`)
      const messages = (await response.json()) as { text: string }[]
      path = messages.map(({ text }) => /\/reset-password#\S+/.exec(text)?.[0]).find(Boolean)
      return path
    })
    .toBeTruthy()
  return path ?? ''
}

async function addSecondFactor(
  staff: Page,
  t: Translate,
  { email, used }: Application & { used: string },
): Promise<void> {
  await staff.goto('/settings/security')
  await staff.getByRole('button', { name: t('sign-in.security.setUp') }).click()
  await staff.getByLabel(t('identity.field.code')).fill(await codeSentTo(staff, email, [used]))
  await staff.getByRole('button', { name: t('shell.buttons.continue') }).click()
  const shown = await staff.getByText(t('sign-in.security.secret')).locator('span').textContent()
  const secret = Secret.fromBase32((shown ?? '').replaceAll(' ', ''))
  await staff
    .getByRole('textbox', { name: t('sign-in.secondFactor.code') })
    .fill(new TOTP({ secret }).generate())
  await staff.getByRole('button', { name: t('sign-in.security.confirm') }).click()
  await staff.getByRole('button', { name: t('sign-in.security.codesSaved') }).click()
  await expect(staff.getByText(t('sign-in.security.codesLeft', { count: 10 }))).toBeVisible()
}

/** All six steps of the set-up; each one is ticked by what is done on its page. */
async function setUp(staff: Page, t: Translate): Promise<void> {
  const open = async (step: 'CONTACT' | 'EMPLOYEES' | 'GREETING' | 'HOURS' | 'TYPES' | 'WHO_MAY_WRITE') => {
    await staff.goto('/admin')
    await staff.getByRole('link', { name: t(`administration.setUp.open.${step}`) }).click()
  }
  await open('CONTACT')
  await staff.getByLabel(t('administration.contact.phone')).fill('+372 782 1234')
  await staff.getByRole('button', { name: t('shell.buttons.save'), exact: true }).click()
  await expect(staff.getByText(t('administration.contact.saved'))).toBeVisible()
  await open('HOURS')
  await staff.getByLabel(t('clinic-settings.hold.label')).fill('0')
  await staff.getByLabel(t('clinic-settings.day.monday'), { exact: true }).fill('8-12, 13-16')
  await staff.getByRole('button', { name: t('clinic-settings.day.same') }).click()
  await staff.getByRole('button', { name: t('clinic-settings.save') }).click()
  await expect(staff.getByText(t('clinic-settings.saved'))).toBeVisible()
  await open('EMPLOYEES')
  await staff.getByRole('button', { name: t('administration.employees.add') }).click()
  await staff.getByLabel(t('identity.field.firstName')).fill('Anneli')
  await staff.getByLabel(t('identity.field.surname')).fill('Kask')
  await staff.getByLabel(t('identity.field.personalCode.EE')).fill(freshPersonalCode())
  await staff
    .getByLabel(t('identity.field.email'))
    .fill(`anneli.${crypto.randomUUID().slice(0, 8)}@example.test`)
  await staff.getByRole('radio', { name: t('enums.profession.NURSE') }).check()
  await staff.getByRole('button', { name: t('administration.employees.addAndInvite') }).click()
  await expect(staff.getByRole('listitem').filter({ hasText: 'Anneli Kask' })).toBeVisible()
  await open('TYPES')
  await staff.getByRole('button', { name: t('administration.types.save') }).click()
  await expect(staff.getByText(t('administration.types.saved'))).toBeVisible()
  await open('GREETING')
  await staff.getByLabel(t('administration.message.label'), { exact: true }).fill('Tere tulemast!')
  await staff.getByRole('button', { name: t('administration.message.show') }).click()
  await expect(staff.getByText(t('administration.message.active'), { exact: true })).toBeVisible()
  await open('WHO_MAY_WRITE')
  await staff.getByLabel(t('administration.whoMayWrite.label')).click()
  await expect(staff.getByText(t('administration.whoMayWrite.saved'))).toBeVisible()
  await staff.goto('/admin')
  await expect(staff.getByText(t('administration.setUp.progress', { done: '6', all: '6' }))).toBeVisible()
  await staff.getByRole('button', { name: t('administration.setUp.end') }).click()
  await expect(staff.getByText(t('administration.setUp.heading'))).toHaveCount(0)
}

async function writeToClinic(
  patient: Page,
  t: Translate,
  { clinic }: Application,
  question: string,
): Promise<void> {
  await forgetBegun(patient)
  await visit(patient, '/my-e-contacts', 'et')
  await patient
    .getByRole('button', { name: t('patient.list.new') })
    .first()
    .click()
  const goOn = patient.getByRole('button', { name: t('shell.buttons.continue') })
  await patient.getByRole('radio', { name: t('patient.person.myself') }).check()
  await goOn.click()
  // The patient's only clinic is not asked for: another one is chosen beside the topics.
  await patient.getByRole('link', { name: t('patient.type.otherClinic') }).click()
  await patient.getByRole('radio', { name: clinic }).check()
  await goOn.click()
  await patient.getByRole('searchbox').fill(t('types.QUESTION'))
  await patient.getByRole('link', { name: t('types.QUESTION'), exact: true }).click()
  await patient.getByRole('textbox', { name: t('patient.create.label') }).fill(question)
  await goOn.click()
  await patient.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  await patient.getByRole('button', { name: t('patient.check.send', { clinic }) }).click()
  await patient.getByRole('button', { name: t('sent.success.open') }).click()
}
