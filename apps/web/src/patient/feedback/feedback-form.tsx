import {
  FEEDBACK_MESSAGE_MAX,
  FEEDBACK_RATINGS,
  type FeedbackType,
  keywordsFor,
} from '@vastus/domain/feedback/feedback'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { ErrorSummary } from '../../shared/ui/error-summary.tsx'
import { Fieldset, FieldStack } from '../../shared/ui/field.tsx'
import { RadioCards } from '../../shared/ui/radio-cards.tsx'
import { TextArea } from '../../shared/ui/text-area.tsx'
import styles from './feedback.module.css'
import { useFeedbackForm } from './use-feedback-form.ts'

interface FeedbackFormProps {
  eContactId: number
  type: FeedbackType
  onSent: () => void
  onSkip: () => void
}

const FIELDS = ['rating', 'keywords', 'message'] as const

/** A rating in words, and what it is about: keywords, own words or both. */
export function FeedbackForm({ eContactId, type, onSent, onSkip }: FeedbackFormProps) {
  const { t } = useI18n()
  const { values, change, submit, errorOf, attempt, refusal, isBusy } = useFeedbackForm(
    eContactId,
    type,
    onSent,
  )
  const errors = FIELDS.flatMap((id) => {
    const message = errorOf(id)
    return message ? [{ id, message }] : []
  })
  const toggle = (keyword: (typeof values.keywords)[number], isChosen: boolean) =>
    change({
      keywords: [...values.keywords.filter((each) => each !== keyword), ...(isChosen ? [keyword] : [])],
    })

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <FieldStack>
        <RadioCards
          id="rating"
          label={t(`feedback.question.${type}`)}
          error={errorOf('rating')}
          value={values.rating}
          onChange={(rating) => change({ rating })}
          options={FEEDBACK_RATINGS.toReversed().map((rating) => ({
            value: String(rating),
            label: t(`feedback.rating.${rating}`),
          }))}
        />
        <Fieldset
          id="keywords-group"
          label={t('feedback.keywords')}
          hint={t('feedback.keywordsHint')}
          error={errorOf('keywords')}
        >
          <div className={styles.keywords}>
            {keywordsFor(type).map((keyword, index) => (
              <Checkbox
                key={keyword}
                // The first one carries the id, so that the error summary's link lands on it.
                id={index === 0 ? 'keywords' : `keywords-${keyword}`}
                label={t(`feedback.keyword.${keyword}`)}
                checked={values.keywords.includes(keyword)}
                onChange={(isChosen) => toggle(keyword, isChosen)}
              />
            ))}
          </div>
        </Fieldset>
        <TextArea
          id="message"
          label={t('feedback.message')}
          hint={t(`feedback.messageHint.${type}`)}
          error={errorOf('message')}
          rows={3}
          maxCharacters={FEEDBACK_MESSAGE_MAX}
          countFrom={FEEDBACK_MESSAGE_MAX - 200}
          value={values.text}
          onChange={(text) => change({ text })}
        />
      </FieldStack>
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
      <ButtonRow>
        <Button type="submit" wide busy={isBusy}>
          {refusal ? t('shell.toast.notSent') : t('feedback.send')}
        </Button>
        <Button variant="quiet" wide onClick={onSkip}>
          {t('feedback.skip')}
        </Button>
      </ButtonRow>
    </form>
  )
}
