// @proves R1-010 R1-016 R2-077 R4-064 R4-065 R4-066 R5-049 R9-020
// @proves-part R2-094: a questionnaire filled in for the patient
import type { Locator, Page } from '@playwright/test'
import type { Language, Translate } from '@vastus/i18n'
import { holdReplies, visit } from '../support/clinic.ts'
import { cancelByCall, sendByCall } from '../support/e-contacts.ts'
import { fillDate } from '../support/fill-date.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { disablePointer } from '../support/keyboard.ts'
import { freshPersonalCode } from '../support/personal-code.ts'
import { wordsIn } from '../support/words.ts'

const CLINIC = 'Kesklinna Perearstikeskus'
/** The fifth question of PHQ-9. */
const APPETITE = 'Isutus või tavapärasest selgelt suurem söömine'

/** The answers to choose from, by the place of their question on the page. */
const answerTo = (page: Page, question: number) => page.getByRole('group').nth(question).getByRole('radio')

/** Where the questions of a page stand in the whole, as its heading says. */
const pageHeading = (page: Page, t: Translate, [from, to, total]: readonly [number, number, number]) =>
  page.getByRole('heading', { level: 1, name: t('kit.questionsOf', { from, to, total }) })

async function begin(page: Page, locale: string): Promise<void> {
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  await page.goto(`/e-contacts/add?personId=${personId}&clinicId=1&locale=${locale}`)
}

test('PHQ-9 by keyboard with a positive ninth item, begun on one device and sent from another', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('en')
  await page.setViewportSize({ width: 380, height: 800 })
  await signInAs(page, 'patient')
  await begin(page, 'en')
  await page.getByRole('searchbox').fill('phq')
  await page.getByRole('link', { name: t('types.QUEST_PHQ9') }).click()
  await expect(page.getByText(/at least 10 minutes/)).toBeVisible()
  await expect(page.getByText(t('instruments.intro.inEstonian'))).toBeVisible()
  await axeCheck(page)
  await shot(page, 'questionnaire-intro')
  await page.getByRole('button', { name: t('instruments.intro.start') }).click()

  // The questions are in Estonian, and going on without an answer names what is missing.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('rõõmu')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page.getByRole('alert').getByText(t('instruments.problem.choose'))).toBeVisible()
  for (const item of [1, 2, 3, 4]) {
    await expect(page.getByText(t('kit.questionOf', { step: item, total: 10 }))).toBeVisible()
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('2')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText(t('kit.questionOf', { step: 5, total: 10 }))).toBeVisible()
  await axeCheck(page)
  await shot(page, 'questionnaire-item')
  await expect(page.getByText(t('patient.draft.SERVER'))).toBeVisible()

  // Another device goes on where this one stopped.
  const other = await openAs('patient', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  await begin(other, 'en')
  await other.getByRole('searchbox').fill('phq')
  await other.getByRole('link', { name: t('types.QUEST_PHQ9') }).click()
  await expect(other.getByText(t('instruments.intro.kept', { given: 4, total: 10 }))).toBeVisible()
  await other.getByRole('button', { name: t('shell.buttons.continue') }).click()
  // It has a wide screen, so five questions stand on a page, and four of these are answered.
  await expect(pageHeading(other, t, [1, 5, 10])).toBeFocused()
  await expect(other.getByRole('radio', { checked: true })).toHaveCount(4)
  await other.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(other.getByRole('alert').getByRole('link')).toHaveText(
    t('instruments.problem.named', { problem: t('instruments.problem.choose'), question: APPETITE }),
  )
  await answerTo(other, 4).nth(1).check()
  await other.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(pageHeading(other, t, [6, 10, 10])).toBeFocused()
  for (const question of [0, 1, 2]) await answerTo(other, question).nth(1).check()
  const alert = other.getByRole('alert').filter({ hasText: t('instruments.warning.emergency') })
  await expect(alert).toHaveCount(0)
  await answerTo(other, 3).nth(1).check()
  await expect(alert).toContainText('call 112 now')
  await expect(
    alert.getByRole('link', { name: t('patient.emergency.call', { number: '112' }) }),
  ).toBeVisible()
  // It is right below its question: the next one is still to come.
  await expect(answerTo(other, 4).first()).toBeVisible()
  await axeCheck(other)
  await shot(other, 'questionnaire-warning')
  // The last one is not required.
  await other.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('patient.check.title'))

  // An answer is changed from the list, which it leads back to.
  await other.getByRole('button', { name: /Unemured/ }).click()
  await expect(other.getByRole('group')).toHaveCount(1)
  await other.getByRole('radio').nth(3).check()
  await other.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(other.getByText('Peaaegu iga päev')).toBeVisible()
  await axeCheck(other)
  await shot(other, 'questionnaire-check')
  // A question has more room than its answer, on a page that is wider than one of text alone.
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0
  const question = other.locator('dt').first()
  expect(await widthOf(question)).toBeGreaterThan(await widthOf(other.locator('dt + dd').first()))
  expect(await widthOf(other.locator('dl'))).toBeGreaterThan(700)
  await other.getByRole('button', { name: t('patient.check.send', { clinic: CLINIC }) }).click()
  await expect(other).toHaveURL(/my-e-contacts\/files/)
  const id = new URL(other.url()).searchParams.get('eContactId') ?? ''

  const nurse = await openAs('nurse', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  await nurse.goto(`/e-contacts/${id}?locale=en`)
  const pane = nurse.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })
  await expect(pane).toContainText('11 of 27')
  await expect(pane).toContainText('Moderate')
  await expect(pane).toContainText('Emergency: Thoughts of death or self-harm')
  await expect(nurse.locator(`[data-row="${id}"]`)).toContainText('PHQ-9 11/27, Moderate')
  await axeCheck(nurse)
  await shot(nurse, 'questionnaire-staff')
  // On paper every answer is open, and there is nothing to press.
  await nurse.goto(`/e-contacts/${id}/print?locale=en`)
  await expect(nurse.getByRole('article').getByText('Almost every day')).toBeVisible()
  await expect(nurse.getByRole('button', { name: t('instruments.staff.copy') })).toHaveCount(0)
  await axeCheck(nurse)

  await page.goto(`/e-contacts/${id}/timeline?locale=pl`)
  await page.getByText(wordsIn('pl')('instruments.answers.show')).click()
  await expect(page.getByText('Prawie codziennie')).toBeVisible()
  const score = wordsIn('pl')('instruments.staff.score', { value: 11, max: 27 })
  await expect(page.getByRole('main')).not.toContainText(score)
  await expect(page.getByRole('main')).not.toContainText('Umiarkowane')
  await axeCheck(page)
  await cancelByCall(page, id)
})

