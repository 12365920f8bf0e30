import { useVirtualizer } from '@tanstack/react-virtual'
import type { FileImport, FileImportRow } from '@vastus/contract/file-import'
import { type RowOutcome, SKIPPED_OUTCOMES } from '@vastus/domain/file-import/file-import'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import styles from './file-import.module.css'
import { useRows } from './file-import-api.ts'
import { LoadingFailed } from './loading-failed.tsx'

const ROW_PX = 68
const CHOICES = { changes: ['ADDED', 'UPDATED'], skipped: SKIPPED_OUTCOMES, all: [] } as const
type Choice = keyof typeof CHOICES

/** The rows of a file with what becomes of each. */
export function ImportRows({ fileImport }: { fileImport: FileImport }) {
  const { t } = useI18n()
  const [choice, setChoice] = useState<Choice>(
    fileImport.added + fileImport.updated > 0 ? 'changes' : 'skipped',
  )
  if (fileImport.status === 'READING') return null
  return (
    <Tabs
      label={t('file-import.show')}
      selected={choice}
      onSelect={(id) => setChoice(id as Choice)}
      tabs={(Object.keys(CHOICES) as Choice[]).map((each) => ({
        id: each,
        label: t(`file-import.tab.${each}`),
        content: <Rows fileImport={fileImport} choice={each} outcomes={CHOICES[each]} />,
      }))}
    />
  )
}

type RowsProps = { fileImport: FileImport; choice: Choice; outcomes: readonly RowOutcome[] }

/** Only the rows in sight are in the page. */
function Rows({ fileImport: { id, status }, choice, outcomes }: RowsProps) {
  const { t } = useI18n()
  const holder = useRef<HTMLDivElement>(null)
  const query = useRows(String(id), outcomes, status)
  const rows = query.data?.pages.flatMap(({ content }) => content) ?? []
  // oxlint-disable-next-line react/incompatible-library -- its answers are read where they are made, never kept
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => holder.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.line ?? index,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.length - 50
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [isNearEnd, hasNextPage, isFetchingNextPage, isError, fetchNextPage])

  if (query.isPending) return <Skeleton shape="rows" lines={6} />
  if (isError && rows.length === 0) return <LoadingFailed again={() => void query.refetch()} />
  if (rows.length === 0) return <p className={styles.quiet}>{t(`file-import.none.${choice}`)}</p>
  return (
    <>
      <div
        ref={holder}
        className={styles.list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
        role="region"
        aria-label={t('file-import.show')}
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
                  aria-setsize={query.data?.pages[0]?.totalElements ?? rows.length}
                  aria-posinset={index + 1}
                  className={styles.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <Row row={row} />
                </div>
              )
            )
          })}
        </div>
      </div>
      {isError && <LoadingFailed again={() => void fetchNextPage()} />}
    </>
  )
}

function Row({ row: { line, outcome, personalCode, name, phone, before } }: { row: FileImportRow }) {
  const { t } = useI18n()
  const numbers = before !== null && before !== '' ? t('file-import.fromTo', { before, phone }) : phone
  const result = outcome === 'UPDATED' ? numbers : t(`file-import.outcome.${outcome}`)
  return (
    <>
      <span className={styles.line}>{t('file-import.line', { line: String(line) })}</span>
      <span className={styles.who}>
        <span className={styles.strong}>{name === '' ? personalCode : name}</span>
        {name !== '' && <span className={styles.quiet}>{personalCode}</span>}
      </span>
      <span className={styles.result}>
        {result}
        {outcome !== 'UPDATED' && phone !== '' && <span className={styles.quiet}>{phone}</span>}
      </span>
    </>
  )
}
