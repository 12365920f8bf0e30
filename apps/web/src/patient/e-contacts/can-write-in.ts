import type { PatientEContact } from '@vastus/contract/shapes'

/** Whether the patient can answer in it or add to it now, as the server's abilities say. */
export function canWriteIn({ abilities }: PatientEContact): boolean {
  return abilities.ANSWER_INQUIRY === true || abilities.ADD_INFO === true
}
