import { useSearch } from '@tanstack/react-router'
import { Steps } from '../../../shared/ui/progress.tsx'
import { usePatientClinics } from '../api/clinics.ts'
import { usePersons } from '../api/persons.ts'
import { type Step, stepsToShow } from '../steps-to-show.ts'
import { NoPlaceYet } from './no-place-yet.tsx'

/** How far it is, by the steps that this writer meets. */
export function Place({ step }: { step: Step }) {
  const { personId, clinicId } = useSearch({ strict: false })
  const persons = usePersons().data
  const self = persons?.find(({ relation }) => relation === 'SELF')
  const clinics = usePatientClinics(Number(personId ?? self?.id)).data
  const steps = persons && clinics && stepsToShow({ step, persons, clinics, clinicId })
  return steps ? <Steps step={steps.indexOf(step) + 1} total={steps.length} /> : <NoPlaceYet />
}
