import { FEEDBACK_RATINGS } from '@vastus/domain/feedback/feedback'
import type { PeriodBounds } from '@vastus/domain/statistics/period'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Fieldset } from '../../shared/ui/field.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Plots } from './plots.tsx'
import { RatingsList } from './ratings-list.tsx'
import { SaveCsv } from './save-csv.tsx'
import { useStatistics } from './statistics-api.ts'
import styles from './statistics.module.css'

/** How patients judged the clinic: figures, plots and messages of a period. */
export function FeedbackPart({ clinicId, bounds }: { clinicId: number; bounds: PeriodBounds }) {
  const { t, format } = useI18n()
  const [ratings, setRatings] = useState<readonly number[]>([])
  const asked = { clinicId, bounds, ratings }
  const { data, isError, isPending, refetch } = useStatistics(asked)
  return (
    <div className={styles.page}>
      <Fieldset id="ratings" label={t('statistics.ratings')} hint={t('statistics.ratingsHint')}>
        <div className={styles.ratings}>
          {FEEDBACK_RATINGS.map((rating) => (
            <Checkbox
              key={rating}
              id={`rating-${rating}`}
              label={String(rating)}
              checked={ratings.includes(rating)}
              onChange={(isChosen) =>
                setRatings(isChosen ? [...ratings, rating].sort() : ratings.filter((each) => each !== rating))
              }
            />
          ))}
        </div>
      </Fieldset>
      {isPending && <Skeleton shape="card" lines={6} />}
      {isError && !data && (
        <div role="alert">
          <EmptyState
            heading={t('shell.pages.loadingFailed.heading')}
            text={t('shell.pages.loadingFailed.text')}
            action={<Button onClick={() => void refetch()}>{t('shell.buttons.tryAgain')}</Button>}
          />
        </div>
      )}
      {data && (
        <>
          <div role="status" className={styles.figures}>
            <p>
              <span className={styles.quiet}>{t('statistics.count')}</span>
              <strong>{format.number(data.count)}</strong>
            </p>
            {data.average !== null && (
              <p>
                <span className={styles.quiet}>{t('statistics.average')}</span>
                <strong>{t('statistics.ofFive', { average: format.number(data.average) })}</strong>
              </p>
            )}
          </div>
          {data.count === 0 ? (
            <EmptyState heading={t('statistics.empty')} text={t('statistics.emptyText')} />
          ) : (
            <>
              <Plots statistics={data} />
              <div className={styles.head}>
                <h2>{t('statistics.messages')}</h2>
                <SaveCsv asked={asked} count={data.count} />
              </div>
              <RatingsList key={JSON.stringify(asked)} asked={asked} />
            </>
          )}
        </>
      )}
    </div>
  )
}
