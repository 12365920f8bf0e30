import { Link, Navigate } from '@tanstack/react-router'
import { type ClinicMode, isMadeIn } from '@vastus/domain/e-contact/clinic-made'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, buttonClass, ButtonRow } from '../../shared/ui/button.tsx'
import { SummaryList } from '../../shared/ui/card.tsx'
import { IconAlertTriangle, IconCircleCheck } from '../../shared/ui/icons.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useEContact, ReachNote } from '../e-contacts/index.ts'
import styles from './create.module.css'
import type { Created } from './use-create.ts'

type SuccessStepProps = {
  id: number
  mode: ClinicMode
  /** What this page has made; after a reload it knows of nothing. */
  created: Created | null
  onAnother: () => void
}

/** What was made and whose turn it is, with the way to it and to the next one. Of an address that anybody wrote nothing is said. */
export function SuccessStep({ id, mode, created, onAnother }: SuccessStepProps) {
  const { t } = useI18n()
  const { data: eContact, isError } = useEContact(id)
  if (created?.id !== id) {
    if (isError || (eContact && !isMadeIn(mode, eContact.direction)))
      return <Navigate to="/clinic-e-contacts" replace />
    if (!eContact) return <Skeleton shape="card" lines={4} />
  }
  const made = created?.id === id ? created : null
  const failedFiles = made?.failedFiles ?? 0
  const name =
    made?.ownerName ?? (eContact ? `${eContact.creator.firstName} ${eContact.creator.surname}` : '')
  return (
    <div className={styles.form}>
      <div className={styles.done}>
        <IconCircleCheck aria-hidden="true" />
        <h1 tabIndex={-1}>
          {t(mode === 'TO_PATIENT' ? 'wizard.success.sent' : 'wizard.success.saved', { name })}
        </h1>
      </div>
      {failedFiles > 0 && (
        <p className={styles.notice} role="alert">
          <IconAlertTriangle aria-hidden="true" />
          {t('wizard.success.filesFailed', { count: failedFiles })}
        </p>
      )}
      {eContact?.dangerAlarms.at(-1)?.takenAt === null && (
        <p className={styles.notice} role="alert">
          <IconAlertTriangle aria-hidden="true" />
          <span>
            <strong>{t('signs.alarm.heading')}.</strong> {t('signs.alarm.open')}{' '}
            {eContact.medicalHidden && t('signs.alarm.hidden')}
          </span>
        </p>
      )}
      {!eContact && !isError && <Skeleton shape="rows" lines={3} />}
      {eContact && (
        <SummaryList
          rows={[
            {
              label: t('wizard.data.patient'),
              value: `${eContact.patient.firstName} ${eContact.patient.surname}`,
            },
            { label: t('wizard.message.type'), value: t(`types.${eContact.eContactType}`) },
            { label: t('clinic.info.direction'), value: t(`enums.direction.${eContact.direction}`) },
            { label: t('wizard.success.turn'), value: t(`enums.status.clinic.${eContact.status}`) },
          ]}
        />
      )}
      {mode === 'TO_PATIENT' && eContact?.reach && (
        <ReachNote reach={eContact.reach} person={eContact.creator} />
      )}
      <ButtonRow>
        <Link className={buttonClass()} to="/e-contacts/$id" params={{ id: String(id) }}>
          {t('wizard.success.open')}
        </Link>
        <Button variant="secondary" onClick={onAnother}>
          {t('wizard.success.another')}
        </Button>
        <Link className={buttonClass('quiet')} to="/clinic-e-contacts">
          {t('wizard.success.toInbox')}
        </Link>
      </ButtonRow>
    </div>
  )
}
