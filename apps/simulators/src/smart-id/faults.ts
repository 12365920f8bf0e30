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
