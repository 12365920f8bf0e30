/** The DEMO accounts, by the part they play. */
export const cast = {
  patient: 'patient@demo.vastus.test',
  newPatient: 'patient2@demo.vastus.test',
  doctor: 'doctor@demo.vastus.test',
  nurse: 'nurse@demo.vastus.test',
  reception: 'reception@demo.vastus.test',
  otherClinicDoctor: 'doctor2@demo.vastus.test',
  doctorAndPatient: 'both@demo.vastus.test',
  admin: 'admin@demo.vastus.test',
} as const

export type Role = keyof typeof cast

export const DEMO_PASSWORD = 'Vastus-demo-2026'
