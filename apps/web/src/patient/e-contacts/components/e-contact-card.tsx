import { Link } from '@tanstack/react-router'
import type { PatientEContact } from '@vastus/contract/shapes'
import { isOpen } from '@vastus/domain/e-contact/status'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../../shared/time/use-now.ts'
import { Badge } from '../../../shared/ui/badge.tsx'
import { IconPencil } from '../../../shared/ui/icons.tsx'
import { TypeIcon } from '../../../shared/ui/type-icon.tsx'
import { useHasUnsentReply } from '../my-reply.ts'
import styles from './patient.module.css'
import { StatusBadge } from './status-badge.tsx'

/** One e-contact in the list: what, for whom, the last word, and whose turn it is. */
export function EContactCard({ eContact }: { eContact: PatientEContact }) {
  const { t, format } = useI18n()
  const now = useNow()
  const { id, eContactType, updatedAt, clinicName } = eContact
  return (
    <Link
      to="/e-contacts/$eContactId/timeline"
      params={{ eContactId: String(id) }}
      className={styles.eContact}
    >
      <TypeIcon type={eContactType} />
      <h3 className={styles.cardTitle}>{t(`types.${eContactType}`)}</h3>
      <time className={styles.when} dateTime={updatedAt}>
        {format.listTime(updatedAt, now)}
      </time>
      <p className={styles.meta}>
        <Persons eContact={eContact} /> · {clinicName}
      </p>
      <LastWord eContact={eContact} />
      <div className={styles.turn}>
        <StatusBadge eContact={eContact} />
        {isOpen(eContact.status) && <UnsentReply eContactId={id} />}
      </div>
    </Link>
  )
}

function Persons({ eContact: { patient, creator } }: { eContact: PatientEContact }) {
  const { t } = useI18n()
  const name = `${patient.firstName} ${patient.surname}`
  if (patient.id === creator.id) return name
  return t('patient.list.forPerson', {
    patient: name,
    creator: `${creator.firstName} ${creator.surname}`,
  })
}

function UnsentReply({ eContactId }: { eContactId: number }) {
  const { t } = useI18n()
  if (!useHasUnsentReply(eContactId)) return null
  return (
    <Badge tone="ourTurn" icon={<IconPencil aria-hidden="true" />}>
      {t('patient.listEntry.unsent')}
    </Badge>
  )
}

function LastWord({ eContact: { lastEntry } }: { eContact: PatientEContact }) {
  const { t } = useI18n()
  if (!lastEntry) return null
  const text = lastEntry.preview || t(`enums.timelineEntry.${lastEntry.type}`)
  if (!lastEntry.preview) return <p className={styles.preview}>{text}</p>
  return (
    <p className={styles.preview}>
      {t(lastEntry.byClinic ? 'patient.list.clinicSaid' : 'patient.list.youSaid', { text })}
    </p>
  )
}
