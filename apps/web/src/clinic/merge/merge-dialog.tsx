import type { ClinicEContact, DashboardRow } from '@vastus/contract/shapes'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { TypeIcon } from '../../shared/ui/type-icon.tsx'
import { StatusBadge } from '../e-contacts/index.ts'
import styles from './merge.module.css'

type MergeDialogProps = {
  eContact: ClinicEContact
  other: DashboardRow
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Shows both, the one that goes above the one that stays, and what follows. */
export function MergeDialog({ eContact, other, ...dialog }: MergeDialogProps) {
  const { t } = useI18n()
  return (
    <ConfirmDialog open heading={t('merge.heading')} confirmLabel={t('merge.confirm')} {...dialog}>
      <dl className={styles.both}>
        <Part label={t('merge.goes')} part={other} text={other.messagePreview} />
        <Part label={t('merge.stays')} part={eContact} text={eContact.text} />
      </dl>
      <p>{t('merge.text')}</p>
    </ConfirmDialog>
  )
}

type PartProps = { label: string; part: ClinicEContact | DashboardRow; text: string | null }

function Part({ label, part, text }: PartProps) {
  const { t, format } = useI18n()
  return (
    <div className={styles.part}>
      <dt>{label}</dt>
      <dd className={styles.partBody}>
        <TypeIcon type={part.eContactType} />
        <div>
          <p className={styles.partHead}>
            <strong>{t(`types.${part.eContactType}`)}</strong>
            <span>{t('clinic.conversation.number', { id: String(part.id) })}</span>
            <StatusBadge status={part.status} isNew={part.acceptanceRequired} />
          </p>
          <p className={styles.quiet}>{t('merge.sent', { date: format.dateTime(part.createdAt) })}</p>
          {text && (
            <p dir="auto" className={styles.preview}>
              {text}
            </p>
          )}
        </div>
      </dd>
    </div>
  )
}
