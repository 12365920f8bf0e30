import { DnsEmailDomainCheck, type EmailDomainCheck } from '../../adapters/email-domain.ts'
import type { Config } from '../../config.ts'
import { type Finding, wrong } from './finding.ts'

/** Asks DNS for the domain of SUPPORT_EMAIL, as sign-up does for each address that somebody types. */
export async function checkEmailDomain(
  { isEmailDomainChecked, supportEmail }: Pick<Config, 'isEmailDomainChecked' | 'supportEmail'>,
  domains: EmailDomainCheck = new DnsEmailDomainCheck(),
): Promise<Finding[]> {
  const domain = supportEmail.slice(supportEmail.lastIndexOf('@') + 1)
  if (!isEmailDomainChecked || (await domains.exists(domain))) return []
  return [
    wrong(
      'dns',
      `it says that no mail reaches ${domain}, the domain of SUPPORT_EMAIL`,
      'correct SUPPORT_EMAIL; if it is right, nobody can sign up: let this machine ask a name server that knows the internet, or set EMAIL_DOMAIN_CHECK=false',
    ),
  ]
}
