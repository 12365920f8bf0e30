/** Shapes of secrets that have no business in a repository. Put together, so that this file does not hold them. */
const SHAPES: readonly [string, RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]{1,12} ){0,2}PRIVATE KEY-----/],
  ['a cloud key', /\bA(?:KIA|SIA)[0-9A-Z]{16}\b/],
  ['a token of a code host', /\bgh[pousr]_[A-Za-z0-9]{36}\b|\bgithub_pat_[A-Za-z0-9_]{22,}/],
  ['a token of a chat', /\bxox[abprs]-[A-Za-z0-9-]{10,}/],
  ['a token of a registry', /\bnpm_[A-Za-z0-9]{36}\b|_authToken=[A-Za-z0-9]{8}/],
  ['a key of a payment service', /\b[rs]k_live_[A-Za-z0-9]{16,}/],
  ['a key of a model service', /\bsk-[A-Za-z0-9]{20,}/],
  ['a signed token', /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/],
  [
    'a password in an address',
    /\b(?:postgres(?:ql)?|smtps?|https?|s3\+https?):\/\/[^\s/:@'"`$<{]+:(?!password@|secret@|…)[^\s/@'"`$<{]{8,}@(?!127\.|localhost|host\b)/,
  ],
]

/** What secrets a text seems to hold. */
export function secretsIn(text: string): string[] {
  return SHAPES.filter(([, shape]) => shape.test(text)).map(([what]) => what)
}
