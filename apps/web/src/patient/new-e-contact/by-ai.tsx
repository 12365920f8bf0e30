import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSummarize } from '../../shared/questions/helper-questions.ts'
import { reportError } from '../../shared/api/report.ts'
import { Action } from '../../shared/ui/button.tsx'
import { patientStyles as styles } from '../e-contacts/index.ts'

function HowAiIsUsed() {
  const { t } = useI18n()
  return <Link to="/my-data/ai">{t('questionnaire.ai.how')}</Link>
}

/** Says of a question that a model chose it. */
export function ChosenByAi() {
  const { t } = useI18n()
  return (
    <p className={styles.secondary}>
      {t('questionnaire.ai.chosen')} <HowAiIsUsed />
    </p>
  )
}

interface WordedByAiProps {
  /** From what the text is made. */
  about: Parameters<ReturnType<typeof useSummarize>['mutate']>[0]
  isWorded: boolean
  onWorded: (text: string) => void
  onBack: () => void
}

/** Lets a model put the message and the answers into one text, and says so as long as that text is there. */
export function WordedByAi({ about, isWorded, onWorded, onBack }: WordedByAiProps) {
  const { t } = useI18n()
  const word = useSummarize()
  const [hasFailed, setFailed] = useState(false)
  const ask = () => {
    setFailed(false)
    word.mutate(
      { ...about, byAi: true },
      {
        onSuccess: ({ summary, byAi }) => (byAi ? onWorded(summary) : setFailed(true)),
        onError: (error) => {
          reportError('questionnaire', error)
          setFailed(true)
        },
      },
    )
  }
  if (isWorded)
    return (
      <p className={styles.secondary} role="status">
        {t('questionnaire.ai.worded')} <Action onClick={onBack}>{t('questionnaire.ai.back')}</Action>{' '}
        <HowAiIsUsed />
      </p>
    )
  return (
    <div>
      <p>
        <Action disabled={word.isPending} onClick={ask}>
          {t(word.isPending ? 'questionnaire.ai.underWay' : 'questionnaire.ai.word')}
        </Action>
      </p>
      {hasFailed && (
        <p className={styles.secondary} role="status">
          {t('questionnaire.ai.failed')}
        </p>
      )}
    </div>
  )
}
