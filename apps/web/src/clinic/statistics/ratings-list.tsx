import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { type Asked, type GivenRating, useRatings } from './statistics-api.ts'
import styles from './statistics.module.css'

const ROW_PX = 96

/** The ratings themselves, the newest first. Only those in sight are in the page. */
export function RatingsList({ asked }: { asked: Asked }) {
  const { t } = useI18n()
  const ratings = useRatings(asked)
  const holder = useRef<HTMLDivElement>(null)
  const rows = ratings.data?.pages.flatMap(({ content }) => content) ?? []
  // oxlint-disable-next-line react/incompatible-library -- its answers are read where they are made, never kept
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => holder.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 5,
  })
  const items = virtual.getVirtualItems()
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = ratings
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.length - 20
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [isNearEnd, hasNextPage, isFetchingNextPage, isError, fetchNextPage])

  if (ratings.isPending) return <Skeleton shape="rows" lines={4} />
  return (
    <>
      <div
        ref={holder}
        className={styles.list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
        role="region"
        aria-label={t('statistics.messages')}
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
                  aria-setsize={rows.length}
                  aria-posinset={index + 1}
                  className={styles.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <Rating row={row} />
                </div>
              )
            )
          })}
        </div>
      </div>
      {isError && (
        <p role="alert">
          {t('errors.loading.history')}{' '}
          <Button
            variant="quiet"
            onClick={() => void (rows.length > 0 ? fetchNextPage() : ratings.refetch())}
          >
            {t('shell.buttons.tryAgain')}
          </Button>
        </p>
      )}
    </>
  )
}

function Rating({ row }: { row: GivenRating }) {
  const { t, format } = useI18n()
  const { rating, keywords, message, createdAt } = row
  return (
    <>
      <p className={styles.rowHead}>
        <strong>{`${rating} · ${t(`feedback.rating.${rating}`)}`}</strong>
        <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
      </p>
      {keywords.length > 0 && (
        <p className={styles.quiet}>
          {format.list(keywords.map((keyword) => t(`feedback.keyword.${keyword}`)))}
        </p>
      )}
      {message === null ? (
        <p className={styles.quiet}>{t('statistics.hidden')}</p>
      ) : (
        <p className={message ? styles.message : styles.quiet} dir="auto">
          {message || t('statistics.noMessage')}
        </p>
      )}
    </>
  )
}