/**
 * Opens a questionnaire, answers each of its questions and sends it.
 *
 * @param pages how many questions stand on each page
 * @param choose which answer, by the number of its question; null passes over a question that need not be answered
 * @param before called on each page once it is answered, with the number of its last question
 * @returns the number of the e-contact
 */
async function fillIn(
  page: Page,
  { type, personId, clinicId, locale, pages, choose, before }: Filling,
): Promise<string> {
  const t = wordsIn(locale)
  const total = pages.reduce((sum, count) => sum + count)
  await page.goto(
    `/e-contacts/questionnaire?type=${type}&personId=${personId}&clinicId=${clinicId}&locale=${locale}`,
  )
  await page.getByRole('button', { name: t('instruments.intro.start') }).click()
  let step = 1
  for (const count of pages) {
    if (count === 1) await expect(page.getByText(t('kit.questionOf', { step, total }))).toBeVisible()
    else await expect(pageHeading(page, t, [step, step + count - 1, total])).toBeVisible()
    for (let question = 0; question < count; question++) {
      const answer = choose(step + question)
      if (answer !== null) await answerTo(page, question).nth(answer).check()
    }
    step += count
    await before?.(step - 1)
    await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.check.title'))
  await page
    .getByRole('main')
    .getByRole('button', { name: sending(t) })
    .click()
  await expect(page).toHaveURL(/my-e-contacts\/files/)
  return new URL(page.url()).searchParams.get('eContactId') ?? ''
}

type Filling = {
  type: string
  personId: number
  clinicId: number
  locale: Language
  pages: readonly number[]
  choose: (step: number) => number | null
  before?: (last: number) => Promise<void>
}
/** The button that sends, whatever the clinic is called. */
const sending = (t: Translate) => new RegExp(t('patient.check.send', { clinic: '.+' }))

test('STOP-Bang on a desktop: three points of a man who is tired and snores are a high risk (ru)', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('ru')
  await signInAs(page, 'patient')
  await page.setViewportSize({ width: 1280, height: 800 })
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  // Epworth, STOP-Bang, and on a page of its own the question about driving.
  const pages = [4, 4, 4, 4, 1]
  const about = { type: 'QUEST_EPWORTH_STOPBANG', personId, clinicId: 1, locale: 'ru', pages } as const
  const yes = [9, 10, 16, 17]
  const id = await fillIn(page, {
    ...about,
    choose: (step) => (step <= 8 ? 2 : Number(yes.includes(step))),
    before: async (last) => {
      if (last < 17) return
      await expect(page.getByRole('alert').getByText('не садитесь за руль')).toBeVisible()
      await axeCheck(page)
    },
  })

  const nurse = await openAs('nurse', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  await nurse.goto(`/e-contacts/${id}?locale=ru`)
  const pane = nurse.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })
  const score = t('instruments.staff.score', { value: 3, max: 8 })
  for (const [term, value] of [
    ['Балл STOP-Bang', score],
    ['Риск апноэ сна', 'Высокий'],
  ] as const)
    await expect(
      pane.locator('dl > div').filter({ has: nurse.getByText(term, { exact: true }) }),
    ).toContainText(value)
  await expect(pane).toContainText('Засыпание за рулём или при работе с машинами')
  await axeCheck(nurse)
  await cancelByCall(page, id)
})

