import { useSearch } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx'
import { EmptyState } from '../../../shared/ui/page-states.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { type ChoosablePerson, usePersons } from './api/persons.ts'
import { LoadFailed } from './components/load-failed.tsx'
import styles from './components/patient.module.css'
import { StepPage } from './components/step-page.tsx'
import { readChange, useSteps } from './path-search.ts'

export function ChoosePatientScreen() {
  const { t } = useI18n()
  const persons = usePersons()
  const represented = persons.data?.filter(({ relation }) => relation === 'REPRESENTED') ?? []
  const title = t('patient.patient.title')
  return (
    <StepPage step={1}>
      {represented.length > 0 ? <Choice represented={represented} /> : <h1>{title}</h1>}
      {persons.isPending && <Skeleton shape="card" lines={2} />}
      {persons.isError && <LoadFailed onRetry={() => void persons.refetch()} />}
      {persons.isSuccess && represented.length === 0 && <Nobody persons={persons.data} />}
    </StepPage>
  )
}

function Choice({ represented }: { represented: readonly ChoosablePerson[] }) {
  const { t, format } = useI18n()
  const steps = useSteps()
  const search = useSearch({ from: '/e-contacts/choose-patient' })
  const [choice, setChoice] = useState(represented.length === 1 ? String(represented[0]?.id) : '')
  const [attempt, setAttempt] = useState(0)
  const error = attempt > 0 && choice === '' ? t('patient.patient.choose') : undefined
  const change = readChange(search.change)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempt((count) => count + 1)
    if (choice === '') return
    steps.toClinic({
      personId: choice,
      ...(search.type ? { type: search.type } : {}),
      ...(change ? { change } : {}),
    })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary errors={error ? [{ id: 'patient', message: error }] : []} attempt={attempt} />
      <RadioCards
        id="patient"
        labelIsHeading
        label={t('patient.patient.title')}
        error={error}
        value={choice}
        onChange={setChoice}
        options={represented.map((person) => ({
          value: String(person.id),
          label: `${person.firstName} ${person.surname}`,
          hint: t('patient.patient.born', { date: format.date(person.birthDate) }),
        }))}
      />
      <ButtonRow>
        <Button type="submit" wide>
          {t('shell.buttons.continue')}
        </Button>
      </ButtonRow>
    </form>
  )
}

/** Says what to do next instead of what is not possible. */
function Nobody({ persons }: { persons: readonly ChoosablePerson[] }) {
  const { t } = useI18n()
  const steps = useSteps()
  const myself = persons.find(({ relation, adult }) => relation === 'SELF' && adult)
  return (
    <EmptyState
      heading={t('patient.patient.noneHeading')}
      text={t('patient.patient.noneText')}
      action={
        myself && (
          <Button onClick={() => steps.toClinic({ personId: String(myself.id) })}>
            {t('patient.patient.aboutMe')}
          </Button>
        )
      }
    />
  )
}
