import type { MergedEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { Action } from '../../shared/ui/button.tsx'
import { SystemLine } from '../../shared/ui/timeline.tsx'
import styles from './merge.module.css'
import { useMergedWords } from './use-merged-words.ts'
import { useUndoMerge } from './use-undo-merge.ts'

type MergedLineProps = { merged: MergedEContact; eContactId: number }

/** When which e-contact was merged into this one, and for a day the way back. */
export function MergedLine({ merged, eContactId }: MergedLineProps) {
  const { t } = useI18n()
  const now = useNow()
  const { undo, isPending } = useUndoMerge(eContactId)
  const words = useMergedWords()
  const { undoUntil } = merged
  return (
    <>
      <SystemLine at={merged.mergedAt}>{words(merged)}</SystemLine>
      {undoUntil && Date.parse(undoUntil) > now.getTime() && (
        <li className={styles.undo}>
          <Action disabled={isPending} onClick={() => undo(merged.id)}>
            {t('merge.undo')}
          </Action>
        </li>
      )}
    </>
  )
}
