/** For so long two accounts that became one can be taken apart again. */
export const JOIN_UNDO_HOURS = 24

const HOUR_MS = 3_600_000

/** What decides whether a proven identity belongs to an account. */
export type JoiningAccount = {
  personalCode: string | null
  /** False while only the owner of the account claims the code. */
  isProven: boolean
  /** `YYYY-MM-DD` */
  birthDate: string
  isPlatformAdmin: boolean
  clinicIds: readonly number[]
}

export const JOIN_REFUSALS = ['OTHER_PERSON', 'ALREADY_PROVEN', 'PLATFORM_ADMIN', 'SAME_CLINIC'] as const
export type JoinRefusal = (typeof JOIN_REFUSALS)[number]

/**
 * Whether an account may take over a proven identity, and what the account of that identity has.
 *
 * Two histories become one, so nothing may say that they are of two people: neither a code, proven or typed, nor a birth date.
 * A name may differ, because names change.
 *
 * @param own the account that the caller is signed in to
 * @param proven what the digital ID says
 * @param other the account that the proven code has until now; null where there is none
 * @returns null, or why not
 */
export function checkJoin(
  own: JoiningAccount,
  proven: { personalCode: string; birthDate: string },
  other: Pick<JoiningAccount, 'isPlatformAdmin' | 'clinicIds'> | null,
): JoinRefusal | null {
  const isOtherCode = own.personalCode !== null && own.personalCode !== proven.personalCode
  if (isOtherCode || own.birthDate !== proven.birthDate) return 'OTHER_PERSON'
  if (own.isProven && own.personalCode !== null) return 'ALREADY_PROVEN'
  if (own.isPlatformAdmin || other?.isPlatformAdmin) return 'PLATFORM_ADMIN'
  // An employee of a clinic is one account there; the clinic decides which of the two it keeps.
  return other?.clinicIds.some((id) => own.clinicIds.includes(id)) ? 'SAME_CLINIC' : null
}

/** @param joinedAt ISO 8601 */
export const undoableUntil = (joinedAt: string): string =>
  new Date(Date.parse(joinedAt) + JOIN_UNDO_HOURS * HOUR_MS).toISOString()

/** @param joinedAt ISO 8601 */
export const canUndoJoin = (joinedAt: string, now: Date): boolean =>
  now.getTime() < Date.parse(undoableUntil(joinedAt))
