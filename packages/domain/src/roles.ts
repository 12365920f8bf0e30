export const ROLES = ['PRM_PATIENT', 'PRM_DOCTOR', 'PRM_VASTUS_ADMIN'] as const
export type Role = (typeof ROLES)[number]

/** Kinds of clinic staff; all of them hold PRM_DOCTOR. */
export const PROFESSIONS = ['DOCTOR', 'NURSE', 'NON_CLINICAL'] as const
export type Profession = (typeof PROFESSIONS)[number]

/** Whether a profession reads what patients write to the clinic. */
export const isClinical = (profession: Profession): boolean => profession !== 'NON_CLINICAL'

/**
 * Why an employee may not give a colleague another profession: nobody opens patients' messages to themselves, and an employee who
 * may not read them does not open them to a colleague.
 *
 * @param giver the profession of the employee who changes it
 * @returns null where it may be given
 */
export function professionLack(
  { giver, isSelf }: { giver: Profession; isSelf: boolean },
  { from, to }: { from: Profession; to: Profession },
): 'OWN_PROFESSION' | 'CLINICAL_PROFESSION' | null {
  if (from === to) return null
  if (isSelf) return 'OWN_PROFESSION'
  return !isClinical(giver) && isClinical(to) && !isClinical(from) ? 'CLINICAL_PROFESSION' : null
}

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
