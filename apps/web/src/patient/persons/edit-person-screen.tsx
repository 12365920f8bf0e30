import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { SummaryList } from '../../shared/ui/card.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'
import {
  type ChoosablePerson,
  usePersons,
  useSavePerson,
  LoadFailed,
  patientStyles as styles,
  StepPage,
  keptChoices,
  onTheWay,
} from '../e-contacts/index.ts'
import { PersonForm } from './person-form.tsx'
import { bodyOf, type PersonValues, valuesOf } from './person-values.ts'
import { RemovePerson } from './remove-person.tsx'

export const EditPersonScreen = onTheWay(EditPerson)

function EditPerson() {
  const { t, format } = useI18n()
  const search = useSearch({ from: '/e-contacts/edit/person' })
  const persons = usePersons()
  const person = persons.data?.find(
    ({ id, relation }) => String(id) === search.personId && relation === 'REPRESENTED',
  )
  if (persons.isSuccess && !person)
    return <Navigate to="/e-contacts/choose-patient" search={keptChoices(search)} replace />
  return (
    <StepPage>
      <div className={styles.intro}>
        <h1>{t(person?.editable === false ? 'persons.edit.confirmedTitle' : 'persons.edit.title')}</h1>
        {person?.endsAt && (
          <p className={styles.secondary}>
            {t('persons.list.untilAdult', { date: format.date(person.endsAt) })}
          </p>
        )}
      </div>
      {persons.isPending && <Skeleton shape="card" lines={5} />}
      {persons.isError && <LoadFailed onRetry={() => void persons.refetch()} />}
      {person && (
        <>
          {person.editable ? <EditForm key={person.id} person={person} /> : <Confirmed person={person} />}
          <RemovePerson person={person} />
        </>
      )}
    </StepPage>
  )
}

function EditForm({ person }: { person: ChoosablePerson }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const search = useSearch({ from: '/e-contacts/edit/person' })
  const { show } = useToasts()
  const draft = useDraft(`person:${person.id}`, valuesOf(person))
  const change = useSavePerson()

  const save = async (values: PersonValues) => {
    await change.mutateAsync({
      id: person.id,
      body: bodyOf(values),
      idempotencyKey: draft.idempotencyKey(),
    })
    // In view until the next page is there.
    draft.settle()
    show({ tone: 'success', text: t('persons.edit.saved') })
    await navigate({
      to: '/e-contacts/choose-patient',
      search: { ...keptChoices(search), personId: String(person.id) },
    })
  }

  if (draft.state === 'LOADING') return <Skeleton shape="card" lines={5} />
  return (
    <PersonForm
      draft={draft}
      knownCode={person.personalCode}
      save={save}
      submitLabel={t('persons.edit.submit')}
    />
  )
}

/** What only the clinic changes. */
function Confirmed({ person }: { person: ChoosablePerson }) {
  const { t, format } = useI18n()
  const country = useSessionStore().config.featureFlags.COUNTRY_CODE
  const rows = [
    { label: t('identity.field.firstName'), value: person.firstName },
    { label: t('identity.field.surname'), value: person.surname },
    { label: t(`identity.field.personalCode.${country}`), value: person.personalCode },
    { label: t('identity.field.birthDate'), value: format.date(person.birthDate) },
  ]
  return (
    <div className={styles.form}>
      <p className={classNames(styles.alert, styles.calm)}>{t('persons.edit.confirmed')}</p>
      <SummaryList rows={rows.filter(({ value }) => value !== null)} />
    </div>
  )
}
