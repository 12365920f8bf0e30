import type { FileImport, FileImportRow } from '@vastus/contract/file-import'
import { type RowOutcome, SKIPPED_OUTCOMES } from '@vastus/domain/file-import/file-import'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { VirtualRows } from '../../shared/ui/virtual-rows.tsx'
import styles from './file-import.module.css'
import { useRows } from './file-import-api.ts'
import { faultsIn } from './faults-in.ts'
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

function Rows({ fileImport: { id, status }, choice, outcomes }: RowsProps) {
  const { t } = useI18n()
  const query = useRows(String(id), outcomes, status)
  const rows =
    query.data?.pages.flatMap(({ content }) => content.map((row) => ({ ...row, id: row.line }))) ?? []
  const { isError, fetchNextPage } = query

  if (query.isPending) return <Skeleton shape="rows" lines={6} />
  if (isError && rows.length === 0) return <LoadingFailed again={() => void query.refetch()} />
  if (rows.length === 0) return <p className={styles.quiet}>{t(`file-import.none.${choice}`)}</p>
  return (
    <>
      <VirtualRows
        label={t('file-import.show')}
        rows={rows}
        total={query.data?.pages[0]?.totalElements}
        rowPx={ROW_PX}
        pages={query}
        className={styles.list}
        rowClassName={styles.row}
      >
        {(row) => <Row row={row} />}
      </VirtualRows>
      {isError && <LoadingFailed again={() => void fetchNextPage()} />}
    </>
  )
}

function Row({ row }: { row: FileImportRow }) {
  const { t } = useI18n()
  const { line, outcome, personalCode, name, phone, email, listCode, before } = row
  const [fault, ...others] = faultsIn(row, t)
  const number = phoneText(phone)
  const numbers =
    before !== null && before !== ''
      ? t('file-import.fromTo', { before: phoneText(before), phone: number })
      : number
  const result = outcome === 'UPDATED' ? numbers : (fault ?? t(`file-import.outcome.${outcome}`))
  const below = (fault ? others : [number, email, listCode].filter(Boolean)).join(' · ')
  return (
    <>
      <span className={styles.line}>{t('file-import.line', { line: String(line) })}</span>
      <span className={styles.who}>
        <span className={styles.strong}>{name === '' ? personalCode : name}</span>
        {name !== '' && <span className={styles.quiet}>{personalCode}</span>}
      </span>
      <span className={styles.result}>
        {result}
        {outcome !== 'UPDATED' && below !== '' && <span className={styles.quiet}>{below}</span>}
      </span>
    </>
  )
}
