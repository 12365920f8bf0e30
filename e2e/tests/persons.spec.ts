// @proves R1-004 R2-038 R2-039 R2-040 R2-041 R2-045
// @proves-part R2-055: after a representation has ended
import type { Page } from '@playwright/test'
import type { Translate } from '@vastus/i18n'
import { passClinics } from '../support/e-contacts.ts'
import { holdBack } from '../support/first-load.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

/** What these journeys try on purpose: a code twice, a name that does not fit, a removal too early. */
test.use({ expectedProblems: [/status of 4(04|6[89])/] })

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'newPatient')
  await page.request.delete('/api/drafts/person:new')
})

/** An Estonian code of somebody born on 5 May 1950 or 7 June 2015, with a number of its own each time. */
function newCode(day: '350050' | '515060'): string {
  const stem = `${day}${day === '350050' ? '5' : '7'}`
  for (;;) {
    const ten = `${stem}${String(Math.floor(Math.random() * 1000)).padStart(3, '0')}`
    const sum = (weights: number[]) =>
      weights.reduce((total, weight, place) => total + weight * Number(ten[place]), 0) % 11
    const first = sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 1])
    const second = sum([3, 4, 5, 6, 7, 8, 9, 1, 2, 3])
    return `${ten}${first < 10 ? first : second < 10 ? second : 0}`
  }
}

async function fillPerson(page: Page, t: Translate, person: { first: string; last: string; code: string }) {
  await page.getByLabel(t('identity.field.firstName')).fill(person.first)
  await page.getByLabel(t('identity.field.surname')).fill(person.last)
  await page.getByLabel(t('identity.field.personalCode.EE')).fill(person.code)
}

