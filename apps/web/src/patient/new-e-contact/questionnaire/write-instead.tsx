import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { answerWords } from '../../../shared/instruments/answers-to-check.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import { useNewMessage, withChoices } from '../new-message.ts'
import type { IntroStepProps } from './intro-step.tsx'

/** Whether the questionnaire itself is not to be had now, so that trying again is of no use. */
export function isAwayError(error: unknown): boolean {
  return error instanceof ApiError && error.key === 'AWELL_NOT_AVAILABLE'
}

/** Leads on to free text, with what was written and answered in it. A message begun for somebody else stays as it is. */
export function WriteInstead({ filling, choices }: Pick<IntroStepProps, 'filling' | 'choices'>) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { show } = useToasts()
  const message = useNewMessage()
  const { asked, answers, draft } = filling
  const { personId, clinicId, type } = choices
  const isLoading = message.state === 'LOADING' || draft.state === 'LOADING'
  const leave = useEffectEvent(() => {
    const { text } = draft.latest()
    const answered = asked.flatMap((item) => {
      const words = answerWords(item, answers[item.id])
      return words === null ? [] : `${item.text} – ${words}`
    })
    const kept = message.latest()
    const isTheirs = kept.text === '' || kept.personId === personId
    const parts = [kept.text, text, answered.join('\n')].filter((part) => part !== '')
    if (isTheirs && parts.length > 0)
      message.change((now) => ({
        ...withChoices(now, { personId, clinicId, type }),
        text: parts.join('\n\n'),
      }))
    show({ tone: 'warning', text: t('errors.AWELL_NOT_AVAILABLE') })
    void navigate({ to: '/e-contacts/create', search: choices, replace: true })
  })
  useEffect(() => {
    if (!isLoading) leave()
  }, [isLoading])
  return <Skeleton shape="card" lines={6} />
}
