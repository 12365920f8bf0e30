import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getSummarization, judgeSummarization, summarizeEContact, translate } from '@vastus/contract/ai'
import { saveConsent } from '@vastus/contract/identity'
import type { RouteCall } from '@vastus/contract/route'
import type { Language } from '@vastus/i18n'
import { call } from '../../shared/api/call.ts'

const summaryKey = (eContactId: number) => ['summarization', eContactId] as const

export function useSummary(eContactId: number, isEnabled: boolean) {
  return useQuery({
    queryKey: summaryKey(eContactId),
    queryFn: ({ signal }) => call(getSummarization, { params: { id: String(eContactId) } }, { signal }),
    enabled: isEnabled,
    staleTime: 30_000,
  })
}

export function useMakeSummary(eContactId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (locale: Language) => call(summarizeEContact, { body: { eContactId, locale } }),
    onSuccess: (summarization) => client.setQueryData(summaryKey(eContactId), { summarization }),
  })
}

export function useJudgeSummary(eContactId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RouteCall<typeof judgeSummarization>['body']) => call(judgeSummarization, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: summaryKey(eContactId) }),
  })
}

export function useTranslate() {
  return useMutation({ mutationFn: (body: RouteCall<typeof translate>['body']) => call(translate, { body }) })
}

export function useTranslationConsent() {
  return useMutation({
    mutationFn: (version: string) => call(saveConsent, { body: { type: 'PRM_TRANSLATION_CLINIC', version } }),
  })
}
