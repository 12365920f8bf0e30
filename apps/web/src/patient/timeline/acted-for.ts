import type { PatientEContact } from '@vastus/contract/shapes'

/** For whom one acts in an e-contact; undefined where one acts for nobody, or no longer. */
export function actedFor({ patient, creator, representationEnded }: PatientEContact) {
  return patient.id === creator.id || representationEnded ? undefined : patient
}
