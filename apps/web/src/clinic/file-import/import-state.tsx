import type { FileImport } from '@vastus/contract/file-import'
import { type FileImportStatus, isStopped } from '@vastus/domain/file-import/file-import'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge, type Tone } from '../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { ProgressBar } from '../../shared/ui/progress.tsx'
import styles from './file-import.module.css'
import { useCarryOut } from './file-import-api.ts'
import { SaveReport } from './save-report.tsx'

type Shown = FileImportStatus | 'STOPPED'
const TONES: Record<Shown, Tone> = {
  READING: 'neutral',
  PREVIEW: 'ourTurn',
  RUNNING: 'primary',
  DONE: 'done',
  UNDOING: 'primary',
  UNDONE: 'neutral',
  STOPPED: 'danger',
}

/** The status, told apart where an import was given up before its end. */
export const shownStatus = (fileImport: FileImport): Shown =>
  isStopped(fileImport) ? 'STOPPED' : fileImport.status

/** How far an import is, in figures, and what can be done next. `children` is the choice of another file. */
export function ImportState({ fileImport, children }: { fileImport: FileImport; children: ReactNode }) {
  const { t, format } = useI18n()
  const { status, total, done, fileName, notUndone } = fileImport
  const shown = shownStatus(fileImport)
  const isUnderWay = status === 'READING' || status === 'RUNNING' || status === 'UNDOING'
  return (
    <section className={styles.state} aria-labelledby="import-file">
      <div className={styles.stateHead}>
        <h2 id="import-file" tabIndex={-1} className={styles.fileName}>
          {t('file-import.file', { file: fileName, rows: t('file-import.rows', { count: total }) })}
        </h2>
        <Badge tone={TONES[shown]}>{t(`file-import.state.${shown}`)}</Badge>
      </div>
      <p role="status">
        {shown !== 'READING' && t(`file-import.told.${shown}`)}{' '}
        {status === 'UNDONE' && notUndone > 0 && t('file-import.stayed', { count: notUndone })}
      </p>
      {isUnderWay ? (
        <div className={styles.section}>
          <ProgressBar label={t(`file-import.state.${status}`)} percent={(done / Math.max(total, 1)) * 100} />
          <p className={styles.quiet}>
            {t('file-import.progress', { done: format.number(done), total: format.number(total) })}
          </p>
        </div>
      ) : (
        <Figures fileImport={fileImport} />
      )}
      <Next fileImport={fileImport}>{children}</Next>
    </section>
  )
}

function Figures({ fileImport }: { fileImport: FileImport }) {
  const { t, format } = useI18n()
  const { kind, status, added, updated, unchanged, skipped } = fileImport
  const figures = [
    ...(kind === 'PATIENTS' ? [[t('file-import.count.added'), added] as const] : []),
    [t(status === 'PREVIEW' ? 'file-import.count.updated' : 'file-import.updatedDone'), updated],
    [t('file-import.count.unchanged'), unchanged],
    [t('file-import.count.skipped'), skipped],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Next({ fileImport, children }: { fileImport: FileImport; children: ReactNode }) {
  const { t, format } = useI18n()
  const alert = useErrorAlert()
  const { id, kind, status, added, updated, undoableUntil } = fileImport
  const confirming = useCarryOut(String(id), 'confirm')
  const undoing = useCarryOut(String(id), 'undo')
  const [isAsked, setAsked] = useState(false)
  const changes = added + updated
  const onError = (error: Error) => alert('file-import', error)
  // The pressed button goes away.
  const toHeading = () => document.getElementById('import-file')?.focus()
  return (
    <>
      {status === 'PREVIEW' && changes === 0 && <p>{t('file-import.nothing')}</p>}
      <ButtonRow>
        {status === 'PREVIEW' && changes > 0 && (
          <Button
            busy={confirming.isPending}
            onClick={() => confirming.mutate(undefined, { onError, onSuccess: toHeading })}
          >
            {t('file-import.confirm', { count: changes })}
          </Button>
        )}
        {status === 'DONE' && undoableUntil !== null && changes > 0 && (
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {t('file-import.undo')}
          </Button>
        )}
        {(status === 'PREVIEW' || status === 'DONE' || status === 'UNDONE') && (
          <SaveReport fileImport={fileImport} />
        )}
        {status !== 'RUNNING' && status !== 'UNDOING' && children}
      </ButtonRow>
      {status === 'DONE' && undoableUntil !== null && changes > 0 && (
        <p className={styles.quiet}>{t('file-import.undoUntil', { when: format.dateTime(undoableUntil) })}</p>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        heading={t('file-import.undoHeading')}
        confirmLabel={t('file-import.undo')}
        busy={undoing.isPending}
        onConfirm={() =>
          undoing.mutate(undefined, {
            onError,
            onSettled: (_data, error) => {
              flushSync(() => setAsked(false))
              if (!error) toHeading()
            },
          })
        }
      >
        <p>{t(`file-import.undoText.${kind}`)}</p>
      </ConfirmDialog>
    </>
  )
}
