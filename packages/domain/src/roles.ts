export const ROLES = ['PRM_PATIENT', 'PRM_DOCTOR', 'PRM_VASTUS_ADMIN'] as const
export type Role = (typeof ROLES)[number]

/** Kinds of clinic staff; all of them hold PRM_DOCTOR. */
export const PROFESSIONS = ['DOCTOR', 'NURSE', 'NON_CLINICAL'] as const
export type Profession = (typeof PROFESSIONS)[number]

const HOMES: Record<Role, string> = {
  PRM_PATIENT: '/my-e-contacts',
  PRM_DOCTOR: '/clinic-e-contacts',
  PRM_VASTUS_ADMIN: '/prm',
}

/**
 * The role a user begins with: the last active one if still held, else admin, then clinic, then patient.
 *
 * @returns null for a user without any role
 */
export function startingRole(permissions: readonly Role[], lastActive?: Role | null): Role | null {
  if (lastActive && permissions.includes(lastActive)) return lastActive
  const order: Role[] = ['PRM_VASTUS_ADMIN', 'PRM_DOCTOR', 'PRM_PATIENT']
  return order.find((role) => permissions.includes(role)) ?? null
}

/** The first screen of a role. */
export function homeOf(role: Role): string {
  return HOMES[role]
}
