// @proves R1-014 R1-015 R2-075 R2-076 R2-090 R2-091 R2-092 R2-093 R2-095 R2-096
// @proves-part R2-094: free text with helper questions
import type { Page } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { speak, wordsIn } from '../support/words.ts'

test.use({ expectedProblems: [/status of 469/] })

/** Opens a page of staff with nothing left of an earlier wizard. */
async function visit(page: Page, path: string, language: Language) {
  for (const mode of ['to-patient', 'as-patient'])
    await page.request.delete(`/api/drafts/clinic-e-contact:1:${mode}`)
  await speak(page, language)
  await page.goto(path)
}

/** A code that passes the check digit, of a man born on a 2 February; there are fifty thousand of them. */
function freshCode(): string {
  const year = 40 + Math.floor(Math.random() * 50)
  const digits = `3${year}0202${String(Math.floor(Math.random() * 1000)).padStart(3, '0')}`
  const sum = (weights: number[]) =>
    weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0) % 11
  const [first, second] = [sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 1]), sum([3, 4, 5, 6, 7, 8, 9, 1, 2, 3])]
  return digits + (first < 10 ? first : second < 10 ? second : 0)
}

const searchField = (page: Page, options: { name?: string } = {}) =>
  page.getByRole('main').getByRole('combobox', options)
const found = (page: Page) => page.getByRole('main').getByRole('option')

type Person = { id: number; firstName: string; surname: string; personalCode: string; adult: boolean }
const nameOf = ({ firstName, surname }: Pick<Person, 'firstName' | 'surname'>) => `${firstName} ${surname}`

async function family(patient: Page): Promise<{ self: Person; child: Person }> {
  const { content } = (await (await patient.request.get('/api/persons')).json()) as { content: Person[] }
  const [self] = content
  const child = content.find(({ adult }) => !adult)
  if (!self || !child) throw new Error('the DEMO patient has no child')
  return { self, child }
}

test('a phone call is written down by keys alone in a few presses, and the patient has it', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('ru')
  const patient = await openAs('patient')
  const { self } = await family(patient)
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts/create?mode=as-patient', 'ru')
  const text = `Пациент звонил ${crypto.randomUUID().slice(0, 8)}`
  const screens = new Set<string>()
  const noteScreen = async () => screens.add(await page.getByRole('heading', { level: 1 }).innerText())
  await expect(searchField(page, { name: t('wizard.patient.label') })).toBeFocused()
  await noteScreen()
  await page.keyboard.type(self.personalCode)
  await expect(found(page)).toHaveCount(1)
  await expect(found(page)).toContainText(nameOf(self))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: t('shell.buttons.continue') })).toBeFocused()
  await noteScreen()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t('wizard.message.asPatient'))).toBeFocused()
  await noteScreen()
  await page.keyboard.type(text)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wizard.success.saved'))
  await noteScreen()
  expect(screens.size).toBeLessThanOrEqual(4)
  await expect(page.getByText(t('enums.direction.PATIENT_TO_CLINIC_BEHALF_OF_PATIENT'))).toBeVisible()
  const made = new URL(page.url())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wizard.success.saved'))
  // It was written down, not sent: under the other kind of wizard nothing is claimed.
  made.searchParams.set('mode', 'to-patient')
  await page.goto(made.href)
  await expect(page).toHaveURL(/\/clinic-e-contacts$/)
  await page.goBack()
  await page.getByRole('link', { name: t('wizard.success.open') }).click()
  await expect(
    page.getByRole('region', { name: t('clinic.conversation.pane'), exact: true }).getByText(text),
  ).toBeVisible()
  // The words are the patient's, also on paper; the clinic wrote them down.
  const whose = t('clinic.entry.writtenDown', { name: nameOf(self), by: '' }).trim()
  await expect(page.getByRole('listitem').filter({ hasText: text }).filter({ hasText: whose })).toBeVisible()
  await page.getByRole('link', { name: t('print.action') }).click()
  await expect(page.getByRole('article').getByRole('listitem').filter({ hasText: whose })).toContainText(text)

  await visit(patient, '/my-e-contacts', 'ru')
  await patient.getByRole('link').filter({ hasText: text }).click()
  await expect(patient.getByRole('listitem').filter({ hasText: text })).toContainText(
    t('patient.timeline.writtenDown', { you: t('patient.timeline.you') }),
  )
})

