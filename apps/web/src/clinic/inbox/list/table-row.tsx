import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { WaitingMark, DangerMark, StatusBadge, useIsUnread } from '../../e-contacts/index.ts'
import { GoneMark, type RowProps, ViewerMark } from './e-contact-row.tsx'
import { RowCheck } from '../selection/row-check.tsx'
import { useSelection } from '../selection/selection-context.tsx'
import styles from './table.module.css'
import { useRowWords } from './row-words.ts'

/** One e-contact as a line of the table. The patient's name is the link; the whole line can be pressed. */
export const TableRow = memo(function TableRow({ row, isGone, isActive, beginsHere, onActive }: RowProps) {
  const { t, format } = useI18n()
  const words = useRowWords()(row)
  const selection = useSelection()
  const isUnread = useIsUnread(row) && !isGone
  return (
    <>
      <span role="cell" className={classNames(styles.patientCell, selection.isOn && styles.choosable)}>
        <RowCheck row={row} isGone={isGone} isActive={isActive} />
        <Link
          to="/e-contacts/$id"
          params={{ id: String(row.id) }}
          search={true}
          preload={false}
          data-row={row.id}
          data-first-focus={beginsHere ? '' : undefined}
          tabIndex={isActive ? 0 : -1}
          className={classNames(styles.link, isUnread && styles.unread)}
          onFocus={() => onActive(row.id)}
        >
          {words.patient}
          {isUnread && <VisuallyHidden>{t('clinic.row.unread')}</VisuallyHidden>}
        </Link>
        <ViewerMark id={row.id} />
      </span>
      <span role="cell" className={styles.cell}>
        <time dateTime={row.updatedAt}>{format.dateTime(row.updatedAt)}</time>
      </span>
      <span role="cell" className={styles.reasonCell}>
        <span className={styles.cell}>{words.type}</span>
        {isGone ? <GoneMark /> : <StatusBadge status={row.status} isNew={row.acceptanceRequired} />}
      </span>
      <span role="cell" className={styles.cell}>
        {!isGone && <WaitingMark row={row} />}
      </span>
      <span role="cell" className={styles.messageCell}>
        <DangerMark level={row.dangerLevel} />
        <span className={styles.preview} dir="auto">
          {words.preview}
        </span>
      </span>
      <span role="cell" className={styles.cell}>
        {!isGone && (words.assignee ?? t('clinic.assign.nobody'))}
      </span>
    </>
  )
})