async function toAddPerson(page: Page, t: Translate, language: string) {
  await page.goto(`/e-contacts/choose-patient?locale=${language}`)
  await page.getByRole('link', { name: t('persons.add.action') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('persons.add.title'))
}

test('a daughter adds her father, corrects his name and writes for him to a private clinic', async ({
  page,
  people,
}) => {
  const t = wordsIn('et')
  const code = newCode('350050')
  await toAddPerson(page, t, 'et')
  const submit = page.getByRole('button', { name: t('persons.add.submit') })
  await submit.click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)

  await fillPerson(page, t, { first: 'Endel', last: 'Uusma', code })
  // The code tells the day of birth.
  await expect(page.getByLabel(t('kit.date.year'))).toHaveValue('1950')
  await page.getByRole('checkbox').check()
  await expect(page.getByRole('checkbox')).toBeChecked()
  // What was typed survives a reload.
  await expect
    .poll(async () => (await people.drafts('newPatient')).find(({ key }) => key === 'person:new')?.payload)
    .toContain('"declaration":true')
  await page.reload()
  await expect(page.getByLabel(t('identity.field.surname'))).toHaveValue('Uusma')
  await submit.click()

  await expect(page).toHaveURL(/choose-patient/)
  await expect(page.getByRole('radio', { name: /Endel Uusma/ })).toBeChecked()
  await shot(page, 'persons-chosen')
  await page.getByRole('button', { name: t('patient.check.changeNamed', { what: 'Endel Uusma' }) }).click()
  await page.getByLabel(t('identity.field.surname')).fill('Uusmaa')
  await page.getByRole('button', { name: t('persons.edit.submit') }).click()
  await page.getByRole('radio', { name: /Endel Uusmaa/ }).check()
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()

  await expect(page).toHaveURL(/choose-open-clinic/)
  await page.getByRole('radio', { name: /Tamme Erakliinik/ }).check()
  // Every page of the way names him.
  const isAboutHim = () =>
    expect(page.getByText(t('patient.strip', { name: 'Endel Uusmaa', year: '1950' }))).toBeVisible()
  await isAboutHim()
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page).toHaveURL(/\/e-contacts\/add/)
  await isAboutHim()
  await page
    .getByRole('link', { name: t('types.COUGH'), exact: true })
    .first()
    .click()
  await page.getByLabel(t('patient.create.label')).fill('Isal on köha, juba teist nädalat.')
  await isAboutHim()
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  await isAboutHim()
  await page.getByRole('button', { name: /Tamme Erakliinik/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sent.success.title'))
  await isAboutHim()
  await page.getByRole('button', { name: t('sent.success.open') }).click()
  await expect(page.getByText(t('persons.youFor', { patient: 'Endel Uusmaa' }))).toBeVisible()

  // Who looks after a person on the way to a message is on that way again.
  await page.goto('/e-contacts/choose-patient?type=COUGH&change=person')
  const change = page.getByRole('button', {
    name: t('patient.check.changeNamed', { what: 'Endel Uusmaa' }),
  })
  await change.click()
  await page.getByRole('button', { name: t('persons.edit.submit') }).click()
  await expect(page).toHaveURL(/choose-patient\?type=COUGH&change=person&personId=/)

  // Removing waits until nothing is open.
  const remove = async () => {
    await change.click()
    await page.getByRole('button', { name: t('persons.remove.action') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('persons.remove.confirm') })
      .click()
  }
  await remove()
  await expect(page.getByText(t('refusals.PERSON_HAS_OPEN_E_CONTACT'))).toBeVisible()
})

test('in Russian a mother adds a child once, under the right name, and removes it again', async ({
  page,
}) => {
  const t = wordsIn('ru')
  const code = newCode('515060')
  const submit = page.getByRole('button', { name: t('persons.add.submit') })
  await toAddPerson(page, t, 'ru')
  // A code of another person of the demo, under a name that is not theirs.
  const { personalCode } = await knownChild(page)
  await fillPerson(page, t, { first: 'Саша', last: 'Иванов', code: personalCode })
  await page.getByRole('checkbox').check()
  await submit.click()
  await expect(page.getByText(t('errors.CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME')).first()).toBeVisible()

  // What was known of the code before the person was added arrives after it.
  const added = page.waitForResponse('**/api/patient/person')
  await page.route(
    '**/person/lookup?*',
    async (route) => {
      const response = await route.fetch()
      await added
      await route.fulfill({ response: response })
    },
    { times: 1 },
  )
  const lookedUp = page.waitForResponse('**/person/lookup?*')
  const asked = page.waitForRequest('**/person/lookup?*')
  const letPersonsIn = await holdBack(page, '**/api/persons')
  await page.getByLabel(t('identity.field.personalCode.EE')).fill(code)
  await asked
  await submit.click()
  await lookedUp
  letPersonsIn()
  await expect(page.getByRole('radio', { name: /Саша Иванов/ })).toBeChecked()

  await page.getByRole('link', { name: t('persons.add.action') }).click()
  await expect(page.getByLabel(t('identity.field.firstName'))).toHaveValue('')
  await page.getByLabel(t('identity.field.personalCode.EE')).fill(code)
  await expect(page.getByText(t('errors.PERSONAL_CODE_DUPLICATE')).first()).toBeVisible()
  // It is shown together with all else that is missing.
  await submit.click()
  const summary = page.getByRole('alert', { name: t('kit.errorSummary') })
  await expect(summary).toContainText(t('errors.PERSONAL_CODE_DUPLICATE'))
  await expect(summary).toContainText(t('persons.field.declaration'))

  await page.goto('/e-contacts/choose-patient')
  await page.getByRole('button', { name: t('patient.check.changeNamed', { what: 'Саша Иванов' }) }).click()
  await expect(page.getByText(/07.06.2033|7 июня 2033/)).toBeVisible()
  await page.getByRole('button', { name: t('persons.remove.action') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('persons.remove.confirm') })
    .click()
  await expect(page.getByText(t('persons.remove.done', { name: 'Саша Иванов' }))).toBeVisible()
  await expect(page.getByRole('radio', { name: /Саша/ })).toHaveCount(0)
})

test('the clinic sees who writes for the patient, and ends it', async ({ page, openAs }) => {
  const t = wordsIn('et')
  await page.goto('/my-e-contacts?locale=et')
  const id = await sendForChild(page, await knownChild(page))
  const doctor = await openAs('doctor', { viewport: { width: 1280, height: 800 } })
  await doctor.goto(`/e-contacts/${id}?locale=et`)
  await expect(doctor.getByRole('heading', { name: t('clinic.representation.heading') })).toBeVisible()
  await doctor.getByRole('button', { name: t('clinic.representation.end') }).click()
  await axeCheck(doctor)
  const dialog = doctor.getByRole('dialog')
  await dialog.getByRole('button', { name: t('clinic.representation.end') }).click()
  await expect(dialog).toBeHidden()
  await shot(doctor, 'representation-ended')

  // At once, on the page that the representative has open.
  await page.goto(`/e-contacts/${id}/timeline?locale=et`)
  await expect(page.getByText(/Te ei esinda enam seda inimest/)).toBeVisible()
  await expect(page.getByLabel(t('patient.timeline.infoLabel'))).toHaveCount(0)
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
  await expect(page.getByText(/^Kirjutate isiku eest/)).toHaveCount(0)
  await axeCheck(page)
})

type Child = { firstName: string; surname: string; personalCode: string }

/** Adds a child under the details that the clinic has, and writes for it. */
async function sendForChild(page: Page, child: Child): Promise<number> {
  const { firstName, surname, personalCode } = child
  const persons = await page.request.get('/api/persons')
  const { content } = (await persons.json()) as { content: (Child & { id: number })[] }
  // A journey that was cut short may have left the child here.
  const kept = content.find((person) => person.personalCode === personalCode)
  const added = await page.request.post('/api/patient/person', {
    data: { firstName, surname, personalCode, declaration: true },
  })
  const patientPersonId = kept?.id ?? ((await added.json()) as { id: number }).id
  const sent = await page.request.post('/api/patient/e-contacts/fallback', {
    data: { eContactType: 'COUGH', patientPersonId, clinicId: 1, text: 'Lapsel on köha.' },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  return ((await sent.json()) as { id: number }).id
}

/** A child whom clinic 1 knows. */
async function knownChild(page: Page): Promise<Child> {
  const staff = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  if (!staff) throw new Error('no browser')
  const there = await staff.newPage()
  await signInAs(there, 'doctor')
  const response = await there.request.get('/api/clinic/e-contacts?clinicId=1&size=50')
  const { content } = (await response.json()) as {
    content: { patient: Child & { birthDate: string } }[]
  }
  await staff.close()
  const row = content.find(({ patient }) => patient.personalCode && patient.birthDate > '2012-01-01')
  if (!row) throw new Error('no child in the list')
  return row.patient
}

test('a text begun for somebody one no longer represents says so, and may be used for another person (en)', async ({
  page,
}) => {
  const t = wordsIn('en')
  // She writes for children too, so that she is asked for whom.
  await signInAs(page, 'patient')
  const values = { personId: '999999', clinicId: '1', type: 'VERTIGO', text: 'A cough for a week.' }
  await page.request.put('/api/drafts/e-contact:new', {
    data: { payload: JSON.stringify({ values, idempotencyKey: crypto.randomUUID() }) },
  })
  await page.goto('/my-e-contacts?locale=en')
  const card = page.getByRole('region', { name: t('patient.list.unsentHeading') })
  await card.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page.getByText(t('patient.create.orphanText'))).toBeVisible()
  await expect(page.getByText(values.text)).toBeVisible()
  await axeCheck(page)
  await shot(page, 'draft-of-nobody')
  await page.getByRole('button', { name: t('patient.create.chooseAnother') }).click()
  await page.getByRole('radio', { name: t('patient.person.myself') }).check()
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await passClinics(page, t)
  await page
    .getByRole('link', { name: t('types.COUGH'), exact: true })
    .first()
    .click()
  await expect(page.getByText(t('patient.create.orphanText'))).toBeVisible()
  await page.getByRole('button', { name: /^Use it for / }).click()
  await expect(page.getByRole('textbox', { name: t('patient.create.label') })).toHaveValue(values.text)
  await page.getByRole('button', { name: t('patient.list.startAgain') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('patient.list.startAgain') })
    .click()
})
