import { Link } from '@tanstack/react-router'
import type { SmsBatch } from '@vastus/contract/sms'
import { waitsForMorning } from '@vastus/domain/message-centre/begin'
import { SMS_STATES } from '@vastus/domain/message-centre/sms-states'
import { languageOfTemplateText, SMS_TEMPLATE_CODES } from '@vastus/domain/message-centre/sms-templates'
import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow, buttonClass } from '../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../shared/ui/dialog.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { ProgressBar } from '../../shared/ui/progress.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { searchOf } from './audience-search.ts'
import { BatchState, stageOf } from './batch-state.tsx'
import styles from './message-centre.module.css'
import { useBatch, useStopBatch } from './message-centre-api.ts'
import { NotReached } from './not-reached.tsx'
import { SaveMessages } from './save-messages.tsx'
import { SentText } from './sent-text.tsx'

/** How far a sending is; it can be stopped here, and begun once more. */
export function SuccessScreen({ batchId }: { batchId: string }) {
  const { t } = useI18n()
  const batch = useBatch(batchId)
  if (batch.isPending) return <Skeleton shape="card" lines={5} />
  if (!batch.data)
    return (
      <EmptyState
        heading={t('shell.pages.loadingFailed.heading')}
        text={t('shell.pages.loadingFailed.text')}
        action={<Button onClick={() => void batch.refetch()}>{t('shell.buttons.tryAgain')}</Button>}
      />
    )
  return <Sending batch={batch.data} />
}

function Sending({ batch }: { batch: SmsBatch }) {
  const { t, format } = useI18n()
  const alert = useErrorAlert()
  const [asking, setAsking] = useState(false)
  const stop = useStopBatch()
  const stage = stageOf(batch)
  const { states, recipients, id } = batch
  const left = states.PLANNED ?? 0
  const canStop = left > 0
  const gotNone = batch.skipped.reduce((sum, { count }) => sum + count, 0)
  const isOver = stage === 'SENT' || stage === 'INCOMPLETE'
  return (
    <div className={styles.page} data-wide="">
      <div className={styles.sendingHead}>
        <h1>{t(`message-centre.done.${stage}`)}</h1>
        <BatchState batch={batch} />
      </div>
      {stage === 'WAITING' && (
        <p>
          {t(
            waitsForMorning(new Date(batch.createdAt), new Date(batch.sendAt))
              ? 'message-centre.done.beginsMorning'
              : 'message-centre.done.begins',
            { time: format.dateTime(batch.sendAt) },
          )}
        </p>
      )}
      {canStop && (
        <ProgressBar
          label={t('message-centre.progress')}
          percent={Math.round(((recipients - left) / recipients) * 100)}
        />
      )}
      <div role="status">
        <dl className={styles.states}>
          {SMS_STATES.filter((state) => (states[state] ?? 0) > 0).map((state) => (
            <div key={state}>
              <dt>{t(`message-centre.state.${state}`)}</dt>
              <dd>{format.number(states[state] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <SentText text={batch.text} />
      {isTextOfTemplate(batch) && <p className={styles.quiet}>{t('message-centre.languages.eachInOwn')}</p>}
      <p className={styles.quiet}>
        <Price batch={batch} />
      </p>
      <ButtonRow>
        {canStop && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('message-centre.stop.button')}
          </Button>
        )}
        {stage === 'STOPPED' && (
          <Link
            to="/message-centre/message"
            search={{
              batch: String(id),
              ...(batch.templateId ? { template: batch.templateId } : {}),
              ...searchOf(batch.filters),
            }}
            className={buttonClass('primary')}
          >
            {t('message-centre.again')}
          </Link>
        )}
        {!batch.areRecipientsHidden && <SaveMessages batchId={id} label={t('message-centre.csv')} />}
        <Link to="/message-centre" className={buttonClass('secondary')}>
          {t('message-centre.back')}
        </Link>
      </ButtonRow>
      <NotReached
        batchId={String(id)}
        missed={(states.FAILED ?? 0) + (states.UNKNOWN ?? 0)}
        gotNone={isOver ? gotNone : 0}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        heading={t('message-centre.stop.heading', { count: left })}
        confirmLabel={t('message-centre.stop.button')}
        danger
        busy={stop.isPending}
        onConfirm={() =>
          stop.mutate(id, {
            onSuccess: () => setAsking(false),
            onError: (error) => alert('message-centre', error),
          })
        }
      >
        <p>{t('message-centre.stop.text')}</p>
      </ConfirmDialog>
    </div>
  )
}

const isTextOfTemplate = ({ templateId, text }: SmsBatch) => {
  const code = SMS_TEMPLATE_CODES.find((each) => each === templateId)
  return code !== undefined && languageOfTemplateText(code, text) !== null
}

/** What a sending will cost, or has cost: of one that was stopped, only what had left before. */
function Price({ batch: { states, price, billed, stoppedAt } }: { batch: SmsBatch }) {
  const { t, format } = useI18n()
  const isUnderWay = (states.PLANNED ?? 0) + (states.SENDING ?? 0) > 0
  if (!stoppedAt && isUnderWay)
    return t('message-centre.done.price', { price: format.euros(price), billed: format.euros(billed) })
  const mayHaveLeft = (states.SENDING ?? 0) + (states.UNKNOWN ?? 0) > 0
  if (billed === 0 && !mayHaveLeft) return t('message-centre.done.free')
  return t(stoppedAt ? 'message-centre.done.stoppedPrice' : 'message-centre.done.cost', {
    billed: format.euros(billed),
  })
}
