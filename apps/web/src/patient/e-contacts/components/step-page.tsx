import type { Person } from '@vastus/contract/shapes'
import type { ReactNode } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { IconUsers } from '../../../shared/ui/icons.tsx'
import styles from './patient.module.css'

interface StepPageProps {
  /** How far it is on the way to sending. */
  place?: ReactNode
  /** The person somebody else is acting for. */
  actingFor?: Person | undefined
  /** Takes all the room there is, for what is read in rows. */
  isWide?: boolean
  children: ReactNode
}

/** A page of the patient's path: who it is for, how far it is, and one thing to do. */
export function StepPage({ place, actingFor, isWide = false, children }: StepPageProps) {
  const { t } = useI18n()
  return (
    <div className={styles.page} data-wide={isWide ? '' : undefined}>
      {actingFor && (
        <p className={styles.strip}>
          <IconUsers aria-hidden="true" />
          <span>
            {t('patient.strip', {
              name: `${actingFor.firstName} ${actingFor.surname}`,
              year: actingFor.birthDate.slice(0, 4),
            })}
          </span>
        </p>
      )}
      {place}
      {children}
    </div>
  )
}
