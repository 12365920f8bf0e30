import type { ClinicEContact } from '@vastus/contract/shapes'
import { useState } from 'react'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { IconSparkles, IconThumbDown, IconThumbUp } from '../../shared/ui/icons.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useJudgeSummary, useMakeSummary, useSummary } from './api.ts'
import styles from './summary.module.css'
import { showSource } from './show-source.ts'
import { useFeature } from './use-feature.ts'

const DislikeDialog = lazyPart(() => import('./dislike-dialog.tsx').then((module) => module.DislikeDialog))

/** What a model makes of the conversation, each sentence with the message that it rests on; nothing where it is switched off. */
export function Summary({ eContact }: { eContact: ClinicEContact }) {
  const isEnabled = useFeature(eContact.clinicId, 'aiSummarization') && !eContact.medicalHidden
  return isEnabled ? <EnabledSummary eContact={eContact} /> : null
}

function EnabledSummary({ eContact }: { eContact: ClinicEContact }) {
  const { t, format, language } = useI18n()
  const alert = useErrorAlert()
  const { data } = useSummary(eContact.id, true)
  const make = useMakeSummary(eContact.id)
  const judge = useJudgeSummary(eContact.id)
  const [isDisliking, setDisliking] = useState(false)
  const summary = data?.summarization
  const start = () => make.mutate(language, { onError: (error) => alert('ai', error) })

  if (!summary)
    return (
      <div className={styles.opener}>
        <Button
          variant="quiet"
          icon={<IconSparkles aria-hidden="true" />}
          busy={make.isPending}
          onClick={start}
        >
          {t('ai.summary.make')}
        </Button>
        {make.isPending && <Skeleton shape="rows" lines={2} />}
      </div>
    )
  const send = (liked: boolean, feedback = '') =>
    judge.mutate(
      { aiSummarizationId: summary.aiSummarizationId, liked, feedback },
      { onError: (error) => alert('ai', error) },
    )
  return (
    <section className={styles.card} aria-label={t('ai.summary.heading')}>
      <header className={styles.head}>
        <h2>
          <IconSparkles aria-hidden="true" />
          {t('ai.summary.heading')}
        </h2>
        <p className={styles.about}>{t('ai.madeBy', { model: summary.model })}</p>
      </header>
      {summary.sentences.length === 0 ? (
        <p>{t('ai.summary.empty')}</p>
      ) : (
        <ol className={styles.sentences}>
          {summary.sentences.map(({ text, sources }, index) => (
            // A summary does not change: a sentence's place is its identity.
            <li key={index}>
              <span lang={summary.locale}>{text}</span>{' '}
              {sources.map((entryId, place) => (
                <button
                  key={entryId}
                  type="button"
                  className={styles.source}
                  onClick={() => showSource(entryId)}
                  aria-label={t('ai.summary.source', { place: index + 1, count: place + 1 })}
                >
                  {t('ai.summary.sourceShort')}
                </button>
              ))}
            </li>
          ))}
        </ol>
      )}
      <footer className={styles.foot}>
        <p className={styles.about}>
          {summary.isOutdated && <strong>{t('ai.summary.outdated')} </strong>}
          {summary.leftOut > 0 && `${t('ai.summary.leftOut', { count: summary.leftOut })} `}
          {format.dateTime(summary.createdAt)}
        </p>
        <div className={styles.tools}>
          <IconButton
            label={t('ai.summary.like')}
            icon={<IconThumbUp />}
            aria-pressed={summary.liked === true}
            onClick={() => send(true)}
          />
          <IconButton
            label={t('ai.summary.dislike')}
            icon={<IconThumbDown />}
            aria-pressed={summary.liked === false}
            onClick={() => setDisliking(true)}
          />
          <Button variant="quiet" busy={make.isPending} onClick={start}>
            {t('ai.summary.again')}
          </Button>
        </div>
      </footer>
      {isDisliking && (
        <DislikeDialog
          onClose={() => setDisliking(false)}
          onSend={(feedback) => {
            send(false, feedback)
            setDisliking(false)
          }}
        />
      )}
    </section>
  )
}
