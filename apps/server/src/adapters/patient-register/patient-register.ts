import type { ListStatus } from '@vastus/domain/patient-lists/list-import'
import type { RegisterRow } from '@vastus/domain/patient-lists/list-member'

/** In whose name the register is asked. */
export type RegisterUser = {
  /** ISO 3166 country of the personal code. */
  country: string
  personalCode: string
  /** Of the organisation. */
  registrationCode: string
  /** Why, in the words of the query log; the register keeps it, and shows the query to the people asked for. */
  purpose: string
}

export type RegisterDoctor = { firstName: string; surname: string; personalCode: string }
export type RegisterList = {
  listCode: string
  doctor: RegisterDoctor
  patientCount: number
  status: ListStatus
}
export type RegisterLists = {
  organisation: { registrationCode: string; name: string }
  lists: RegisterList[]
}

/** The register says no, or nothing that can be used. */
export class RegisterRefused extends Error {
  override name = 'RegisterRefused'
  readonly status: Exclude<ListStatus, 'OK' | 'EMPTY'>

  constructor(status: RegisterRefused['status'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** The national register of the patient lists of family doctors. */
export interface PatientRegister {
  /** @throws RegisterRefused */
  findLists(user: RegisterUser): Promise<RegisterLists>
  /** @throws RegisterRefused */
  findPatients(
    user: RegisterUser,
    listCode: string,
  ): Promise<{ doctor: RegisterDoctor; patients: RegisterRow[] }>
}
