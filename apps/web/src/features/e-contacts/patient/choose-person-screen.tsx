import { useNavigate, useSearch } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { usePersons } from './api/persons.ts'
import { LoadFailed } from './components/load-failed.tsx'
import styles from './components/patient.module.css'
import { StepPage } from './components/step-page.tsx'
import { readChange, useSteps } from './path-search.ts'

export function ChoosePersonScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const steps = useSteps()
  const search = useSearch({ from: '/e-contacts/choose-person' })
  const persons = usePersons()
  const [choice, setChoice] = useState('')
  const [attempt, setAttempt] = useState(0)
  const myself = persons.data?.find(({ relation }) => relation === 'SELF')
  const isChild = choice === 'SELF' && myself?.adult === false
  const error =
    attempt === 0
      ? undefined
      : choice === ''
        ? t('patient.person.choose')
        : isChild
          ? t('patient.person.adultOnly')
          : undefined
  const change = readChange(search.change)
  const kept = { ...(search.type ? { type: search.type } : {}), ...(change ? { change } : {}) }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempt((count) => count + 1)
    if (choice === 'OTHER') void navigate({ to: '/e-contacts/choose-patient', search: kept })
    if (choice === 'SELF' && myself?.adult) steps.toClinic({ ...kept, personId: String(myself.id) })
  }

  return (
    <StepPage step={1}>
      {persons.isError && <LoadFailed onRetry={() => void persons.refetch()} />}
      <form className={styles.form} noValidate onSubmit={submit}>
        <ErrorSummary errors={error ? [{ id: 'person', message: error }] : []} attempt={attempt} />
        <RadioCards
          id="person"
          labelIsHeading
          label={t('patient.person.title')}
          hint={t('patient.person.hint')}
          error={error}
          value={choice}
          onChange={(value) => {
            setChoice(value)
            setAttempt(0)
          }}
          options={[
            {
              value: 'SELF',
              label: t('patient.person.myself'),
              ...(myself ? { hint: `${myself.firstName} ${myself.surname}` } : { hint: '\u00a0' }),
            },
            { value: 'OTHER', label: t('patient.person.other'), hint: t('patient.person.otherHint') },
          ]}
        />
        <ButtonRow>
          <Button type="submit" wide busy={persons.isPending}>
            {t('shell.buttons.continue')}
          </Button>
        </ButtonRow>
      </form>
    </StepPage>
  )
}
