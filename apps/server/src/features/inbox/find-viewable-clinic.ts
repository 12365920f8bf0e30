import type { Services } from '../../services.ts'
import { contextOf, type Principal } from '../../principal.ts'
import { findClinicSentTo } from './viewable-clinic-repository.ts'

/** For presence: the clinic of an e-contact that this staff member may open, else null. */
export function findViewableClinic({ database }: Services) {
  return (principal: Principal, eContactId: number): Promise<number | null> => {
    const clinicIds = principal.employments.map((employment) => employment.clinicId)
    return findClinicSentTo(database, contextOf(principal, 'PRM_DOCTOR'), clinicIds, eContactId)
  }
}
