import type { ProvenPerson } from '../../adapters/identity-provider/identity-provider.ts'
import type { PatientRegister, RegisterUser } from '../../adapters/patient-register/patient-register.ts'
import { NotFound } from '../../errors.ts'
import type { Services } from '../../services.ts'

type Query = {
  person: ProvenPerson
  clinicId: number
  registrationCode: string
  /** Null for a query about all lists. */
  listCode: string | null
  purpose: string
  requestId: string
}

/**
 * Asks the register in the name of a proven person, and logs who asked what, and why.
 *
 * @throws NotFound where there is no register; RegisterRefused
 */
export async function askRegister<T>(
  { patientRegister, log }: Services,
  { person, registrationCode, purpose, ...about }: Query,
  ask: (register: PatientRegister, user: RegisterUser) => Promise<T>,
): Promise<T> {
  if (!patientRegister) throw new NotFound()
  log.info({ ...about, registrationCode, purpose }, 'the register of patient lists is asked')
  const { country, personalCode } = person
  return ask(patientRegister, { country, personalCode, registrationCode, purpose })
}
