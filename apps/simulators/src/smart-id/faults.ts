/** What is wrong with the answer of a session, where a test asks for it. */
export const SMART_ID_FAULTS = [
  'WRONG_SIGNATURE',
  'OTHER_ALGORITHM',
  'LOWER_LEVEL',
  'OTHER_FLOW',
  'SHORT_SALT',
  'GARBAGE',
  'DOWN',
] as const

/** What is wrong with an answer of version 2. */
export const SMART_ID_V2_FAULTS = [
  'WRONG_SIGNATURE',
  'NO_SIGNATURE',
  'OTHER_ALGORITHM',
  'LOWER_LEVEL',
  'GARBAGE',
  'DOWN',
] as const

/** What is wrong with what the app comes back with, or with its answer after that. */
export const RETURN_FAULTS = ['OTHER_SECRET', 'OTHER_VERIFIER', 'OTHER_RETURN_URL', 'QR_INSTEAD'] as const
