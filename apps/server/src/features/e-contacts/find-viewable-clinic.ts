import type { Parts } from '../../parts.ts'
import { contextOf, type Principal } from '../../principal.ts'
import { findSentTo } from './e-contact-repository.ts'

/** For presence: the clinic of an e-contact that this staff member may open, else null. */
export function findViewableClinic({ database }: Parts) {
  return async (principal: Principal, eContactId: number): Promise<number | null> => {
    const clinicIds = principal.employments.map((employment) => employment.clinicId)
    const eContact = await database.transaction(contextOf(principal, 'PRM_DOCTOR'), (tx) =>
      findSentTo(tx, clinicIds, eContactId),
    )
    return eContact?.clinicId ?? null
  }
}
