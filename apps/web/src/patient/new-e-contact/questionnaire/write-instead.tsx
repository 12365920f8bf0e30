import { useNavigate } from '@tanstack/react-router'
import { LAST_TYPE } from '@vastus/domain/types/catalogue'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import { useNewMessage, withChoices } from '../new-message.ts'
import type { IntroStepProps } from './intro-step.tsx'

/** Whether the questionnaire itself is not to be had now, at its provider or at the clinic, so that trying again is of no use. */
export function isAwayError(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.key === 'AWELL_NOT_AVAILABLE' || error.fields.some(({ path }) => path === 'eContactType')
}

/**
 * Leads on to free text, with what was written in it, under a reason that every clinic takes. Answers stay in the draft of the
 * questionnaire: within own words they would be searched for danger signs without their rules. A message begun for
 * something else stays as it is.
 */
export function WriteInstead({ filling, choices }: Pick<IntroStepProps, 'filling' | 'choices'>) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { show } = useToasts()
  const message = useNewMessage()
  const { draft } = filling
  const { personId, clinicId } = choices
  const isLoading = message.state === 'LOADING' || draft.state === 'LOADING'
  const leave = useEffectEvent(() => {
    const { text } = draft.latest()
    const kept = message.latest()
    const goal = { personId, clinicId, type: LAST_TYPE }
    if (kept.text === '' && text !== '') message.change((now) => ({ ...withChoices(now, goal), text }))
    show({ tone: 'warning', text: t('errors.AWELL_NOT_AVAILABLE') })
    void navigate({ to: '/e-contacts/create', search: goal, replace: true })
  })
  useEffect(() => {
    if (!isLoading) leave()
  }, [isLoading])
  return <Skeleton shape="card" lines={6} />
}
