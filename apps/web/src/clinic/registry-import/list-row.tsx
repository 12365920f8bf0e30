import type { DoctorsList } from '@vastus/contract/registry-import'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ProgressBar } from '../../shared/ui/progress.tsx'
import styles from './registry-import.module.css'
import type { RowState } from './row-state.ts'

type ListRowProps = {
  list: DoctorsList
  lastImportedAt: string | null
  state: RowState
  /** Another import is being asked for. */
  isBusy: boolean
  onImport: () => void
}

export function ListRow({ list, lastImportedAt, state, isBusy, onImport }: ListRowProps) {
  const { t, format } = useI18n()
  const { listCode, doctor, patientCount, registrationCode } = list
  const isRetry = state.kind === 'FAILED' || state.kind === 'REFUSED'
  const names = { list: listCode }
  return (
    <tr>
      <th scope="row">{listCode}</th>
      <td data-label={t('registry-import.column.doctor')}>
        {doctor.firstName} {doctor.surname}
      </td>
      <td data-label={t('registry-import.column.patients')} className={styles.number}>
        {format.number(patientCount)}
      </td>
      <td data-label={t('registry-import.column.registrationCode')} className={styles.number}>
        {registrationCode}
      </td>
      <td data-label={t('registry-import.column.lastImport')}>
        {lastImportedAt === null ? t('registry-import.never') : format.date(lastImportedAt)}
      </td>
      <td data-label={t('registry-import.column.status')} className={styles.state}>
        <ListState listCode={listCode} state={state} />
      </td>
      <td className={styles.action}>
        {state.kind !== 'RUNNING' && (
          <Button
            variant="secondary"
            disabled={isBusy}
            aria-label={t(isRetry ? 'registry-import.againNamed' : 'registry-import.importNamed', names)}
            onClick={onImport}
          >
            {t(isRetry ? 'registry-import.again' : 'registry-import.import')}
          </Button>
        )}
      </td>
    </tr>
  )
}

function ListState({ listCode, state }: { listCode: string; state: RowState }) {
  const { t, format } = useI18n()
  switch (state.kind) {
    case 'READY':
      return <Badge>{t('registry-import.status.OK')}</Badge>
    case 'REFUSED':
      return (
        <div className={styles.told}>
          <Badge tone="ourTurn">{t(`registry-import.status.${state.status}`)}</Badge>
          <span>{t(`registry-import.hint.${state.status}`)}</span>
        </div>
      )
    case 'RUNNING':
      return (
        <div className={styles.told}>
          {state.progress === null ? (
            <span>{t('registry-import.waiting')}</span>
          ) : (
            <>
              <ProgressBar
                label={t('registry-import.progressOf', { list: listCode })}
                percent={(state.progress.done / Math.max(state.progress.total, 1)) * 100}
              />
              <span className={styles.number}>
                {t('registry-import.progress', {
                  done: format.number(state.progress.done),
                  total: format.number(state.progress.total),
                })}
              </span>
            </>
          )}
        </div>
      )
    case 'DONE': {
      const { added, updated, removed, skipped } = state.latest
      const counts = {
        added: format.number(added),
        updated: format.number(updated),
        removed: format.number(removed),
      }
      return (
        <div className={styles.told}>
          <Badge tone="done">{t('registry-import.done')}</Badge>
          <span>{t('registry-import.doneCounts', counts)}</span>
          {skipped > 0 && <span>{t('registry-import.skipped', { count: skipped })}</span>}
        </div>
      )
    }
    case 'FAILED':
      return (
        <div className={styles.told}>
          <Badge tone="danger">{t('registry-import.failedImport')}</Badge>
          <span>
            {t(state.status === null ? 'registry-import.failedHint' : `registry-import.hint.${state.status}`)}
          </span>
        </div>
      )
  }
}
