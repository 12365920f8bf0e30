import type { LeaveVariant } from '@vastus/domain/sick-leave/leave'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import styles from './sick-leave.module.css'

/** What is asked, why, and when the clinic gets in touch. The variant is null until it is known. */
export function LeaveIntro({ variant }: { variant: LeaveVariant | null }) {
  const { t } = useI18n()
  return (
    <div className={styles.intro}>
      <h1>{t(variant ? `sick-leave.title.${variant}` : 'sick-leave.facts.heading')}</h1>
      {variant && <p>{t(`sick-leave.intro.${variant}`)}</p>}
      <p className={styles.promise}>{t('patient.timeline.leavePromise')}</p>
    </div>
  )
}
