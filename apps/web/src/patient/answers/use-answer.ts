import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { QuestionnaireForm } from '@vastus/contract/instruments'
import { answerQuestionnaire } from '@vastus/contract/questionnaire-requests'
import { answersToAsked, askedItems, nextUnanswered } from '@vastus/domain/instruments/filling'
import type { Answer, Answers } from '@vastus/domain/instruments/instrument'
import { useState } from 'react'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { call } from '../../shared/api/call.ts'
import { reportError } from '../../shared/api/report.ts'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import type { ItemOfForm } from '../../shared/instruments/questionnaire-form.ts'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { myEContactKeys } from '../e-contacts/index.ts'

const EMPTY: { text: string; answers: Answers } = { text: '', answers: {} }

/** What has been answered of the questionnaire that the clinic asked for, kept as a draft; and its sending. */
export function useAnswer(eContactId: number, form: QuestionnaireForm) {
  const { t } = useI18n()
  const { show } = useToasts()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const draft = useDraft(`questionnaire-answer:${eContactId}`, EMPTY)
  const [problem, setProblem] = useState<string | null>(null)
  const { answers, text } = draft.values
  const sending = useMutation({
    mutationFn: () =>
      call(
        answerQuestionnaire,
        {
          params: { id: String(eContactId) },
          body: {
            questionnaire: { version: form.version, answers: answersToAsked(form, answers) },
            answer: text,
          },
        },
        { idempotencyKey: draft.idempotencyKey() },
      ),
    onSuccess: async () => {
      // The answers stay on the page until it is left: without them it would begin again.
      show({ tone: 'success', text: t('instruments.asked.sent'), autoDismiss: true })
      await navigate({
        to: '/e-contacts/$eContactId/timeline',
        params: { eContactId: String(eContactId) },
        replace: true,
      })
      draft.clear()
      await queries.invalidateQueries({ queryKey: myEContactKeys.all })
    },
    onError: (error) => {
      draft.noteFailure(error)
      reportError('e-contacts', error)
      setProblem(alertOfError(error, t).text)
    },
  })
  return {
    draft,
    answers,
    text,
    asked: askedItems<ItemOfForm>(form, answers),
    next: nextUnanswered<ItemOfForm>(form, answers),
    problem,
    isSending: sending.isPending,
    set: (id: string, answer: Answer | undefined) =>
      draft.change((kept) => {
        const { [id]: _before, ...others } = kept.answers
        return { ...kept, answers: answer === undefined ? others : { ...others, [id]: answer } }
      }),
    send: () => {
      setProblem(null)
      if (!sending.isPending) sending.mutate()
    },
  }
}
