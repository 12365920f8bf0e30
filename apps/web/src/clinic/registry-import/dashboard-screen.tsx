import { REGISTRY_SESSION_SECONDS } from '@vastus/domain/limits'
import { useEffect, useState } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useNow } from '../../shared/time/use-now.ts'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useStaff } from '../e-contacts/index.ts'
import { forgetImportSession, type ImportSession } from './import-session.ts'
import { useDoctorsLists, useImportLists, useImports } from './imports-api.ts'
import { ListRow } from './list-row.tsx'
import styles from './registry-import.module.css'
import { type RowState, rowStateOf } from './row-state.ts'
import { StaleLists } from './stale-lists.tsx'
import { endImportSession } from './use-register-login.ts'

type DashboardProps = {
  session: ImportSession
  clinicName: string
  onEnd: (how: 'BY_HAND' | 'OVER') => void
}

const isOver = (error: unknown) => error instanceof ApiError && error.status === 404

/** The patient lists of the clinic as the register has them, to be imported one by one or all. */
export function ImportDashboardScreen({ session, clinicName, onEnd }: DashboardProps) {
  const { t } = useI18n()
  const { clinicId } = useStaff()
  const lists = useDoctorsLists(clinicId, session)
  const hasEnded = isOver(lists.error)
  useEffect(() => {
    if (!hasEnded) return
    forgetImportSession()
    onEnd('OVER')
  }, [hasEnded, onEnd])
  const { data } = lists
  return (
    <div className={styles.page} data-wide="">
      <div>
        <h1>{t('registry-import.heading')}</h1>
        <p className={styles.quiet}>
          {data
            ? t('registry-import.organisation', {
                name: clinicName,
                code: data.organisation.registrationCode,
              })
            : clinicName}
        </p>
      </div>
      {data ? (
        <Lists session={session} data={data} onEnd={onEnd} />
      ) : lists.isError && !hasEnded ? (
        <div role="alert">
          <EmptyState
            heading={t('registry-import.failed')}
            text={(lists.error instanceof ApiError && lists.error.words) || t('errors.genericError')}
            action={<Button onClick={() => void lists.refetch()}>{t('registry-import.again')}</Button>}
          />
        </div>
      ) : (
        <Skeleton shape="card" lines={6} />
      )}
    </div>
  )
}

type ListsProps = Pick<DashboardProps, 'session' | 'onEnd'> & {
  data: NonNullable<ReturnType<typeof useDoctorsLists>['data']>
}

function Lists({ session, data: { lists, sessionEndsAt }, onEnd }: ListsProps) {
  const { t } = useI18n()
  const alert = useErrorAlert()
  const { clinicId } = useStaff()
  const [asked, setAsked] = useState<readonly string[]>([])
  const importing = useImportLists(clinicId, session)
  const imports = useImports(clinicId, { isWatched: importing.isPending })
  const minutesLeft = useMinutesUntil(sessionEndsAt, () => onEnd('OVER'))
  const newest = new Map(imports.data?.content.map((each) => [each.listCode, each]))
  const beganAt = new Date(Date.parse(sessionEndsAt) - REGISTRY_SESSION_SECONDS * 1000).toISOString()
  const states = lists.map((list): [typeof list, RowState] => [
    list,
    rowStateOf(list, newest.get(list.listCode), {
      beganAt,
      isAsked: importing.isPending && asked.includes(list.listCode),
      hasFailed: importing.isError && asked.includes(list.listCode),
    }),
  ])
  const isRunning = states.some(([, { kind }]) => kind === 'RUNNING')
  const isOneRunning = isRunning && asked.length === 1 && lists.length > 1
  const start = (listCodes: string[]) => {
    setAsked(listCodes)
    importing.mutate(listCodes, {
      onError: (error) => {
        if (!isOver(error)) return alert('clinic-import', error)
        forgetImportSession()
        onEnd('OVER')
      },
    })
  }
  const end = () => {
    endImportSession(session.sessionId)
    forgetImportSession()
    onEnd('BY_HAND')
  }
  if (lists.length === 0)
    return <EmptyState heading={t('registry-import.none')} text={t('registry-import.noneText')} />
  return (
    <StaleLists clinicId={clinicId}>
      <div className={styles.top}>
        <ButtonRow>
          <Button
            busy={isRunning && !isOneRunning}
            disabled={isOneRunning}
            onClick={() => start(lists.map(({ listCode }) => listCode))}
          >
            {t('registry-import.importAll')}
          </Button>
          <Button variant="secondary" onClick={end}>
            {t('registry-import.end')}
          </Button>
        </ButtonRow>
        <p className={styles.quiet}>{t('registry-import.timeLeft', { count: minutesLeft })}</p>
      </div>
      <p role="status" className={styles.status}>
        <Told states={states.map(([, state]) => state)} />
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('registry-import.column.list')}</th>
            <th scope="col">{t('registry-import.column.doctor')}</th>
            <th scope="col" className={styles.number}>
              {t('registry-import.column.patients')}
            </th>
            <th scope="col" className={styles.number}>
              {t('registry-import.column.registrationCode')}
            </th>
            <th scope="col">{t('registry-import.column.lastImport')}</th>
            <th scope="col">{t('registry-import.column.status')}</th>
            <th scope="col">
              <span className={styles.hidden}>{t('registry-import.column.action')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {states.map(([list, state]) => (
            <ListRow
              key={list.listCode}
              list={list}
              lastImportedAt={newest.get(list.listCode)?.lastImportedAt ?? list.lastImportedAt}
              state={state}
              isBusy={importing.isPending}
              onImport={() => start([list.listCode])}
            />
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{t('registry-import.rules')}</p>
    </StaleLists>
  )
}

/** What is read aloud, and shown above the table. */
function Told({ states }: { states: readonly RowState[] }) {
  const { t } = useI18n()
  const has = (kind: RowState['kind']) => states.some((state) => state.kind === kind)
  if (has('RUNNING'))
    return (
      <>
        {t('registry-import.told.running')} {t('registry-import.leaving')}
      </>
    )
  if (has('FAILED')) return t('registry-import.told.someFailed')
  return states.every(({ kind }) => kind === 'DONE') ? t('registry-import.told.allDone') : null
}

/** Whole minutes until then, at least 1; calls `onOver` when the time has come. */
function useMinutesUntil(instant: string, onOver: () => void): number {
  const left = Math.ceil((Date.parse(instant) - useNow().getTime()) / 60_000)
  const isPast = left <= 0
  useEffect(() => {
    if (!isPast) return
    forgetImportSession()
    onOver()
  }, [isPast, onOver])
  return Math.max(left, 1)
}
