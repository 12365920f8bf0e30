import { phoneText } from '@vastus/domain/identity/phone-text'
import type { AudienceRow } from '@vastus/contract/message-centre'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { VirtualRows } from '../../shared/ui/virtual-rows.tsx'
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
  const rows = audience.data?.pages.flatMap(({ content }) => content) ?? []

  // Nobody is looked for while a filter is not right.
  if (audience.isPending && audience.fetchStatus === 'idle') return null
  if (audience.isPending) return <Skeleton shape="rows" lines={6} />
  if (audience.isError && rows.length === 0)
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
    <VirtualRows
      label={t('message-centre.patients')}
      rows={rows}
      total={audience.data?.pages[0]?.totalElements}
      rowPx={ROW_PX}
      pages={audience}
      className={styles.list}
      rowClassName={styles.row}
    >
      {(row) => <Patient row={row} isExcluded={excluded.has(row.id)} onToggle={() => onToggle(row.id)} />}
    </VirtualRows>
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
    phone ? phoneText(phone) : '',
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
