// @proves R1-006 R2-059 R2-060 R2-086 R3-058 R3-059 R3-060 R3-061 R9-019
import type { Page } from '@playwright/test'
import type { Language, Translate } from '@vastus/i18n'
import { forgetBegun, sendByCall } from '../support/e-contacts.ts'
import { holdBack } from '../support/first-load.ts'
import { axeCheck, expect, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

const DESK = { viewport: { width: 1280, height: 800 } }
const DAY_MS = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const isoDay = (day: Date) => day.toISOString().slice(0, 10)

// The browser prints the refusal that one journey asks for on purpose.
test.use({ expectedProblems: [/status of 400/] })

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'patient')
  await forgetBegun(page)
})

/** Writes about a leave as a patient does; the form for its details follows by itself. */
async function writeAbout(page: Page, language: Language, type: string, text: string): Promise<number> {
  const t = wordsIn(language)
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  await page.goto(`/e-contacts/create?personId=${personId}&clinicId=1&type=${type}&locale=${language}`)
  await page.getByRole('textbox', { name: t('patient.create.label') }).fill(text)
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  await page
    .getByRole('button', { name: t('patient.check.send', { clinic: 'Kesklinna Perearstikeskus' }) })
    .click()
  await expect(page).toHaveURL(/\/e-contacts\/\d+\/sick-leave/)
  return Number(/e-contacts\/(\d+)/.exec(page.url())?.[1])
}

async function typeDay(page: Page, question: string, day: Date): Promise<void> {
  const [date, month, year] = [day.getDate(), day.getMonth() + 1, day.getFullYear()].map(String)
  await page.getByRole('group', { name: question }).getByRole('textbox').first().fill('')
  for (const [index, part] of [date, month, year].entries())
    await page
      .getByRole('group', { name: question })
      .getByRole('textbox')
      .nth(index)
      .fill(part ?? '')
}

const send = (page: Page, t: Translate) => page.getByRole('button', { name: t('sick-leave.submit') }).click()

test('a patient tells what a leave needs, mends what is wrong, and the doctor sees it', async ({
  page,
  people,
  openAs,
}) => {
  const t = wordsIn('et')
  const job = `Müüja ${crypto.randomUUID().slice(0, 8)}`
  const id = await writeAbout(page, 'et', 'SICK_LEAVE', 'Palavik 38,6 ja köha, tööle minna ei saa.')
  await expect(page.getByText(t('patient.timeline.leavePromise'))).toBeVisible()

  await send(page, t)
  const summary = page.getByRole('alert', { name: t('kit.errorSummary') })
  await expect(summary).toContainText(t('sick-leave.required.leaveType'))
  await expect(summary).toContainText(t('sick-leave.required.worksWeekends'))
  await expect(summary).toBeFocused()
  await axeCheck(page)

  await page.getByRole('radio', { name: t('sick-leave.leaveType.SICK') }).check()
  await typeDay(page, t('sick-leave.field.startDate'), inDays(75))
  await page.getByRole('textbox', { name: t('sick-leave.field.jobTitle') }).fill(job)
  await page.getByRole('radio', { name: t('sick-leave.no') }).check()
  await send(page, t)
  await expect(summary).toContainText(t('errors.rules.LEAVE_START_RANGE'))
  await page.getByRole('button', { name: t('sick-leave.near.TODAY') }).click()
  await expect(page.getByRole('status').filter({ hasText: String(inDays(0).getFullYear()) })).toBeVisible()

  await page.getByRole('textbox', { name: t('sick-leave.field.jobDescription') }).fill('Tõstan kaste')
  await expect.poll(async () => JSON.stringify(await people.drafts('patient'))).toContain('Tõstan kaste')
  await page.reload()
  await expect(page.getByRole('textbox', { name: t('sick-leave.field.jobTitle') })).toHaveValue(job)
  await send(page, t)
  // The same promise everywhere.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sent.success.title'))
  await expect(page.getByText(t('patient.timeline.leavePromise'))).toBeVisible()
  await page.getByRole('button', { name: t('sent.success.open') }).click()
  await expect(page.getByText(t('patient.timeline.leavePromise'))).toBeVisible()
  await expect(page.getByRole('heading', { name: t('sick-leave.facts.heading') })).toBeVisible()
  await expect(page.getByText(job)).toBeVisible()

  const doctor = await openAs('doctor', DESK)
  await doctor.goto(`/e-contacts/${id}?locale=et`)
  await expect(doctor.getByText(job)).toBeVisible()
  await expect(doctor.getByText('Tõstan kaste')).toBeVisible()
  const reception = await openAs('reception', DESK)
  await reception.goto(`/e-contacts/${id}?locale=et`)
  await expect(reception.getByText(t('sick-leave.clinic.hidden'))).toBeVisible()
  await expect(reception.getByText(job)).toHaveCount(0)
})

