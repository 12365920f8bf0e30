import { useMutation } from '@tanstack/react-query'
import { askSupport } from '@vastus/contract/support'
import {
  checkSupportRequest,
  pathOfTopic,
  type SupportProblem,
  type SupportTopic,
} from '@vastus/domain/support/support-request'
import { normaliseEmail } from '@vastus/domain/identity/email'
import { type SyntheticEvent, useState } from 'react'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { call } from '../../shared/api/call.ts'
import { reportError } from '../../shared/api/report.ts'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useUser } from '../../shared/session/session-context.tsx'

export const SUPPORT_FIELDS = ['subject', 'description', 'email'] as const
export type SupportField = (typeof SUPPORT_FIELDS)[number]

/** Null: the address of the account, until another one is typed. */
type SupportDraft = { text: string; subject: string; email: string | null }
const EMPTY: SupportDraft = { text: '', subject: '', email: null }

/** The draft of one request, its checks and its sending. */
export function useSupportForm(topic: SupportTopic, onSent: (email: string) => void) {
  const { t } = useI18n()
  const user = useUser()
  const draft = useDraft(`support:${pathOfTopic(topic)}`, EMPTY)
  const [problems, setProblems] = useState<SupportProblem[]>([])
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const email = draft.values.email ?? user.email
  const request = {
    subject: draft.values.subject,
    description: draft.values.text,
    email: normaliseEmail(email),
  }
  const send = useMutation({
    mutationFn: () =>
      call(askSupport, { body: { topic, ...request } }, { idempotencyKey: draft.idempotencyKey() }),
    onSuccess: () => {
      draft.clear()
      onSent(request.email)
    },
    onError: (error) => {
      draft.noteFailure(error)
      reportError('support', error)
      setRefusal(alertOfError(error, t).text)
    },
  })

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (send.isPending) return
    const found = checkSupportRequest(request)
    setProblems(found)
    setRefusal(null)
    if (found.length > 0) setAttempt((count) => count + 1)
    else send.mutate()
  }

  return {
    values: draft.values,
    email,
    change: (part: Partial<SupportDraft>) => {
      setProblems([])
      draft.change((current) => ({ ...current, ...part }))
    },
    ruleOf: (field: SupportField) => problems.find((problem) => problem.field === field)?.rule,
    submit,
    attempt,
    refusal,
    isBusy: send.isPending,
  }
}
