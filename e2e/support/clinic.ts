import type { Page } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import type { Role } from './cast.ts'
import type { People } from './drafts/people.ts'
import { speak, wordsIn } from './words.ts'

/** The surname of the DEMO's new patient. */
const NEWCOMER = 'Uustalu'
/** How long the archiving of several can be called off. With the page's clock a journey passes this time at once. */
export const ARCHIVING_HOLD_MS = 8_000
type Sent = { id: number; text: string }

/** A patient sends an e-contact, without the screens of that side. */
export async function send(
  people: People,
  text: string,
  role: Role = 'patient',
  eContactType = 'COUGH',
): Promise<Sent> {
  const unique = `${text} ${crypto.randomUUID().slice(0, 8)}`
  return { id: await people.sent(unique, role, eContactType), text: unique }
}

/** A patient whom the clinic does not know as its own writes; whatever an earlier journey decided about that is undone. */
export async function sendAsNewcomer(people: People, text: string): Promise<Sent> {
  const patients = '/api/clinic/patients'
  const { content } = await people.read<{ content: { id: number; clinicMember: boolean }[] }>(
    'doctor',
    `${patients}?clinicId=1&search=${NEWCOMER}`,
  )
  for (const { id } of content.filter(({ clinicMember }) => clinicMember))
    await people.patch('doctor', `${patients}/${id}`, { clinicMember: false })
  return send(people, text, 'newPatient')
}

/** Opens a page of the inbox in a language, with the cookie question answered. */
export async function visit(page: Page, path: string, language: Language = 'et') {
  await speak(page, language)
  await page.goto(path)
}

/**
 * What this page sends or decides about an e-contact is held so long, whatever the clinic has chosen: a minute where it is
 * taken back, for a machine that is busy with other journeys, and a second where a journey waits until it has left.
 */
export async function holdReplies(page: Page, id: number, holdSeconds: number): Promise<void> {
  await page.route(
    `**/api/clinic/e-contacts/${id}/{complete,reject,actions/inquiry,actions/questionnaire}`,
    (route) => {
      const body = route.request().postDataJSON() as object
      return route.continue('holdSeconds' in body ? { postData: { ...body, holdSeconds } } : {})
    },
  )
}

/** The open e-contact. */
export const conversation = (page: Page, language: Language = 'et') =>
  page.getByRole('region', { name: wordsIn(language)('clinic.conversation.pane'), exact: true })
export const row = (page: Page, id: number) => page.locator(`[data-row="${id}"]`)
