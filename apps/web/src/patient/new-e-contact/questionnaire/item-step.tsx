import { useNavigate, useSearch } from '@tanstack/react-router'
import { brokenBy, canLeaveOut, nextUnanswered } from '@vastus/domain/instruments/filling'
import { type SyntheticEvent, useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { ItemField } from '../../../shared/instruments/item-field.tsx'
import type { ItemOfForm } from '../../../shared/instruments/questionnaire-form.ts'
import { WarningNotice } from '../../../shared/instruments/warning-notice.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx'
import { Steps } from '../../../shared/ui/progress.tsx'
import { useCountry } from '../../../shared/danger/emergency-number.ts'
import { patientStyles as styles, SavedLine } from '../../e-contacts/index.ts'
import type { IntroStepProps } from './intro-step.tsx'
import own from './questionnaire.module.css'

/** One question a page. Going on leads to the next one, or back to the list of answers it was changed from. */
export function ItemStep({ filling, form, item, choices }: IntroStepProps & { item: ItemOfForm }) {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const { change } = useSearch({ from: '/e-contacts/questionnaire' })
  const country = useCountry()
  const [attempt, setAttempt] = useState(0)
  const { asked, answers, set, draft } = filling
  const place = asked.findIndex(({ id }) => id === item.id)
  const answer = answers[item.id]
  const broken = answer === undefined ? null : brokenBy(item, answer)
  const isMissing = answer === undefined && !canLeaveOut(form, answers, item)
  const problem = isMissing
    ? t(item.kind === 'CHOICE' ? 'instruments.problem.choose' : 'instruments.problem.answer')
    : broken === 'MAX_LENGTH'
      ? t('instruments.problem.tooLong', { count: item.maxLength })
      : broken && t('instruments.range', { min: item.min, max: item.max })
  const error = attempt > 0 && problem ? problem : undefined

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempt((count) => count + 1)
    if (problem) return
    // Answering may have opened or closed questions: the order is read again from what is answered now.
    const unanswered = nextUnanswered<ItemOfForm>(form, draft.latest().answers)
    const following = change ? unanswered : asked[place + 1]
    void navigate({
      to: '/e-contacts/questionnaire',
      search: following
        ? { ...choices, item: following.id }
        : unanswered
          ? { ...choices, item: unanswered.id }
          : { ...choices, step: 'check' },
    })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary errors={error ? [{ id: item.id, message: error }] : []} attempt={attempt} />
      <div className={own.top}>
        <Steps kind="question" step={place + 1} total={asked.length} />
        <p className={styles.secondary} lang={form.language}>
          {item.isSafety ? null : form.intro}
        </p>
      </div>
      <div className={item.isSafety ? own.safety : undefined}>
        {item.isSafety && <p className={own.safetyHeading}>{t('instruments.safety')}</p>}
        <ItemField
          item={item}
          lang={form.language === language ? '' : form.language}
          answer={answer}
          error={error}
          labelIsHeading
          onAnswer={(given) => set(item.id, given)}
        />
      </div>
      <WarningNotice form={form} answers={answers} country={country} />
      <SavedLine state={draft.state} />
      <ButtonRow>
        <Button type="submit" wide>
          {t('shell.buttons.continue')}
        </Button>
      </ButtonRow>
    </form>
  )
}
