import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { AnswerDue } from '@vastus/contract/inbox'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useRealtimeEvents } from '../../../shared/realtime/realtime-context.tsx'
import { useUser } from '../../../shared/session/session-context.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import { eContactKeys } from '../../e-contacts/index.ts'
import { useAnswersDue } from '../api/list-answers-due.ts'
import { parseInboxSearch } from '../filters/inbox-search.ts'
import { gather } from './gather.ts'
import { createUntold } from './untold.ts'

/** Several changes within this time are asked about once. */
const GATHER_MS = 150
/** More at once, such as after a free day, are only counted. */
const NAMED = 3

/** Says when the time promised for an answer runs out, each wait and stage once; what was missed is made up for. */
export function AnswersDue() {
  const { id: userId } = useUser()
  const client = useQueryClient()
  const { dismiss } = useToasts()
  const warn = useWarn()
  const { data } = useAnswersDue()
  const [untold] = useState(() => createUntold(userId))
  useDangerInTitle(data?.content.filter(isDanger).length ?? 0)
  const toast = useRef<{ id: number; due: readonly AnswerDue[] } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useRealtimeEvents(({ type }) => {
    // Any change may have made the reader responsible.
    const isAboutDue =
      type === 'E_CONTACT_ANSWER_DUE' || type === 'MESSAGES_MISSED' || type === 'E_CONTACT_DETAILS_UPDATED'
    if (!isAboutDue) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: eContactKeys.due }), GATHER_MS)
  })
  const onDue = useEffectEvent((due: readonly AnswerDue[]) => {
    const fresh = untold(due)
    const shown = toast.current?.due ?? []
    if (fresh.length === 0 && gather(shown, due, []).length === shown.length) return
    // One toast for all. Once dismissed, the same is not shown again.
    const isOnShow = toast.current !== null && dismiss(toast.current.id)
    const gathered = gather(isOnShow ? shown : [], due, fresh)
    toast.current = gathered.length > 0 ? { id: warn(gathered), due: gathered } : null
  })
  useEffect(() => {
    if (data) onDue(data.content)
  }, [data])
  return null
}

const isDanger = ({ stage }: AnswerDue) => stage === 'DANGER' || stage === 'DANGER_LATE'

/** While somebody must act, the title of the tab says so: staff may be looking at something else. */
function useDangerInTitle(count: number) {
  useEffect(() => {
    if (count === 0) return
    const mark = `(${count}!) `
    const put = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title
    }
    put()
    const titles = new MutationObserver(put)
    const title = document.querySelector('title')
    if (title) titles.observe(title, { childList: true })
    return () => {
      titles.disconnect()
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [count])
}

function useWarn() {
  const { t, format } = useI18n()
  const { show } = useToasts()
  const router = useRouter()
  const nameOf = ({ patient, eContactType }: AnswerDue) => ({
    name: `${patient.firstName} ${patient.surname}`,
    type: t(`types.${eContactType}`),
  })
  const textOf = (due: readonly AnswerDue[]) => {
    const [first] = due
    if (first && due.length === 1) return t(`clinic.due.${first.stage}`, nameOf(first))
    if (due.length > 1 && due.every(isDanger))
      return t('clinic.due.dangers', { number: format.number(due.length) })
    if (due.length > NAMED) return t('clinic.due.several', { number: format.number(due.length) })
    return t('clinic.due.names', {
      names: format.list(due.map((each) => t('clinic.due.named', nameOf(each)))),
    })
  }
  const placeOf = ([first, ...others]: readonly AnswerDue[]) =>
    first && others.length === 0
      ? ({
          to: '/e-contacts/$id',
          params: { id: String(first.eContactId) },
          search: parseInboxSearch,
        } as const)
      : others.some(isDanger)
        ? ({ to: '/clinic-e-contacts', search: { view: 'danger' } } as const)
        : ({ to: '/clinic-e-contacts', search: { view: 'our-turn', order: 'waiting' } } as const)
  return (due: readonly AnswerDue[]) => {
    const place = placeOf(due)
    return show({
      tone: due.some(isDanger) ? 'error' : 'warning',
      text: textOf(due),
      action: {
        label: t('clinic.due.open'),
        href: router.buildLocation(place).href,
        onSelect: () => void router.navigate(place),
      },
    })
  }
}
