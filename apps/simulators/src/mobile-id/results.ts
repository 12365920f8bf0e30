/** What the services of the real test environment answer for these numbers. */
export const RESULTS_BY_PHONE: Readonly<Record<string, string>> = {
  '+37200000266': 'NOT_MID_CLIENT',
  '+37207110066': 'DELIVERY_ERROR',
  '+37201100266': 'USER_CANCELLED',
  '+37200000666': 'SIGNATURE_HASH_MISMATCH',
  '+37201200266': 'SIM_ERROR',
  '+37213100266': 'PHONE_ABSENT',
  '+37266000266': 'TIMEOUT',
}
/** These answer by themselves. Any other number waits for somebody on the page of the phone. */
export const ANSWERS_ITSELF = new Set(['+37200000766', '+37268000769', ...Object.keys(RESULTS_BY_PHONE)])

export const ANSWER_FAULTS = [
  'WRONG_SIGNATURE',
  'OTHER_ALGORITHM',
  'NO_SIGNATURE',
  'GARBAGE',
  'DOWN',
] as const
export type AnswerFault = (typeof ANSWER_FAULTS)[number]
