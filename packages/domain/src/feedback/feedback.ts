import { checkLength } from '../field-rules.ts'

/** What is judged: the clinic's help, or the platform itself (PRM). */
export const FEEDBACK_TYPES = ['CLINIC', 'PRM'] as const
export type FeedbackType = (typeof FEEDBACK_TYPES)[number]

export const CLINIC_KEYWORDS = ['SPEED', 'CLARITY', 'TIME_SAVED', 'SIMPLICITY', 'OTHER'] as const
export const FEEDBACK_KEYWORDS = [
  'SPEED',
  'CLARITY',
  'TIME_SAVED',
  'SIMPLICITY',
  'APPEARANCE',
  'OTHER',
] as const
export type FeedbackKeyword = (typeof FEEDBACK_KEYWORDS)[number]

/** From 1, the worst, to 5, the best. */
export const FEEDBACK_RATINGS = [1, 2, 3, 4, 5] as const
/** Longest message, in code points. */
export const FEEDBACK_MESSAGE_MAX = 1000
/** Most rows of one page of feedback. */
export const FEEDBACK_PAGE_SIZE = 500

/** The keywords that can be chosen, in the order they are offered. */
export function keywordsFor(type: FeedbackType): readonly FeedbackKeyword[] {
  return type === 'CLINIC' ? CLINIC_KEYWORDS : FEEDBACK_KEYWORDS
}

export type FeedbackAnswers = {
  type: FeedbackType
  /** Null while nothing is chosen. */
  rating: number | null
  keywords: readonly FeedbackKeyword[]
  message: string
}
export type FeedbackProblem =
  | { field: 'rating'; rule: 'REQUIRED' | 'FORM' }
  | { field: 'keywords'; rule: 'FEEDBACK_KEYWORD' | 'FORM' }
  | { field: 'message'; rule: 'FEEDBACK_MESSAGE' | 'MAX_LENGTH' }

/**
 * Checks feedback: a rating, and a keyword or a message; OTHER by itself says nothing, so it needs words.
 *
 * @returns at most one broken rule of each field, in the order of the form
 */
export function checkFeedback({ type, rating, keywords, message }: FeedbackAnswers): FeedbackProblem[] {
  const problems: FeedbackProblem[] = []
  const isSilent = message.trim() === ''
  const known: readonly number[] = FEEDBACK_RATINGS
  if (rating === null) problems.push({ field: 'rating', rule: 'REQUIRED' })
  else if (!known.includes(rating)) problems.push({ field: 'rating', rule: 'FORM' })

  if (keywords.some((keyword) => !keywordsFor(type).includes(keyword)))
    problems.push({ field: 'keywords', rule: 'FORM' })
  else if (keywords.length === 0 && isSilent) problems.push({ field: 'keywords', rule: 'FEEDBACK_KEYWORD' })

  if (checkLength(message, { max: FEEDBACK_MESSAGE_MAX }))
    problems.push({ field: 'message', rule: 'MAX_LENGTH' })
  else if (isSilent && keywords.length > 0 && keywords.every((keyword) => keyword === 'OTHER'))
    problems.push({ field: 'message', rule: 'FEEDBACK_MESSAGE' })
  return problems
}
