import type { MyDataExport } from '@vastus/contract/my-data'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { IconDownload } from '../../shared/ui/icons.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { ProgressBar } from '../../shared/ui/progress.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import styles from './my-data.module.css'
import { useDownloadMyData, useMyData, useRequestMyData } from './my-data.ts'

/** Everything of the patient as one file: asked for, made in the background, and fetched. */
export function MyDataScreen() {
  const { t } = useI18n()
  const myData = useMyData()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('my-data.export.heading')}</h1>
        <p>{t('my-data.export.intro')}</p>
        <p className={styles.quiet}>{t('my-data.export.contains')}</p>
      </div>
      {myData.isPending && <Skeleton shape="card" lines={3} />}
      {myData.isError && !myData.data && (
        <div role="alert">
          <EmptyState
            heading={t('shell.pages.loadingFailed.heading')}
            text={t('shell.pages.loadingFailed.text')}
            action={<Button onClick={() => void myData.refetch()}>{t('shell.buttons.tryAgain')}</Button>}
          />
        </div>
      )}
      {myData.data && <Copy newest={myData.data.newest} />}
    </div>
  )
}

function Copy({ newest }: { newest: MyDataExport | null }) {
  const { t } = useI18n()
  switch (newest?.state) {
    case 'WAITING':
    case 'RUNNING':
      return <Making newest={newest} />
    case 'READY':
      return <Ready newest={newest} />
    case 'FAILED':
      return (
        <>
          <div role="alert" className={styles.failed}>
            <h2>{t('my-data.export.failedHeading')}</h2>
            <p>{t('my-data.export.failedText')}</p>
          </div>
          <Prepare />
        </>
      )
    case undefined:
      return <Prepare />
  }
}

function Prepare({ again = false }: { again?: boolean }) {
  const { t } = useI18n()
  const request = useRequestMyData()
  const showError = useErrorAlert()
  return (
    <ButtonRow>
      <Button
        wide
        variant={again ? 'secondary' : 'primary'}
        busy={request.isPending}
        onClick={() => request.mutate(undefined, { onError: (error) => showError('my-data', error) })}
      >
        {t(again ? 'my-data.export.again' : 'my-data.export.prepare')}
      </Button>
    </ButtonRow>
  )
}

function Making({ newest: { done, total } }: { newest: MyDataExport }) {
  const { t } = useI18n()
  return (
    <Card heading={t('my-data.export.preparing')}>
      <div className={styles.making}>
        <ProgressBar label={t('my-data.export.preparing')} percent={total === 0 ? 0 : (done / total) * 100} />
        {total > 0 && <p className={styles.quiet}>{t('my-data.export.progress', { done, total })}</p>}
        <p role="status">{t('my-data.export.stay')}</p>
      </div>
    </Card>
  )
}

function Ready({ newest: { expiresAt, sizeBytes } }: { newest: MyDataExport }) {
  const { t, format } = useI18n()
  const download = useDownloadMyData()
  const showError = useErrorAlert()
  return (
    <>
      <Card heading={t('my-data.export.ready')}>
        <div className={styles.making}>
          <p role="status">{expiresAt && t('my-data.export.until', { when: format.dateTime(expiresAt) })}</p>
          <p className={styles.quiet}>
            {t('my-data.export.size', { size: format.fileSize(sizeBytes ?? 0) })}
          </p>
          <ButtonRow>
            <Button
              wide
              busy={download.isPending}
              icon={<IconDownload aria-hidden="true" />}
              onClick={() => download.mutate(undefined, { onError: (error) => showError('my-data', error) })}
            >
              {t('my-data.export.download')}
            </Button>
          </ButtonRow>
          <p className={styles.quiet}>{t('my-data.export.safe')}</p>
        </div>
      </Card>
      <Prepare again />
    </>
  )
}
