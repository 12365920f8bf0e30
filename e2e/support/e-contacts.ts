import { expect, type Page } from '@playwright/test'
import type { Translate } from '@vastus/i18n'

/** Sends an e-contact of the signed-in patient without the forms; answers its number. */
export async function sendByCall(
  page: Page,
  eContactType: string,
  text: string,
  clinicId = 1,
): Promise<number> {
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  const response = await page.request.post('/api/patient/e-contacts/fallback', {
    data: { eContactType, patientPersonId: personId, clinicId, text },
  })
  expect(response.status(), 'sending').toBe(201)
  return ((await response.json()) as { id: number }).id
}

/** What an earlier journey of the same account left unsent would stand before everything new. */
export async function forgetBegun(page: Page): Promise<void> {
  await page.request.delete('/api/drafts/e-contact:new')
}

/** Ends the e-contact of the page, or the one with this number: an open danger sign would alarm the staff of every journey after this one. */
export async function cancelByCall(
  page: Page,
  id = new URL(page.url()).searchParams.get('eContactId'),
): Promise<void> {
  const response = await page.request.post(`/api/patient/e-contacts/${id}/cancel`, {
    data: { reason: 'PROBLEM_RESOLVED' },
  })
  expect(response.status(), 'cancelling').toBe(200)
}

/** Chooses the family doctor's clinic. Somebody with no other clinic is not asked: then the topics come at once. */
export async function passClinics(page: Page, t: Translate): Promise<void> {
  const radio = page.getByRole('radio', { name: 'Kesklinna Perearstikeskus' })
  await expect(radio.or(page.getByRole('searchbox', { name: t('patient.type.search') }))).toBeVisible()
  if (!(await radio.isVisible())) return
  await radio.check()
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
}
