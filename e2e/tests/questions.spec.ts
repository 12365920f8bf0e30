// @proves R2-052 R2-053 R2-085 R4-007
import type { Page } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import { cancelByCall, forgetBegun, sendByCall } from '../support/e-contacts.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

const CLINIC = 'Kesklinna Perearstikeskus'

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'patient')
  await forgetBegun(page)
})

async function begin(page: Page, type: string, language: Language): Promise<void> {
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  await page.goto(`/e-contacts/create?personId=${personId}&clinicId=1&type=${type}&locale=${language}`)
}

test('answers become a summary that the patient changes and sends, and the clinic reads it as it stands', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('et')
  const text = `Köha kolmandat päeva, ${crypto.randomUUID().slice(0, 8)}`
  const next = page.getByRole('button', { name: t('shell.buttons.continue') })
  await begin(page, 'COUGH', 'et')
  await page.getByRole('textbox', { name: t('patient.create.label') }).fill(text)
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('questionnaire.questions.title'))
  await expect(page).toHaveURL(/\/e-contacts\/questions\?/)
  const progress = (step: number) => page.getByText(t('kit.questionOf', { step, total: 6 }))
  const yesterday = page.getByRole('radio', { name: 'Eile' })
  await expect(progress(1)).toBeVisible()
  await yesterday.check()
  await shot(page, 'questions')
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kas köha on kuiv või tuleb röga?')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await shot(page, 'questions-next')
  await page.goBack()
  await expect(yesterday).toBeChecked()
  await next.click()
  for (let step = 2; step <= 6; step++) {
    await expect(progress(step)).toBeVisible()
    await next.click()
  }

  const summary = page.getByRole('textbox', { name: t('questionnaire.summary.label') })
  await expect(page).toHaveURL(/\/e-contacts\/summary\?/)
  await expect(summary).toHaveValue(`${text}\n\nMillal see algas?\nEile`)
  await summary.fill(`${text}\n\nAlgas esmaspäeval.`)
  await shot(page, 'summary')
  await expect(page.getByText(t('patient.draft.SERVER'))).toBeVisible()
  await page.reload()
  await expect(summary).toHaveValue(/Algas esmaspäeval\.$/)

  // Another answer makes the summary again, and what was written is not lost.
  await page.getByRole('button', { name: t('questionnaire.summary.change') }).click()
  await page.getByRole('radio', { name: 'Täna' }).check()
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  await expect(summary).toHaveValue(/Täna$/)
  await page.getByRole('button', { name: t('questionnaire.summary.useEarlier') }).click()
  await expect(summary).toHaveValue(/Algas esmaspäeval\.$/)

  await page.getByRole('button', { name: t('patient.check.send', { clinic: CLINIC }) }).click()
  await expect(page).toHaveURL(/e-contacts\/success/)
  const { content } = (await (await page.request.get('/api/patient/e-contacts')).json()) as {
    content: { text: string }[]
  }
  expect(content.map((each) => each.text)).toContain(`${text}\n\nAlgas esmaspäeval.`)

  const nurse = await openAs('nurse', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  await nurse.goto(`/e-contacts/${new URL(page.url()).searchParams.get('eContactId')}`)
  await expect(nurse.getByRole('region', { name: t('clinic.conversation.pane'), exact: true })).toContainText(
    'Algas esmaspäeval.',
  )
})

test('danger signs show the number to call, stop nobody, and mark the e-contact for the clinic', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('ru')
  const mark = crypto.randomUUID().slice(0, 8)
  await begin(page, 'COUGH', 'ru')
  const field = page.getByRole('textbox', { name: t('patient.create.label') })
  await field.fill(`Кашель, в груди не болит, ${mark}`)
  await expect(page.getByText(t('patient.draft.SERVER'))).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: t('danger.EMERGENCY.heading') })).toHaveCount(0)
  await field.fill(`Кашель и сильно болит в груди, ${mark}`)
  const alert = page.getByRole('alert').filter({ hasText: t('danger.EMERGENCY.heading') })
  await expect(alert).toContainText('болит груди')
  await expect(alert.getByRole('link', { name: t('danger.call', { number: '112' }) })).toHaveAttribute(
    'href',
    'tel:112',
  )
  await shot(page, 'danger-notice')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.check.title'))
  await expect(alert).toBeVisible()
  await page.getByRole('button', { name: t('patient.check.send', { clinic: CLINIC }) }).click()
  await expect(page).toHaveURL(/e-contacts\/success/)
  const id = new URL(page.url()).searchParams.get('eContactId') ?? ''

  const en = wordsIn('en')
  const nurse = await openAs('nurse', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  await nurse.goto(`/e-contacts/${id}?locale=en`)
  const reasons = nurse.getByRole('region', { name: en('signs.heading') })
  await expect(reasons).toContainText(en('signs.rules.CHEST_PAIN'))
  await expect(reasons).toContainText('болит … груди')
  await expect(nurse.locator(`[data-row="${id}"]`)).toContainText(en('clinic.row.danger.EMERGENCY_NOW'))

  const reception = await openAs('reception', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  await reception.goto(`/e-contacts/${id}?locale=en`)
  await expect(reception.getByText(en('clinic.conversation.masked'))).toBeVisible()
  // Reception is to know that somebody must act, and reads neither the sign nor the words.
  await expect(reception.locator(`[data-row="${id}"]`)).toContainText(en('clinic.row.danger.EMERGENCY_NOW'))
  await expect(reception.getByRole('region', { name: en('signs.heading') })).toHaveCount(0)
  await cancelByCall(page)
})

