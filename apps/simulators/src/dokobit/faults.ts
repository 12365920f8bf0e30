/** What is wrong with the answers of the next session, where a test asks for it. */
export const DOKOBIT_FAULTS = [
  'OTHER_COUNTRY',
  'NO_PERSON',
  'WEAK_METHOD',
  'STALE',
  'UNKNOWN_STATUS',
  'GARBAGE',
  'DOWN',
] as const
export type DokobitFault = (typeof DOKOBIT_FAULTS)[number]
