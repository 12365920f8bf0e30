import type { PrescriptionLine } from '@vastus/domain/prescriptions/prescription'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useI18n } from '../i18n/i18n-context.tsx'
import { useMedicineWords } from './medicine-words.ts'
import styles from './prescriptions.module.css'
import { RouteIcon } from './route-icon.tsx'

type PrescriptionListProps = {
  prescriptions: readonly PrescriptionLine[]
  /** Shown below the list, such as a way to change it. */
  action?: ReactNode
}

/** The medicines of a request, to read: name and strength, what is in it, how it is given and how often. */
export function PrescriptionList({ prescriptions, action }: PrescriptionListProps) {
  const { t } = useI18n()
  const words = useMedicineWords()
  const headingId = useId()
  return (
    <section className={styles.list} aria-labelledby={headingId}>
      <p id={headingId} className={styles.heading}>
        {t('medicines.heading')}
      </p>
      <ul role="list" className={styles.items}>
        {prescriptions.map((line, index) => {
          const detail = words.detail(line)
          return (
            // Two lines may name the same medicine, used in two ways.
            // oxlint-disable-next-line react/no-array-index-key -- the list is shown as it was sent
            <li key={index} className={styles.item}>
              <RouteIcon route={line.route} />
              <span className={styles.medicine}>
                <span className={styles.name}>{words.name(line)}</span>
                {detail && <span className={styles.detail}>{detail}</span>}
                <span>{t(`medicines.dosing.${line.dosing}`)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {action}
    </section>
  )
}
