import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { useI18n } from '../../../shared/i18n/i18n-context.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import {
  usePatientClinics,
  usePersons,
  ChoiceForm,
  Place,
  StepPage,
  chosenPerson,
  onTheWay,
} from '../../e-contacts/index.ts'
import { clinicOption } from './clinic-option.tsx'
import { ClinicsAwaited } from './clinics-awaited.tsx'
import { useGoOn } from './use-go-on.ts'

export const ChooseOpenClinicScreen = onTheWay(ChooseOpenClinic)

/** The clinics that take new patients. */
function ChooseOpenClinic() {
  const { t } = useI18n()
  const search = useSearch({ from: '/e-contacts/choose-open-clinic' })
  const { actingFor } = chosenPerson(usePersons().data, search.personId)
  const clinics = usePatientClinics(Number(search.personId))
  const goOn = useGoOn(search)
  const open = clinics.data?.filter(({ relation }) => relation === 'OPEN') ?? []
  const hasOwn = clinics.data?.some(({ relation }) => relation !== 'OPEN') ?? false

  if (!search.personId) return <Navigate to="/e-contacts/choose-person" replace />
  if (clinics.data && open.length === 0) return <Navigate to="/e-contacts/clinic-not-joined" replace />
  const title = t('patient.clinic.title')
  return (
    <StepPage place={<Place step="CLINIC" />} actingFor={actingFor}>
      {clinics.data ? (
        <ChoiceForm
          id="clinic"
          title={title}
          hint={
            hasOwn
              ? t('persons.clinic.otherIntro')
              : `${t(actingFor ? 'persons.clinic.none' : 'persons.clinic.noneYou')} ${t('persons.clinic.otherIntro')}`
          }
          initial={open.length === 1 ? String(open[0]?.id) : ''}
          problemOf={(choice) => (choice === '' ? t('patient.clinic.choose') : undefined)}
          onChoose={(choice) => {
            const clinic = open.find(({ id }) => String(id) === choice)
            if (clinic) goOn(clinic)
          }}
          options={open.map((clinic) => clinicOption(clinic, t))}
        >
          {!hasOwn && (
            <Link to="/e-contacts/clinic-not-joined" className={buttonClass('quiet', true)}>
              {t('persons.clinic.notHere')}
            </Link>
          )}
        </ChoiceForm>
      ) : (
        <ClinicsAwaited title={title} clinics={clinics} />
      )}
    </StepPage>
  )
}
