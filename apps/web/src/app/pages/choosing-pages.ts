import { onTheWay } from '../../patient/e-contacts/on-the-way.tsx'
import { ChooseTypeScreen } from '../../patient/new-e-contact/choose-type-screen.tsx'
import { ChooseClinicScreen } from '../../patient/new-e-contact/clinics/choose-clinic-screen.tsx'
import { ChoosePatientScreen } from '../../patient/persons/choose-patient-screen.tsx'
import { ChoosePersonScreen } from '../../patient/persons/choose-person-screen.tsx'

export const ChooseClinicPage = onTheWay(ChooseClinicScreen)
export const ChoosePatientPage = onTheWay(ChoosePatientScreen)
export const ChoosePersonPage = onTheWay(ChoosePersonScreen)
export const ChooseTypePage = onTheWay(ChooseTypeScreen)
