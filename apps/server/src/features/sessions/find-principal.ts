import { isEnoughForStaff } from '@vastus/domain/identity/second-factor'
import type { Services } from '../../services.ts'
import type { Principal, Role } from '../../principal.ts'
import type { Tx } from '../../db/database.ts'
import { NotSignedIn } from '../../errors.ts'
import { findSession, listSessions, type PrincipalRow } from './principal-repository.ts'
import { readEndReason } from './session-repository.ts'

/**
 * Whose session it is, as the transaction sees it, for the answer to its owner. What the owner may do is asked of
 * `findPrincipal`.
 *
 * @throws NotSignedIn when the session is over
 */
export async function getPrincipal(tx: Tx, sessionHash: string, now: Date): Promise<Principal> {
  const row = await findSession(tx, sessionHash, now)
  if (!row) throw new NotSignedIn()
  return principalOf(row)
}

/** Reads whose session token (by its hash) it is; null when the session is over or was never there. */
export function findPrincipal({ config, database }: Services) {
  return async (tokenHash: string, now: Date): Promise<Principal | null> => {
    const [row] = await listSessions(database, [tokenHash], now)
    return row ? admittedBy(config, row) : null
  }
}

/** The same for many at once, by their hashes; whose session is over is left out. */
export function findPrincipals({ config, database }: Services) {
  return async (tokenHashes: readonly string[], now: Date): Promise<Map<string, Principal>> => {
    const rows = await listSessions(database, tokenHashes, now)
    return new Map(rows.map((row) => [row.tokenHash, admittedBy(config, row)]))
  }
}

/** Why the session of a token is over; null where there is nothing to tell. */
export function findEndReason({ database }: Services) {
  return (tokenHash: string): Promise<string | null> => readEndReason(database, tokenHash)
}

/** The one place that keeps staff with a password alone from patients' data. */
function admittedBy({ appMode }: Services['config'], row: PrincipalRow): Principal {
  return { ...principalOf(row), mayActAsStaff: isEnoughForStaff(appMode, row.isStrong) }
}

function principalOf(row: PrincipalRow): Principal {
  return {
    userId: row.userId,
    personId: row.personId,
    sessionHash: row.tokenHash,
    signInMethod: row.signInMethod,
    isStrong: row.isStrong,
    // Decided by `admittedBy`.
    mayActAsStaff: false,
    signedInAt: row.signedInAt,
    firstName: row.firstName ?? '',
    surname: row.surname ?? '',
    email: row.email,
    isEmailConfirmed: row.isEmailVerified,
    phone: row.phone,
    language: row.language,
    permissions: permissionsOf(row),
    lastActiveRole: row.lastActiveRole,
    // The platform's administrator treats and is treated by nobody, so needs no person.
    incompleteProfile: (row.personId === null && !row.isPlatformAdmin) || !row.isEmailVerified,
    consents: {
      patient: row.consents.includes('PRM_PATIENT'),
      clinic: row.consents.includes('PRM_CLINIC'),
      privacy: row.consents.includes('PRM_PRIVACY_POLICY'),
    },
    employments: row.employments,
    expiresAt: row.expiresAt,
    absoluteExpiresAt: row.absoluteExpiresAt,
  }
}

function permissionsOf(row: PrincipalRow): Role[] {
  const permissions: Role[] = []
  if (row.isPatient && row.personId !== null) permissions.push('PRM_PATIENT')
  if (row.employments.length > 0) permissions.push('PRM_DOCTOR')
  if (row.isPlatformAdmin) permissions.push('PRM_VASTUS_ADMIN')
  return permissions
}