test('a parent fills in M-CHAT for a small child', async ({ page, openAs }) => {
  await signInAs(page, 'patient')
  await page.setViewportSize({ width: 1280, height: 800 })
  const born = new Date(Date.now() - 20 * 30.5 * 24 * 3_600_000).toISOString().slice(0, 10)
  const child = { firstName: 'Mihkel', surname: 'Väike', personalCode: freshPersonalCode(born) }
  const nurse = await openAs('nurse', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  const known = await nurse.request.post('/api/clinic/patients', { data: { clinicId: 1, ...child } })
  expect(known.status(), await known.text()).toBe(201)
  const added = await page.request.post('/api/patient/person', { data: { ...child, declaration: true } })
  expect(added.status(), await added.text()).toBe(201)
  const { id: personId } = (await added.json()) as { id: number }
  // No to everything: three of the twenty questions are turned round.
  const pages = [5, 5, 5, 5]
  const about = { type: 'QUEST_M-CHAT', personId, clinicId: 1, locale: 'en', pages } as const
  const id = await fillIn(page, { ...about, choose: () => 0 })

  await nurse.goto(`/e-contacts/${id}?locale=en`)
  const pane = nurse.getByRole('region', { name: wordsIn('en')('clinic.conversation.pane'), exact: true })
  await expect(pane).toContainText('17 of 20')
  await expect(pane).toContainText('High likelihood')
  await expect(pane).toContainText('Mihkel')
  await cancelByCall(page, id)
})

/** Side effects in words: the tablet is turned in the middle of a sentence. */
async function turnWhileTyping(page: Page): Promise<void> {
  const t = wordsIn('pl')
  const words = page.getByRole('textbox')
  await words.click()
  await page.keyboard.type('Zawroty ')
  await page.setViewportSize({ width: 744, height: 1133 })
  await expect(page.getByText(t('kit.questionOf', { step: 11, total: 14 }))).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.keyboard.type('głowy')
  await page.setViewportSize({ width: 1133, height: 744 })
  await expect(pageHeading(page, t, [9, 11, 14])).toBeVisible()
  await page.keyboard.type(' rano')
  await expect(words).toHaveValue('Zawroty głowy rano')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2)
}

/** What the patient filled in some time ago, sent by a plain call. @returns the number of the e-contact */
async function sendEarlier(page: Page, { type, personId, clinicId, answers }: Earlier): Promise<string> {
  const form = (await (await page.request.get(`/api/questionnaires/${type}`)).json()) as { version: string }
  const sent = await page.request.post('/api/patient/e-contacts/questionnaire', {
    data: {
      eContactType: type,
      patientPersonId: personId,
      clinicId,
      questionnaire: { version: form.version, answers },
    },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  return String(((await sent.json()) as { id: number }).id)
}

type Earlier = { type: string; personId: number; clinicId: number; answers: Record<string, string | number> }

test('IPSS is repeated, and the doctor sees how it changed', async ({ page, openAs }) => {
  // A man, who writes to a clinic that takes everybody.
  await signInAs(page, 'doctorAndPatient')
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  const symptoms = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((item) => [`q${item}`, 3]))
  const answersBefore = { ...symptoms, qol: 4, s1: 'no', s2: 'no', s3: 'no' }
  const toThree = { personId, clinicId: 3 }
  const earlier = await sendEarlier(page, { type: 'QUEST_IPSS', ...toThree, answers: answersBefore })
  // Seven symptoms, quality of life, the change, the medicine, side effects in words, three safety questions.
  const answers = [1, 1, 1, 1, 1, 1, 1, 2, 1, 0, null, 0, 0, 0]
  const id = await fillIn(page, {
    type: 'QUEST_IPSS2',
    personId,
    clinicId: 3,
    locale: 'pl',
    pages: [4, 4, 3, 3],
    choose: (step) => answers[step - 1] ?? null,
    before: (last) => (last === 11 ? turnWhileTyping(page) : Promise.resolve()),
  })

  const t = wordsIn('pl')
  const doctor = await openAs('privateDoctor', {
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
  })
  await doctor.goto(`/e-contacts/${id}?locale=pl`)
  const pane = doctor.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })
  await expect(pane).toContainText(t('instruments.staff.score', { value: 7, max: 35 }))
  await expect(pane).toContainText('−14')
  await expect(pane).toContainText('Poprawa')
  await expect(pane.getByText(t('instruments.staff.history'))).toBeVisible()
  await axeCheck(doctor)
  await shot(doctor, 'questionnaire-change')
  await doctor.goto(`/e-contacts/${id}/print?locale=pl`)
  await expect(doctor.getByRole('article').getByRole('img')).toHaveCount(2)
  await expect(doctor.getByRole('article').getByRole('row')).toHaveCount(3)
  await cancelByCall(page, id)
  await cancelByCall(page, earlier)
})

