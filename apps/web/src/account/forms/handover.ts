import type { RouteCall } from '@vastus/contract/route'
import type { completeProfile } from '@vastus/contract/identity'

export type ProfileDetails = Omit<RouteCall<typeof completeProfile>['body'], 'otp'>

/**
 * What one step of a form hands to the next, in memory only: a reload begins again, and nothing stays on the device.
 * It never holds a password.
 */
export const handover: {
  signUpEmail: string | null
  resetEmail: string | null
  /** The password is the first one, of somebody whom a clinic has invited. */
  isInvited: boolean
  profile: { owner: number; details: ProfileDetails } | null
  /** A change of the profile got no response: nobody knows here whether it was saved. */
  mayBeSaved: boolean
} = { signUpEmail: null, resetEmail: null, isInvited: false, profile: null, mayBeSaved: false }

/** The details that this user typed in the step before, if any. */
export function handedDetails(owner: number): ProfileDetails | null {
  return handover.profile?.owner === owner ? handover.profile.details : null
}

/** Hands what was typed to the step that proves the e-mail. */
export function handDetails(owner: number, details: ProfileDetails): void {
  handover.profile = { owner, details }
}
