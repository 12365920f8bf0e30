import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { askQuestions } from './ask-questions.ts'
import { promptRoutes } from './prompt-routes.ts'
import { findNewestSummary, findSummary, judgeSummary } from './summaries-repository.ts'
import { summarizeAnswers } from './summarize-answers.ts'
import { presentSummary, summarizeEContact } from './summarize-e-contact.ts'
import { translateMessage } from './translate-message.ts'

export { seedAi } from './seed-ai.ts'

type Names =
  | keyof ReturnType<typeof promptRoutes>
  | 'summarizeEContact'
  | 'getSummarization'
  | 'judgeSummarization'
  | 'translate'
  | 'askHelperQuestions'
  | 'summarizeAnswers'

/** Summaries and translations for staff, and the prompts and models behind them. */
export function aiRoutes(services: Services): Handlers<Names> {
  return {
    ...promptRoutes(services),

    summarizeEContact: ({ body }, request) => summarizeEContact(services, request, body),

    getSummarization: ({ params }, request) =>
      request.transaction(async (tx) => {
        const { medicalHidden } = await accessEContact(tx, request, params.id)
        const newest = medicalHidden ? undefined : await findNewestSummary(tx, params.id)
        return { summarization: newest ? presentSummary(newest) : null }
      }),

    judgeSummarization: ({ body: { aiSummarizationId, liked, feedback = '' } }, request) =>
      request.transaction(async (tx) => {
        const summary = await findSummary(tx, aiSummarizationId)
        if (!summary) throw new NotFound()
        const { medicalHidden } = await accessEContact(tx, request, summary.eContactId)
        if (medicalHidden) throw new NotFound()
        judgeSummary(tx, summary.id, { liked, feedback })
        return undefined
      }),

    translate: ({ body }, request) => translateMessage(services, request, body),

    askHelperQuestions: ({ body }, request) => askQuestions(services, request, body),

    summarizeAnswers: ({ body }, request) => summarizeAnswers(services, request, body),
  }
}