test('EEK-2 by keys on a tablet that is turned half way, read by a nurse with each of its scales (et)', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('et')
  await signInAs(page, 'patient')
  await page.setViewportSize({ width: 1133, height: 744 })
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  const items = Array.from({ length: 28 }, (_item, index) => [`q${index + 1}`, 0])
  const toOne = { personId, clinicId: 1 }
  const earlier = await sendEarlier(page, {
    type: 'QUEST_EEK2',
    ...toOne,
    answers: Object.fromEntries(items),
  })
  await page.goto(`/e-contacts/questionnaire?type=QUEST_EEK2&personId=${personId}&clinicId=1&locale=et`)
  await page.getByRole('button', { name: t('instruments.intro.start') }).click()
  await expect(pageHeading(page, t, [1, 7, 28])).toBeFocused()
  // Depression on the upper edge of its lower band, anxiety on the lower edge of its upper one.
  const depression = [3, 2, 2, 2, 0, 1, 1, 0]
  const anxiety = [2, 2, 2, 2, 2, 2]
  const answers = [...depression, ...anxiety, ...Array.from({ length: 14 }, () => 1)]
  const press = async (index: number) => {
    await page.keyboard.press('Tab')
    await page.keyboard.press(String((answers[index] ?? 0) + 1))
  }
  for (const index of [0, 1, 2]) await press(index)
  const third = answerTo(page, 2).nth(2)
  await expect(third).toBeFocused()

  // Upright there is room for one question: the one that was just answered.
  await page.setViewportSize({ width: 744, height: 1133 })
  await expect(page.getByText(t('kit.questionOf', { step: 3, total: 28 }))).toBeVisible()
  await expect(page.getByRole('group')).toHaveCount(1)
  await expect(page.getByRole('radio', { checked: true })).toBeFocused()
  await page.setViewportSize({ width: 1133, height: 744 })
  await expect(third).toBeFocused()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(3)
  await shot(page, 'questionnaire-wide')

  for (const index of answers.keys()) {
    if (index > 2) await press(index)
    if (index % 7 !== 6) continue
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(7)
    await page.keyboard.press('Enter')
    if (index < 27) await expect(pageHeading(page, t, [index + 2, index + 8, 28])).toBeFocused()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.check.title'))
  await page.getByRole('button', { name: t('patient.check.send', { clinic: CLINIC }) }).click()
  await expect(page).toHaveURL(/my-e-contacts\/files/)
  const id = new URL(page.url()).searchParams.get('eContactId') ?? ''

  const nurse = await openAs('nurse', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  await nurse.goto(`/e-contacts/${id}?locale=et`)
  const pane = nurse.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })
  const rowOf = (term: string) =>
    pane.locator('dl > div').filter({ has: nurse.getByText(term, { exact: true }) })
  await expect(rowOf('Depressioon')).toContainText('11 / 32 Ei ole tõusnud')
  await expect(rowOf('Üldistunud ärevus')).toContainText('12 / 24 Tõusnud')
  // Where several scales are scored, the raised one speaks for the whole.
  await expect(nurse.locator(`[data-row="${id}"]`)).toContainText('EEK-2 (EST-Q2) 12/24, Tõusnud')
  await axeCheck(nurse)
  await shot(nurse, 'questionnaire-scales')

  // Paper does not scroll: six scales keep within their card in the language of the longest words.
  await nurse.setViewportSize({ width: 768, height: 1024 })
  await nurse.goto(`/e-contacts/${id}/print?locale=pl`)
  const history = nurse.getByRole('region', { name: wordsIn('pl')('instruments.staff.history') })
  await expect(history.getByRole('img')).toHaveCount(6)
  await nurse.emulateMedia({ media: 'print' })
  expect(await history.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0)
  await shot(nurse, 'questionnaire-scales-paper')
  await cancelByCall(page, id)
  await cancelByCall(page, earlier)
})

