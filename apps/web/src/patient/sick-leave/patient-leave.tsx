import { Link } from '@tanstack/react-router'
import type { PatientEContact } from '@vastus/contract/shapes'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { LeaveFacts } from './leave-facts.tsx'
import styles from './sick-leave.module.css'

/** The details that were sent, or the way to send them. */
export function PatientLeave({ eContact }: { eContact: PatientEContact }) {
  const { t } = useI18n()
  const { id, sickLeave } = eContact
  if (sickLeave) return <LeaveFacts sickLeave={sickLeave} />
  return (
    <Card heading={t('sick-leave.missing.heading')}>
      <div className={styles.missing}>
        <p>{t('sick-leave.missing.text')}</p>
        <Link
          to="/e-contacts/$eContactId/sick-leave"
          params={{ eContactId: String(id) }}
          search={{ next: 'timeline' }}
          className={buttonClass('secondary', true)}
        >
          {t('sick-leave.missing.action')}
        </Link>
      </div>
    </Card>
  )
}
