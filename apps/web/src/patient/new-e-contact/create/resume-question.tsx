import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { chosenFiles, patientStyles as styles, StartAgain } from '../../e-contacts/index.ts'
import { type Choices, choicesOf, type useNewMessage, withChoices } from '../new-message.ts'

interface ResumeQuestionProps {
  draft: ReturnType<typeof useNewMessage>
  /** The person chosen now, for whom the text may be used when it can't go out for the one it was begun for. */
  instead?: { name: string; choices: Choices } | undefined
  /** The one it was begun for is none of the user's people any more. */
  isOrphan: boolean
}

/** A text begun for one person must never go out for another without a look. */
export function ResumeQuestion({ draft, instead, isOrphan }: ResumeQuestionProps) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { text } = draft.values
  return (
    <>
      <div className={styles.intro}>
        <h1>{t('patient.create.resumeTitle')}</h1>
        <p>{t(isOrphan ? 'patient.create.orphanText' : 'patient.create.resumeText')}</p>
      </div>
      <blockquote className={styles.unsent}>
        <p className={styles.preview}>{text}</p>
      </blockquote>
      <ButtonRow>
        {!isOrphan ? (
          <Button
            wide
            onClick={() =>
              void navigate({ to: '/e-contacts/create', search: choicesOf(draft.values), replace: true })
            }
          >
            {t('shell.buttons.continue')}
          </Button>
        ) : instead ? (
          <Button
            wide
            onClick={() => {
              chosenFiles.moveTo(instead.choices.personId, draft.values.personId)
              draft.change((kept) => withChoices(kept, instead.choices))
            }}
          >
            {t('patient.create.useFor', { name: instead.name })}
          </Button>
        ) : (
          <Button wide onClick={() => void navigate({ to: '/e-contacts/choose-person', replace: true })}>
            {t('patient.create.chooseAnother')}
          </Button>
        )}
        <Button variant="secondary" wide onClick={() => setAsking(true)}>
          {t('patient.list.startAgain')}
        </Button>
      </ButtonRow>
      <StartAgain
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          chosenFiles.forget()
          draft.clear()
        }}
      />
    </>
  )
}
