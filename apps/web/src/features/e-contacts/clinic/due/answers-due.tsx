import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { AnswerDue } from '@vastus/contract/inbox'
import { useEffect, useEffectEvent, useState } from 'react'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { useRealtimeEvents } from '../../../../shared/realtime/realtime-context.tsx'
import { useUser } from '../../../../shared/session/session-context.tsx'
import { useToasts } from '../../../../shared/ui/toasts.tsx'
import { eContactKeys } from '../api/e-contact-keys.ts'
import { useAnswersDue } from '../api/list-answers-due.ts'
import { parseInboxSearch } from '../filters/inbox-search.ts'
import { createUntold } from './untold.ts'

/** More at once, such as after a free day, are told as one. */
const TOLD_SINGLY = 3

/** Says when the time promised for an answer runs out, each wait and stage once; what was missed is made up for. */
export function AnswersDue() {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const tell = useTell()
  const { data } = useAnswersDue()
  const [untold] = useState(() => createUntold(userId))
  useRealtimeEvents(({ type }) => {
    if (type === 'E_CONTACT_ANSWER_DUE' || type === 'RECONNECTED')
      void client.invalidateQueries({ queryKey: eContactKeys.due })
  })
  const onDue = useEffectEvent((due: readonly AnswerDue[]) => tell(untold(due)))
  useEffect(() => {
    if (data) onDue(data.content)
  }, [data])
  return null
}

function useTell() {
  const { t, format } = useI18n()
  const { show } = useToasts()
  const navigate = useNavigate()
  const warn = (text: string, onSelect: () => void) =>
    show({ tone: 'warning', text, action: { label: t('clinic.due.open'), onSelect } })
  return (due: readonly AnswerDue[]) => {
    if (due.length > TOLD_SINGLY)
      return void warn(t('clinic.due.several', { number: format.number(due.length) }), () => {
        void navigate({ to: '/clinic-e-contacts', search: { view: 'our-turn', order: 'waiting' } })
      })
    for (const { eContactId, stage } of due) {
      const id = String(eContactId)
      warn(t(`clinic.due.${stage}`, { id }), () => {
        void navigate({ to: '/e-contacts/$id', params: { id }, search: parseInboxSearch })
      })
    }
  }
}
