import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { IconChevronDown } from '../../../shared/ui/icons.tsx'
import type { ListOrder } from '../filters/inbox-search.ts'
import styles from './table.module.css'

type TableHeadProps = { order: ListOrder; onOrder: (order: ListOrder) => void }

const SORTED = { newest: 'descending', oldest: 'ascending', waiting: 'none' } as const

/** The names of the columns; the list is sorted by the last update, either way, or by the wait. */
export function TableHead({ order, onOrder }: TableHeadProps) {
  const { t } = useI18n()
  return (
    <div role="rowgroup" className={styles.headGroup}>
      <div role="row" aria-rowindex={1} className={styles.head}>
        <span role="columnheader">{t('clinic.column.patient')}</span>
        <span role="columnheader" aria-sort={SORTED[order]}>
          <button
            type="button"
            className={classNames(
              styles.sort,
              order === 'oldest' && styles.ascending,
              order === 'waiting' && styles.idle,
            )}
            onClick={() => onOrder(order === 'newest' ? 'oldest' : 'newest')}
          >
            {t('clinic.column.lastUpdate')}
            <IconChevronDown aria-hidden="true" />
          </button>
        </span>
        <span role="columnheader">{t('clinic.column.reason')}</span>
        <span role="columnheader" aria-sort={order === 'waiting' ? 'descending' : 'none'}>
          <button
            type="button"
            className={classNames(styles.sort, order !== 'waiting' && styles.idle)}
            onClick={() => onOrder(order === 'waiting' ? 'newest' : 'waiting')}
          >
            {t('clinic.column.waiting')}
            <IconChevronDown aria-hidden="true" />
          </button>
        </span>
        <span role="columnheader">{t('clinic.column.preview')}</span>
        <span role="columnheader">{t('clinic.column.assignee')}</span>
      </div>
    </div>
  )
}
