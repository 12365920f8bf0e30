import { Link, useSearch } from '@tanstack/react-router'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/page-states.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
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
import { PersonLinks } from './person-links.tsx'

export function ChoosePatientScreen() {
  const { t } = useI18n()
  const persons = usePersons()
  const represented = persons.data?.filter(({ relation }) => relation === 'REPRESENTED') ?? []
  return (
    <StepPage place={<Place step="PERSON" />}>
      {represented.length > 0 ? (
        <Choice represented={represented} />
      ) : (
        <>
          <h1>{t('patient.patient.title')}</h1>
          {persons.isPending && <Skeleton shape="card" lines={2} />}
          {persons.isError && <LoadFailed onRetry={() => void persons.refetch()} />}
          {persons.isSuccess && (
            <EmptyState
              heading={t('patient.patient.noneHeading')}
              text={t('persons.none.text')}
              action={<AddLink primary />}
            />
          )}
        </>
      )}
    </StepPage>
  )
}

function Choice({ represented }: { represented: readonly ChoosablePerson[] }) {
  const { t, format } = useI18n()
  const steps = useSteps()
  const search = useSearch({ from: '/e-contacts/choose-patient' })
  const only = represented.length === 1 ? represented[0] : undefined
  const added = represented.find(({ id }) => String(id) === search.personId)
  return (
    <>
      <ChoiceForm
        id="patient"
        title={t('patient.patient.title')}
        initial={String((added ?? only)?.id ?? '')}
        problemOf={(choice) => (choice === '' ? t('errors.rules.REPRESENTED_PERSON_REQUIRED') : undefined)}
        onChoose={(personId) => steps.toClinic({ ...keptChoices(search), personId })}
        options={represented.map((person) => ({
          value: String(person.id),
          label: `${person.firstName} ${person.surname}`,
          hint: t('patient.patient.born', { date: format.date(person.birthDate) }),
        }))}
      >
        <AddLink />
      </ChoiceForm>
      <PersonLinks represented={represented} />
    </>
  )
}

function AddLink({ primary = false }: { primary?: boolean }) {
  const { t } = useI18n()
  const search = useSearch({ from: '/e-contacts/choose-patient' })
  return (
    <Link
      to="/e-contacts/add/person"
      search={keptChoices(search)}
      className={buttonClass(primary ? 'primary' : 'secondary', true)}
    >
      {t('persons.add.action')}
    </Link>
  )
}
