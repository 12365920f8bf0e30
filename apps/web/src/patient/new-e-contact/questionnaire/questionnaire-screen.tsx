import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { isQuestionnaire, isTypeCode, type TypeCode } from '@vastus/domain/types/catalogue'
import { useRef, useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import type { ShownPage } from '../../../shared/instruments/use-no-page-twice.ts'
import { Action } from '../../../shared/ui/button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import {
  chosenPerson,
  LoadFailed,
  onTheWay,
  Place,
  StepPage,
  patientStyles as styles,
  TypeHeading,
  useFocusHeading,
  usePatientClinics,
  usePersons,
} from '../../e-contacts/index.ts'
import { CheckAnswers } from './check-answers.tsx'
import { IntroStep } from './intro-step.tsx'
import { ItemStep } from './item-step.tsx'
import { useQuestionnaire } from './use-questionnaire.ts'
import { isAwayError, WriteInstead } from './write-instead.tsx'

export const QuestionnaireScreen = onTheWay(Questionnaire)

/** A questionnaire: what it is, its questions, a look at all answers, and the sending. */
function Questionnaire() {
  const { type = '', personId = '', clinicId = '' } = useSearch({ from: '/e-contacts/questionnaire' })
  if (!personId || !clinicId || !isTypeCode(type) || !isQuestionnaire(type))
    return <Navigate to="/e-contacts/choose-person" replace />
  return <FillIn key={`${type} ${personId}`} type={type} personId={personId} clinicId={clinicId} />
}

function FillIn({ type, personId, clinicId }: { type: TypeCode; personId: string; clinicId: string }) {
  const { t } = useI18n()
  const search = useSearch({ from: '/e-contacts/questionnaire' })
  const navigate = useNavigate()
  const [isAway, setAway] = useState(false)
  const lastPage = useRef<ShownPage | null>(null)
  const persons = usePersons()
  const clinics = usePatientClinics(Number(personId))
  const filling = useQuestionnaire(type, personId, clinicId)
  const { form, draft } = filling
  const { person, actingFor } = chosenPerson(persons.data, personId)
  const clinic = clinics.data?.find(({ id }) => String(id) === clinicId)
  const { eContactId } = search
  const choices = { personId, clinicId, type, ...(eContactId ? { eContactId } : {}) }
  useFocusHeading(search.step ?? search.item ?? '')

  if ((clinics.isSuccess && !clinic) || (persons.isSuccess && !person))
    return <Navigate to="/e-contacts/choose-person" replace />
  const isLoading = draft.state === 'LOADING' || !form.data || !person || !clinic
  const isCheck = search.step === 'check'
  const itemId = form.data?.items.find(({ id }) => id === search.item)?.id

  return (
    <StepPage
      {...(itemId ? {} : { place: <Place step={isCheck ? 'CHECK' : 'MESSAGE'} /> })}
      actingFor={actingFor}
      isWide={isCheck && !filling.next}
    >
      {isAway || isAwayError(form.error) ? (
        <WriteInstead filling={filling} choices={choices} />
      ) : isLoading ? (
        form.isError || persons.isError || clinics.isError ? (
          <>
            <h1>{t(`types.${type}`)}</h1>
            <LoadFailed
              onRetry={() => void Promise.all([form.refetch(), persons.refetch(), clinics.refetch()])}
            />
            <p>
              <Action onClick={() => void navigate({ to: '/e-contacts/create', search: choices })}>
                {t('instruments.intro.freeText')}
              </Action>
            </p>
          </>
        ) : (
          <>
            <div className={styles.intro}>
              <TypeHeading type={type} />
            </div>
            <Skeleton shape="card" lines={6} />
          </>
        )
      ) : isCheck && !filling.next ? (
        <CheckAnswers
          filling={filling}
          form={form.data}
          person={person}
          clinic={clinic}
          choices={choices}
          onAway={() => setAway(true)}
        />
      ) : itemId ? (
        <ItemStep
          key={itemId}
          filling={filling}
          form={form.data}
          itemId={itemId}
          choices={choices}
          lastPage={lastPage}
        />
      ) : (
        <IntroStep filling={filling} form={form.data} choices={choices} />
      )}
    </StepPage>
  )
}
