/** What is wrong with the next token, where a test asks for it. */
export const OIDC_FAULTS = [
  'WRONG_SIGNATURE',
  'NO_SIGNATURE',
  'OTHER_KEY',
  'OTHER_NONCE',
  'NO_NONCE',
  'OTHER_AUDIENCE',
  'OTHER_ISSUER',
  'EXPIRED',
  'NO_SUBJECT',
  'NO_TOKEN',
  'GARBAGE',
  'DOWN',
] as const
export type OidcFault = (typeof OIDC_FAULTS)[number]
