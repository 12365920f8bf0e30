import { demoEmail } from '@vastus/demo/accounts'

export { DEMO_PASSWORD } from '@vastus/demo/accounts'

/** The addresses of the DEMO accounts, by the part that each plays in the journeys. */
export const cast = {
  patient: demoEmail('patient'),
  newPatient: demoEmail('patient2'),
  doctor: demoEmail('doctor'),
  nurse: demoEmail('nurse'),
  reception: demoEmail('reception'),
  otherClinicDoctor: demoEmail('doctor2'),
  privateDoctor: demoEmail('doctor3'),
  doctorAndPatient: demoEmail('both'),
  admin: demoEmail('admin'),
} as const

export type Role = keyof typeof cast
