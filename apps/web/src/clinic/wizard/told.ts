import type { HelperQuestionType } from '@vastus/domain/questionnaire/helper-questions'
import type { TypeCode } from '@vastus/domain/types/catalogue'

/** An answer to a helper question about this kind of e-contact; empty where it was taken back. */
export type Told = { about: TypeCode; id: string; type: HelperQuestionType; answer: string }

/** What was answered about one kind; answers about another wait until that is chosen again. */
export function toldAbout(told: readonly Told[], about: TypeCode): Told[] {
  return told.filter((each) => each.about === about && each.answer.trim() !== '')
}
