import { Link } from '@tanstack/react-router'
import { useMorePages } from '../../shared/api/use-more-pages.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { handFocusOn, ListFailed } from '../../shared/ui/list-failed.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useAccessLog } from './access-log.ts'
import { AccessList } from './access-list.tsx'
import styles from './my-data.module.css'

/** Who opened, changed or took out what the patient wrote. */
export function AccessLogScreen() {
  const { t } = useI18n()
  const log = useAccessLog()
  const { isLoadingMore, loadMore } = useMorePages(log)
  const rows = log.data?.pages.flatMap(({ content }) => content) ?? []
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('my-data.access.heading')}</h1>
        <p className={styles.quiet}>{t('my-data.access.intro')}</p>
        <p>
          <Link to="/my-data/ai">{t('my-data.access.howAi')}</Link>
        </p>
      </div>
      {log.isPending && <Skeleton shape="card" lines={4} />}
      {log.isError && !log.data && (
        <div role="alert">
          <EmptyState
            heading={t('my-data.access.failedHeading')}
            text={t('my-data.access.failedText')}
            action={
              <Button ref={handFocusOn} variant="secondary" onClick={() => void log.refetch()}>
                {t('shell.buttons.tryAgain')}
              </Button>
            }
          />
        </div>
      )}
      {log.isSuccess && rows.length === 0 && (
        <EmptyState heading={t('my-data.access.emptyHeading')} text={t('my-data.access.emptyText')} />
      )}
      {rows.length > 0 && (
        <>
          <AccessList rows={rows} />
          {log.isError && <ListFailed list={log} text={t('my-data.access.failedHeading')} />}
          {log.hasNextPage && (
            <ButtonRow>
              <Button variant="secondary" wide busy={isLoadingMore} onClick={loadMore}>
                {t('my-data.access.older')}
              </Button>
            </ButtonRow>
          )}
          <p className={styles.quiet}>{t('my-data.access.wrong')}</p>
        </>
      )}
    </div>
  )
}
