import type { DashboardRow } from '@vastus/contract/shapes'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { useSelection } from './selection-context.tsx'
import styles from './selection.module.css'

type RowCheckProps = { row: DashboardRow; isGone: boolean; isActive: boolean }

/** The tick in front of a row, while rows can be chosen. With Shift, everything up to here. */
export function RowCheck({ row, isGone, isActive }: RowCheckProps) {
  const { t } = useI18n()
  const selection = useSelection()
  if (!selection.isOn) return null
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        tabIndex={isActive ? 0 : -1}
        aria-label={t('clinic.bulk.choose', { name: `${row.patient.firstName} ${row.patient.surname}` })}
        checked={selection.has(row.id)}
        disabled={isGone}
        onChange={(event) => {
          const { nativeEvent } = event
          if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) selection.extendTo(row.id)
          else selection.toggle(row.id)
        }}
      />
    </label>
  )
}
