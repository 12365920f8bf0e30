import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { DashboardRow } from '@vastus/contract/shapes'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { useAfterPaint } from '../../../shared/ui/use-after-paint.ts'
import { openEContact, rowHeight, useCommands } from '../../e-contacts/index.ts'
import type { ListOrder } from '../filters/inbox-search.ts'
import { EContactRow } from './e-contact-row.tsx'
import { useSelection } from '../selection/selection-context.tsx'
import styles from './list.module.css'
import { isPlainPress, rowIdOf } from './row-press.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import tableStyles from './table.module.css'
import { useActiveRow } from './use-active-row.ts'
import { useOpenRow } from './use-open-row.ts'
import { usePreloadConversation } from './use-preload-conversation.ts'
import { useSteadyRows } from './use-steady-rows.ts'

const ROW_REM = { comfortable: 5.5, compact: 3.75 } as const
const TABLE_ROW_REM = 2.75
const TABLE_HEAD_REM = 2.25

type EContactListProps = {
  rows: readonly DashboardRow[]
  /** Of all pages, as the server counts them. */
  total: number
  /** Changes with the filters: another list begins at its top. */
  listKey: string
  openId: number | null
  cameFrom: number | null
  isTable: boolean
  isStale: boolean
  order: ListOrder
  onOrder: (order: ListOrder) => void
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
  /** Hears which are shown, in their order. */
  /** The view says it of all. */
  hasOneStatus: boolean
  onShown: (ids: readonly number[]) => void
}