test('"Skip the questions" keeps what was answered: the notice, the words and the answer go on (en)', async ({
  page,
}) => {
  const t = wordsIn('en')
  await begin(page, 'COUGH', 'en')
  await page.getByRole('textbox', { name: t('patient.create.label') }).fill('A cough since Monday')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  const asked = page.getByRole('group', { name: /coughed up blood/ })
  for (let step = 1; step < 3; step++) {
    await expect(page.getByText(t('kit.questionOf', { step, total: 6 }))).toBeVisible()
    await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  }
  await asked.getByRole('radio', { name: t('questionnaire.answers.yes') }).check()
  const notice = page.getByRole('alert').filter({ hasText: t('danger.EMERGENCY.heading') })
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.check.title'))
  await expect(notice).toBeVisible()
  const summary = page.getByRole('textbox', { name: t('questionnaire.summary.label') })
  await expect(summary).toHaveValue(/A cough since Monday[^]*coughed up blood/)
  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/patient/e-contacts'),
  )
  await page.getByRole('button', { name: t('patient.check.send', { clinic: CLINIC }) }).click()
  const { questionAnswers } = (await sending).postDataJSON() as { questionAnswers: object[] }
  expect(questionAnswers).toEqual([{ id: 'co_blood', answer: 'yes' }])
  await expect(page).toHaveURL(/e-contacts\/success/)
  await cancelByCall(page)
})

test('who sends at once is shown the danger notice first, and the next press sends (en)', async ({
  page,
}) => {
  const t = wordsIn('en')
  const { promise: held, resolve: letRulesCome } = Promise.withResolvers<void>()
  await page.route(/\/assets\/find-[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await begin(page, 'COUGH', 'en')
  await page.getByRole('textbox', { name: t('patient.create.label') }).fill('I have crushing chest pain')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  const send = page.getByRole('button', { name: t('patient.check.send', { clinic: CLINIC }) })
  const notice = page.getByRole('alert').filter({ hasText: t('danger.EMERGENCY.heading') })
  // Rules that come so slowly would keep nobody from sending.
  await page.clock.pauseAt(Date.now() + 3_600)
  await send.click()
  await expect(notice).toHaveCount(0)
  letRulesCome()

  await expect(notice).toBeInViewport()
  await page.clock.resume()
  await expect(page).toHaveURL(/step=check/)
  await axeCheck(page)
  await shot(page, 'danger-before-sending')
  await send.click()
  await expect(page).toHaveURL(/e-contacts\/success/)
  await cancelByCall(page)
})

test('the open e-contact is shown to a patient who has a text already, and once the kind is changed, and takes the text', async ({
  page,
}) => {
  const t = wordsIn('en')
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  await sendByCall(page, 'BACK_PAIN', 'My back hurts')
  const guard = page.getByRole('region', { name: t('questionnaire.duplicate.heading') })
  const field = page.getByRole('textbox', { name: t('patient.create.label') })
  await begin(page, 'EAR_PAIN_OTALGIA', 'en')
  await field.fill('It hurts')
  await expect(page.getByText(t('patient.draft.SERVER'))).toBeVisible()
  await expect(guard).toHaveCount(0)
  await page.goto(`/e-contacts/create?personId=${personId}&clinicId=1&type=BACK_PAIN&locale=en`)
  await expect(field).toHaveValue('It hurts')
  await expect(guard).toContainText(t('types.BACK_PAIN'))

  await begin(page, 'EAR_PAIN_OTALGIA', 'en')
  await expect(guard).toHaveCount(0)
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()
  await page
    .getByRole('button', { name: t('patient.check.changeNamed', { what: t('patient.check.type') }) })
    .click()
  await page.getByRole('searchbox').fill(t('types.BACK_PAIN'))
  await page.getByRole('link', { name: t('types.BACK_PAIN'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.check.title'))
  await expect(guard).toContainText(t('types.BACK_PAIN'))
  await shot(page, 'check-duplicate')
  await axeCheck(page)
  // What was written moves into the reply of the open one.
  await guard
    .getByRole('link', { name: t('questionnaire.duplicate.add') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/e-contacts\/\d+\/timeline/)
  await expect(page.getByRole('textbox', { name: t('patient.timeline.infoLabel') })).toHaveValue('It hurts')
})
