import { useNavigate, useSearch } from '@tanstack/react-router'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { usePersons, ChoiceForm, LoadFailed, StepPage, keptChoices, useSteps } from '../e-contacts/index.ts'

export function ChoosePersonScreen() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const steps = useSteps()
  const kept = keptChoices(useSearch({ from: '/e-contacts/choose-person' }))
  const persons = usePersons()
  const myself = persons.data?.find(({ relation }) => relation === 'SELF')

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
    <StepPage step={1}>
      {persons.isError && <LoadFailed onRetry={() => void persons.refetch()} />}
      <ChoiceForm
        id="person"
        title={t('patient.person.title')}
        hint={t('patient.person.hint')}
        problemOf={problemOf}
        onChoose={goOn}
        isReady={!persons.isPending}
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
