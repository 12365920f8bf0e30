import { E_CONTACT_TEXT_MAX, cleanText, lengthOf } from '@vastus/domain/e-contact/text'
import type { MessageKey } from '@vastus/i18n'

/** Why a typed message cannot be sent yet, as the key of what to say; null when it can. */
export function messageProblem(text: string): MessageKey | null {
  const cleaned = cleanText(text)
  if (!cleaned.ok) return 'errors.rules.TEXT_NOT_ALLOWED'
  if (cleaned.text === '') return 'patient.create.required'
  return lengthOf(cleaned.text) > E_CONTACT_TEXT_MAX ? 'errors.E_CONTACT_ANSWER_TOO_LONG' : null
}
