// @proves R1-012 R3-064 R3-065 R5-033 R5-034 R6-003
import { FEEDBACK_KEYWORDS } from '@vastus/domain/feedback/feedback'
import { sendByCall } from '../support/e-contacts.ts'
import { axeCheck, expect, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

test('a patient judges the clinic and the platform, and the clinic reads only its own', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('pl')
  const thanks = `Szybka odpowiedź ${crypto.randomUUID().slice(0, 8)}`
  const toMakers = `Małe litery ${crypto.randomUUID().slice(0, 8)}`
  await signInAs(page, 'patient')
  const id = await sendByCall(page, 'COUGH', 'Kaszel od trzech dni.')
  const doctor = await openAs('doctor', { viewport: { width: 1280, height: 800 } })
  const done = await doctor.request.post(`/api/clinic/e-contacts/${id}/complete`, {
    data: { infoText: 'Proszę dużo pić.' },
  })
  expect(done.status()).toBe(200)

  await page.goto(`/e-contacts/${id}/timeline?locale=pl`)
  await page.getByRole('button', { name: t('feedback.give.CLINIC') }).click()
  await expect(page.getByRole('radio', { name: t('feedback.rating.5'), exact: true })).toBeFocused()
  await page.getByRole('button', { name: t('feedback.skip') }).click()
  await expect(page.getByRole('button', { name: t('feedback.give.CLINIC') })).toBeFocused()

  await page.getByRole('button', { name: t('feedback.give.CLINIC') }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(5)
  const sendIt = page.getByRole('button', { name: t('feedback.send') })
  await sendIt.click()
  const summary = page.getByRole('alert').filter({ hasText: t('feedback.ratingRequired') })
  await expect(summary).toContainText(t('errors.rules.FEEDBACK_KEYWORD'))
  await axeCheck(page)
  // By keyboard, as radios are used: to the best answer and on to the keywords.
  await page.getByRole('radio', { name: t('feedback.rating.4'), exact: true }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: t('feedback.rating.5'), exact: true })).toBeChecked()
  await page.getByRole('checkbox', { name: t('feedback.keyword.OTHER') }).check()
  await sendIt.click()
  await expect(page.getByRole('alert').filter({ hasText: t('errors.rules.FEEDBACK_MESSAGE') })).toBeVisible()
  await page.getByRole('textbox', { name: t('feedback.message') }).fill(thanks)
  await sendIt.click()
  await expect(page.getByText(t('feedback.thanks'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('feedback.give.CLINIC') })).toHaveCount(0)

  await page.getByRole('button', { name: t('feedback.give.PRM') }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(FEEDBACK_KEYWORDS.length)
  await page.getByRole('radio', { name: t('feedback.rating.3'), exact: true }).check()
  await page.getByRole('checkbox', { name: t('feedback.keyword.APPEARANCE') }).check()
  await page.getByRole('textbox', { name: t('feedback.message') }).fill(toMakers)
  await sendIt.click()
  await expect(page.getByText(t('feedback.thanks'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('feedback.give.PRM') })).toHaveCount(0)

  await doctor.goto(`/e-contacts/${id}?locale=en`)
  await expect(doctor.getByText(thanks)).toBeVisible()
  await expect(doctor.getByText(toMakers)).toHaveCount(0)
})
