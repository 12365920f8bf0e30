import { useMutation, useQueryClient } from '@tanstack/react-query'
import { giveFeedback } from '@vastus/contract/feedback'
import {
  checkFeedback,
  FEEDBACK_MESSAGE_MAX,
  type FeedbackKeyword,
  type FeedbackProblem,
  type FeedbackType,
} from '@vastus/domain/feedback/feedback'
import { normaliseText } from '@vastus/domain/typed-text'
import { type SyntheticEvent, useState } from 'react'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { call } from '../../shared/api/call.ts'
import { reportError } from '../../shared/api/report.ts'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'

type FeedbackDraft = { text: string; rating: string; keywords: FeedbackKeyword[] }
const EMPTY: FeedbackDraft = { text: '', rating: '', keywords: [] }

/** The draft of one judgement, its checks and its sending. */
export function useFeedbackForm(eContactId: number, type: FeedbackType, onSent: () => void) {
  const { t } = useI18n()
  const queries = useQueryClient()
  const draft = useDraft(`my-e-contact:${eContactId}:feedback:${type.toLowerCase()}`, EMPTY)
  const [problems, setProblems] = useState<FeedbackProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { text, rating, keywords } = draft.values
  const answers = { type, rating: Number(rating), keywords, message: normaliseText(text) }
  const send = useMutation({
    mutationFn: () =>
      call(
        giveFeedback,
        { params: { id: String(eContactId) }, body: answers },
        { idempotencyKey: draft.idempotencyKey() },
      ),
    onSuccess: async () => {
      draft.clear()
      await queries.invalidateQueries({ queryKey: ['my-e-contacts'] })
      onSent()
    },
    onError: (error) => {
      draft.noteFailure(error)
      reportError('feedback', error)
      setRefusal(alertOfError(error, t).text)
    },
  })

  const change = (part: Partial<FeedbackDraft>) => {
    setProblems([])
    draft.change((current) => ({ ...current, ...part }))
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (send.isPending) return
    setRefusal(null)
    const found = checkFeedback({ ...answers, rating: rating === '' ? null : answers.rating })
    setProblems(found)
    if (found.length > 0) setAttempt((count) => count + 1)
    else send.mutate()
  }
  const errorOf = (field: FeedbackProblem['field']): string | undefined => {
    const problem = problems.find((each) => each.field === field)
    if (!problem) return undefined
    if (problem.rule === 'REQUIRED' || problem.rule === 'FORM') return t('feedback.ratingRequired')
    return t(`errors.rules.${problem.rule}`, { count: FEEDBACK_MESSAGE_MAX })
  }
  return { values: draft.values, change, submit, errorOf, attempt, refusal, isBusy: send.isPending }
}
