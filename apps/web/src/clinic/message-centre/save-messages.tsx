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
}

/** Saves the messages of a sending as a file for a spreadsheet. */
export function SaveMessages({ batchId, label }: SaveMessagesProps) {
  const { t, language } = useI18n()
  const alert = useErrorAlert()
  const saving = useMutation({
    mutationFn: () => fetchMessages(String(batchId)),
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
      saveCsv([head, ...rows], { name: `sms-${batchId}.csv`, language })
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
