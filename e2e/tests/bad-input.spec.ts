// @proves R4-050
// @proves R5-019 R5-022 R5-024
import type { Page } from '@playwright/test'
import { sendByCall } from '../support/e-contacts.ts'
import { axeCheck, expect, signInAs, test } from '../support/fixtures.ts'
import { codeSentTo } from '../support/outbox.ts'
import { rawKeys } from '../support/raw-keys.ts'
import { wordsIn } from '../support/words.ts'

// What a patient types that cannot be taken: each field says so itself, and nothing is lost.

test.use({ expectedProblems: [/status of 4(01|04|68|69)|ERR_CONNECTION_RESET/] })

const summary = (page: Page) => page.getByRole('main').getByRole('alert')
const MINOR = '61003020004'
const PASSWORD = 'four slow herons wade'

test('a new account needs a real address, a good password twice, and somebody of age (et)', async ({
  page,
}) => {
  const t = wordsIn('et')
  await page.goto('/signup-with-password?locale=et')
  const fill = async (email: string, password: string, again: string) => {
    await page.getByLabel(t('identity.field.email')).fill(email)
    await page.getByLabel(t('identity.field.password'), { exact: true }).fill(password)
    await page.getByLabel(t('identity.field.confirmPassword')).fill(again)
    await page.getByRole('button', { name: t('identity.signUp.submit'), exact: true }).click()
  }
  await fill('', '', '')
  await expect(summary(page)).toContainText(t('errors.rules.REQUIRED'))
  await fill('kala@@vesi', 'lühike', 'lühem')
  for (const rule of ['EMAIL_PATTERN', 'PASSWORD_TOO_SHORT', 'CONFIRMED'] as const)
    await expect(summary(page)).toContainText(t(`errors.rules.${rule}`))
  await fill('mari@gmail.ee', PASSWORD, PASSWORD)
  await expect(summary(page)).toContainText(t('errors.rules.EMAIL_DOMAIN_REFUSED'))
  await axeCheck(page)

  const email = `young-${Date.now()}-${process.pid}@vastus.test`
  const data = { email, password: PASSWORD, confirmPassword: PASSWORD }
  expect((await page.request.post('/api/signup/password', { data })).status()).toBe(204)
  const otp = await codeSentTo(page, email)
  expect((await page.request.post('/api/signup/password/verify', { data: { email, otp } })).status()).toBe(
    201,
  )
  await page.goto('/complete-profile')
  await page.getByLabel(t('identity.field.firstName')).fill('Kaisa')
  await page.getByLabel(t('identity.field.surname')).fill('Noor')
  const code = page.getByLabel(t('identity.field.personalCode.EE'))
  const submit = page.getByRole('button', { name: t('identity.profile.finish'), exact: true })
  await code.fill('61003020005')
  await page.getByLabel(t('identity.field.phone')).fill('12')
  await submit.click()
  await expect(summary(page)).toContainText(t('errors.rules.PERSONAL_CODE'))
  await expect(summary(page)).toContainText(t('errors.rules.PHONE'))
  // As pasted from a contact card: what cannot be seen is nobody's fault.
  await code.fill(`\u202a${MINOR}\u200b`)
  await page.getByLabel(t('identity.field.firstName')).fill('Ö'.repeat(101))
  await submit.click()
  await expect(summary(page)).toContainText(t('errors.rules.NAME_TOO_LONG'))
  expect(await rawKeys(page)).toEqual([])
  await page.getByLabel(t('identity.field.firstName')).fill('Kaisa')
  await expect(page.getByLabel(t('kit.date.year'))).toHaveValue('2010')
  await page.getByLabel(t('identity.field.phone')).fill('\u202a+372\u00a05123\u22124567\u202c')
  await submit.click()
  await expect(summary(page)).toContainText(t('errors.rules.UNDERAGE_SIGNUP'))
  for (const rule of ['PERSONAL_CODE', 'PHONE'] as const)
    await expect(summary(page)).not.toContainText(t(`errors.rules.${rule}`))
  await expect(page).toHaveURL('/complete-profile')
  await axeCheck(page)
})

test('a person to write for is somebody else, once, and under the right name (ru)', async ({
  page,
  people,
}) => {
  const t = wordsIn('ru')
  const mari = await people.sent('Кашель')
  const { patient } = await people.read<{ patient: { personalCode: string } }>(
    'nurse',
    `/api/clinic/e-contacts/${mari}`,
  )
  const addAs = async (first: string, last: string) => {
    await page.getByLabel(t('identity.field.firstName')).fill(first)
    await page.getByLabel(t('identity.field.surname')).fill(last)
    await page.getByLabel(t('identity.field.personalCode.EE')).fill(patient.personalCode)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('persons.add.submit') }).click()
  }
  await people.forgetDrafts('patient')
  await signInAs(page, 'patient')
  await page.goto('/e-contacts/choose-patient?locale=ru')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page.getByText(t('errors.rules.REPRESENTED_PERSON_REQUIRED')).first()).toBeVisible()
  // Oneself is not somebody else.
  await page.goto('/e-contacts/add/person?locale=ru')
  await addAs('Mari', 'Saar')
  await expect(summary(page).getByText(t('errors.PERSONAL_CODE_DUPLICATE'))).toBeVisible()
  await axeCheck(page)

  await people.forgetDrafts('newPatient')
  await signInAs(page, 'newPatient')
  await page.goto('/e-contacts/add/person?locale=ru')
  await addAs('Мария', 'Иванова')
  await expect(summary(page).getByText(t('errors.USER_EXISTS_WITH_DIFFERENT_NAME'))).toBeVisible()
  await expect(page).toHaveURL(/add\/person/)
})