test('what the clinic would ask a patient is asked on the phone, and goes below what was said', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('pl')
  const patient = await openAs('patient')
  const { self } = await family(patient)
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts/create?mode=as-patient', 'pl')
  await searchField(page).fill(self.personalCode)
  await expect(found(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  const topic = page.getByRole('combobox', { name: t('wizard.message.type') })
  await expect(topic).toHaveValue('')
  // As the patient says it, without the marks.
  await topic.fill('kaszle')
  await page.keyboard.press('Enter')
  await expect(topic).toHaveValue(t('types.COUGH'))
  const text = `Kaszel ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel(t('wizard.message.asPatient')).fill(text)
  // Folded away for writers in a hurry.
  await expect(page.getByText(t('wizard.questions.hint'))).toBeHidden()
  await shot(page, 'wizard-questions-folded')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Wczoraj' }).check()
  await page
    .getByRole('group', { name: 'Czy był kaszel z krwią?' })
    .getByRole('radio', { name: t('questionnaire.answers.yes') })
    .check()
  // Saving before the notice is there shows the notice first.
  await expect(page.getByRole('alert').filter({ hasText: t('signs.rules.CLOT') })).toBeVisible()
  await shot(page, 'wizard-questions')
  await axeCheck(page)
  await page.getByRole('button', { name: t('wizard.message.save') }).click()
  await page
    .getByRole('dialog', { name: t('wizard.caller.ask') })
    .getByRole('button', { name: t('wizard.caller.no') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wizard.success.saved'))
  await page.getByRole('link', { name: t('wizard.success.open') }).click()
  const pane = page.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })
  await expect(pane.getByText(text)).toContainText('Kiedy to się zaczęło?\nWczoraj')
  // The clinic sees the sign as if the patient had written it.
  await expect(pane.getByText(t('signs.rules.CLOT'))).toBeVisible()
  await expect(pane.getByText(t('signs.noteWrittenDown'))).toContainText(t('signs.notSaidToCaller'))
  await expect(pane.getByText(t('signs.note'))).toHaveCount(0)
})

test('a message about a child goes to the parent, who is told and can answer', async ({ page, openAs }) => {
  const t = wordsIn('et')
  const patient = await openAs('patient')
  // The language of the mail that tells of it.
  expect((await patient.request.patch('/api/users/preferences', { data: { language: 'et' } })).status()).toBe(
    200,
  )
  const { self, child } = await family(patient)
  await signInAs(page, 'doctor')
  await visit(page, '/clinic-e-contacts', 'et')
  await page.getByRole('button', { name: t('clinic.newMenu.label') }).click()
  await page.getByRole('menuitem', { name: t('clinic.newMenu.toPatient') }).click()
  await searchField(page, { name: t('wizard.patient.label') }).fill(nameOf(child))
  await found(page).first().click()
  await expect(page.getByText(t('wizard.representative.minor', { name: nameOf(child) }))).toBeVisible()
  await page.getByRole('radio', { name: nameOf(self) }).check()
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  const text = `Tulge vaktsineerima ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel(t('wizard.message.toPatient')).fill(text)
  await page
    .locator('input[data-source="device"]')
    .setInputFiles({ name: 'kutse.txt', mimeType: 'text/plain', buffer: Buffer.from('Tere') })
  // A look at the step before costs no file.
  await page
    .getByRole('button', { name: t('shell.header.back'), exact: true })
    .last()
    .click()
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await page.getByRole('button', { name: t('wizard.message.send') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('wizard.success.sent', { name: nameOf(self) }),
  )
  await expect(page.getByText(t('enums.direction.CLINIC_TO_REPRESENTATIVE'))).toBeVisible()

  await visit(patient, '/my-e-contacts', 'et')
  const card = patient.getByRole('link').filter({ hasText: text })
  await expect(card).toContainText(nameOf(child))
  await card.click()
  await expect(patient.getByText('kutse.txt')).toBeVisible()
  await expect
    .poll(async () => {
      const sent = await patient.request.get(`/api/demo/outbox?to=patient@demo.vastus.test`)
      const mails = (await sent.json()) as { subject: string; text: string }[]
      return mails.find((mail) => mail.text.includes(new URL(patient.url()).pathname))?.subject
    })
    .toBe(t('mails.notice.newFromClinic.subject'))
})

test('a new patient is added, told of the missing e-mail, and what was begun outlives the page', async ({
  page,
}) => {
  const t = wordsIn('et')
  await signInAs(page, 'reception')
  await visit(page, '/clinic-e-contacts/create?mode=to-patient', 'et')
  const code = freshCode()
  await searchField(page).fill(code)
  await expect(page.getByText(t('wizard.search.nobody'))).toBeVisible()
  await page.getByRole('button', { name: t('wizard.patient.new') }).click()
  await expect(page.getByLabel(t('identity.field.personalCode.EE'))).toHaveValue(code)
  await page.getByRole('button', { name: t('wizard.patient.add') }).click()
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(2)
  await page.getByLabel(t('identity.field.firstName')).fill('Uus')
  await page.getByLabel(t('identity.field.surname')).fill('Tulija')
  await page.getByRole('button', { name: t('wizard.patient.add') }).click()
  await expect(page.getByText(t('clinic.reach.NONE', { name: 'Uus Tulija' }))).toBeVisible()

  await page.getByRole('button', { name: t('wizard.representative.other') }).click()
  await page.getByRole('button', { name: t('wizard.representative.new') }).click()
  await page.getByLabel(t('identity.field.personalCode.EE')).fill(code)
  await page.getByLabel(t('identity.field.firstName')).fill('Vale')
  await page.getByLabel(t('identity.field.surname')).fill('Nimi')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('wizard.representative.add') }).click()
  await expect(page.getByText(t('errors.CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME')).first()).toBeVisible()
  await page.getByLabel(t('identity.field.personalCode.EE')).fill(freshCode())
  await page.getByRole('button', { name: t('wizard.representative.add') }).click()
  await expect(page.getByRole('radio', { name: 'Vale Nimi' })).toBeChecked()
  // The address that is missing is the representative's, and is given where it is asked for.
  await expect(page.getByText(t('clinic.reach.NONE', { name: 'Vale Nimi' }))).toBeVisible()
  await shot(page, 'wizard-representative-contacts')
  await axeCheck(page)
  await page
    .getByRole('group', { name: t('wizard.data.contacts', { name: 'Vale Nimi' }) })
    .getByLabel(t('identity.field.email'))
    .fill('vale.nimi@example.test')
  await expect(page.getByText(t('clinic.reach.NONE', { name: 'Vale Nimi' }))).toHaveCount(0)
  const saved = Promise.withResolvers<void>()
  await page.route('**/clinic/patients/*/representatives/*', async (route) => {
    await saved.promise
    await route.fallback()
  })
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  const back = page.locator('form').getByRole('button', { name: t('shell.header.back') })
  // While it is on its way there is no way back that it would undo when it comes.
  await back.click({ force: true })
  await expect(page.getByRole('heading', { level: 1, name: t('wizard.title.data') })).toBeVisible()
  saved.resolve()
  await back.click()
  await expect(page.getByText('vale.nimi@example.test')).toBeVisible()
  await page.getByRole('radio', { name: t('wizard.representative.themselves') }).check()
  await expect(page.getByText(t('clinic.reach.NONE', { name: 'Uus Tulija' }))).toBeVisible()

  await page.getByRole('button', { name: t('wizard.representative.other') }).click()
  await searchField(page, { name: t('wizard.representative.search') }).fill('Mari Saar')
  await found(page).first().click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('wizard.representative.add') }).click()
  await expect(page.getByRole('radio', { name: 'Mari Saar' })).toBeChecked()
  await expect(page.getByText(t('wizard.data.locked'))).toBeVisible()
  await page.getByRole('radio', { name: t('wizard.representative.themselves') }).check()

  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await page.getByLabel(t('wizard.message.toPatient')).fill('Aeg on kinnitatud')
  await expect(page.getByText(t('wizard.kept.SERVER'))).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(t('wizard.message.toPatient'))).toHaveValue('Aeg on kinnitatud')
  await page.getByLabel(t('clinic.composer.restriction')).selectOption('NO_REPLY')
  await page.getByRole('button', { name: t('wizard.message.send') }).click()
  await expect(page.getByText(t('enums.status.clinic.completed'))).toBeVisible()
  await page.getByRole('button', { name: t('wizard.success.another') }).click()
  await expect(searchField(page)).toHaveValue('')
})

