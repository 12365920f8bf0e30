import { queryOptions } from '@tanstack/react-query'
import { getQuestionnaire, type QuestionnaireForm } from '@vastus/contract/instruments'
import type { Language } from '@vastus/domain/locale'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { call } from '../api/call.ts'

export type ItemOfForm = QuestionnaireForm['items'][number]

/**
 * The questions of one instrument as a clinic asks them, or in our own words without a clinic, in the language in which they are asked of
 * this reader; loaded once, before the first.
 */
export const questionnaireFormOptions = (
  type: TypeCode,
  clinicId: number | string | null,
  language: Language,
) =>
  queryOptions({
    queryKey: ['questionnaire-form', type, String(clinicId), language],
    queryFn: ({ signal }) =>
      call(
        getQuestionnaire,
        {
          params: { instrument: type },
          query: { locale: language, ...(clinicId === null ? {} : { clinicId: String(clinicId) }) },
        },
        { signal },
      ),
    staleTime: Infinity,
  })