/** The e-contacts, of which only those in sight are in the page. */
export function EContactList(props: EContactListProps) {
  const { listKey, total, openId, cameFrom, isTable, hasMore, isLoadingMore, onMore, onShown } = props
  const { t } = useI18n()
  const navigate = useNavigate()
  const holder = useRef<HTMLDivElement>(null)
  const [isScrolled, setScrolled] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const isPainted = useAfterPaint()
  const preloadConversation = usePreloadConversation()
  const queryClient = useQueryClient()
  const selection = useSelection()
  const { rows, arrived, gone, release } = useSteadyRows(props.rows, {
    // The rows of the list before, shown until this one has come, are not to be held as its own.
    key: props.isStale ? '' : listKey,
    isWhole: !hasMore,
    hold: isScrolled || isPointedAt,
  })
  const ids = rows.map((row) => row.id)
  const height = rowHeight.use()
  const rowRem = isTable ? TABLE_ROW_REM : ROW_REM[height]
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

  const head = isTable ? TABLE_HEAD_REM * rem : 0

  // oxlint-disable-next-line react/incompatible-library -- its answers are read where they are made, never kept
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => holder.current,
    // Rows are drawn with the list, not once it has been measured: then all of it is one piece of work, and cannot be cut.
    initialRect: { width: innerWidth, height: innerHeight },
    estimateSize: () => rowRem * rem,
    // Those above and below are drawn once the ones in sight are there to be read.
    overscan: isPainted ? 6 : 0,
    // The table's head scrolls along at the top, and a bar to scroll sideways may lie at the bottom.
    scrollMargin: head,
    scrollPaddingStart: head,
    scrollPaddingEnd: isTable ? rem : 0,
    getItemKey: (index) => ids[index] ?? index,
    // The row with the focus stays in the page when it is scrolled out of sight, so that Tab and arrows still start from it.
    rangeExtractor: (range) => {
      const at = keyboard.active === undefined ? -1 : ids.indexOf(keyboard.active)
      const seen = defaultRangeExtractor(range)
      return at === -1 || seen.includes(at) ? seen : [...seen, at].sort((a, b) => a - b)
    },
  })
  const keyboard = useActiveRow(ids, virtual, holder)
  const awaited = useRef<number | null>(null)
  useEffect(() => {
    awaited.current = openId === null ? cameFrom : null
  }, [openId, cameFrom])
  // A reader who comes back goes on at the same row, also when it is only just being loaded again.
  useEffect(() => {
    if (awaited.current === null) return
    const isElsewhere = !document.activeElement?.matches('body, h1')
    const at = ids.indexOf(awaited.current)
    if (!isElsewhere && at === -1) return
    awaited.current = null
    if (!isElsewhere) keyboard.focusAt(at)
  })

  useOpenRow({ openId, rows, gone, keyboard, virtual, onShown })

  useEffect(() => virtual.measure(), [isTable, rowRem, virtual])
  useEffect(() => {
    holder.current?.scrollTo({ top: 0 })
  }, [listKey])

  const select = (by: 1 | -1) => {
    const from = keyboard.active
    const next = keyboard.move(by)
    if (next !== undefined && !gone.has(next)) selection.extendTo(next, from)
  }
  useCommands({
    // Beside an open conversation they move that one.
    ...(openId === null ? { NEXT: () => keyboard.move(1), PREVIOUS: () => keyboard.move(-1) } : {}),
    SELECT_NEXT: () => select(1),
    SELECT_PREVIOUS: () => select(-1),
    SELECT: () =>
      keyboard.active !== undefined && !gone.has(keyboard.active) && selection.toggle(keyboard.active),
  })

  const news = [
    ...(arrived > 0 ? [t('clinic.list.arrived', { count: arrived })] : []),
    ...(gone.size > 0 ? [t('clinic.list.gone', { count: gone.size })] : []),
  ]
  const showNew = () => {
    release()
    holder.current?.scrollTo({ top: 0 })
    setPointedAt(false)
  }

  return (
    // The button above the rows belongs to them: it stays while the pointer is on its way to it.
    <div className={styles.room} onPointerLeave={() => setPointedAt(false)}>
      {news.length > 0 && (
        <div className={styles.arrived}>
          <Button onClick={showNew}>{news.join(' · ')}</Button>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears of its rows, which are links */}
      <div
        ref={holder}
        className={styles.scroll}
        aria-busy={props.isStale || undefined}
        onScroll={(event) => {
          const { scrollTop } = event.currentTarget
          setScrolled(scrollTop > 4)
        }}
        onPointerOver={(event) => {
          setPointedAt(event.pointerType === 'mouse')
          preloadConversation(rowIdOf(event.target))
        }}
        onFocus={(event) => preloadConversation(rowIdOf(event.target))}
        // The way there only begins once React has drawn the row as the open one.
        onClickCapture={(event) => {
          const id = rowIdOf(event.target)
          if (id !== undefined && isPlainPress(event)) openEContact(queryClient, id)
        }}
        onKeyDown={(event) => {
          const target = { Home: 0, End: ids.length - 1, PageDown: virtual.range?.endIndex, PageUp: 0 }[
            event.key
          ]
          if (target === undefined) return
          event.preventDefault()
          keyboard.focusAt(target)
        }}
      >
        {isTable ? (
          <div
            role="table"
            aria-label={t('clinic.list.label')}
            aria-rowcount={total + gone.size + 1}
            className={tableStyles.table}
          >
            <TableHead order={props.order} onOrder={props.onOrder} />
            <div role="rowgroup" className={styles.rows} style={{ height: virtual.getTotalSize() }}>
              {virtual.getVirtualItems().map((item) => {
                const row = rows[item.index]
                if (!row) return null
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys use the link in the row
                  <div
                    key={item.key}
                    role="row"
                    aria-rowindex={item.index + 2}
                    className={classNames(
                      tableStyles.row,
                      row.dangerOpen && !gone.has(row.id) && tableStyles.danger,
                      gone.has(row.id) && tableStyles.gone,
                      selection.leaving.includes(row.id) && tableStyles.leaving,
                    )}
                    style={{ height: item.size, transform: `translateY(${item.start - head}px)` }}
                    onClick={(event) => {
                      if (event.target instanceof Element && event.target.closest('a, label')) return
                      if (event.shiftKey) return selection.extendTo(row.id)
                      void navigate({ to: '/e-contacts/$id', params: { id: String(row.id) }, search: true })
                    }}
                  >
                    <TableRow
                      row={row}
                      isGone={gone.has(row.id)}
                      isOpen={row.id === openId}
                      isActive={row.id === keyboard.active}
                      beginsHere={openId === null && row.id === cameFrom}
                      onActive={keyboard.setActive}
                    />
                  </div>
                )
              })}
            </div>
          </div>
        ) : (
          <ul
            role="list"
            aria-label={t('clinic.list.label')}
            className={styles.rows}
            style={{ height: virtual.getTotalSize() }}
          >
            {virtual.getVirtualItems().map((item) => {
              const row = rows[item.index]
              return (
                row && (
                  <li
                    key={item.key}
                    aria-setsize={total + gone.size}
                    aria-posinset={item.index + 1}
                    style={{ height: item.size, transform: `translateY(${item.start}px)` }}
                  >
                    <EContactRow
                      row={row}
                      saysStatus={height !== 'compact' || !props.hasOneStatus}
                      isGone={gone.has(row.id)}
                      isOpen={row.id === openId}
                      isActive={row.id === keyboard.active}
                      beginsHere={openId === null && row.id === cameFrom}
                      onActive={keyboard.setActive}
                    />
                  </li>
                )
              )
            })}
          </ul>
        )}
        {hasMore && (
          <div className={styles.more}>
            <Button variant="secondary" busy={isLoadingMore} onClick={onMore}>
              {t('clinic.list.more', { count: Math.min(500, total - props.rows.length) })}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