test('a nurse who opens another page while it is being sent stays there, sees the end, and can open it', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('pl')
  const { self } = await family(await openAs('patient'))
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts/create?mode=to-patient', 'pl')
  await searchField(page).fill(self.personalCode)
  await expect(found(page)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  const words = page.getByLabel(t('wizard.message.toPatient'))
  const text = `Wyniki są gotowe ${crypto.randomUUID().slice(0, 8)}`
  await words.fill(text)
  await expect(page.getByText(t('wizard.kept.SERVER'))).toBeVisible()
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/clinic/e-contacts', async (route) => {
    const response = await route.fetch()
    await answered.promise
    await route.fulfill({ response })
  })
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/clinic/e-contacts'))
  await page.getByRole('button', { name: t('wizard.message.send') }).click()
  await sent
  await page.getByRole('button', { name: t('shell.header.openMenu') }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('shell.menu.settings'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/settings$/)
  answered.resolve()
  const toast = page.getByRole('status').filter({ hasText: t('wizard.success.sent', { name: '' }) })
  await expect(toast).toBeVisible()
  await expect(page).toHaveURL(/\/settings$/)

  const open = toast.getByRole('link', { name: t('wizard.success.open') })
  await expect(open).toHaveAttribute('href', /^\/e-contacts\/\d+$/)
  await open.click()
  await expect(page.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })).toContainText(
    text,
  )
  // Sent is sent: the wizard begins empty.
  await page.goBack()
  await expect(page).toHaveURL(/\/settings$/)
  await page.goto('/clinic-e-contacts/create?mode=to-patient')
  await expect(searchField(page)).toHaveValue('')
})

