// @proves R2-012 R2-013 R2-026
import { axeCheck, expect, shot, test } from '../support/fixtures.ts'
import { codeSentTo, linkSentTo } from '../support/outbox.ts'
import { freshPersonalCode } from '../support/personal-code.ts'
import { speak, wordsIn } from '../support/words.ts'

const PASSWORD = 'three quiet otters swim'

test('a patient whom staff add gets the mail, signs up, follows its link, reads and answers (pl)', async ({
  page: patient,
  openAs,
}) => {
  test.slow()
  const t = wordsIn('pl')
  const name = { firstName: 'Leena', surname: `Lepik${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}` }
  const [code, email] = [freshPersonalCode(), `leena.${crypto.randomUUID().slice(0, 8)}@example.test`]
  const staff = await openAs('nurse')
  await staff.request.delete('/api/drafts/clinic-e-contact:1:to-patient')
  await speak(staff, 'pl')
  await staff.goto('/clinic-e-contacts/create?mode=to-patient')
  await staff.getByRole('button', { name: t('wizard.patient.new') }).click()
  await staff.getByLabel(t('identity.field.firstName')).fill(name.firstName)
  await staff.getByLabel(t('identity.field.surname')).fill(name.surname)
  await staff.getByLabel(t('identity.field.personalCode.EE')).fill(code)
  await staff.getByLabel(t('identity.field.email')).fill(email)
  await staff.getByRole('button', { name: t('wizard.patient.add') }).click()
  const words = (reach: 'AFTER_SIGN_UP' | 'ACCOUNT') =>
    staff.getByText(t(`clinic.reach.${reach}`, { name: `${name.firstName} ${name.surname}` }))
  await expect(words('AFTER_SIGN_UP')).toBeVisible()
  await shot(staff, 'reach-data-pl')
  await axeCheck(staff)
  await staff.getByRole('button', { name: t('shell.buttons.continue') }).click()
  const text = `Tulge palun vereproovile ${crypto.randomUUID().slice(0, 8)}`
  await staff.getByLabel(t('wizard.message.toPatient')).fill(text)
  await expect(words('AFTER_SIGN_UP')).toBeVisible()
  await staff.getByRole('button', { name: t('wizard.message.send') }).click()
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(t('wizard.success.sent', { name: '' }))
  await expect(words('AFTER_SIGN_UP')).toBeVisible()
  await shot(staff, 'reach-success-pl')
  await staff.getByRole('link', { name: t('wizard.success.open') }).click()

  const link = await linkSentTo(patient, email)
  await patient.goto(`${link}?locale=pl`)
  await patient.getByRole('link', { name: t('identity.home.createAccount') }).click()
  await patient.getByRole('link', { name: t('identity.choose.email') }).click()
  await patient.getByLabel(t('identity.field.email')).fill(email)
  await patient.getByLabel(t('identity.field.password'), { exact: true }).fill(PASSWORD)
  await patient.getByLabel(t('identity.field.confirmPassword')).fill(PASSWORD)
  await patient.getByRole('button', { name: t('identity.signUp.submit') }).click()
  await patient.getByLabel(t('identity.field.code')).fill(await codeSentTo(patient, email))
  await patient.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await patient.getByRole('link', { name: t('shell.buttons.continue') }).click()
  await patient.getByLabel(t('identity.field.firstName')).fill(name.firstName)
  await patient.getByLabel(t('identity.field.surname')).fill(name.surname)
  await patient.getByLabel(t('identity.field.personalCode.EE')).fill(code)
  await patient.getByLabel(t('identity.field.phone')).fill('5123 4567')
  await patient.getByRole('button', { name: t('identity.profile.finish') }).click()
  await expect(patient).toHaveURL(/\/consents/)
  await patient.getByLabel(t('identity.consents.agreeTo.PRM_PATIENT')).check()
  await patient.getByLabel(t('identity.consents.agreeTo.PRM_PRIVACY_POLICY')).check()
  await patient.getByRole('button', { name: t('identity.consents.agree') }).click()
  await expect(patient).toHaveURL(new RegExp(link))
  await expect(patient.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  await patient.getByLabel(t('patient.timeline.infoLabel')).fill('Tulen homme')
  await patient.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
  await expect(patient.getByRole('listitem').filter({ hasText: 'Tulen homme' })).toBeVisible()

  const conversation = staff.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })
  await expect(conversation.getByText('Tulen homme')).toBeVisible()
  await expect(words('ACCOUNT')).toBeVisible()
  await shot(staff, 'reach-panel-pl')
})
