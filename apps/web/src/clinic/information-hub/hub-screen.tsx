import type { Profession } from '@vastus/domain/roles'
import { useDeferredValue, useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { NoticeCard } from '../../shared/information-hub/notice-card.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { type HubFilter, useHubNotices, useMarkRead } from './hub-api.ts'
import { HubFilters } from './hub-filters.tsx'
import styles from './information-hub.module.css'

const NO_FILTER: HubFilter = { type: 'ALL', tags: [], search: '', unread: false }

/** Treatment recommendations and important information, as the reader's profession is shown them. */
export function HubScreen({ clinicId, profession }: { clinicId: number; profession: Profession }) {
  const { t, language } = useI18n()
  const [filter, setFilter] = useState(NO_FILTER)
  const alert = useErrorAlert()
  const notices = useHubNotices(clinicId, language, useDeferredValue(filter))
  const markRead = useMarkRead(clinicId)
  const mark = (ids: number[]) =>
    markRead.mutate(ids, { onError: (error) => alert('information-hub', error) })
  const pages = notices.data?.pages
  const shown = pages?.flatMap(({ content }) => content) ?? []
  const unread = shown.flatMap(({ id, isRead }) => (isRead ? [] : [id]))
  const isFiltered =
    filter.type !== 'ALL' || filter.tags.length > 0 || filter.search.trim() !== '' || filter.unread

  return (
    <div className={styles.page} data-wide="">
      <div>
        <h1>{t('information-hub.heading')}</h1>
        <p className={styles.quiet}>{t('information-hub.intro')}</p>
      </div>
      <div className={styles.columns}>
        <HubFilters
          filter={filter}
          hasTypes={profession !== 'NON_CLINICAL'}
          onChange={(part) => setFilter({ ...filter, ...part })}
        />
        <div className={styles.found}>
          <div className={styles.head}>
            <p role="status">
              {pages && t('information-hub.count', { count: pages[0]?.totalElements ?? 0 })}
            </p>
            {unread.length > 0 && (
              <Button variant="quiet" busy={markRead.isPending} onClick={() => mark(unread.slice(0, 50))}>
                {t('information-hub.markAll')}
              </Button>
            )}
          </div>
          {notices.isPending && <Skeleton shape="card" lines={4} />}
          {notices.isError && !pages && (
            <div role="alert">
              <EmptyState
                heading={t('shell.pages.loadingFailed.heading')}
                text={t('shell.pages.loadingFailed.text')}
                action={<Button onClick={() => void notices.refetch()}>{t('shell.buttons.tryAgain')}</Button>}
              />
            </div>
          )}
          {pages && shown.length === 0 && (
            <EmptyState
              heading={t(isFiltered ? 'shell.empty.noResults' : 'information-hub.empty')}
              text={t(isFiltered ? 'shell.empty.noResultsHint' : 'information-hub.emptyText')}
              action={
                isFiltered && (
                  <Button variant="secondary" onClick={() => setFilter(NO_FILTER)}>
                    {t('shell.buttons.clearFilters')}
                  </Button>
                )
              }
            />
          )}
          <ul role="list" className={styles.list}>
            {shown.map((notice) => (
              <li key={notice.id}>
                <NoticeCard notice={notice} onOpen={() => mark([notice.id])} />
              </li>
            ))}
          </ul>
          {notices.hasNextPage && (
            <Button
              variant="secondary"
              busy={notices.isFetchingNextPage}
              onClick={() => void notices.fetchNextPage()}
            >
              {t('information-hub.more')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
