/** What is wrong with what the card signs, where a test asks for it. */
export const CARD_FAULTS = [
  'WRONG_SIGNATURE',
  'OTHER_ORIGIN',
  'SLASH',
  'OTHER_NONCE',
  'ALGORITHM_NONE',
  'OTHER_ALGORITHM',
  'OTHER_FORMAT',
  'MOBILE_ID_CERTIFICATE',
  'NO_CERTIFICATE',
  /** Nothing: such cards exist. */
  'RSA_CARD',
] as const
export type CardFault = (typeof CARD_FAULTS)[number]
