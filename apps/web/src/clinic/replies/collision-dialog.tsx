import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import styles from './composer.module.css'
import type { TheirReply } from './their-reply.ts'

type CollisionDialogProps = {
  theirs: TheirReply
  mine: string
  busy: boolean
  /** That reply ended the e-contact: one's own can leave only after it is opened again. */
  isClosed: boolean
  onSendToo: () => void
  onReopen: (() => void) | undefined
  onEdit: () => void
  onDrop: () => void
}

/** Two replies at one time: both texts side by side, and what to do with one's own. */
export function CollisionDialog(props: CollisionDialogProps) {
  const { theirs, mine, busy, isClosed, onSendToo, onReopen, onEdit, onDrop } = props
  const { t } = useI18n()
  return (
    <Dialog
      open
      onClose={onEdit}
      heading={t('answering.collision.heading', { name: theirs.name })}
      actions={
        <>
          {!isClosed && (
            <Button busy={busy} onClick={onSendToo}>
              {t('answering.collision.sendToo')}
            </Button>
          )}
          {isClosed && onReopen && <Button onClick={onReopen}>{t('clinic.closed.reopen')}</Button>}
          <Button variant="secondary" data-first-focus="" onClick={onEdit}>
            {t(isClosed ? 'kit.close' : 'answering.collision.edit')}
          </Button>
          <Button variant="quiet" onClick={onDrop}>
            {t('answering.collision.drop')}
          </Button>
        </>
      }
    >
      <p>{t(isClosed ? 'answering.collision.closed' : 'answering.collision.text')}</p>
      <div className={styles.sides}>
        <section>
          <h3>{t('answering.collision.theirs', { name: theirs.name })}</h3>
          <p dir="auto">{theirs.text ?? t('answering.collision.hidden')}</p>
        </section>
        <section>
          <h3>{t('answering.collision.mine')}</h3>
          <p dir="auto">{mine}</p>
        </section>
      </div>
    </Dialog>
  )
}
