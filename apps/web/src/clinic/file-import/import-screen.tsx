import type { FileImportKind } from '@vastus/domain/file-import/file-import'
import { type ReactNode, useEffect, useRef } from 'react'
import { ApiError } from '../../shared/api/api-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { ChooseFile } from './choose-file.tsx'
import styles from './file-import.module.css'
import { useFileImport, useFileImports } from './file-import-api.ts'
import { ImportState, shownStatus } from './import-state.tsx'
import { LoadingFailed } from './loading-failed.tsx'
import { ImportRows } from './import-rows.tsx'

type ImportScreenProps = {
  clinicId: number
  kind: FileImportKind
  /** Which import is shown; none: the choice of a file. */
  importId: string | undefined
  onImport: (id: string) => void
}

/** A file with what it changes, before and after it is carried out. */
export function ImportScreen({ clinicId, kind, importId, onImport }: ImportScreenProps) {
  const { t } = useI18n()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(importId)
  useEffect(() => {
    // What was pressed to get here is gone.
    if (shown.current !== importId) heading.current?.focus()
    shown.current = importId
  }, [importId])
  return (
    <div className={styles.page} data-wide="">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t(`file-import.heading.${kind}`)}
        </h1>
        <p className={styles.quiet}>
          {t(`file-import.about.${kind}`)} {t(`file-import.columns.${kind}`)}
        </p>
      </div>
      {importId === undefined ? (
        <Begin clinicId={clinicId} kind={kind} onImport={onImport} />
      ) : (
        <OneImport key={importId} id={importId}>
          <ChooseFile
            clinicId={clinicId}
            kind={kind}
            label={t('file-import.another')}
            onTaken={({ id }) => onImport(String(id))}
          />
        </OneImport>
      )}
    </div>
  )
}

function Begin({ clinicId, kind, onImport }: Pick<ImportScreenProps, 'clinicId' | 'kind' | 'onImport'>) {
  const { t } = useI18n()
  return (
    <>
      <div className={styles.section}>
        <p>{t('file-import.preview')}</p>
        <ChooseFile
          clinicId={clinicId}
          kind={kind}
          variant="primary"
          label={t(`file-import.button.${kind}`)}
          onTaken={({ id }) => onImport(String(id))}
        />
      </div>
      <RecentImports clinicId={clinicId} kind={kind} onImport={onImport} />
    </>
  )
}

function RecentImports({
  clinicId,
  kind,
  onImport,
}: Pick<ImportScreenProps, 'clinicId' | 'kind' | 'onImport'>) {
  const { t, format } = useI18n()
  const imports = useFileImports(clinicId, kind)
  const rows = imports.data?.content
  return (
    <section aria-labelledby="recent-imports" className={styles.section}>
      <h2 id="recent-imports">{t('file-import.recent')}</h2>
      {imports.isPending && <Skeleton shape="rows" lines={2} />}
      {imports.isError && <LoadingFailed again={() => void imports.refetch()} />}
      {rows?.length === 0 && <p className={styles.quiet}>{t('file-import.noRecent')}</p>}
      <ul role="list" className={styles.recent}>
        {rows?.map((each) => (
          <li key={each.id}>
            <button type="button" className={styles.recentItem} onClick={() => onImport(String(each.id))}>
              <span className={styles.strong}>{each.fileName}</span>
              <span className={styles.quiet}>
                {[
                  t(`file-import.state.${shownStatus(each)}`),
                  t('file-import.rows', { count: each.total }),
                  format.dateTime(each.createdAt),
                  each.createdBy,
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `children` is the choice of another file. */
function OneImport({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useI18n()
  const { data, error, isError, refetch } = useFileImport(id)
  // Its rows are deleted after a day.
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        heading={t('file-import.gone.heading')}
        text={t('file-import.gone.text')}
        action={children}
      />
    )
  if (!data)
    return isError ? (
      <EmptyState
        heading={t('shell.pages.loadingFailed.heading')}
        text={t('shell.pages.loadingFailed.text')}
        action={<Button onClick={() => void refetch()}>{t('shell.buttons.tryAgain')}</Button>}
      />
    ) : (
      <Skeleton shape="card" lines={6} />
    )
  return (
    <>
      <ImportState fileImport={data}>{children}</ImportState>
      <ImportRows fileImport={data} />
    </>
  )
}