test('a message has words, at most 3000 characters, and one e-contact that is one’s own (ru)', async ({
  page,
  people,
}) => {
  const t = wordsIn('ru')
  await people.forgetDrafts('patient')
  await signInAs(page, 'patient')
  const personId = await people.personId('patient')
  await page.goto(`/e-contacts/create?personId=${personId}&clinicId=1&type=HEADACHE&locale=ru`)
  const proceed = page.getByRole('button', { name: t('shell.buttons.continue') })
  await proceed.click()
  await expect(summary(page).first()).toContainText(t('patient.create.required'))
  const text = page.getByRole('textbox', { name: t('patient.create.label') })
  await text.fill('я'.repeat(3001))
  await proceed.click()
  await expect(summary(page).filter({ hasText: t('errors.E_CONTACT_ANSWER_TOO_LONG') })).toBeVisible()
  await expect(text).toHaveValue('я'.repeat(3001))
  await axeCheck(page)

  const id = await sendByCall(page, 'COUGH', 'Кашель')
  await page.goto(`/e-contacts/${id}/timeline`)
  await page.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
  await expect(page.getByText(t('patient.create.required'))).toBeVisible()
  await page.locator('#reply').fill('я'.repeat(3001))
  await page.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
  await expect(page.getByText(t('errors.E_CONTACT_ANSWER_TOO_LONG'))).toBeVisible()

  const { content } = await people.read<{ content: { id: number; creator: { id: number } }[] }>(
    'nurse',
    '/api/clinic/e-contacts?clinicId=1&size=500',
  )
  const foreign = content.find(({ creator }) => creator.id !== personId)
  for (const address of [foreign?.id, 99_999_999]) {
    await page.goto(`/e-contacts/${address}/timeline`)
    await expect(page.getByRole('heading', { name: t('shell.pages.notFound.heading') })).toBeVisible()
  }
})

test('a file that is infected or that nobody has looked at is out of reach (et)', async ({ openAs }) => {
  const t = wordsIn('et')
  const nurse = await openAs('nurse', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  for (const scanResult of ['INFECTED', 'WAITING'] as const) {
    const found = await fileThatIs(nurse, scanResult)
    await nurse.goto(`/e-contacts/${found.eContactId}?locale=et`)
    const attachment = nurse.locator(`[data-scan=${scanResult}]`).first()
    await expect(attachment).toContainText(t(`enums.scanResult.${scanResult}`))
    await expect(attachment.getByRole('link')).toHaveCount(0)
    await expect(attachment).toHaveCSS('border-style', 'dashed')
    expect((await nurse.request.get(`/api/files/${found.id}`)).status()).toBe(403)
  }
  await axeCheck(nurse)
})

type Found = { id: string; eContactId: number }

/** The first file of the clinic that the scanner has left so. */
async function fileThatIs(page: Page, scanResult: string): Promise<Found> {
  const list = await page.request.get('/api/clinic/e-contacts?clinicId=1&size=500')
  const { content } = (await list.json()) as { content: { id: number; fileCount: number }[] }
  for (const { id: eContactId, fileCount } of content) {
    if (fileCount === 0) continue
    const opened = await page.request.get(`/api/clinic/e-contacts/${eContactId}`)
    const { files } = (await opened.json()) as { files: { id: string; scanResult: string }[] }
    const found = files.find((each) => each.scanResult === scanResult)
    if (found) return { id: found.id, eContactId }
  }
  throw new Error(`No file of the clinic is ${scanResult}`)
}

test('an answer of which no word came back goes out once, though the page takes it for new by then (pl)', async ({
  page,
  people,
}) => {
  const t = wordsIn('pl')
  const id = await people.sent('Kaszel')
  await people.post('nurse', `/api/clinic/e-contacts/${id}/actions/inquiry`, {
    question: 'Czy jest gorączka?',
  })
  await signInAs(page, 'patient')
  const answer = `/api/patient/actions/${id}/inquiry/complete`
  await page.route(`**${answer}`, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.goto(`/e-contacts/${id}/timeline?locale=pl`)
  await page.getByLabel(t('patient.timeline.replyLabel')).fill('Nie, tylko kaszel.')
  await page.getByRole('button', { name: t('patient.timeline.sendReply') }).click()
  // It has arrived, and the socket says so.
  await expect(page.getByLabel(t('patient.timeline.infoLabel'))).toHaveValue('Nie, tylko kaszel.')
  await page.unroute(`**${answer}`)
  await expect(page.getByText(t('patient.draft.SERVER'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(t('patient.timeline.infoLabel'))).toHaveValue('Nie, tylko kaszel.')

  await page.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
  await expect(page.getByText(t('patient.timeline.sent'))).toBeVisible()
  await expect(page.getByLabel(t('patient.timeline.infoLabel'))).toHaveValue('')
  const { content } = await people.read<{ content: { text: string }[] }>(
    'patient',
    `/api/patient/e-contacts/${id}/timeline`,
  )
  expect(content.map(({ text }) => text)).toEqual(['Kaszel', 'Czy jest gorączka?', 'Nie, tylko kaszel.'])
})
