import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { AudienceRow } from '@vastus/contract/message-centre'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import type { useAudience } from './message-centre-api.ts'
import styles from './message-centre.module.css'

const ROW_PX = 56

type AudienceListProps = {
  audience: ReturnType<typeof useAudience>
  excluded: ReadonlySet<number>
  onToggle: (id: number) => void
}

/** Who fits the filters; each can be left out. Only the rows in sight are in the page. */
export function AudienceList({ audience, excluded, onToggle }: AudienceListProps) {
  const { t } = useI18n()
  const holder = useRef<HTMLDivElement>(null)
  const rows = audience.data?.pages.flatMap(({ content }) => content) ?? []
  // oxlint-disable-next-line react/incompatible-library -- its answers are read where they are made, never kept
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => holder.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = audience
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.length - 50
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [isNearEnd, hasNextPage, isFetchingNextPage, isError, fetchNextPage])

  if (audience.isPending) return <Skeleton shape="rows" lines={6} />
  if (isError && rows.length === 0)
    return (
      <p role="alert">
        {t('shell.pages.loadingFailed.text')}{' '}
        <Button variant="quiet" onClick={() => void audience.refetch()}>
          {t('shell.buttons.tryAgain')}
        </Button>
      </p>
    )
  if (rows.length === 0)
    return <EmptyState heading={t('message-centre.nobody')} text={t('message-centre.nobodyHint')} />
  return (
    <div
      ref={holder}
      className={styles.list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      tabIndex={0}
      role="region"
      aria-label={t('message-centre.patients')}
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
                aria-setsize={audience.data?.pages[0]?.totalElements ?? rows.length}
                aria-posinset={index + 1}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Patient row={row} isExcluded={excluded.has(row.id)} onToggle={() => onToggle(row.id)} />
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}

function Patient({
  row,
  isExcluded,
  onToggle,
}: {
  row: AudienceRow
  isExcluded: boolean
  onToggle: () => void
}) {
  const { t } = useI18n()
  const { id, firstName, surname, age, phone, skipped } = row
  const about = [
    t('message-centre.age', { count: age }),
    phone ?? '',
    skipped ? t(`message-centre.skip.${skipped}`) : '',
  ]
  return (
    <Checkbox
      id={`sms-patient-${id}`}
      label={`${firstName} ${surname}`}
      hint={about.filter((part) => part !== '').join(' · ')}
      checked={!isExcluded && skipped === null}
      disabled={skipped !== null}
      onChange={onToggle}
    />
  )
}
