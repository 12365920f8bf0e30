import { useMutation, useQuery } from '@tanstack/react-query'
import { askHelperQuestions, summarizeAnswers } from '@vastus/contract/questionnaire'
import type { RouteResponse, RouteCall } from '@vastus/contract/route'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { call } from '../api/call.ts'
import { useI18n } from '../i18n/i18n-context.tsx'

export type Question = RouteResponse<typeof askHelperQuestions>['questions'][number]

/** All questions about a kind, in the portions in which they are asked. */
async function loadPortions(
  chosenProblemType: TypeCode,
  locale: string,
  userMessage: string,
  signal: AbortSignal,
): Promise<Question[][]> {
  const portions: Question[][] = []
  for (let isDone = false; !isDone; ) {
    const questionAnswers = portions.flat().map(({ id }) => ({ id, answer: '' }))
    const body = { chosenProblemType, locale, userMessage, initial: portions.length === 0, questionAnswers }
    const { questions, done } = await call(askHelperQuestions, { body }, { signal })
    if (questions.length > 0) portions.push(questions)
    isDone = done || questions.length === 0
  }
  return portions
}

export function useHelperQuestions(type: TypeCode, userMessage: string, isWanted: boolean) {
  const { language } = useI18n()
  return useQuery({
    queryKey: ['helper-questions', type, language],
    queryFn: ({ signal }) => loadPortions(type, language, userMessage, signal),
    staleTime: Infinity,
    enabled: isWanted,
  })
}

export function useSummarize() {
  const { language } = useI18n()
  return useMutation({
    mutationFn: (body: RouteCall<typeof summarizeAnswers>['body']) =>
      call(summarizeAnswers, { body: { ...body, locale: language } }),
  })
}
