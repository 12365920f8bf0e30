import { E_CONTACT_TEXT_MAX } from '@vastus/domain/e-contact/text'
import { lengthOf, normaliseText } from '@vastus/domain/typed-text'
import type { MessageKey } from '@vastus/i18n'

/** Why a typed message cannot be sent yet, as the key of what to say; null when it can. */
export function messageProblem(typed: string): MessageKey | null {
  const text = normaliseText(typed)
  if (text === '') return 'patient.create.required'
  return lengthOf(text) > E_CONTACT_TEXT_MAX ? 'errors.E_CONTACT_ANSWER_TOO_LONG' : null
}
