import { useQuery } from '@tanstack/react-query'
import { listResponses, type ScoredResponse } from '@vastus/contract/instruments'
import { call } from '../../shared/api/call.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { IconAlertTriangle, IconInfoCircle } from '../../shared/ui/icons.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { AnswerList } from '../../shared/instruments/answer-list.tsx'
import { HandOn } from './hand-on.tsx'
import { History } from './history.tsx'
import { scoreWords } from './score-words.ts'
import styles from './responses.module.css'

/**
 * What was filled in, as staff read it: score and band first, then what calls for action, then how it was before. On paper nothing is
 * folded away.
 */
export function Responses({ eContactId, isPaper }: { eContactId: number; isPaper: boolean }) {
  const { t, language } = useI18n()
  const { data, isError, refetch } = useQuery({
    queryKey: ['questionnaire-responses', eContactId, language],
    queryFn: ({ signal }) =>
      call(listResponses, { params: { id: String(eContactId) }, query: { locale: language } }, { signal }),
  })
  if (isError && !data)
    return (
      <p role="alert">
        {t('instruments.answers.failed')}{' '}
        <Action onClick={() => void refetch()}>{t('shell.buttons.tryAgain')}</Action>
      </p>
    )
  if (!data) return <Skeleton shape="card" lines={4} />
  return data.content.map((response) => (
    <div key={response.id} data-filled-in="">
      <Response response={response} eContactId={eContactId} isPaper={isPaper} />
    </div>
  ))
}

type ResponseProps = { response: ScoredResponse; eContactId: number; isPaper: boolean }

function Response({ response, eContactId, isPaper }: ResponseProps) {
  const { t, format } = useI18n()
  const { name, scores, classification, flags, answers, filledInBy, hasOfficialWording } = response
  return (
    <Card
      heading={
        <>
          {name} <time className={styles.when}>{format.date(response.createdAt)}</time>
        </>
      }
    >
      <div className={styles.response}>
        <dl className={styles.scores}>
          {scores.map((score) => (
            <div key={score.id}>
              <dt>{score.label}</dt>
              <dd>
                <strong>{scoreWords(t, score)}</strong>
                {score.band && <span> {score.band.label}</span>}
              </dd>
            </div>
          ))}
          {classification.map(({ label, result }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <strong>{result}</strong>
              </dd>
            </div>
          ))}
        </dl>
        {flags.length > 0 && (
          <ul role="list" className={styles.flags}>
            {flags.map((flag) => (
              <li key={flag.id} className={styles[flag.severity]}>
                {flag.severity === 'notice' ? (
                  <IconInfoCircle aria-hidden="true" />
                ) : (
                  <IconAlertTriangle aria-hidden="true" />
                )}
                <div>
                  <strong>
                    {t(`instruments.staff.severity.${flag.severity}`)}: {flag.label}
                  </strong>
                  {flag.answers.map((each) => (
                    <p key={each.id} className={styles.behind}>
                      {each.question}: <b>{each.answer}</b>
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        )}
        {filledInBy === 'CLINIC' && <p className={styles.quiet}>{t('instruments.staff.byStaff')}</p>}
        {!hasOfficialWording && <p className={styles.quiet}>{t('instruments.staff.ownWording')}</p>}
        <History response={response} />
        {isPaper ? (
          <AnswerList answers={answers} />
        ) : (
          <>
            <details className={styles.all}>
              <summary>{t('instruments.answers.show')}</summary>
              <AnswerList answers={answers} />
            </details>
            <HandOn response={response} eContactId={eContactId} />
          </>
        )}
      </div>
    </Card>
  )
}