test('Back on a tablet that was turned leads to where one was (ru)', async ({ page }) => {
  const t = wordsIn('ru')
  await signInAs(page, 'patient')
  await page.setViewportSize({ width: 1133, height: 744 })
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  await page.goto(`/e-contacts/questionnaire?type=QUEST_BDI&personId=${personId}&clinicId=1&locale=ru`)
  const start = page.getByRole('button', { name: t('instruments.intro.start') })
  await start.click()
  await expect(pageHeading(page, t, [1, 7, 21])).toBeVisible()
  for (const question of [0, 1, 2]) await answerTo(page, question).first().check()
  await page.setViewportSize({ width: 744, height: 1133 })
  await expect(page.getByText(t('kit.questionOf', { step: 3, total: 21 }))).toBeVisible()
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page.getByText(t('kit.questionOf', { step: 4, total: 21 }))).toBeVisible()
  await page.goBack()
  await expect(page.getByText(t('kit.questionOf', { step: 3, total: 21 }))).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeChecked()

  // Wide again, the questions that were pages of their own are one page, which is left by one step in each direction.
  await page.goForward()
  await expect(page.getByText(t('kit.questionOf', { step: 4, total: 21 }))).toBeVisible()
  await page.setViewportSize({ width: 1133, height: 744 })
  for (const question of [3, 4, 5, 6]) await answerTo(page, question).first().check()
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(pageHeading(page, t, [8, 14, 21])).toBeVisible()
  await page.goBack()
  await expect(pageHeading(page, t, [1, 7, 21])).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: t('shell.buttons.continue') })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('instruments.intro.title'))
  await page.goForward()
  await expect(pageHeading(page, t, [1, 7, 21])).toBeVisible()
  await page.goForward()
  await expect(pageHeading(page, t, [8, 14, 21])).toBeVisible()
})

/** The nurse's wizard, on the step at which a questionnaire is opened. */
async function openWizard(
  page: Page,
  openAs: (who: 'patient') => Promise<Page>,
  type: 'QUEST_GAD' | 'QUEST_ISI',
  locale: Language,
) {
  const t = wordsIn(locale)
  const patient = await openAs('patient')
  const { content } = (await (await patient.request.get('/api/persons')).json()) as {
    content: { personalCode: string }[]
  }
  await signInAs(page, 'nurse')
  await page.request.delete('/api/drafts/clinic-e-contact:1:as-patient')
  await page.goto(`/clinic-e-contacts/create?mode=as-patient&locale=${locale}`)
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(content[0]?.personalCode ?? '')
  await expect(page.getByRole('main').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: t('shell.buttons.continue') })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: t('wizard.message.type') }).fill(t(`types.${type}`))
  await expect(page.getByRole('option', { name: t(`types.${type}`) })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByLabel(t('wizard.message.asPatient')).fill('She sleeps badly')
}

