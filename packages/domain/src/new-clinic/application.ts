import { checkName, checkRequired } from '../field-rules.ts'
import { checkEmail } from '../identity/email.ts'
import type { PlainRule } from '../validation-rules.ts'

export const APPLICATION_STATES = ['NEW', 'ACCEPTED', 'DECLINED'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** What one network may ask for in an hour, and how many applications may name one address. */
export const APPLICATIONS_PER_HOUR = 10
export const APPLICATIONS_OF_ADDRESS_PER_HOUR = 3
export const PREVIEWS_PER_HOUR = 20
/** Characters of the reason for which an application is declined. */
export const DECLINE_REASON_MAX = 1000

/** Who answers for an application, and gets the mails about it. */
export type ContactPerson = { firstName: string; surname: string; email: string; phone: string }

export type ApplicationProblem = { path: string; rule: PlainRule }

/** Checks what an application has beside the clinic: who answers for it, and somebody who can sign in once it is accepted. */
export function checkApplication(
  contact: Pick<ContactPerson, 'firstName' | 'surname' | 'email'>,
  employees: readonly unknown[],
): ApplicationProblem[] {
  const found = [
    { path: 'contact.firstName', rule: checkName(contact.firstName) },
    { path: 'contact.surname', rule: checkName(contact.surname) },
    { path: 'contact.email', rule: checkEmail(contact.email) },
    { path: 'employees', rule: employees.length === 0 ? ('REQUIRED' as const) : null },
  ]
  return found.flatMap(({ path, rule }) => (rule ? [{ path, rule }] : []))
}

/** A reason is given to those who are declined. */
export function checkDecision({ accepted, reason }: { accepted: boolean; reason: string }) {
  return accepted ? null : checkRequired(reason) && ('REASON_REQUIRED' as const)
}
