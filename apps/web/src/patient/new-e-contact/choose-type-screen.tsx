import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { LAST_TYPE, TYPE_CODES, type TypeCode } from '@vastus/domain/types/catalogue'
import { fitsPerson } from '@vastus/domain/types/fits-person'
import { ageOn } from '@vastus/domain/identity/age'
import { arrangePicker, visibleTypes } from '@vastus/domain/types/sort'
import { Suspense, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { Action } from '../../shared/ui/button.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import {
  type ChoosableClinic,
  type ChoosablePerson,
  isAwaited,
  useMyEContacts,
  usePatientClinics,
  usePersons,
  LoadFailed,
  patientStyles as styles,
  Place,
  StepPage,
  TypeLinks,
  TypePicker,
  chosenPerson,
} from '../e-contacts/index.ts'
import { findTypes } from '../../shared/types/find-types.ts'
import { useTypeWords } from '../../shared/types/type-words.ts'

const SearchDanger = lazyPart(() => import('./search-danger.tsx').then((module) => module.SearchDanger))

export function ChooseTypeScreen() {
  const { t, language } = useI18n()
  const search = useSearch({ from: '/e-contacts/add' })
  const persons = usePersons()
  const clinics = usePatientClinics(Number(search.personId))
  const words = useTypeWords()
  const mine = useMyEContacts()
  const [query, setQuery] = useState('')
  const typed = query.trim()
  const clinic = clinics.data?.find(({ id }) => String(id) === search.clinicId)
  if (!search.personId || !search.clinicId || (clinics.isSuccess && !clinic))
    return <Navigate to="/e-contacts/choose-person" replace />

  const types = clinic ? visibleTypes(clinic.eContactTypes ?? TYPE_CODES, clinic, language) : []
  const { person } = chosenPerson(persons.data, search.personId)
  const years = person ? ageOn(person.birthDate, serverNow().toISOString().slice(0, 10)).years : undefined
  const fitting = types.filter((each) => fitsPerson(each, { years, sex: person?.sex ?? undefined }))
  const before = (mine.data?.pages ?? [])
    .flatMap(({ content }) => content)
    .filter(({ patient }) => String(patient.id) === search.personId)
    .map(({ eContactType }) => eContactType)
  const found = typed === '' ? null : findTypes(typed, types, words, language)

  return (
    <StepPage place={<Place step="TYPE" />} actingFor={chosenPerson(persons.data, search.personId).actingFor}>
      <div className={styles.intro}>
        <h1>{t('patient.type.title')}</h1>
        {/* Its line is there before its name is known. */}
        <p className={styles.secondary}>
          {clinic?.name ?? '\u00a0'}
          {clinic && <NotAsked persons={persons.data} clinics={clinics.data} personId={search.personId} />}
        </p>
      </div>
      <search className={styles.searchBox}>
        <TextField
          id="search"
          type="search"
          label={t('patient.type.search')}
          hint={t('patient.type.searchHint')}
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={setQuery}
        />
      </search>
      {(clinics.isPending || isAwaited(mine)) && <Skeleton shape="card" lines={8} />}
      {clinics.isError && <LoadFailed onRetry={() => void clinics.refetch()} />}
      {/* There from the start: what comes together with its words is not read out. */}
      <p role="status" className={styles.count}>
        {clinic &&
          found &&
          (found.length === 0 ? t('patient.type.nothing') : t('patient.type.found', { count: found.length }))}
      </p>
      {typed !== '' && (
        <Suspense fallback={null}>
          <SearchDanger text={typed} />
        </Suspense>
      )}
      {clinic && found && <Found types={found} onClear={() => setQuery('')} />}
      {clinic && !found && !isAwaited(mine) && (
        <TypePicker picker={arrangePicker(fitting, words.labels, language, before)} />
      )}
    </StepPage>
  )
}

function Found({ types, onClear }: { types: readonly TypeCode[]; onClear: () => void }) {
  const { t } = useI18n()
  return (
    <div className={styles.group}>
      {types.length === 0 && <p>{t('patient.type.nothingHint')}</p>}
      <TypeLinks types={types.includes(LAST_TYPE) ? types : [...types, LAST_TYPE]} />
      <p>
        <Action onClick={onClear}>{t('patient.type.clear')}</Action>
      </p>
    </div>
  )
}

/** The ways to what was not asked, because there was one answer: somebody else, or a clinic that takes anybody. */
function NotAsked({
  persons,
  clinics,
  personId,
}: {
  persons: readonly ChoosablePerson[] | undefined
  clinics: readonly ChoosableClinic[] | undefined
  personId: string
}) {
  const { t } = useI18n()
  const open = clinics?.filter(({ relation }) => relation === 'OPEN') ?? []
  const hasOneOwn = clinics !== undefined && clinics.length - open.length === 1
  return (
    <>
      {persons?.length === 1 && (
        <>
          {' · '}
          <Link to="/e-contacts/choose-patient">{t('patient.type.forOther')}</Link>
        </>
      )}
      {hasOneOwn && open.length > 0 && (
        <>
          {' · '}
          <Link to="/e-contacts/choose-open-clinic" search={{ personId }}>
            {t('patient.type.otherClinic')}
          </Link>
        </>
      )}
    </>
  )
}
