import { saveCsv } from '../../shared/files/save-csv.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { IconDownload } from '../../shared/ui/icons.tsx'
import type { NotReachedRow } from './message-centre-api.ts'
import { useReason } from './use-reason.ts'

type SaveNotReachedProps = { batchId: string; people: readonly NotReachedRow[] }

/** Saves whom the next channel is for: those with an e-mail, and those who need a letter. */
export function SaveNotReached({ batchId, people }: SaveNotReachedProps) {
  const { t, language } = useI18n()
  const reason = useReason()
  const lists = [
    { channel: 'email', rows: people.filter(({ email }) => email !== null) },
    { channel: 'letter', rows: people.filter(({ email }) => email === null) },
  ] as const
  const save = (channel: 'email' | 'letter', rows: readonly NotReachedRow[]) => {
    const columns =
      channel === 'email'
        ? (['firstName', 'surname', 'email'] as const)
        : (['firstName', 'surname', 'phone'] as const)
    const head = [...columns, 'state' as const].map((column) => t(`message-centre.column.${column}`))
    const content = rows.map((row) => [...columns.map((column) => row[column] ?? ''), reason(row.why)])
    saveCsv([head, ...content], { name: `sms-${batchId}-${channel}.csv`, language })
  }
  return (
    <ButtonRow>
      {lists
        .filter(({ rows }) => rows.length > 0)
        .map(({ channel, rows }) => (
          <Button
            key={channel}
            variant="secondary"
            icon={<IconDownload aria-hidden="true" />}
            onClick={() => save(channel, rows)}
          >
            {t(`message-centre.notReached.csv.${channel}`)}
          </Button>
        ))}
    </ButtonRow>
  )
}