test('staff fill in a questionnaire during a call on pages outside the wizard, and come back to its e-contact', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('en')
  await page.setViewportSize({ width: 1280, height: 800 })
  await openWizard(page, openAs, 'QUEST_GAD', 'en')
  await expect(page.getByText(t('wizard.message.questionnaire'))).toBeVisible()
  await axeCheck(page)
  await shot(page, 'questionnaire-wizard')
  const open = page.getByRole('button', { name: t('wizard.message.openQuestionnaire') })
  await open.click()

  // Given up: the clinic has nothing of it, and what was written is still in the wizard.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('types.QUEST_GAD'))
  await page.getByRole('button', { name: t('shell.buttons.cancel') }).click()
  await expect(page.getByText(t('errors.staff.AWELL_NOT_AVAILABLE'))).toBeVisible()
  await expect(page).toHaveURL(/\/clinic-e-contacts$/)
  await page.goto('/clinic-e-contacts/create?mode=as-patient&step=message&locale=en')
  await expect(page.getByLabel(t('wizard.message.asPatient'))).toHaveValue('She sleeps badly')
  await open.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('types.QUEST_GAD'))
  await page.getByRole('button', { name: t('wizard.message.save') }).click()
  await expect(page.getByRole('alert').getByText(t('instruments.problem.choose')).first()).toBeVisible()
  for (const item of [0, 1, 2, 3, 4, 5, 6]) {
    await page.getByRole('group').nth(item).getByRole('radio').first().focus()
    await page.keyboard.press('4')
  }
  await axeCheck(page)
  await shot(page, 'questionnaire-flow')
  await page.getByRole('button', { name: t('wizard.message.save') }).click()
  await expect(page).toHaveURL(/\/e-contacts\/\d+$/)
  const pane = page.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })
  await expect(pane).toContainText('21 of 21')
  await expect(pane).toContainText(t('instruments.staff.byStaff'))
  await expect(pane).toContainText('She sleeps badly')
  await page.goto('/clinic-e-contacts/create?mode=as-patient&locale=en')
  await expect(page.getByRole('main').getByRole('combobox')).toBeFocused()

  // A provider that has lost the answers leads to the inbox as well.
  await page.route('**/actions/awell-finalize', (route) =>
    route.fulfill({ json: { status: 'FAILED', eContactId: 1 } }),
  )
  await page.goto(`/clinic-e-contacts?cancelled=false&eContactId=1&actionId=${crypto.randomUUID()}`)
  await expect(page.getByText(t('errors.staff.AWELL_NOT_AVAILABLE'))).toBeVisible()
  await expect(page).toHaveURL(/\/clinic-e-contacts$/)
})

/** What somebody at a desk takes for a key, and to ask a caller one question and hear the answer. */
const KEY_MS = 500
const QUESTION_MS = 6_000

test('a nurse fills in PHQ-9 during a call with keys alone, in under two minutes (et)', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('et')
  const patient = await openAs('patient')
  const { content } = (await (await patient.request.get('/api/persons')).json()) as {
    content: { personalCode: string }[]
  }
  await disablePointer(page)
  await signInAs(page, 'nurse')
  await page.request.delete('/api/drafts/clinic-e-contact:1:as-patient')
  await page.goto('/clinic-e-contacts/create?mode=as-patient&locale=et')
  const inMain = page.getByRole('main')
  await expect(inMain.getByRole('combobox')).toBeFocused()
  let keys = 0
  const press = async (...pressed: string[]) => {
    for (const key of pressed) {
      keys += 1
      await page.keyboard.press(key)
    }
  }
  const began = performance.now()
  await press(...(content[0]?.personalCode ?? ''))
  await expect(inMain.getByRole('option')).toHaveCount(1)
  await press('Enter')
  await expect(page.getByRole('button', { name: t('shell.buttons.continue') })).toBeFocused()
  await press('Enter')
  const said = page.getByLabel(t('wizard.message.asPatient'))
  await expect(said).toBeFocused()
  // Back to the topic, which is above what was said.
  await press('Shift+Tab', ...'phq')
  await expect(page.getByRole('option', { name: t('types.QUEST_PHQ9') })).toBeVisible()
  await press('Enter', 'Tab')
  await expect(said).toBeFocused()
  await press('Control+Enter')

  // The first question has the focus; the last one is not required.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('types.QUEST_PHQ9'))
  await expect(answerTo(page, 0).first()).toBeFocused()
  const answers = ['3', '3', '2', '2', '1', '2', '1', '1', '1']
  for (const [question, answer] of answers.entries()) {
    if (question > 0) await press('Tab')
    await press(answer)
    await expect(answerTo(page, question).nth(Number(answer) - 1)).toBeChecked()
  }
  await press('Enter')
  await page.waitForURL(/\/e-contacts\/\d+$/)
  const pane = page.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })
  await expect(pane).toContainText(t('instruments.staff.score', { value: 7, max: 27 }))
  await expect(pane).toContainText(t('instruments.staff.byStaff'))

  const ms = performance.now() - began + keys * KEY_MS + answers.length * QUESTION_MS
  expect(keys, 'keys for PHQ-9').toBeLessThanOrEqual(40)
  expect(ms, 'a call with PHQ-9').toBeLessThan(120_000)
})

