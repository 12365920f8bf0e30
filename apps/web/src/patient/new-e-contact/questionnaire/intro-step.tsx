import { useNavigate } from '@tanstack/react-router'
import type { QuestionnaireForm } from '@vastus/contract/instruments'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Action, Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { patientStyles as styles, StartAgain, TypeHeading } from '../../e-contacts/index.ts'
import type { useQuestionnaire } from './use-questionnaire.ts'

export interface IntroStepProps {
  filling: ReturnType<typeof useQuestionnaire>
  form: QuestionnaireForm
  choices: { personId: string; clinicId: string; type: TypeCode; eContactId?: string }
}

/** What the questionnaire is for, how long it takes and in which language it is; with answers kept from before, a way back to them. */
export function IntroStep({ filling, form, choices }: IntroStepProps) {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { asked, answers, next, draft } = filling
  const given = asked.filter(({ id }) => answers[id] !== undefined).length
  const goOn = () =>
    void navigate({
      to: '/e-contacts/questionnaire',
      search: next
        ? { ...choices, item: given === 0 ? (asked[0]?.id ?? next.id) : next.id }
        : { ...choices, step: 'check' },
    })
  return (
    <div className={styles.form}>
      <div className={styles.intro}>
        <TypeHeading type={choices.type} />
        <h1>{t('instruments.intro.title')}</h1>
        <p>{t('instruments.intro.saves')}</p>
        <p>
          {t('instruments.intro.length', {
            questions: t('instruments.intro.questions', { count: asked.length }),
            minutes: t('instruments.intro.minutes', { count: form.minutes }),
          })}
        </p>
      </div>
      {form.language !== language && (
        <p className={classNames(styles.alert, styles.calm)}>{t('instruments.intro.inEstonian')}</p>
      )}
      {given > 0 && (
        <p className={classNames(styles.alert, styles.calm)}>
          <span>
            {t('instruments.intro.kept', { given, total: asked.length })}{' '}
            <Action onClick={() => setAsking(true)}>{t('patient.list.startAgain')}</Action>
          </span>
        </p>
      )}
      <StartAgain open={asking} onClose={() => setAsking(false)} onConfirm={() => draft.clear()} />
      <p className={styles.secondary}>
        {t(form.hasOfficialWording ? 'instruments.intro.private' : 'instruments.intro.ownWording')}
      </p>
      <ButtonRow>
        <Button wide onClick={goOn}>
          {t(given > 0 ? 'shell.buttons.continue' : 'instruments.intro.start')}
        </Button>
        <Action onClick={() => void navigate({ to: '/e-contacts/create', search: choices })}>
          {t('instruments.intro.freeText')}
        </Action>
      </ButtonRow>
    </div>
  )
}
