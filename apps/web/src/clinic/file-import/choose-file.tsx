import type { FileImport } from '@vastus/contract/file-import'
import { FILE_PROBLEMS, type FileImportKind, type FileProblem } from '@vastus/domain/file-import/file-import'
import { useRef, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, type ButtonVariant } from '../../shared/ui/button.tsx'
import { IconAlertTriangle, IconPaperclip } from '../../shared/ui/icons.tsx'
import styles from './file-import.module.css'
import { useTakeFile } from './file-import-api.ts'

type ChooseFileProps = {
  clinicId: number
  kind: FileImportKind
  label: string
  variant?: ButtonVariant
  onTaken: (taken: FileImport) => void
}

const NOT_CSV = { reason: 'NOT_TEXT', line: null } as const

/** A button that opens the choice of a file. It says what is wrong with the file. */
export function ChooseFile({ clinicId, kind, label, variant = 'secondary', onTaken }: ChooseFileProps) {
  const { t } = useI18n()
  const alert = useErrorAlert()
  const input = useRef<HTMLInputElement>(null)
  const taking = useTakeFile(clinicId, kind)
  const [isOther, setOther] = useState(false)
  const problem = isOther ? NOT_CSV : problemOf(taking.error)
  const take = (file: File | undefined) => {
    if (!file) return
    // A browser lets people choose another file than the input asks for.
    const isCsv = file.name.toLowerCase().endsWith('.csv')
    setOther(!isCsv)
    if (!isCsv) return
    taking.mutate(file, {
      onSuccess: onTaken,
      onError: (error) => {
        if (!problemOf(error)) alert('file-import', error)
      },
    })
  }
  return (
    <div className={styles.choose}>
      <Button
        variant={variant}
        busy={taking.isPending}
        icon={<IconPaperclip aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {taking.isPending ? t('file-import.sending') : label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          // The same file can be chosen again after it was corrected.
          currentTarget.value = ''
        }}
      />
      {problem && (
        <div role="alert" className={styles.problem}>
          <IconAlertTriangle aria-hidden="true" />
          <div>
            <p className={styles.strong}>{t('file-import.problem.heading')}</p>
            <p>
              {t(`file-import.problem.${problem.reason}`)}{' '}
              {problem.line !== null && t('file-import.problem.line', { line: problem.line })}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}

function problemOf(error: Error | null): { reason: FileProblem; line: string | null } | null {
  if (!(error instanceof ApiError) || error.key !== 'INVALID_INPUT_FILE') return null
  const reason = FILE_PROBLEMS.find((each) => each === error.params['reason'])
  const { line } = error.params
  return reason ? { reason, line: line === undefined ? null : String(line) } : null
}
