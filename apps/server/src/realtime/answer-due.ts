export const ANSWER_DUE_CHANNEL = 'vastus_answer_due'

/** An answer is due soon, or late, or nobody has taken a danger sign in time. For one colleague, or for the whole clinic. */
export type AnswerDue = {
  eContactId: number
  clinicId: number
  stage: 'SOON' | 'LATE' | 'DANGER_LATE'
  toUserId: number | null
}
