import type { PatientEContact } from '@vastus/contract/shapes'
import { leaveVariantOf } from '@vastus/domain/sick-leave/leave'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'

const PatientLeave = lazyPart(
  () => import('./patient-leave.tsx').then((module) => module.PatientLeave),
  'sick-leave',
)

/** In the patient's timeline, where details of a leave were sent or can be; others have nothing to fetch. */
export function LeavePart({ eContact }: { eContact: PatientEContact }) {
  const { eContactType, sickLeave, abilities } = eContact
  const canBeSent = abilities.ADD_INFO && leaveVariantOf(eContactType) !== null
  return (sickLeave || canBeSent) && <PatientLeave eContact={eContact} />
}
