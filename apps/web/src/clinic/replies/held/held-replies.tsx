import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isReply } from '@vastus/domain/e-contact/hold'
import type { OwnHeldReply } from '@vastus/contract/held-replies'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { reportError } from '../../../shared/api/report.ts'
import { DraftKeeperContext } from '../../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useRealtimeEvents } from '../../../shared/realtime/realtime-context.tsx'
import { useToasts } from '../../../shared/ui/toasts.tsx'
import { eContactKeys, useStaff } from '../../e-contacts/index.ts'
import { keptReturned } from './kept-returned.ts'
import { heldRepliesOptions, takeBack, takeBackAll, takeOver } from './held-replies-api.ts'

type Receiver = (reply: OwnHeldReply) => void
type HeldReplies = {
  /** The open conversation takes what comes back; the answered function ends that. */
  receive: (eContactId: number, receiver: Receiver) => () => void
  undo: (held: Pick<OwnHeldReply, 'id' | 'eContactId'>) => void
  /** Brings the reply of a colleague who has left to one's own reply box. Answers whether its conversation is open and has it. */
  takeOverFor: (held: Pick<OwnHeldReply, 'id' | 'eContactId'>) => Promise<boolean>
  /** The e-contacts of which something of one's own is about to leave. */
  onItsWay: ReadonlySet<number>
}

/** Fewer have a notice each, with their names. */
const TOLD_TOGETHER_FROM = 2

const HeldRepliesContext = createContext<HeldReplies | null>(null)

export function useHeldReplies(): HeldReplies {
  const held = use(HeldRepliesContext)
  if (!held) throw new Error('no HeldRepliesProvider above')
  return held
}

