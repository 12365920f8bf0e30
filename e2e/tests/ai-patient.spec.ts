import type { Page } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import { forgetBegun } from '../support/e-contacts.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

const CLINIC = 'Kesklinna Perearstikeskus'

const letAiAsk = async (openAs: (role: 'doctor') => Promise<Page>, state: 'ENABLED' | 'DISABLED') => {
  const doctor = await openAs('doctor')
  const data = { feature: 'aiSmartQuestionnaire', state, boardConsent: true }
  expect((await doctor.request.patch('/api/clinic/1/setting', { data })).status()).toBe(200)
}

test.beforeEach(async ({ page, openAs }) => {
  await letAiAsk(openAs, 'ENABLED')
  await signInAs(page, 'patient')
  await forgetBegun(page)
})
test.afterEach(({ openAs }) => letAiAsk(openAs, 'DISABLED'))

async function write(page: Page, text: string, language: Language): Promise<void> {
  const t = wordsIn(language)
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  await page.goto(`/e-contacts/create?personId=${personId}&clinicId=1&type=COUGH&locale=${language}`)
  await page.getByRole('textbox', { name: t('patient.create.label') }).fill(text)
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
}

test('a patient answers what AI chose to ask, lets it word the text, and both sides see that (et, 380 px)', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('et')
  const next = page.getByRole('button', { name: t('shell.buttons.continue') })
  const mark = crypto.randomUUID().slice(0, 4)
  await write(page, `Köha ja liiges valutab. Võtsin 400 mg ibuprofeeni. ${mark}`, 'et')
  await page.getByRole('radio', { name: 'Eile' }).check()
  const chosen = page.getByText(t('questionnaire.ai.chosen'))
  for (let step = 1; step <= 6; step++) await next.click()
  await expect(chosen).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await axeCheck(page)
  await shot(page, 'ai-question')
  await page.getByRole('button', { name: t('questionnaire.questions.skip') }).click()

  const summary = page.getByRole('textbox', { name: t('questionnaire.summary.label') })
  await expect(summary).toHaveValue(/Millal see algas\?\nEile$/)
  await page.getByRole('button', { name: t('questionnaire.ai.word') }).click()
  await expect(page.getByText(t('questionnaire.ai.worded'))).toBeVisible()
  await expect(summary).toHaveValue(/400 mg[^\n]*Millal see algas\? Eile\.$/)
  await axeCheck(page)
  await shot(page, 'ai-text')
  await page.getByRole('button', { name: t('patient.check.send', { clinic: CLINIC }) }).click()
  await expect(page).toHaveURL(/e-contacts\/success/)
  const id = new URL(page.url()).searchParams.get('eContactId') ?? ''

  const nurse = await openAs('nurse', { viewport: { width: 1280, height: 800 }, hasTouch: false })
  await nurse.goto(`/e-contacts/${id}?locale=et`)
  await expect(nurse.getByText(t('clinic.entry.madeWithAi'))).toBeVisible()
  await page.goto(`/e-contacts/${id}/timeline`)
  await expect(page.getByText(t('patient.entry.madeWithAi'))).toBeVisible()
})

test('nobody waits for an AI that does not answer (ru, 1280 px)', async ({ page }) => {
  const t = wordsIn('ru')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.route('**/api/questionnaire/questions', async (route) => {
    const { initial } = route.request().postDataJSON() as { initial?: boolean }
    // The call that asks the model is never answered.
    if (initial) await route.continue()
  })
  await write(page, 'Кашель, и болит сустав', 'ru')
  await page.getByRole('radio').first().check()
  for (let step = 1; step <= 6; step++)
    await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page.getByRole('textbox', { name: t('questionnaire.summary.label') })).toBeVisible()
  await expect(page.getByText(t('questionnaire.ai.chosen'))).toHaveCount(0)
  await page.goto('/my-data/ai?locale=ru')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('my-data.ai.heading'))
  await shot(page, 'ai-use')
})