test('what was begun for one patient is not ready to go to the next one', async ({ page }) => {
  const t = wordsIn('ru')
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts', 'ru')
  const people = (await (await page.request.get('/api/clinic/patients?clinicId=1&search=a')).json()) as {
    content: Person[]
  }
  const [first, second] = people.content.filter(({ adult }) => adult)
  if (!first || !second) throw new Error('the DEMO clinic has no two adults')
  const words = page.getByLabel(t('wizard.message.toPatient'))
  const goBack = () =>
    page
      .locator('form')
      .getByRole('button', { name: t('shell.header.back') })
      .click()
  const choose = async ({ personalCode }: Person) => {
    await searchField(page).fill(personalCode)
    await expect(found(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('wizard.title.data'))
    await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  }
  await page.goto('/clinic-e-contacts/create?mode=to-patient')
  await choose(first)
  const text = `Анализ готов ${crypto.randomUUID().slice(0, 8)}`
  await words.fill(text)
  await expect(page.getByText(t('wizard.kept.SERVER'))).toBeVisible()
  await page.goto('/clinic-e-contacts')

  await page.goto('/clinic-e-contacts/create?mode=to-patient')
  await choose(second)
  await expect(words).toHaveValue('')
  await expect(
    page.getByRole('heading', { name: t('wizard.aside.heading', { name: nameOf(first) }) }),
  ).toBeVisible()
  await expect(page.getByText(text)).toBeVisible()
  await shot(page, 'wizard-set-aside')
  await axeCheck(page)

  await goBack()
  await goBack()
  await choose(first)
  await expect(words).toHaveValue(text)
  await expect(page.getByRole('button', { name: t('wizard.aside.drop') })).toHaveCount(0)
  const result = { name: 'анализ.txt', mimeType: 'text/plain', buffer: Buffer.from('120/80') }
  await page.locator('input[data-source=device]').setInputFiles(result)
  await expect(page.getByText(result.name)).toBeVisible()

  await goBack()
  await goBack()
  await choose(second)
  await expect(words).toHaveValue('')
  await expect(page.getByText(result.name)).toHaveCount(0)
  await goBack()
  await goBack()
  await choose(first)
  await expect(page.getByText(result.name)).toBeVisible()
  await goBack()
  await goBack()
  await choose(second)
  await page.getByRole('button', { name: t('wizard.aside.use') }).click()
  await expect(words).toHaveValue(text)
  await expect(words).toBeFocused()
  await goBack()
  await goBack()
  await page.getByRole('button', { name: t('wizard.startAgain') }).click()
  await expect(searchField(page, { name: t('wizard.patient.label') })).toBeVisible()
})
