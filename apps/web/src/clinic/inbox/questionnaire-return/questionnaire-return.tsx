import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { finalizeQuestionnaire, finalizeQuestionnaireByAction } from '@vastus/contract/questionnaire-flows'
import type { FlowReturn } from '@vastus/domain/instruments/flow-return'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../shared/api/call.ts'
import { reportError } from '../../../shared/api/report.ts'
import { useDraft } from '../../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import { refreshInbox, useStaff, wizardDraftKey } from '../../e-contacts/index.ts'
import { waitForAnswers } from './wait-for-answers.ts'

const EMPTY: { text: string; aside: readonly unknown[] } = { text: '', aside: [] }

/** Staff come back from a questionnaire outside the app: its e-contact is opened as soon as its answers are here. */
export function QuestionnaireReturn({ back }: { back: FlowReturn }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { show } = useToasts()
  const queries = useQueryClient()
  const { clinicId } = useStaff()
  const draft = useDraft(wizardDraftKey(clinicId, 'AS_PATIENT'), EMPTY)
  const { actionId, cancelled, eContactId } = back

  /** What was written beside the answers has arrived with them; what waits for other patients stays. */
  const clearWizard = () => {
    const { aside } = draft.latest()
    draft.clear()
    if (aside.length > 0) draft.change((wizard) => ({ ...wizard, aside }))
  }
  const finalize = () => {
    const body = { cancelled, actionId }
    return eContactId === null
      ? call(finalizeQuestionnaireByAction, { body })
      : call(finalizeQuestionnaire, { params: { id: String(eContactId) }, body })
  }
  const toDashboard = useEffectEvent(() => {
    show({ tone: 'error', text: t('errors.staff.AWELL_NOT_AVAILABLE') })
    void navigate({ to: '/clinic-e-contacts', search: {}, replace: true })
  })
  const settle = useEffectEvent(async (signal: AbortSignal) => {
    try {
      if (cancelled) await finalize()
      const found = cancelled ? null : await waitForAnswers(finalize, signal)
      if (signal.aborted) return
      if (found === null) return toDashboard()
      clearWizard()
      refreshInbox(queries)
      void navigate({ to: '/e-contacts/$id', params: { id: String(found) }, replace: true })
    } catch (error) {
      reportError('questionnaires', error)
      if (!signal.aborted) toDashboard()
    }
  })
  const isLoading = draft.state === 'LOADING'
  useEffect(() => {
    if (isLoading) return
    const leaving = new AbortController()
    void settle(leaving.signal)
    return () => leaving.abort()
  }, [isLoading])

  return (
    <div role="status">
      <p>{t('instruments.flow.waiting')}</p>
      <Skeleton shape="card" lines={3} />
    </div>
  )
}
