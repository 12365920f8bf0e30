import { useRouter } from '@tanstack/react-router'
import type { BulkResults } from '@vastus/contract/inbox'
import { useErrorAlert } from '../../../shared/api/use-alerts.ts'
import { useHeld } from '../../../shared/api/use-held.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { type Toast, useToasts } from '../../../shared/ui/toasts.tsx'
import { type ManyChange, type Seen, useChangeMany } from '../api/change-many.ts'
import type { Reason } from '../../conversation/index.ts'
import { useMarkSeen, useStaff } from '../../e-contacts/index.ts'
import { bulkWords, markedWords } from './bulk-words.ts'
import { useSelection } from './selection-context.tsx'
import { useUnsentReplies } from './use-unsent-replies.ts'

/** The text for each patient, in the order of what is chosen, and from when they may write again. */
export type ManyAnswers = { texts: string[]; closes: boolean; replyBlockedUntil: string | null }

/** So long an archiving can be called off: the patient gets a notice at once when it is done. */
const HOLD_MS = 8000

/** Assigns, archives or marks what is chosen, says what became of it, and takes it back where that is asked for. */
export function useBulk() {
  const { t } = useI18n()
  const { show, dismiss } = useToasts()
  const alert = useErrorAlert()
  const selection = useSelection()
  const router = useRouter()
  const { mutateAsync, isPending } = useChangeMany()
  const { mutateAsync: markSeen } = useMarkSeen()
  const { drop } = useUnsentReplies()
  const hold = useHeld(HOLD_MS)
  const { replyHoldSeconds: holdSeconds } = useStaff()

  /** Tells how it went, also on another screen, where the list is gone. What failed stays told until it is tried again or put away. */
  const carryOut = async (
    kind: 'ASSIGN' | 'ARCHIVE' | 'REPLY' | 'UNDO',
    change: ManyChange,
    undo?: (results: BulkResults) => Toast['action'],
  ): Promise<void> => {
    try {
      const results = await mutateAsync(change)
      const { text, isWhole } = bulkWords(t, kind, results)
      const action = undo?.(results)
      // What is held tells of itself, with the way back.
      if (kind === 'REPLY' && isWhole && holdSeconds > 0) return
      show({
        tone: isWhole ? 'success' : 'warning',
        autoDismiss: isWhole,
        sticky: !isWhole,
        text,
        ...(action ? { action } : {}),
      })
      // Beside an open conversation they would take its keys.
      if (router.state.location.pathname === '/clinic-e-contacts') selection.keep(idsOf(results, 'CHANGED'))
      if (kind === 'ARCHIVE') await drop(idsOf(results, 'DONE'))
    } catch (error) {
      alert('e-contacts', error, {
        autoDismiss: false,
        sticky: true,
        action: { label: t('shell.buttons.tryAgain'), onSelect: () => void carryOut(kind, change, undo) },
      })
    } finally {
      selection.settle(change.seen.map(({ id }) => id))
    }
  }

  const assign = (seen: readonly Seen[], assigneeUserId: number | null) => {
    selection.turn(false)
    void carryOut(
      'ASSIGN',
      { kind: 'ASSIGN', seen, assigneeUserId, idempotencyKey: crypto.randomUUID() },
      (results) => {
        const before = previousAssignees(results)
        if (before.size === 0) return undefined
        return { label: t('clinic.bulk.undo'), onSelect: () => takeBack(before), isUndo: true }
      },
    )
  }

  const takeBack = (before: ReadonlyMap<number | null, Seen[]>) => {
    for (const [assigneeUserId, seen] of before)
      void carryOut('UNDO', { kind: 'ASSIGN', seen, assigneeUserId, idempotencyKey: crypto.randomUUID() })
  }

  const archive = (seen: readonly Seen[], reason: Reason) => {
    const ids = seen.map(({ id }) => id)
    selection.turn(false)
    selection.leave(ids)
    const callOff = hold(async () => {
      dismiss(toast)
      await carryOut('ARCHIVE', { kind: 'ARCHIVE', seen, idempotencyKey: crypto.randomUUID(), ...reason })
    })
    const toast = show({
      tone: 'success',
      sticky: true,
      text: t('clinic.bulk.archiving', { count: seen.length }),
      action: {
        label: t('clinic.bulk.undo'),
        isUndo: true,
        onSelect: () => {
          if (!callOff()) return
          selection.settle(ids)
          show({ tone: 'success', autoDismiss: true, text: t('clinic.bulk.undone') })
        },
      },
    })
  }

  const reply = (seen: readonly Seen[], answers: ManyAnswers) => {
    selection.turn(false)
    const idempotencyKey = crypto.randomUUID()
    void carryOut('REPLY', { kind: 'REPLY', seen, idempotencyKey, holdSeconds, ...answers })
  }

  const mark = async (ids: readonly number[], isSeen: boolean): Promise<void> => {
    try {
      const { unreadIds } = await markSeen({ eContactIds: [...ids], isSeen })
      selection.turn(false)
      show({ tone: 'success', autoDismiss: true, text: markedWords(t, isSeen, ids.length, unreadIds.length) })
    } catch (error) {
      alert('e-contacts', error)
    }
  }

  return { assign, archive, reply, mark, isPending }
}

const idsOf = ({ results }: BulkResults, outcome: BulkResults['results'][number]['outcome']): number[] =>
  results.filter((each) => each.outcome === outcome).map(({ eContactId }) => eContactId)

/** Who was responsible for which, before. */
function previousAssignees({ results }: BulkResults): Map<number | null, Seen[]> {
  const before = new Map<number | null, Seen[]>()
  for (const { eContactId: id, outcome, previousAssigneeUserId, version } of results)
    if (outcome === 'DONE' && previousAssigneeUserId !== undefined && version !== undefined)
      before.set(previousAssigneeUserId, [...(before.get(previousAssigneeUserId) ?? []), { id, version }])
  return before
}
