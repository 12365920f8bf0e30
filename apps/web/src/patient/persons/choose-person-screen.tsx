import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import {
  type ChoosablePerson,
  usePersons,
  ChoiceForm,
  LoadFailed,
  Place,
  StepPage,
  keptChoices,
  useSteps,
} from '../e-contacts/index.ts'

export function ChoosePersonScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const steps = useSteps()
  const search = useSearch({ from: '/e-contacts/choose-person' })
  const kept = keptChoices(search)
  const persons = usePersons()
  const myself = persons.data?.find(({ relation }) => relation === 'SELF')

  // Nobody else is there to write for: the page of topics has the way to add somebody.
  const only = persons.data?.length === 1 && myself?.adult && search.change !== 'person' ? myself : undefined
  const skip = useEffectEvent(({ id }: ChoosablePerson) =>
    steps.toClinic({ ...kept, personId: String(id) }, true),
  )
  useEffect(() => {
    if (only) skip(only)
  }, [only])

  const problemOf = (choice: string) => {
    if (choice === '') return t('patient.person.choose')
    return choice === 'SELF' && myself?.adult === false ? t('patient.person.adultOnly') : undefined
  }
  const goOn = (choice: string) => {
    if (choice === 'OTHER') void navigate({ to: '/e-contacts/choose-patient', search: kept })
    else if (myself) steps.toClinic({ ...kept, personId: String(myself.id) })
    else void persons.refetch()
  }

  return (
    <StepPage place={<Place step="PERSON" />}>
      {persons.isError && <LoadFailed onRetry={() => void persons.refetch()} />}
      <ChoiceForm
        id="person"
        title={t('patient.person.title')}
        hint={t('patient.person.hint')}
        problemOf={problemOf}
        onChoose={goOn}
        isReady={!persons.isPending && !only}
        options={[
          {
            value: 'SELF',
            label: t('patient.person.myself'),
            hint: myself ? `${myself.firstName} ${myself.surname}` : '\u00a0',
          },
          { value: 'OTHER', label: t('patient.person.other'), hint: t('patient.person.otherHint') },
        ]}
      />
    </StepPage>
  )
}
