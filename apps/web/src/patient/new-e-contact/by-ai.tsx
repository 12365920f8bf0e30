import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import type { useSummarize } from '../../shared/questions/helper-questions.ts'
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
  word: ReturnType<typeof useSummarize>
  isOffered: boolean
  isWorded: boolean
  onWorded: (text: string) => void
  onBack: () => void
}

/** Lets a model put the message and the answers into one text, and says so as long as that text is there. */
export function WordedByAi({ about, word, isOffered, isWorded, onWorded, onBack }: WordedByAiProps) {
  const { t } = useI18n()
  const [hasFailed, setFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button goes away; the text that it changed is next.
  const toText = () => document.getElementById('summary')?.focus()
  const ask = () => {
    if (word.isPending) return
    setFailed(false)
    word.mutate(
      { ...about, byAi: true },
      {
        onSuccess: ({ summary, byAi }) => {
          if (!byAi) return setFailed(true)
          if (document.activeElement === button.current) toText()
          onWorded(summary)
        },
        onError: (error) => {
          reportError('questionnaire', error)
          setFailed(true)
        },
      },
    )
  }
  const told = isWorded
    ? t('questionnaire.ai.worded')
    : hasFailed && isOffered
      ? t('questionnaire.ai.failed')
      : ''
  return (
    <div>
      {isOffered && (
        <p>
          <Action ref={button} aria-disabled={word.isPending} onClick={ask}>
            {t(word.isPending ? 'questionnaire.ai.underWay' : 'questionnaire.ai.word')}
          </Action>
        </p>
      )}
      <p className={styles.secondary}>
        {/* There from the start: what comes together with its words is not read out. */}
        <span role="status">{told}</span>
        {isWorded && (
          <>
            {' '}
            <Action
              onClick={() => {
                toText()
                onBack()
              }}
            >
              {t('questionnaire.ai.back')}
            </Action>{' '}
            <HowAiIsUsed />
          </>
        )}
      </p>
    </div>
  )
}
