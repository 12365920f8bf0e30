import type { LoggedInUser } from '@vastus/contract/shapes'
import {
  CONSENT_FLAGS,
  CONSENT_TYPES,
  type ConsentStatus,
  type ConsentType,
  missingConsents,
} from '@vastus/domain/consents'
import { startingRole } from '@vastus/domain/roles'

/** Which consents to ask for: those of the address that are not given yet, else those that the role lacks. */
export function wantedConsents(
  user: Pick<LoggedInUser, 'permissions' | 'activeRole'>,
  given: ConsentStatus,
  named: string | null | undefined,
): readonly ConsentType[] {
  const names = named?.split(',') ?? []
  const asked = CONSENT_TYPES.filter((type) => names.includes(type) && !given[CONSENT_FLAGS[type]])
  if (asked.length > 0) return asked
  const role = startingRole(user.permissions, user.activeRole)
  return role ? missingConsents(role, given) : []
}
