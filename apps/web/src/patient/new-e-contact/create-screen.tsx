import { Navigate, useSearch } from '@tanstack/react-router'
import { isTypeCode } from '@vastus/domain/types/catalogue'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { serverNow } from '../../shared/time/server-clock.ts'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useCountry } from '../../shared/danger/emergency-number.ts'
import {
  chosenFiles,
  isAwaited,
  usePatientClinics,
  useOpenEContacts,
  usePersons,
  FormTop,
  LoadFailed,
  Place,
  StepPage,
  messageProblem,
  onTheWay,
  openAlike,
  chosenPerson,
  useFocusHeading,
} from '../e-contacts/index.ts'
import { OpenAlike } from './components/open-alike.tsx'
import { CheckStep } from './create/check-step.tsx'
import { DescribeStep } from './create/describe-step.tsx'
import { useNewMessage, withChoices } from './new-message.ts'

// Few begin a text for one person and open the form for another.
const ResumeQuestion = lazy(() =>
  import('./create/resume-question.tsx').then((module) => ({ default: module.ResumeQuestion })),
)

export const CreateScreen = onTheWay(Create)

/** The free-text form: describe, check, send. What is typed is kept as a draft all along. */
function Create() {
  const { t } = useI18n()
  useDatesEarly()
  const search = useSearch({ from: '/e-contacts/create' })
  const { personId = '', clinicId = '', type = '' } = search
  const persons = usePersons()
  const clinics = usePatientClinics(Number(personId))
  // Their notice is above the text field, which must not jump away from a finger.
  const open = useOpenEContacts()
  const draft = useNewMessage()
  const country = useCountry()
  const { person, actingFor } = chosenPerson(persons.data, personId)
  const clinic = clinics.data?.find(({ id }) => String(id) === clinicId)
  const { text } = draft.values
  const isForAnother = text !== '' && draft.values.personId !== personId && !search.change

  const isOrphan =
    text !== '' && persons.isSuccess && persons.data.every(({ id }) => String(id) !== draft.values.personId)

  // The draft follows the choices, so that going on later leads back to the same place.
  const follow = useEffectEvent(() => {
    chosenFiles.moveTo(personId, draft.values.personId)
    draft.change((kept) => withChoices(kept, { personId, clinicId, type }))
  })
  const isBehind =
    draft.state !== 'LOADING' &&
    text !== '' &&
    !isForAnother &&
    (draft.values.personId !== personId || draft.values.clinicId !== clinicId || draft.values.type !== type)
  useEffect(() => {
    if (isBehind) follow()
  }, [isBehind])

  const isLoading = draft.state === 'LOADING' || !clinic || !person || isAwaited(open)
  // Who comes to check an empty message writes it first, and goes on by the button.
  const [isWriting, setWriting] = useState(false)
  const isCheck = search.step === 'check' && !isWriting && !isLoading && messageProblem(text) === null
  useFocusHeading(isCheck ? 'check' : 'describe')

  if (!personId || !clinicId || !isTypeCode(type)) return <Navigate to="/e-contacts/choose-person" replace />
  if (isOrphan && draft.values.personId === personId)
    return (
      <StepPage place={<Place step="PERSON" />}>
        <Suspense fallback={<Skeleton shape="card" lines={5} />}>
          <ResumeQuestion draft={draft} isOrphan />
        </Suspense>
      </StepPage>
    )
  if (draft.state !== 'LOADING' && ((clinics.isSuccess && !clinic) || (persons.isSuccess && !person)))
    return <Navigate to="/e-contacts/choose-person" replace />

  // As it is above the form, so that it is painted once, and when to call for help is there all along.
  const top =
    search.step === 'check' ? <h1>{t('patient.check.title')}</h1> : <FormTop type={type} country={country} />
  const alike = search.step === 'check' ? undefined : openAlike(open.data, type, Number(personId))
  const waiting = (
    <>
      {top}
      {alike && <OpenAlike open={alike} />}
      <Skeleton shape="card" lines={5} />
    </>
  )
  return (
    <StepPage place={<Place step={isCheck ? 'CHECK' : 'MESSAGE'} />} actingFor={actingFor}>
      {isLoading ? (
        persons.isError || clinics.isError ? (
          <>
            {top}
            <LoadFailed onRetry={() => void Promise.all([persons.refetch(), clinics.refetch()])} />
          </>
        ) : (
          waiting
        )
      ) : isForAnother ? (
        <Suspense fallback={waiting}>
          <ResumeQuestion
            draft={draft}
            isOrphan={isOrphan}
            instead={{ name: `${person.firstName} ${person.surname}`, choices: { personId, clinicId, type } }}
          />
        </Suspense>
      ) : (
        <Suspense fallback={waiting}>
          {isCheck ? (
            <CheckStep
              draft={draft}
              person={person}
              clinic={clinic}
              type={type}
              isNewKind={search.change === 'person' || search.change === 'type'}
            />
          ) : (
            <DescribeStep
              draft={draft}
              type={type}
              choices={{ personId, clinicId, type }}
              patient={person}
              isForFiles={search.change === 'files'}
              onWrite={(isWritten) => setWriting(isWritten && search.step === 'check')}
              opensNextAt={clinic.opensNextAt}
            />
          )}
        </Suspense>
      )}
    </StepPage>
  )
}

/** The browser reads its rules of dates while the answers are on their way, not while the form is being drawn. */
function useDatesEarly() {
  const { format } = useI18n()
  useEffect(() => {
    const timer = setTimeout(() => format.date(serverNow()))
    return () => clearTimeout(timer)
  }, [format])
}
