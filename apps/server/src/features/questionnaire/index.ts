import { withoutQuestions } from '@vastus/domain/questionnaire/helper-questions'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Handlers } from '../../http/mount.ts'
import { languageOf } from '../../http/words.ts'
import type { Services } from '../../services.ts'
import { nextQuestions } from './next-questions.ts'
import { wordingsFor } from './question-bank.ts'
import { summarize } from './summarize.ts'

/** What the patient wrote, without the helper questions that stand in a summary. */
export function ownWords(text: string, type: TypeCode): string {
  return withoutQuestions(text, wordingsFor(type))
}

export function questionnaireRoutes({
  config,
}: Services): Handlers<'askHelperQuestions' | 'summarizeAnswers'> {
  return {
    askHelperQuestions: async ({ body }, request) =>
      nextQuestions(body, languageOf(body.locale, '', request.language)),
    summarizeAnswers: async ({ body }, request) => ({
      summary: summarize(body, languageOf(body.locale, '', request.language), config.countryCode),
    }),
  }
}
