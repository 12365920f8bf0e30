import { useMutation } from '@tanstack/react-query'
import type { FileImport } from '@vastus/contract/file-import'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { saveCsv } from '../../shared/files/save-csv.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { IconDownload } from '../../shared/ui/icons.tsx'
import { faultsIn } from './faults-in.ts'
import { fetchAllRows } from './file-import-api.ts'

const COLUMNS = ['line', 'outcome', 'personalCode', 'name', 'phone', 'before', 'email', 'listCode'] as const

/** Saves what became of each row as a file for a spreadsheet. */
export function SaveReport({ fileImport: { id } }: { fileImport: FileImport }) {
  const { t, language } = useI18n()
  const alert = useErrorAlert()
  const saving = useMutation({
    mutationFn: () => fetchAllRows(String(id)),
    onSuccess: (rows) => {
      const head = COLUMNS.map((column) => t(`file-import.column.${column}`))
      const lines = rows.map(
        ({ line, outcome, personalCode, name, phone, before, email, listCode, ...row }) => [
          line,
          row.faults.length > 0 ? faultsIn(row, t).join('; ') : t(`file-import.outcome.${outcome}`),
          personalCode,
          name,
          phone,
          before ?? '',
          email,
          listCode,
        ],
      )
      saveCsv([head, ...lines], { name: `import-${id}.csv`, language })
    },
    onError: (error) => alert('file-import', error),
  })
  return (
    <Button
      variant="secondary"
      icon={<IconDownload aria-hidden="true" />}
      busy={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t('file-import.report')}
    </Button>
  )
}
