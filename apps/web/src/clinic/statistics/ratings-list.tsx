import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { VirtualRows } from '../../shared/ui/virtual-rows.tsx'
import { type Asked, type GivenRating, useRatings } from './statistics-api.ts'
import styles from './statistics.module.css'

const ROW_PX = 96

/** The ratings themselves, the newest first. Only those in sight are in the page. */
export function RatingsList({ asked }: { asked: Asked }) {
  const { t } = useI18n()
  const ratings = useRatings(asked)
  const rows = ratings.data?.pages.flatMap(({ content }) => content) ?? []
  const { isError, fetchNextPage } = ratings
  if (ratings.isPending) return <Skeleton shape="rows" lines={4} />
  return (
    <>
      <VirtualRows
        label={t('statistics.messages')}
        rows={rows}
        rowPx={ROW_PX}
        pages={ratings}
        className={styles.list}
        rowClassName={styles.row}
      >
        {(row) => <Rating row={row} />}
      </VirtualRows>
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
