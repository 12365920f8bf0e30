import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { Action } from '../../../../shared/ui/button.tsx'
import styles from './conversation.module.css'
import { hasUnsentReply, type ReplyDraft } from './reply-window.ts'

type UnsentReplyProps = { draft: ReplyDraft; onDrop: () => void }

/** What was written to an e-contact that takes no reply any more: in sight until its writer decides. */
export function UnsentReply({ draft, onDrop }: UnsentReplyProps) {
  const { t } = useI18n()
  if (!hasUnsentReply(draft)) return null
  return (
    <section className={styles.unsent}>
      <h2>{t('answering.unsent.heading')}</h2>
      <p dir="auto" className={styles.unsentText}>
        {draft.text}
      </p>
      {draft.files.length > 0 && <p>{t('answering.unsent.files', { count: draft.files.length })}</p>}
      <p className={styles.unsentFoot}>
        <span>{t('answering.unsent.closed')}</span>
        <Action onClick={onDrop}>{t('answering.unsent.drop')}</Action>
      </p>
    </section>
  )
}
