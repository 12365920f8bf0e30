import { emailDomain, normaliseEmail, REFUSED_EMAIL_DOMAINS } from '@vastus/domain/identity/email'
import { Refused } from '../../../errors.ts'
import type { Services } from '../../../services.ts'

/** No such domain can exist (RFC 6761, section 6.4), so this is known where DNS is not asked too. */
const NOWHERE = /\.invalid$/

/**
 * The address as it is stored, once its domain can receive mail. Asks DNS, so not inside a transaction.
 *
 * @throws Refused naming the domain
 */
export async function requireUsableEmail({ emailDomains }: Services, typed: string): Promise<string> {
  const email = normaliseEmail(typed)
  const domain = emailDomain(email)
  if (REFUSED_EMAIL_DOMAINS.some((refused) => refused === domain))
    throw new Refused('EMAIL_DOMAIN_REFUSED', { domain })
  if (NOWHERE.test(domain) || (emailDomains && !(await emailDomains.exists(domain))))
    throw new Refused('EMAIL_DOMAIN_NOT_EXISTS', { domain })
  return email
}