test.describe('at another provider', () => {
  // Its pages are outside.
  test.use({ expectedProblems: [/\/awell\/page\//] })

  test('a questionnaire on the pages of another provider comes back with its answers', async ({
    page,
    openAs,
  }) => {
    const t = wordsIn('ru')
    await page.setViewportSize({ width: 380, height: 800 })
    await openWizard(page, openAs, 'QUEST_ISI', 'ru')
    const open = page.getByRole('button', { name: t('wizard.message.openQuestionnaire') })
    await open.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simulated Awell')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText(t('errors.staff.AWELL_NOT_AVAILABLE'))).toBeVisible()
    await expect(page).toHaveURL(/\/clinic-e-contacts$/)

    await page.goto('/clinic-e-contacts/create?mode=as-patient&step=message&locale=ru')
    await expect(page.getByLabel(t('wizard.message.asPatient'))).toHaveValue('She sleeps badly')
    await open.click()
    const questions = page.getByRole('group')
    await expect(questions).toHaveCount(7)
    for (const question of await questions.all()) await question.getByRole('radio').nth(3).check()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/\/e-contacts\/\d+$/)
    const pane = page.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })
    await expect(pane).toContainText('21')
    await expect(pane).toContainText(t('instruments.staff.byStaff'))
    await expect(pane).toContainText('She sleeps badly')
  })
})

