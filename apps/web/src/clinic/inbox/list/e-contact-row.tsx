import { Link } from '@tanstack/react-router'
import type { DashboardRow } from '@vastus/contract/shapes'
import { memo } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Avatar } from '../../../shared/ui/badge.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { IconEye, IconLock, IconPaperclip } from '../../../shared/ui/icons.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import {
  WaitingMark,
  DangerMark,
  rowHeight,
  StatusBadge,
  useColleaguesViewing,
  useIsUnread,
} from '../../e-contacts/index.ts'
import { RowCheck } from '../selection/row-check.tsx'
import { useSelection } from '../selection/selection-context.tsx'
import styles from './list.module.css'
import { useRowWords } from './row-words.ts'

export type RowProps = {
  row: DashboardRow
  /** Whether its status needs room of its own. */
  saysStatus?: boolean
  /** Not in the list any more; what it says of turn and care may be outdated. */
  isGone: boolean
  isOpen: boolean
  /** The one row that the Tab key reaches. */
  isActive: boolean
  /** Coming back from its conversation, the screen begins at it. */
  beginsHere: boolean
  onActive: (id: number) => void
}

/** One e-contact in three lines: who and when, what was written, whose turn and who cares. Drawn again when it changes, not with the list. */
export const EContactRow = memo(function EContactRow(props: RowProps) {
  const { row, saysStatus = true, isGone, isOpen, isActive, beginsHere, onActive } = props
  const { t } = useI18n()
  const words = useRowWords()(row)
  const selection = useSelection()
  const isUnread = useIsUnread(row) && !isGone
  const isCompact = rowHeight.use() === 'compact'
  const status = <StatusBadge status={row.status} isNew={row.acceptanceRequired} />
  return (
    <>
      <RowCheck row={row} isGone={isGone} isActive={isActive} />
      <Link
        to="/e-contacts/$id"
        params={{ id: String(row.id) }}
        search={true}
        preload={false}
        data-row={row.id}
        data-first-focus={beginsHere ? '' : undefined}
        tabIndex={isActive ? 0 : -1}
        aria-current={isOpen ? 'true' : undefined}
        className={classNames(
          styles.row,
          row.dangerOpen && !isGone && styles.danger,
          isGone && styles.gone,
          isCompact && styles.compact,
          selection.isOn && styles.choosable,
          selection.leaving.includes(row.id) && styles.leaving,
        )}
        onClick={(event) => {
          if (!event.shiftKey) return
          event.preventDefault()
          selection.extendTo(row.id)
        }}
        onFocus={() => onActive(row.id)}
      >
        <span className={styles.top}>
          <span className={classNames(styles.patient, isUnread && styles.unread)}>{words.patient}</span>
          {isUnread && <VisuallyHidden>{t('clinic.row.unread')}</VisuallyHidden>}
          <DangerMark level={row.dangerLevel} />
          {/* Known after the row: at the end it moves nothing. */}
          {isUnread && <span className={styles.dot} aria-hidden="true" />}
          <time className={styles.time} dateTime={row.updatedAt}>
            {words.time}
          </time>
        </span>
        <span className={styles.preview}>
          {words.isHidden && <IconLock aria-hidden="true" />}
          <span dir="auto">{words.preview}</span>
          {!isGone && <WaitingMark row={row} />}
        </span>
        <span className={styles.foot}>
          {isGone ? (
            <GoneMark />
          ) : saysStatus || row.acceptanceRequired ? (
            status
          ) : (
            <VisuallyHidden>{status}</VisuallyHidden>
          )}
          <span className={styles.type}>{words.type}</span>
          <span className={styles.who}>
            <ViewerMark id={row.id} />
            {row.fileCount > 0 && (
              <span className={styles.files}>
                <IconPaperclip aria-hidden="true" />
                <span aria-hidden="true">{row.fileCount}</span>
                <VisuallyHidden>{t('clinic.row.files', { count: row.fileCount })}</VisuallyHidden>
              </span>
            )}
            {row.assigneeUser && words.assignee && !isGone && (
              <Avatar
                name={`${row.assigneeUser.firstName} ${row.assigneeUser.surname}`}
                left={row.assigneeUser.active ? undefined : words.assignee}
              />
            )}
            {!words.assignee && !isGone && (
              <span className={styles.nobody} title={t('clinic.assign.nobody')}>
                <span>{t('clinic.assign.nobody')}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </>
  )
})

/** In place of whose turn it is. */
export function GoneMark() {
  const { t } = useI18n()
  return <span className={styles.goneMark}>{t('clinic.row.gone')}</span>
}

/** An eye where a colleague has the e-contact open. */
export function ViewerMark({ id }: { id: number }) {
  const { t, format } = useI18n()
  const viewers = useColleaguesViewing(id)
  if (viewers.length === 0) return null
  const names = format.list(viewers.map(({ firstName, surname }) => `${firstName} ${surname}`))
  const label = t('clinic.presence.viewing', { count: viewers.length, names })
  return (
    <span className={styles.viewer} role="img" aria-label={label} title={label}>
      <IconEye aria-hidden="true" />
    </span>
  )
}
