import { useI18n } from '../../../../shared/i18n/i18n-context.tsx'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { IconChevronDown } from '../../../../shared/ui/icons.tsx'
import styles from './table.module.css'

type TableHeadProps = { order: 'asc' | 'desc'; onOrder: (order: 'asc' | 'desc') => void }

/** The names of the columns; the list is sorted by the last update, either way. */
export function TableHead({ order, onOrder }: TableHeadProps) {
  const { t } = useI18n()
  return (
    <div role="rowgroup" className={styles.headGroup}>
      <div role="row" aria-rowindex={1} className={styles.head}>
        <span role="columnheader">{t('clinic.column.patient')}</span>
        <span role="columnheader" aria-sort={order === 'asc' ? 'ascending' : 'descending'}>
          <button
            type="button"
            className={classNames(styles.sort, order === 'asc' && styles.ascending)}
            onClick={() => onOrder(order === 'asc' ? 'desc' : 'asc')}
          >
            {t('clinic.column.lastUpdate')}
            <IconChevronDown aria-hidden="true" />
          </button>
        </span>
        <span role="columnheader">{t('clinic.column.reason')}</span>
        <span role="columnheader">{t('clinic.column.preview')}</span>
        <span role="columnheader">{t('clinic.column.assignee')}</span>
      </div>
    </div>
  )
}