test('a tap before what was kept has come takes nothing of it away (et)', async ({ page, people }) => {
  const t = wordsIn('et')
  const id = await sendByCall(page, 'SICK_LEAVE', 'Palavik 38,6 ja köha.')
  const values = { leaveType: 'SICK', jobTitle: 'Müüja', text: 'Tõstan kaste', worksWeekends: 'no' }
  const key = `my-e-contact:${id}:leave`
  const kept = await page.request.put(`/api/drafts/${key}`, {
    data: { payload: JSON.stringify({ values, idempotencyKey: crypto.randomUUID() }) },
  })
  expect(kept.ok()).toBe(true)
  const letDraftsCome = await holdBack(page, '**/api/drafts')
  await page.clock.install()
  await page.goto(`/e-contacts/${id}/sick-leave?locale=et`)
  await page.getByRole('radio', { name: t('sick-leave.yes') }).check()
  // Long enough for a saving to begin.
  await page.clock.fastForward(2000)
  letDraftsCome()

  await expect(page.getByRole('textbox', { name: t('sick-leave.field.jobTitle') })).toHaveValue('Müüja')
  await expect(page.getByRole('textbox', { name: t('sick-leave.field.jobDescription') })).toHaveValue(
    'Tõstan kaste',
  )
  await expect(page.getByRole('radio', { name: t('sick-leave.leaveType.SICK') })).toBeChecked()
  await expect(page.getByRole('radio', { name: t('sick-leave.yes') })).toBeChecked()
  await expect
    .poll(async () => (await people.drafts('patient')).find((draft) => draft.key === key)?.payload)
    .toContain('"worksWeekends":"yes"')
  const saved = (await people.drafts('patient')).find((draft) => draft.key === key)
  expect(JSON.parse(saved?.payload ?? '')).toMatchObject({ values: { ...values, worksWeekends: 'yes' } })
})

test('a carer ends a care leave in Russian, later, from the timeline', async ({ page }) => {
  const t = wordsIn('ru')
  const start = await sendByCall(page, 'FIT_NOTE', 'Ребёнок болеет, нужен лист по уходу.')
  const started = await page.request.post(`/api/patient/e-contacts/${start}/sick-leave`, {
    data: { leaveType: 'CARE', startDate: isoDay(inDays(2)), jobTitle: 'Швея', worksWeekends: false },
  })
  expect(started.status()).toBe(201)

  await writeAbout(page, 'ru', 'FIT_NOTE_END', 'Ребёнок здоров, выхожу на работу.')
  await page.getByRole('button', { name: t('sick-leave.later') }).click()
  await page.getByRole('button', { name: t('sent.success.open') }).click()
  await expect(page.getByRole('heading', { name: t('sick-leave.missing.heading') })).toBeVisible()
  await page.getByRole('link', { name: t('sick-leave.missing.action') }).click()

  const code = page.getByRole('textbox', { name: t('identity.field.personalCode.EE') })
  await page.getByRole('radio', { name: t('sick-leave.leaveType.SICK') }).check()
  await expect(code).toHaveCount(0)
  await page.getByRole('radio', { name: t('sick-leave.leaveType.CARE') }).check()
  await typeDay(page, t('sick-leave.field.returnDate'), inDays(1))
  await code.fill('37605030298')
  await send(page, t)
  await expect(page.getByRole('alert', { name: t('kit.errorSummary') })).toContainText(
    t('errors.rules.PERSONAL_CODE'),
  )
  await code.fill('37605030299')
  await send(page, t)
  await expect(page.getByRole('alert', { name: t('kit.errorSummary') })).toContainText(
    t('errors.rules.LEAVE_RETURN_EARLY'),
  )
  await typeDay(page, t('sick-leave.field.returnDate'), inDays(3))
  await send(page, t)
  await expect(page).toHaveURL(/\/timeline/)
  await expect(page.getByText('37605030299')).toBeVisible()
  await expect(page.getByRole('heading', { name: t('sick-leave.missing.heading') })).toHaveCount(0)
})
