import type { PatientEContact } from '@vastus/contract/shapes'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { canWriteIn } from './can-write-in.ts'

export function isOpen({ status }: PatientEContact): boolean {
  return status === 'waitingForClinic' || status === 'waitingForPatient'
}

/** The newest open e-contact of this kind for this person; one that can be added to before any other. */
export function openAlike(
  eContacts: PatientEContact[] | undefined,
  type: TypeCode,
  personId: number,
): PatientEContact | undefined {
  const alike = eContacts?.filter(
    (each) => isOpen(each) && each.eContactType === type && each.patient.id === personId,
  )
  return alike?.find(canWriteIn) ?? alike?.[0]
}
