export { JoinedPatient } from './joined-patient.tsx'
