import { Navigate, useSearch } from '@tanstack/react-router'
import { isTypeCode, TYPE_CODES } from '@vastus/domain/types/catalogue'
import { visibleTypes } from '@vastus/domain/types/sort'
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../../shared/ui/badge.tsx'
import { Button, ButtonRow } from '../../../shared/ui/button.tsx'
import { ErrorSummary } from '../../../shared/ui/error-summary.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { type ChoosableClinic, usePatientClinics } from './api/clinics.ts'
import { usePersons } from './api/persons.ts'
import { LoadFailed } from './components/load-failed.tsx'
import styles from './components/patient.module.css'
import { StepPage } from './components/step-page.tsx'
import { chosenPerson, readChange, useSteps } from './path-search.ts'

export function ChooseClinicScreen() {
  const { t } = useI18n()
  const search = useSearch({ from: '/e-contacts/choose-clinic' })
  const persons = usePersons()
  const { actingFor } = chosenPerson(persons.data, search.personId)
  const clinics = usePatientClinics(Number(search.personId))
  const isUnrelated =
    clinics.data?.length === 0 ||
    (clinics.error instanceof ApiError && clinics.error.key === 'PATIENT_NOT_RELATED_WITH_ANY_CLINIC')
  const only = clinics.data?.length === 1 && search.change !== 'clinic' ? clinics.data[0] : undefined
  const goOn = useGoOn()
  const skip = useEffectEvent((clinic: ChoosableClinic) => goOn(clinic, true))
  useEffect(() => {
    if (only) skip(only)
  }, [only])

  if (!search.personId) return <Navigate to="/e-contacts/choose-person" replace />
  if (isUnrelated) return <Navigate to="/e-contacts/clinic-not-joined" replace />
  const title = t('patient.clinic.title')
  return (
    <StepPage step={2} actingFor={actingFor}>
      {clinics.data && !only ? (
        <Choice clinics={clinics.data} onChoose={(clinic) => goOn(clinic)} />
      ) : (
        <>
          <h1>{title}</h1>
          {clinics.isError ? (
            <LoadFailed onRetry={() => void clinics.refetch()} />
          ) : (
            <Skeleton shape="card" lines={2} />
          )}
        </>
      )}
    </StepPage>
  )
}

/** On to the type; straight back to the summary when the type stands and the clinic takes it. */
function useGoOn() {
  const { language } = useI18n()
  const steps = useSteps()
  const { personId, type, change: changed } = useSearch({ from: '/e-contacts/choose-clinic' })
  return (clinic: ChoosableClinic, replace = false) => {
    const change = readChange(changed)
    const chosen = {
      ...(personId ? { personId } : {}),
      clinicId: String(clinic.id),
      ...(change ? { change } : {}),
    }
    const taken = visibleTypes(clinic.eContactTypes ?? TYPE_CODES, clinic, language)
    if (change && type && isTypeCode(type) && taken.includes(type))
      steps.toCreate({ ...chosen, type, step: 'check' }, replace)
    else steps.toType(chosen, replace)
  }
}

function Choice({
  clinics,
  onChoose,
}: {
  clinics: readonly ChoosableClinic[]
  onChoose: (clinic: ChoosableClinic) => void
}) {
  const { t } = useI18n()
  const [choice, setChoice] = useState('')
  const [attempt, setAttempt] = useState(0)
  const error = attempt > 0 && choice === '' ? t('patient.clinic.choose') : undefined
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempt((count) => count + 1)
    const clinic = clinics.find(({ id }) => String(id) === choice)
    if (clinic) onChoose(clinic)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorSummary errors={error ? [{ id: 'clinic', message: error }] : []} attempt={attempt} />
      <RadioCards
        id="clinic"
        labelIsHeading
        label={t('patient.clinic.title')}
        error={error}
        value={choice}
        onChange={setChoice}
        options={clinics.map((clinic) => ({
          value: String(clinic.id),
          label: (
            <span className={styles.status}>
              {clinic.name} <ClinicTags clinic={clinic} />
            </span>
          ),
          hint: clinic.address,
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

function ClinicTags({ clinic }: { clinic: ChoosableClinic }) {
  const { t } = useI18n()
  return (
    <>
      {clinic.relation === 'FAMILY' && <Badge tone="primary">{t('patient.clinic.family')}</Badge>}
      {clinic.isPrivate && <Badge tone="people">{t('patient.clinic.private')}</Badge>}
    </>
  )
}
