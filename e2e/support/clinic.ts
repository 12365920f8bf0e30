import { expect, type Page } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import type { Role } from './cast.ts'
import { speak, wordsIn } from './words.ts'

type OpenAs = (role: Role) => Promise<Page>
/** The surname of the DEMO's new patient. */
const NEWCOMER = 'Uustalu'
type Sent = { id: number; text: string }

/** A patient sends an e-contact, without the screens of that side. */
export async function send(
  openAs: OpenAs,
  text: string,
  role: Role = 'patient',
  eContactType = 'COUGH',
): Promise<Sent> {
  const page = await openAs(role)
  const { personId } = await (await page.request.get('/api/login')).json()
  const unique = `${text} ${crypto.randomUUID().slice(0, 8)}`
  const answer = await page.request.post('/api/patient/e-contacts/fallback', {
    data: { eContactType, patientPersonId: personId, clinicId: 1, text: unique },
  })
  expect(answer.status()).toBe(201)
  return { id: (await answer.json()).id, text: unique }
}

/** A patient whom the clinic does not know as its own writes; whatever an earlier journey decided about that is undone. */
export async function sendAsNewcomer(openAs: OpenAs, text: string): Promise<Sent> {
  const doctor = await openAs('doctor')
  const patients = '/api/clinic/patients'
  const found = await doctor.request.get(`${patients}?clinicId=1&search=${NEWCOMER}`)
  const { content } = (await found.json()) as { content: { id: number; clinicMember: boolean }[] }
  for (const { id } of content.filter(({ clinicMember }) => clinicMember)) {
    const changed = await doctor.request.patch(`${patients}/${id}`, { data: { clinicMember: false } })
    expect(changed.status(), 'no longer a patient of the clinic').toBe(200)
  }
  return send(openAs, text, 'newPatient')
}

/** Opens a page of the inbox in a language, with the cookie question answered. */
export async function visit(page: Page, path: string, language: Language = 'et') {
  await speak(page, language)
  await page.goto(path)
}

/** The open e-contact. */
export const conversation = (page: Page, language: Language = 'et') =>
  page.getByRole('region', { name: wordsIn(language)('clinic.conversation.pane'), exact: true })
export const row = (page: Page, id: number) => page.locator(`[data-row="${id}"]`)
