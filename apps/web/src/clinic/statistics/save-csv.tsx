import { FEEDBACK_PAGE_SIZE } from '@vastus/domain/feedback/feedback'
import { useMutation } from '@tanstack/react-query'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { saveCsv } from '../../shared/files/save-csv.ts'
import { Button } from '../../shared/ui/button.tsx'
import { IconDownload } from '../../shared/ui/icons.tsx'
import { type Asked, fetchRatings, type GivenRating } from './statistics-api.ts'
import styles from './statistics.module.css'

/** Most ratings of one file: as many calls as a person may make in a minute without being held back. */
const ROWS_MAX = 10_000

/** Saves the ratings of the period as a file for a spreadsheet. */
export function SaveCsv({ asked, count }: { asked: Asked; count: number }) {
  const { t, format, language } = useI18n()
  const alert = useErrorAlert()
  const fetching = useMutation({
    mutationFn: async () => {
      const rows: GivenRating[] = []
      for (let page = 0; page * FEEDBACK_PAGE_SIZE < ROWS_MAX; page += 1) {
        const { content, last } = await fetchRatings(asked, page)
        rows.push(...content)
        if (last) break
      }
      return rows
    },
    onSuccess: (rows) => {
      const head = (['date', 'rating', 'keywords', 'message'] as const).map((column) =>
        t(`statistics.column.${column}`),
      )
      const lines = rows.map(({ createdAt, rating, keywords, message }) => [
        createdAt,
        rating,
        keywords.map((keyword) => t(`feedback.keyword.${keyword}`)).join('; '),
        message ?? t('statistics.hidden'),
      ])
      const name = `feedback-${asked.bounds.start ?? 'all'}-${asked.bounds.end ?? 'all'}.csv`
      saveCsv([head, ...lines], { name, language })
    },
    onError: (error) => alert('statistics', error),
  })
  if (count === 0) return null
  if (count > ROWS_MAX)
    return <p className={styles.quiet}>{t('statistics.csvTooLong', { count: format.number(ROWS_MAX) })}</p>
  return (
    <Button
      variant="secondary"
      icon={<IconDownload aria-hidden="true" />}
      busy={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {t('statistics.csv')}
    </Button>
  )
}
