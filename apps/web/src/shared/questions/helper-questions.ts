import { useMutation, useQuery } from '@tanstack/react-query'
import { askHelperQuestions, summarizeAnswers } from '@vastus/contract/questionnaire'
import type { RouteResponse, RouteCall } from '@vastus/contract/route'
import type { AskedAbout } from '@vastus/domain/questionnaire/helper-questions'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { call } from '../api/call.ts'
import { useI18n } from '../i18n/i18n-context.tsx'

export type Question = RouteResponse<typeof askHelperQuestions>['questions'][number]

/** The questions about a kind, in the order in which they are asked; none until it is known whom they are about. */
export function useHelperQuestions(
  type: TypeCode,
  userMessage: string,
  patient: AskedAbout | null | undefined,
) {
  const { language } = useI18n()
  return useQuery({
    queryKey: ['helper-questions', type, language, patient],
    queryFn: async ({ signal }) => {
      const about = { chosenProblemType: type, locale: language, userMessage, initial: true }
      const body = patient ? { ...about, patient } : about
      return (await call(askHelperQuestions, { body }, { signal })).questions
    },
    staleTime: Infinity,
    enabled: patient !== null,
  })
}

/**
 * Questions that a model chooses for what was written, once the fixed ones are there. They are fetched while those are answered; when
 * none come, none are missed.
 */
export function useSmartQuestions(
  about: { type: TypeCode; text: string; clinicId: number; patient: AskedAbout } | null,
  fixed: readonly Question[] | undefined,
) {
  const { language } = useI18n()
  return useQuery({
    queryKey: ['smart-questions', about, language],
    queryFn: async ({ signal }) => {
      if (!about || !fixed) return []
      const { type: chosenProblemType, text: userMessage, clinicId, patient } = about
      const questionAnswers = fixed.map(({ id }) => ({ id, answer: '' }))
      const body = { chosenProblemType, userMessage, clinicId, patient, questionAnswers, locale: language }
      return (await call(askHelperQuestions, { body }, { signal })).questions
    },
    staleTime: Infinity,
    retry: false,
    enabled: about !== null && fixed !== undefined,
  })
}

export function useSummarize() {
  const { language } = useI18n()
  return useMutation({
    mutationFn: (body: RouteCall<typeof summarizeAnswers>['body']) =>
      call(summarizeAnswers, { body: { ...body, locale: language } }),
  })
}
