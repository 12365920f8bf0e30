/** Longest address that mail can carry (RFC 5321). */
export const EMAIL_MAX = 254

/** Addresses people write when they mean gmail.com and hotmail.com. Compared as whole domains. */
export const REFUSED_EMAIL_DOMAINS = ['gmail.ee', 'hotmail.ee'] as const

const LOCAL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

export type EmailRule = 'REQUIRED' | 'EMAIL_PATTERN' | 'EMAIL_DOMAIN_REFUSED'

/** The address as it is stored and compared: no outer spaces, lower case. */
export function normaliseEmail(input: string): string {
  return input.trim().toLowerCase()
}

/** The part after the @, in lower case. */
export function emailDomain(email: string): string {
  return normaliseEmail(email).slice(email.trim().lastIndexOf('@') + 1)
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
  const email = input.trim()
  if (email === '') return required ? 'REQUIRED' : null
  if (!hasEmailPattern(email)) return 'EMAIL_PATTERN'
  const refused: readonly string[] = REFUSED_EMAIL_DOMAINS
  return refused.includes(emailDomain(email)) ? 'EMAIL_DOMAIN_REFUSED' : null
}

/** Checks comma-separated addresses; the first fault counts, and an empty part is a fault. */
export function checkEmails(input: string, { required = false } = {}): EmailRule | null {
  if (input.trim() === '') return required ? 'REQUIRED' : null
  for (const part of input.split(',')) {
    const rule = checkEmail(part)
    if (rule) return rule === 'REQUIRED' ? 'EMAIL_PATTERN' : rule
  }
  return null
}
