export const ANSWER_DUE_CHANNEL = 'vastus_answer_due'

/** An answer is due soon, or late. For one colleague, or for the whole clinic. */
export type AnswerDue = {
  eContactId: number
  clinicId: number
  stage: 'SOON' | 'LATE'
  toUserId: number | null
}
