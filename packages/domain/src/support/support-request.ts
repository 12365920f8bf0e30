import { checkLength, checkRequired } from '../field-rules.ts'
import { checkEmail, type EmailRule } from '../identity/email.ts'
import { SUPPORT_DESCRIPTION_MAX, SUPPORT_SUBJECT_MAX, SUPPORT_SUBJECT_MIN } from '../limits.ts'
import { normaliseLine } from '../typed-text.ts'

/** What people ask the makers of the platform about; never what they ask their clinic. */
export const SUPPORT_TOPICS = ['APP_USAGE', 'TECHNICAL_PROBLEM', 'AMENDMENT'] as const
export type SupportTopic = (typeof SUPPORT_TOPICS)[number]

/** How far the support is with a request. */
export const SUPPORT_STATES = ['NEW', 'IN_PROGRESS', 'ANSWERED'] as const
export type SupportState = (typeof SUPPORT_STATES)[number]

export type SupportFields = { subject: string; description: string; email: string }
export type SupportProblem =
  | { field: 'subject'; rule: 'REQUIRED' | 'MIN_LENGTH' | 'MAX_LENGTH' }
  | { field: 'description'; rule: 'REQUIRED' | 'MAX_LENGTH' }
  | { field: 'email'; rule: EmailRule }

/** How long the text may be, or must be at least, for the words of MIN_LENGTH and MAX_LENGTH. */
export function lengthLimit({ field, rule }: Pick<SupportProblem, 'field' | 'rule'>): number {
  if (rule === 'MIN_LENGTH') return SUPPORT_SUBJECT_MIN
  return field === 'subject' ? SUPPORT_SUBJECT_MAX : SUPPORT_DESCRIPTION_MAX
}

/** The topic in an address: `/help/technical-problem`. */
export function pathOfTopic(topic: SupportTopic): string {
  return topic.toLowerCase().replace('_', '-')
}

/** The other way; null for what names no topic. */
export function topicOfPath(path: string): SupportTopic | null {
  return SUPPORT_TOPICS.find((topic) => pathOfTopic(topic) === path) ?? null
}

/**
 * Checks the help form. Lengths are in code points.
 *
 * @returns at most one broken rule of each field, in the order of the form
 */
export function checkSupportRequest({ subject, description, email }: SupportFields): SupportProblem[] {
  const problems: SupportProblem[] = []
  const aboutSubject =
    checkRequired(subject) ??
    checkLength(normaliseLine(subject), { min: SUPPORT_SUBJECT_MIN, max: SUPPORT_SUBJECT_MAX })
  if (aboutSubject) problems.push({ field: 'subject', rule: aboutSubject })
  if (checkRequired(description)) problems.push({ field: 'description', rule: 'REQUIRED' })
  else if (checkLength(description, { max: SUPPORT_DESCRIPTION_MAX }))
    problems.push({ field: 'description', rule: 'MAX_LENGTH' })
  const aboutEmail = checkEmail(email)
  if (aboutEmail) problems.push({ field: 'email', rule: aboutEmail })
  return problems
}