/** Offers to take back each reply that has not left yet, and brings back to its reply box what could not be sent. */
export function HeldRepliesProvider({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const { show, dismiss } = useToasts()
  const alert = useErrorAlert()
  const client = useQueryClient()
  const navigate = useNavigate()
  const keep = useKeepReturned()
  const { data, dataUpdatedAt } = useQuery(heldRepliesOptions())
  const receivers = useRef(new Map<number, Receiver>())
  const toasts = useRef(new Map<number, number>())
  const fetched = useRef(new Set<number>())
  const taking = useRef(new Map<number, Promise<boolean>>())

  const openConversation = useCallback(
    (id: number) => void navigate({ to: '/e-contacts/$id', params: { id: String(id) }, search: true }),
    [navigate],
  )
  /** Kept before anything is shown: closing the page now loses nothing. */
  const putBack = useCallback(
    async (reply: OwnHeldReply) => {
      const receiver = receivers.current.get(reply.eContactId)
      if (receiver && isReply(reply.action) && !reply.questionnaire) receiver(reply)
      else await keep(reply)
      void client.invalidateQueries({ queryKey: eContactKeys.one(reply.eContactId) })
    },
    [client, keep],
  )
  const bringBack = useCallback(
    async ({ id, eContactId }: Pick<OwnHeldReply, 'id' | 'eContactId'>, onPaused = () => {}) => {
      await putBack(await takeBack(eContactId, id, onPaused))
      void client.invalidateQueries({ queryKey: eContactKeys.held })
    },
    [client, putBack],
  )
  const undo = useCallback(
    (held: Pick<OwnHeldReply, 'id' | 'eContactId'>) => {
      // The reply may leave before the question arrives: the writer reads so once, unless it was a moment only.
      let pauses = navigator.onLine ? 0 : 1
      const tellLate = () => {
        pauses += 1
        if (pauses === 2) alert('e-contacts', new ApiError(0))
      }
      bringBack(held, tellLate).then(
        () => openConversation(held.eContactId),
        (error: unknown) => alert('e-contacts', error),
      )
    },
    [alert, bringBack, openConversation],
  )

  const takeOverFor = useCallback(
    ({ id, eContactId }: Pick<OwnHeldReply, 'id' | 'eContactId'>) => {
      const bring = async () => {
        try {
          await putBack(await takeOver(eContactId, id))
          return receivers.current.has(eContactId)
        } catch (error) {
          // A colleague was quicker: the page shows what is left.
          void client.invalidateQueries({ queryKey: eContactKeys.one(eContactId) })
          taking.current.delete(id)
          alert('e-contacts', error)
          return false
        }
      }
      // Its button is there for a moment more: a second press is the same take-over.
      const taken = taking.current.get(id) ?? bring()
      taking.current.set(id, taken)
      return taken
    },
    [alert, client, putBack],
  )

  /** Stays where one is: the list from which they were sent. None leaves while the others are put back. */
  const undoAll = useCallback(
    async (replies: readonly OwnHeldReply[]) => {
      const { content } = await takeBackAll(new Set(replies.map(({ eContactId }) => eContactId)))
      for (const reply of content) await putBack(reply).catch((error: unknown) => alert('e-contacts', error))
      void client.invalidateQueries({ queryKey: eContactKeys.held })
      const count = content.length
      const left = replies.filter(({ id }) => !content.some((reply) => reply.id === id)).length
      if (count > 0)
        show({ tone: 'success', autoDismiss: true, text: t('answering.held.undoneMany', { count }) })
      if (left > 0) show({ tone: 'error', sticky: true, text: t('answering.held.leftMany', { count: left }) })
    },
    [alert, client, putBack, show, t],
  )

  useRealtimeEvents((event) => {
    const isAboutHeld =
      event.type === 'MESSAGES_MISSED' ||
      (event.type === 'E_CONTACT_DETAILS_UPDATED' &&
        data?.content.some(({ eContactId }) => eContactId === event.eContactId))
    if (isAboutHeld) void client.invalidateQueries({ queryKey: eContactKeys.held })
  })

  const tell = useEffectEvent((replies: readonly OwnHeldReply[]) => {
    const held = replies.filter(({ state }) => state === 'HELD')
    for (const [id, toast] of toasts.current)
      if (!held.some((reply) => reply.id === id)) {
        toasts.current.delete(id)
        if (![...toasts.current.values()].includes(toast)) dismiss(toast)
      }
    const begun = held.filter(({ id }) => !toasts.current.has(id))
    if (begun.length >= TOLD_TOGETHER_FROM && begun.every(({ action }) => isReply(action))) {
      const toast = show({
        tone: 'success',
        text: t('answering.held.sendingMany', { count: begun.length }),
        leavesInMs: dataUpdatedAt + Math.max(...begun.map(({ releaseInMs }) => releaseInMs)) - Date.now(),
        action: {
          label: t('answering.held.undo'),
          onSelect: () => void undoAll(begun).catch((error: unknown) => alert('e-contacts', error)),
          isUndo: true,
        },
      })
      for (const { id } of begun) toasts.current.set(id, toast)
    } else
      for (const { id, eContactId, patient, releaseInMs, action } of begun)
        toasts.current.set(
          id,
          show({
            tone: 'success',
            text: t(isReply(action) ? 'answering.held.sending' : `answering.held.${action}`, {
              name: `${patient.firstName} ${patient.surname}`,
            }),
            leavesInMs: dataUpdatedAt + releaseInMs - Date.now(),
            action: {
              label: t('answering.held.undo'),
              onSelect: () => undo({ id, eContactId }),
              isUndo: true,
            },
          }),
        )
    for (const { id, eContactId, patient, state, returnReason, action } of replies) {
      // The server gives back the held one first; what came back waits until that has left.
      const isBehindHeld = held.some((reply) => reply.eContactId === eContactId)
      if (state !== 'RETURNED' || isBehindHeld || fetched.current.has(id)) continue
      fetched.current.add(id)
      bringBack({ id, eContactId }).then(
        () =>
          show({
            tone: 'error',
            sticky: true,
            text: t(
              isReply(action)
                ? `answering.returned.${returnReason ?? 'OTHER'}`
                : `answering.notDone.${action}`,
              {
                name: `${patient.firstName} ${patient.surname}`,
              },
            ),
            action: {
              label: t('answering.returned.open'),
              href: `/e-contacts/${eContactId}`,
              onSelect: () => openConversation(eContactId),
            },
          }),
        (error: unknown) => {
          fetched.current.delete(id)
          reportError('e-contacts', error)
        },
      )
    }
  })
  useEffect(() => {
    if (data) tell(data.content)
  }, [data])

  const onItsWay = useMemo(
    () =>
      new Set(
        (data?.content ?? []).filter(({ state }) => state === 'HELD').map(({ eContactId }) => eContactId),
      ),
    [data],
  )
  const value = useMemo<HeldReplies>(
    () => ({
      onItsWay,
      receive: (eContactId, receiver) => {
        receivers.current.set(eContactId, receiver)
        return () => void receivers.current.delete(eContactId)
      },
      undo,
      takeOverFor,
    }),
    [undo, takeOverFor, onItsWay],
  )
  return <HeldRepliesContext value={value}>{children}</HeldRepliesContext>
}

/** Puts what came back among the drafts, where its conversation finds it. */
function useKeepReturned(): (reply: OwnHeldReply) => Promise<void> {
  const keeper = use(DraftKeeperContext)
  const { timeZone } = useStaff()
  return useCallback(
    async (reply) => {
      // Taking a patient on has no words to keep.
      if (!keeper || reply.action === 'ACCEPT') return
      const { key, values } = await keptReturned(reply, (each) => keeper.find(each), timeZone)
      await keeper.save(key, JSON.stringify({ values, idempotencyKey: crypto.randomUUID() }))
    },
    [keeper, timeZone],
  )
}
