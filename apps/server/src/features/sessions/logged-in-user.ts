import type { LoggedInUser } from '@vastus/contract/shapes'
import { startingRole } from '@vastus/domain/roles'
import type { Principal } from '../../principal.ts'

/** What the browser learns of its user. */
export function loggedInUser(principal: Principal): LoggedInUser {
  return {
    id: principal.userId,
    firstName: principal.firstName,
    surname: principal.surname,
    email: principal.email,
    isEmailConfirmed: principal.isEmailConfirmed,
    phone: principal.phone,
    personId: principal.personId,
    permissions: principal.permissions,
    activeRole: startingRole(principal.permissions, principal.lastActiveRole),
    incompleteProfile: principal.incompleteProfile,
    language: principal.language,
    signInMethod: principal.signInMethod,
    isStrong: principal.isStrong,
    jwtExpiresAt: principal.expiresAt,
    clinics: principal.employments.map(({ clinicId, name, profession }) => ({ clinicId, name, profession })),
  }
}
