import { Navigate, useLocation, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import {
  ChoiceForm,
  type ChoosableClinic,
  chosenPerson,
  keptChoices,
  Place,
  StepPage,
  usePatientClinics,
  usePersons,
  useSteps,
} from '../../e-contacts/index.ts'
import { clinicOption } from './clinic-option.tsx'
import { ClinicsAwaited } from './clinics-awaited.tsx'
import { useGoOn } from './use-go-on.ts'

/** The clinics that take new patients have a page of their own. */
const OTHER = 'OTHER'

export function ChooseClinicScreen() {
  const { t } = useI18n()
  const search = useSearch({ from: '/e-contacts/choose-clinic' })
  const steps = useSteps()
  const { actingFor } = chosenPerson(usePersons().data, search.personId)
  const clinics = usePatientClinics(Number(search.personId))
  const own = clinics.data?.filter(({ relation }) => relation !== 'OPEN') ?? []
  const hasOpen = clinics.data?.some(({ relation }) => relation === 'OPEN') ?? false
  const isUnrelated =
    clinics.data?.length === 0 ||
    (clinics.error instanceof ApiError && clinics.error.key === 'PATIENT_NOT_RELATED_WITH_ANY_CLINIC')
  // While the next page is on its way, the address is that page's already.
  const [isOnTheWay] = useState(useLocation({ select: ({ state }) => state.isOnTheWay === true }))
  // A clinic that takes anybody is chosen on purpose: the page of topics leads there.
  const only = own.length === 1 && isOnTheWay && search.change !== 'clinic' ? own[0] : undefined
  const goOn = useGoOn(search)
  const skip = useEffectEvent((clinic: ChoosableClinic) => goOn(clinic, true))
  useEffect(() => {
    if (only) skip(only)
  }, [only])

  const { personId } = search
  if (!personId) return <Navigate to="/e-contacts/choose-person" replace />
  if (isUnrelated) return <Navigate to="/e-contacts/clinic-not-joined" replace />
  if (clinics.data && own.length === 0)
    return <Navigate to="/e-contacts/choose-open-clinic" search={search} replace />

  const title = t('patient.clinic.title')
  const options = own.map((clinic) => clinicOption(clinic, t))
  if (hasOpen)
    options.push({
      value: OTHER,
      label: t('persons.clinic.other'),
      hint: t('persons.clinic.otherHint'),
    })
  const choose = (choice: string) => {
    const clinic = own.find(({ id }) => String(id) === choice)
    if (clinic) goOn(clinic)
    else steps.toOpenClinic({ ...keptChoices(search), personId })
  }
  return (
    <StepPage place={<Place step="CLINIC" />} actingFor={actingFor}>
      {clinics.data && !only ? (
        <ChoiceForm
          id="clinic"
          title={title}
          problemOf={(choice) => (choice === '' ? t('patient.clinic.choose') : undefined)}
          onChoose={choose}
          options={options}
        />
      ) : (
        <ClinicsAwaited title={title} clinics={clinics} />
      )}
    </StepPage>
  )
}
