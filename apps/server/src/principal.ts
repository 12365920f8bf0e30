import type { SessionMethod } from '@vastus/domain/identity/sign-in-methods'
import type { Profession, ROLES } from '@vastus/domain/roles'
import type { DbContext } from './db/database.ts'

export type Role = (typeof ROLES)[number]
export type Employment = {
  clinicId: number
  /** The clinic's. */
  name: string
  profession: Profession
  /** As the clinic writes it. */
  firstName: string
  surname: string
}

/** The signed-in account of a request, read from the database with the session. */
export type Principal = {
  userId: number
  personId: number | null
  sessionHash: string
  /** How the session was begun. */
  signInMethod: SessionMethod
  /** With a digital ID, or with a password and a second factor. */
  isStrong: boolean
  /** False for a sign-in that is not strong enough to act as staff here. */
  mayActAsStaff: boolean
  /** ISO 8601; when the user last proved to be the owner. */
  signedInAt: string
  firstName: string
  surname: string
  email: string
  isEmailConfirmed: boolean
  phone: string | null
  language: 'et' | 'en' | 'ru' | 'pl'
  permissions: Role[]
  lastActiveRole: Role | null
  incompleteProfile: boolean
  /** Consents to the newest documents. */
  consents: { patient: boolean; clinic: boolean; privacy: boolean }
  employments: Employment[]
  /** ISO 8601 */
  expiresAt: string
  absoluteExpiresAt: string
}

/** The database context in which a request of `role` runs. */
export function contextOf(principal: Principal, role: Role, now?: Date): DbContext {
  return {
    actor: 'user',
    userId: principal.userId,
    personId: principal.personId,
    role,
    clinicIds: role === 'PRM_DOCTOR' ? principal.employments.map((employment) => employment.clinicId) : [],
    ...(now ? { now } : {}),
  }
}

/** For what belongs to the account, whatever its role: also where it has none any more, or not yet. */
export function contextOfAccount({ userId, personId }: Principal, role: Role | null): DbContext {
  return { actor: 'user', userId, personId, role: role ?? 'PRM_PATIENT', clinicIds: [] }
}
