import { normaliseLine } from '../typed-text.ts'

/** Longest address that mail can carry (RFC 5321). */
export const EMAIL_MAX = 254

/** Addresses people write when they mean gmail.com and hotmail.com. Compared as whole domains. */
export const REFUSED_EMAIL_DOMAINS = ['gmail.ee', 'hotmail.ee'] as const

const LOCAL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

export type EmailRule = 'REQUIRED' | 'EMAIL_PATTERN' | 'EMAIL_DOMAIN_REFUSED'

/**
 * The address as it is stored and compared: lower case, nothing invisible, and a domain with letters of its own in the ASCII
 * form that mail servers know (`mari@õun.ee` is `mari@xn--un-bka.ee`).
 */
export function normaliseEmail(input: string): string {
  const typed = normaliseLine(input).toLowerCase()
  const at = typed.lastIndexOf('@')
  return at < 0 ? typed : typed.slice(0, at + 1) + asciiDomain(typed.slice(at + 1))
}

/** What is no domain stays as it is: the rules of an address refuse it. */
function asciiDomain(domain: string): string {
  const hasOwnLetters = /[^\0-\x7f]/.test(domain)
  if (!hasOwnLetters || /(?![a-z0-9.-])[\0-\x7f]/.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** The part after the @, as it is stored. */
export function emailDomain(email: string): string {
  const address = normaliseEmail(email)
  return address.slice(address.lastIndexOf('@') + 1)
}

function hasEmailPattern(email: string): boolean {
  if (email.length > EMAIL_MAX) return false
  const [local = '', domain = '', ...more] = email.split('@')
  const labels = domain.split('.')
  return (
    more.length === 0 && LOCAL.test(local) && labels.length > 1 && labels.every((label) => LABEL.test(label))
  )
}

/** Checks one address; an empty one is fine where it is optional. Whether the domain exists is the server's question. */
export function checkEmail(input: string, { required = true } = {}): EmailRule | null {
  const email = normaliseEmail(input)
  if (email === '') return required ? 'REQUIRED' : null
  if (!hasEmailPattern(email)) return 'EMAIL_PATTERN'
  const refused: readonly string[] = REFUSED_EMAIL_DOMAINS
  return refused.includes(emailDomain(email)) ? 'EMAIL_DOMAIN_REFUSED' : null
}

/** Checks comma-separated addresses; the first fault counts, and an empty part is a fault. */
export function checkEmails(input: string, { required = false } = {}): EmailRule | null {
  if (normaliseLine(input) === '') return required ? 'REQUIRED' : null
  for (const part of input.split(',')) {
    const rule = checkEmail(part)
    if (rule) return rule === 'REQUIRED' ? 'EMAIL_PATTERN' : rule
  }
  return null
}
