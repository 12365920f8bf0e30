import type { ScoredResponse } from '@vastus/contract/instruments'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { reportError } from '../../shared/api/report.ts'
import { Action } from '../../shared/ui/button.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import styles from './responses.module.css'
import { scoreWords } from './score-words.ts'

/** For the record system of the clinic: the whole result on the clipboard, or as a file. */
export function HandOn({ response, eContactId }: { response: ScoredResponse; eContactId: number }) {
  const { t, format } = useI18n()
  const { show } = useToasts()
  const text = [
    `${response.name}, ${format.date(response.createdAt)}`,
    ...response.scores.map((score) =>
      [`${score.label}: ${scoreWords(t, score)}`, score.band?.label].filter(Boolean).join(', '),
    ),
    ...response.classification.map(({ label, result }) => `${label}: ${result}`),
    ...response.flags.map(
      ({ severity, label }) => `${t(`instruments.staff.severity.${severity}`)}: ${label}`,
    ),
    '',
    ...response.answers.map(({ question, answer }) => `${question} – ${answer}`),
    ...(response.hasOfficialWording ? [] : ['', t('instruments.staff.ownWording')]),
  ].join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => show({ tone: 'success', autoDismiss: true, text: t('instruments.staff.copied') }),
      (error: unknown) => {
        reportError('questionnaires', error)
        show({ tone: 'error', text: t('instruments.staff.copyFailed') })
      },
    )
  return (
    <p className={styles.hand}>
      <Action onClick={() => void copy()}>{t('instruments.staff.copy')}</Action>
      <a
        href={`/api/clinic/e-contacts/${eContactId}/questionnaires/responses/fhir`}
        download={`questionnaires-${eContactId}.fhir.json`}
      >
        {t('instruments.staff.fhir')}
      </a>
    </p>
  )
}
