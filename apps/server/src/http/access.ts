import type { Route } from '@vastus/contract/route'
import { Forbidden, NotSignedIn } from '../errors.ts'
import type { Principal, Role } from '../principal.ts'

/**
 * Decides whether the caller may use a route at all, and in which role. Which objects the caller may touch is asked later,
 * object by object, and again by the database.
 *
 * @returns the acting role; null on routes that need none
 * @throws NotSignedIn, Forbidden
 */
export function admit(route: Route, principal: Principal | null): Role | null {
  if (route.access === 'PUBLIC') return null
  if (!principal) throw new NotSignedIn()
  if (route.access === 'SESSION') return null
  if (principal.incompleteProfile) throw new Forbidden()
  if (route.access === 'MEMBER') return roleOfMember(principal)
  const role = ROLES_OF[route.access].find((candidate) => canActAs(principal, candidate))
  if (!role) throw new Forbidden()
  return role
}

/** Any role of the user, but none of staff before they have proven enough. */
function roleOfMember({ mayActAsStaff, lastActiveRole, permissions }: Principal): Role | null {
  if (mayActAsStaff) return lastActiveRole ?? permissions[0] ?? null
  if (!permissions.includes('PRM_PATIENT')) throw new Forbidden()
  return 'PRM_PATIENT'
}

const ROLES_OF = {
  PATIENT: ['PRM_PATIENT'],
  STAFF: ['PRM_DOCTOR'],
  // Staff first: who holds both roles reads a file as staff when it is the clinic's, else as the patient.
  PATIENT_OR_STAFF: ['PRM_DOCTOR', 'PRM_PATIENT'],
  ADMIN: ['PRM_VASTUS_ADMIN'],
} as const satisfies Record<string, readonly Role[]>

/** Staff who have not proven enough to act as staff here. What they have as patients stays open to them. */
export function isHeldBack({ mayActAsStaff, permissions }: Principal): boolean {
  return !mayActAsStaff && permissions.some((role) => role !== 'PRM_PATIENT')
}

/** Holds the role, has given the consents that the role needs, and has proven enough for it. */
export function canActAs(principal: Principal, role: Role): boolean {
  if (!principal.permissions.includes(role)) return false
  if (role === 'PRM_PATIENT') return principal.consents.patient && principal.consents.privacy
  if (!principal.mayActAsStaff) return false
  if (role === 'PRM_DOCTOR') return principal.consents.clinic && principal.consents.privacy
  return true
}
