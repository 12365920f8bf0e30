import { useMutation } from '@tanstack/react-query'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { saveCsv } from '../../shared/files/save-csv.ts'
import { Button } from '../../shared/ui/button.tsx'
import { IconDownload } from '../../shared/ui/icons.tsx'
import { fetchMessages } from './message-centre-api.ts'

const COLUMNS = ['firstName', 'surname', 'phone', 'email', 'text', 'parts', 'price', 'state'] as const

type SaveMessagesProps = {
  batchId: number
  label: string
  /** Which messages; all where it is left out. */
  states?: string
}

/** Saves the messages of a sending as a file for a spreadsheet. */
export function SaveMessages({ batchId, label, states }: SaveMessagesProps) {
  const { t, language } = useI18n()
  const alert = useErrorAlert()
  const saving = useMutation({
    mutationFn: () => fetchMessages(String(batchId), states),
    onSuccess: (messages) => {
      const rows = messages.map(({ failure, state, ...message }) => [
        message.firstName,
        message.surname,
        message.phone,
        message.email ?? '',
        message.text,
        message.parts,
        message.price,
        t(failure ? `message-centre.failure.${failure}` : `message-centre.state.${state}`),
      ])
      const head = COLUMNS.map((column) => t(`message-centre.column.${column}`))
      const name = states ? `sms-${batchId}-not-reached.csv` : `sms-${batchId}.csv`
      saveCsv([head, ...rows], { name, language })
    },
    onError: (error) => alert('message-centre', error),
  })
  return (
    <Button
      variant="secondary"
      icon={<IconDownload aria-hidden="true" />}
      busy={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {label}
    </Button>
  )
}