test('a nurse asks for a questionnaire, and the patient answers with it', async ({ page, openAs }) => {
  const t = wordsIn('en')
  await signInAs(page, 'patient')
  await page.setViewportSize({ width: 380, height: 800 })
  const id = await sendByCall(page, 'MOOD_DISORDER', 'I do not sleep well')

  const nurse = await openAs('nurse', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  await holdReplies(nurse, Number(id), 1)
  await nurse.goto(`/e-contacts/${id}?locale=en`)
  await nurse.getByRole('button', { name: t('instruments.ask.open') }).click()
  const dialog = nurse.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await dialog.getByRole('button', { name: t('instruments.ask.send') }).click()
  await expect(dialog.getByRole('combobox')).toHaveAccessibleDescription(t('instruments.ask.choose'))
  // What is meant for another age or sex is not offered.
  await expect(dialog.getByRole('option', { name: t('types.QUEST_GAD') })).toHaveCount(1)
  for (const other of ['QUEST_IPSS', 'QUEST_M-CHAT', 'QUEST_SNAP_IV'] as const)
    await expect(dialog.getByRole('option', { name: t(`types.${other}`) })).toHaveCount(0)
  await dialog.getByRole('combobox').selectOption('QUEST_GAD')
  const answerBy = new Date(Date.now() + 5 * 24 * 3_600_000)
  await fillDate(dialog, answerBy.toISOString().slice(0, 10), t)
  await axeCheck(nurse)
  await shot(nurse, 'questionnaire-ask')
  await dialog.getByRole('button', { name: t('instruments.ask.send') }).click()
  await expect(dialog).toHaveCount(0)
  const waiting = nurse.getByText(t('instruments.ask.waiting', { name: t('types.QUEST_GAD') }))
  await expect(waiting).toBeVisible()

  await page.goto(`/e-contacts/${id}/timeline?locale=en`)
  await expect(page.getByText(t('instruments.ask.usual'))).toBeVisible()
  await expect(page.getByText(/Please answer by/)).toBeVisible()
  await axeCheck(page)
  await shot(page, 'questionnaire-asked')
  await page.getByRole('link', { name: t('instruments.asked.fill') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('types.QUEST_GAD'))
  await shot(page, 'questionnaire-answer-intro')
  await page.getByRole('button', { name: t('instruments.intro.start') }).click()
  const goOn = page.getByRole('button', { name: t('shell.buttons.continue') })
  for (let step = 1; step <= 8; step++) {
    await expect(page.getByText(t('kit.questionOf', { step, total: 8 }))).toBeVisible()
    if (step === 1) {
      await goOn.click()
      await expect(page.getByRole('alert').getByText(t('instruments.problem.choose')).first()).toBeVisible()
    }
    await page.getByRole('radio').nth(1).check()
    await goOn.click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.check.title'))
  await shot(page, 'questionnaire-answer')
  await page.getByRole('button', { name: t('patient.check.send', { clinic: CLINIC }) }).click()
  await expect(page).toHaveURL(new RegExp(`/e-contacts/${id}/timeline`))
  await expect(page.getByText(t('instruments.answers.show'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('instruments.asked.fill') })).toHaveCount(0)

  const pane = nurse.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })
  await expect(pane).toContainText('7 of 21')
  await expect(waiting).toHaveCount(0)
})

test('a clinic brings in the official wording, sees what it changes, and takes it back', async ({ page }) => {
  const t = wordsIn('pl')
  await signInAs(page, 'otherClinicDoctor')
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/admin/questionnaires', 'pl')
  const row = page.getByRole('listitem').filter({ hasText: t('types.QUEST_EPWORTH') })
  await expect(row).toContainText(t('administration.questionnaires.own'))
  await shot(page, 'questionnaires-of-clinic')

  const link = row.getByRole('link')
  const file = (await (await page.request.get((await link.getAttribute('href')) ?? '')).json()) as {
    item: { linkId: string; text: string }[]
  }
  const choose = async (content: object, button = row.getByRole('button', { name: /Wczytaj/ })) => {
    const chooser = page.waitForEvent('filechooser')
    await button.click()
    const buffer = Buffer.from(JSON.stringify(content))
    await (await chooser).setFiles({ name: 'epworth.json', mimeType: 'application/json', buffer })
  }
  await choose({ ...file, item: file.item.slice(0, 4) })
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toHaveText(t('administration.questionnaires.dialog.refused'))
  await expect(dialog).toContainText(t('administration.questionnaires.problem.MISSING_ITEM'))
  await dialog.getByRole('button', { name: t('administration.questionnaires.dialog.close') }).click()

  const [, first] = file.item
  await choose({
    ...file,
    item: file.item.map((item) =>
      item.linkId === first?.linkId ? { ...item, text: 'Siedzi Pan i czyta', _text: {} } : item,
    ),
  })
  await expect(dialog.getByText('Siedzi Pan i czyta')).toBeVisible()
  const groups = dialog.getByRole('group')
  const count = await groups.count()
  for (let index = 0; index < count; index++) await groups.nth(index).getByRole('radio').last().check()
  await expect(dialog.getByRole('status')).toContainText('24')
  await axeCheck(page)
  await shot(page, 'questionnaire-wording')
  await dialog.getByLabel(t('administration.questionnaires.dialog.licence')).check()
  await dialog.getByRole('button', { name: t('administration.questionnaires.dialog.use') }).click()
  await expect(row).toContainText(t('administration.questionnaires.official'))
  await row.getByRole('button', { name: /Wycofaj/ }).click()
  await dialog.getByRole('button', { name: t('administration.questionnaires.takeBack') }).click()
  await expect(row).toContainText(t('administration.questionnaires.own'))

  // One that the product does not have is asked by its conditions and scored, and kept nowhere.
  await choose(SLEEP, page.getByRole('button', { name: t('administration.questionnaires.tryOut') }))
  await expect(dialog.getByRole('heading')).toHaveText(
    t('administration.questionnaires.dialog.tryOut', { name: SLEEP.title }),
  )
  await expect(groups).toHaveCount(1)
  await dialog.getByRole('radio', { name: 'Tak', exact: true }).check()
  await expect(groups).toHaveCount(2)
  await dialog.getByRole('radio', { name: 'Codziennie', exact: true }).check()
  await expect(dialog.getByRole('status')).toHaveText('Wynik: 5')
  await dialog.getByRole('radio', { name: 'Nie', exact: true }).check()
  await expect(groups).toHaveCount(1)
  await expect(dialog.getByRole('status')).toHaveText('Wynik: 0')
  await axeCheck(page)
  await shot(page, 'questionnaire-unknown')
})

const FHIR = 'http://hl7.org/fhir'
const option = (code: string, display: string, points: number) => ({
  valueCoding: { code, display },
  extension: [{ url: `${FHIR}/StructureDefinition/ordinalValue`, valueDecimal: points }],
})
const pointsOf = (id: string) => `%resource.descendants().where(linkId = '${id}').answer.value.ordinal()`
/** A questionnaire of somebody else: its second question is asked after a yes to the first, and the points are added up. */
const SLEEP = {
  resourceType: 'Questionnaire',
  status: 'active',
  name: 'SLEEP',
  title: 'Sen',
  language: 'pl',
  item: [
    {
      linkId: 'bad',
      type: 'choice',
      text: 'Czy źle Pan sypia?',
      required: true,
      answerOption: [option('n', 'Nie', 0), option('y', 'Tak', 2)],
    },
    {
      linkId: 'often',
      type: 'choice',
      text: 'Jak często?',
      required: true,
      enableWhen: [{ question: 'bad', operator: '=', answerCoding: { code: 'y' } }],
      answerOption: [option('a', 'Rzadko', 1), option('b', 'Codziennie', 3)],
    },
    {
      linkId: 'sum',
      type: 'decimal',
      text: 'Wynik',
      readOnly: true,
      extension: [
        {
          url: `${FHIR}/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression`,
          valueExpression: {
            language: 'text/fhirpath',
            expression: `iif(${pointsOf('bad')}.combine(${pointsOf('often')}).count() >= 1, ${pointsOf('bad')} + ${pointsOf('often')}, {})`,
          },
        },
      ],
    },
  ],
}
