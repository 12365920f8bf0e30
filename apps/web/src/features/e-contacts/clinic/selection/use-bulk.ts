import type { BulkResults } from '@vastus/contract/inbox'
import { useErrorAlert } from '../../../../shared/api/use-alerts.ts'
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { useToasts } from '../../../../shared/ui/toasts.tsx'
import { type ManyChange, useChangeMany } from '../api/change-many.ts'
import { bulkWords } from './bulk-words.ts'
import { useSelection } from './selection-context.tsx'
import { useHeld } from './use-held.ts'

/** So long an archiving can be called off: the patient is told at once when it is done. */
const HOLD_MS = 8000

/** Assigns or archives what is chosen, says what became of it, and takes it back where that is asked for. */
export function useBulk() {
  const { t } = useI18n()
  const { show, dismiss } = useToasts()
  const alert = useErrorAlert()
  const selection = useSelection()
  const { mutate, isPending } = useChangeMany()
  const hold = useHeld(HOLD_MS)

  const carryOut = (change: ManyChange, after?: (results: BulkResults) => void) =>
    mutate(change, {
      onSuccess: (results) => {
        after?.(results)
        if (after) return
        const { text, isWhole } = bulkWords(t, change.kind, results)
        show({ tone: isWhole ? 'success' : 'warning', autoDismiss: isWhole, text })
      },
      onError: (error) => alert('e-contacts', error),
      onSettled: () => selection.leave([]),
    })

  const assign = (assigneeUserId: number | null) => {
    const eContactIds = [...selection.chosen]
    carryOut({ kind: 'ASSIGN', eContactIds, assigneeUserId }, (results) => {
      const { text, isWhole } = bulkWords(t, 'ASSIGN', results)
      const before = previousAssignees(results)
      show({
        tone: isWhole ? 'success' : 'warning',
        text,
        autoDismiss: isWhole,
        ...(before.size > 0
          ? { action: { label: t('clinic.bulk.undo'), onSelect: () => takeBack(before), isUndo: true } }
          : {}),
      })
    })
    selection.turn(false)
  }

  const takeBack = (before: Map<number | null, number[]>) => {
    for (const [assigneeUserId, eContactIds] of before)
      carryOut({ kind: 'ASSIGN', eContactIds, assigneeUserId }, () =>
        show({ tone: 'success', autoDismiss: true, text: t('clinic.bulk.undone') }),
      )
  }

  const archive = (reason: string, reasonText: string) => {
    const eContactIds = [...selection.chosen]
    selection.turn(false)
    selection.leave(eContactIds)
    const callOff = hold(() => {
      dismiss(toast)
      carryOut({ kind: 'ARCHIVE', eContactIds, reason, reasonText })
    })
    const toast = show({
      tone: 'success',
      sticky: true,
      text: t('clinic.bulk.archiving', { count: eContactIds.length }),
      action: {
        label: t('clinic.bulk.undo'),
        isUndo: true,
        onSelect: () => {
          if (!callOff()) return
          selection.leave([])
          show({ tone: 'success', autoDismiss: true, text: t('clinic.bulk.undone') })
        },
      },
    })
  }

  return { assign, archive, isPending }
}

/** Who was responsible for which, before. */
function previousAssignees({ results }: BulkResults): Map<number | null, number[]> {
  const before = new Map<number | null, number[]>()
  for (const { eContactId, outcome, previousAssigneeUserId } of results)
    if (outcome === 'DONE' && previousAssigneeUserId !== undefined)
      before.set(previousAssigneeUserId, [...(before.get(previousAssigneeUserId) ?? []), eContactId])
  return before
}
