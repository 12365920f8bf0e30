import type { QuestionnaireForm } from '@vastus/contract/instruments'
import type { PatientEContact } from '@vastus/contract/shapes'
import type { Answers } from '@vastus/domain/instruments/instrument'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import type { ItemOfForm } from '../../shared/instruments/questionnaire-form.ts'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { patientStyles as styles } from '../e-contacts/index.ts'

interface AnswerIntroProps {
  eContact: PatientEContact
  form: QuestionnaireForm
  asked: readonly ItemOfForm[]
  answers: Answers
  onStart: () => void
}

/** What the clinic asks, how long it takes and in which language the questions are. */
export function AnswerIntro({ eContact, form, asked, answers, onStart }: AnswerIntroProps) {
  const { t, language } = useI18n()
  const given = asked.filter(({ id }) => answers[id] !== undefined).length
  return (
    <div className={styles.form}>
      <div className={styles.intro}>
        <h1>{t(`types.${form.code}`)}</h1>
        {eContact.inquiry && <p dir="auto">{eContact.inquiry.question}</p>}
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
          {t('instruments.intro.kept', { given, total: asked.length })}
        </p>
      )}
      <p className={styles.secondary}>
        {t(form.hasOfficialWording ? 'instruments.intro.private' : 'instruments.intro.ownWording')}
      </p>
      <ButtonRow>
        <Button wide onClick={onStart}>
          {t(given > 0 ? 'shell.buttons.continue' : 'instruments.intro.start')}
        </Button>
      </ButtonRow>
    </div>
  )
}
