import { type ComponentProps, type ReactNode, useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { keyForNextTry } from '../../shared/drafts/message-key.ts'
import type { Draft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { IconAlertTriangle } from '../../shared/ui/icons.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import { useChangeEContact, useDesk, useStaff, conversationStyles as styles } from '../e-contacts/index.ts'
import { ReasonDialog, type ReasonedKind } from './reason-dialog.tsx'
import { type EMPTY_REPLY, hasUnsentReply } from '../replies/index.ts'

/** Archives, rejects or reopens once it was asked why. Archiving drops the reply that was begun, and says so before. */
export function useReason(
  eContactId: number,
  reply: Draft<typeof EMPTY_REPLY>,
): { ask: (kind: ReasonedKind) => void; dialog: ReactNode } {
  const { t } = useI18n()
  const { show } = useToasts()
  const alert = useErrorAlert()
  const { replyHoldSeconds: holdSeconds } = useStaff()
  const { goOn } = useDesk()
  const change = useChangeEContact(eContactId)
  const [asking, setAsking] = useState<{ kind: ReasonedKind; idempotencyKey: string } | null>(null)

  const carryOut: ComponentProps<typeof ReasonDialog>['onConfirm'] = (reason, draft) => {
    if (!asking) return
    const { kind, idempotencyKey } = asking
    change.mutate(
      {
        change: kind === 'CLINIC_REOPEN' ? { kind: 'REOPEN', ...reason } : { kind, ...reason, holdSeconds },
        idempotencyKey,
        // At once: the writer goes on while the page fetches everything again.
        onAccepted: () => {
          draft.clear()
          if (kind === 'ARCHIVE') reply.clear()
          setAsking(null)
          // What is held tells of itself, with the way back.
          if (kind === 'CLINIC_REOPEN' || holdSeconds === 0)
            show({ tone: 'success', autoDismiss: true, text: t(`clinic.reason.${kind}.done`) })
          if (kind !== 'CLINIC_REOPEN') goOn(eContactId)
        },
      },
      {
        onError: (error) => {
          setAsking((now) => now && { ...now, idempotencyKey: keyForNextTry(idempotencyKey, error) })
          alert('e-contacts', error)
        },
      },
    )
  }

  const losesReply = asking?.kind === 'ARCHIVE' && hasUnsentReply(reply.values)
  return {
    // What was chosen and typed is kept for the next time; the key is not, or an archiving after a reopening would be taken for the one before.
    ask: (kind) => setAsking({ kind, idempotencyKey: crypto.randomUUID() }),
    dialog: asking && (
      <ReasonDialog
        eContactId={eContactId}
        kind={asking.kind}
        busy={change.isPending}
        onClose={() => setAsking(null)}
        onConfirm={carryOut}
        losesWords={losesReply}
        warning={
          losesReply && (
            <p className={styles.warning}>
              <IconAlertTriangle aria-hidden="true" />
              {t('clinic.reason.ARCHIVE.unsent')}
            </p>
          )
        }
      />
    ),
  }
}
