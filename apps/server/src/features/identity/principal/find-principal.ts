import type { Parts } from '../../../parts.ts'
import type { Principal, Role } from '../../../principal.ts'
import { readSession, type PrincipalRow } from './principal-repository.ts'

/** Reads who a session token (by its hash) stands for; null when the session is over or was never there. */
export function findPrincipal({ database }: Parts) {
  return async (tokenHash: string, now: Date): Promise<Principal | null> => {
    const row = await readSession(database, tokenHash, now)
    return row ? principalOf(row, tokenHash) : null
  }
}

export function principalOf(row: PrincipalRow, sessionHash: string): Principal {
  return {
    userId: row.userId,
    personId: row.personId,
    sessionHash,
    firstName: row.firstName ?? '',
    surname: row.surname ?? '',
    email: row.email,
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
