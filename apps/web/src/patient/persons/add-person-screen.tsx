import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDraft } from '../../shared/drafts/use-draft.tsx'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import {
  useSavePerson,
  patientStyles as styles,
  StepPage,
  keptChoices,
  onTheWay,
} from '../e-contacts/index.ts'
import { PersonForm } from './person-form.tsx'
import { bodyOf, NOBODY, type PersonValues } from './person-values.ts'

export const AddPersonScreen = onTheWay(AddPerson)

/** Adds somebody to write for, and goes on with them. */
function AddPerson() {
  const { t } = useI18n()
  const navigate = useNavigate()
  const search = useSearch({ from: '/e-contacts/add/person' })
  const draft = useDraft('person:new', NOBODY)
  const add = useSavePerson()

  const save = async (values: PersonValues) => {
    const { declaration } = values
    const { id } = await add.mutateAsync({
      id: null,
      body: { ...bodyOf(values), declaration },
      idempotencyKey: draft.idempotencyKey(),
    })
    // In view until the next page is there.
    draft.settle()
    await navigate({
      to: '/e-contacts/choose-patient',
      search: { ...keptChoices(search), personId: String(id) },
      replace: true,
    })
  }

  return (
    <StepPage>
      <div className={styles.intro}>
        <h1>{t('persons.add.title')}</h1>
        <p className={styles.secondary}>{t('persons.add.intro')}</p>
      </div>
      {draft.state === 'LOADING' ? (
        <Skeleton shape="card" lines={5} />
      ) : (
        <PersonForm draft={draft} save={save} submitLabel={t('persons.add.submit')} declares />
      )}
    </StepPage>
  )
}
