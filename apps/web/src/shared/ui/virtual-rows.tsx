import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './virtual-rows.module.css'

/** Rows that are left below the last one in sight when the next page is fetched. */
const ROWS_AHEAD = 50

type VirtualRowsProps<Row> = {
  /** Names the list to a screen reader. */
  label: string
  rows: readonly Row[]
  /** Number of all rows, when the server has told it. */
  total?: number | undefined
  /** Height of a row until it is measured, in CSS pixels. */
  rowPx: number
  pages: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isError: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** Limits the height of the list. */
  className: string | undefined
  rowClassName: string | undefined
  children: (row: Row) => ReactNode
}

/** A list that scrolls by itself and grows by pages. Only the rows in sight are in the page. */
export function VirtualRows<Row extends { id: number }>({
  label,
  rows,
  total = rows.length,
  rowPx,
  pages,
  className,
  rowClassName,
  children,
}: VirtualRowsProps<Row>) {
  const holder = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- its answers are read where they are made, never kept
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => holder.current,
    estimateSize: () => rowPx,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.length - ROWS_AHEAD
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [isNearEnd, hasNextPage, isFetchingNextPage, isError, fetchNextPage])

  return (
    <div
      ref={holder}
      className={classNames(styles.list, className)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <div role="list" className={styles.rows} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ key, index, start }) => {
          const row = rows[index]
          return (
            row && (
              <div
                key={key}
                ref={virtual.measureElement}
                role="listitem"
                data-index={index}
                aria-setsize={total}
                aria-posinset={index + 1}
                className={classNames(styles.row, rowClassName)}
                style={{ transform: `translateY(${start}px)` }}
              >
                {children(row)}
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}
