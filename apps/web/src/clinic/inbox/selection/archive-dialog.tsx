import { useEffect, useState } from 'react'
import { reportError } from '../../../shared/api/report.ts'
import { DraftKeeperContext } from '../../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { IconAlertTriangle } from '../../../shared/ui/icons.tsx'
import type { Seen } from '../api/change-many.ts'
import { conversationStyles as styles } from '../../e-contacts/index.ts'
import { type Reason, ReasonDialog } from '../../conversation/index.ts'
import { useUnsentReplies } from './use-unsent-replies.ts'

type ArchiveDialogProps = { seen: readonly Seen[]; onClose: () => void; onConfirm: (reason: Reason) => void }

/** Asks why several are archived, and says what is lost by it. Mount it only while it is open. */
export function ArchiveDialog({ seen, onClose, onConfirm }: ArchiveDialogProps) {
  const { t } = useI18n()
  const { among } = useUnsentReplies()
  const [unsent, setUnsent] = useState(0)
  useEffect(() => {
    among(seen.map(({ id }) => id)).then(
      (found) => setUnsent(found.length),
      (error: unknown) => reportError('drafts', error),
    )
  }, [among, seen])
  return (
    // Kept nowhere: the next time others are chosen, and their patients must not read these words.
    <DraftKeeperContext value={null}>
      <ReasonDialog
        eContactId="several"
        kind="ARCHIVE"
        busy={false}
        warning={
          <>
            <p>{t('clinic.bulk.archiveText', { count: seen.length })}</p>
            {unsent > 0 && (
              <p className={styles.warning}>
                <IconAlertTriangle aria-hidden="true" />
                {t('clinic.bulk.unsent', { count: unsent })}
              </p>
            )}
          </>
        }
        onClose={onClose}
        onConfirm={(reason) => onConfirm(reason)}
      />
    </DraftKeeperContext>
  )
}
