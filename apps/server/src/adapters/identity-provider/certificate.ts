import { X509Certificate } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  AuthorityInfoAccessSyntax,
  Certificate,
  CertificatePolicies,
  id_ad_ocsp,
  id_ce_certificatePolicies,
  id_ce_keyUsage,
  id_pe_authorityInfoAccess,
  KeyUsage,
  KeyUsageFlags,
} from '@peculiar/asn1-x509'
import { notAccepted } from './identity-provider.ts'

/** Clocks may differ by so much. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000
export const CLIENT_AUTHENTICATION = '1.3.6.1.5.5.7.3.2'
const DIGITAL_SIGNATURE = KeyUsageFlags.digitalSignature

/** A certificate that an authority we trust has issued for signing in, and that is in date. */
export type CheckedCertificate = {
  x509: X509Certificate
  parsed: Certificate
  issuer: X509Certificate
  policies: string[]
  purposes: string[]
  ocspUrl: string | null
}
export type Subject = { country: string; personalCode: string; firstName: string; surname: string }

/**
 * Checks issuer, dates, key usage and purpose of somebody's certificate. Whether it is revoked is asked for separately.
 *
 * @param anchors certificates of the authorities that issue to persons, as the operator configured them
 * @throws IdentityRefused NOT_ACCEPTED
 */
export function checkCertificate(
  der: Buffer,
  { anchors, now, purposes }: { anchors: readonly X509Certificate[]; now: Date; purposes: readonly string[] },
): CheckedCertificate {
  const { x509, parsed } = parse(der)
  const issuer = anchors.find(
    (anchor) =>
      anchor.ca && x509.checkIssued(anchor) && x509.verify(anchor.publicKey) && isInDate(anchor, now),
  )
  if (!issuer) throw notAccepted('certificate: no trusted issuer')
  if (x509.ca) throw notAccepted('certificate: an authority, not a person')
  if (!isInDate(x509, now)) throw notAccepted('certificate: not in date')
  const usage = extensionOf(parsed, id_ce_keyUsage)
  if (!usage || !(AsnConvert.parse(usage, KeyUsage).toNumber() & DIGITAL_SIGNATURE))
    throw notAccepted('certificate: key usage')
  const own = x509.keyUsage ?? []
  if (!purposes.some((purpose) => own.includes(purpose))) throw notAccepted('certificate: purpose')
  return { x509, parsed, issuer, policies: policiesOf(parsed), purposes: own, ocspUrl: ocspUrlOf(parsed) }
}

function parse(der: Buffer) {
  try {
    return { x509: new X509Certificate(der), parsed: AsnConvert.parse(der, Certificate) }
  } catch {
    // What is no certificate proves nothing; the message of the parser may hold parts of it.
    throw notAccepted('certificate: cannot be read')
  }
}

function isInDate({ validFromDate, validToDate }: X509Certificate, now: Date): boolean {
  return (
    validFromDate.getTime() - CLOCK_TOLERANCE_MS <= now.getTime() &&
    now.getTime() <= validToDate.getTime() + CLOCK_TOLERANCE_MS
  )
}

function extensionOf({ tbsCertificate }: Certificate, id: string) {
  return tbsCertificate.extensions?.find(({ extnID }) => extnID === id)?.extnValue.buffer
}

function policiesOf(parsed: Certificate): string[] {
  const content = extensionOf(parsed, id_ce_certificatePolicies)
  if (!content) return []
  return AsnConvert.parse(content, CertificatePolicies).map(({ policyIdentifier }) => policyIdentifier)
}

function ocspUrlOf(parsed: Certificate): string | null {
  const content = extensionOf(parsed, id_pe_authorityInfoAccess)
  if (!content) return null
  const access = AsnConvert.parse(content, AuthorityInfoAccessSyntax)
  const found = access.find(({ accessMethod }) => accessMethod === id_ad_ocsp)
  return found?.accessLocation.uniformResourceIdentifier ?? null
}

const COUNTRY = '2.5.4.6'
const SERIAL_NUMBER = '2.5.4.5'
const SURNAME = '2.5.4.4'
const GIVEN_NAME = '2.5.4.42'

/**
 * Whom a certificate names: `PNOEE-60001019906` with both parts of the name.
 *
 * @throws IdentityRefused NOT_ACCEPTED when a part is missing, or the two countries differ
 * @source ETSI EN 319 412-1, 5.1.3
 */
export function subjectOf({ parsed }: CheckedCertificate): Subject {
  const parts = new Map(
    parsed.tbsCertificate.subject.flatMap((set) =>
      set.map(({ type, value }) => [type, value.toString()] as const),
    ),
  )
  const match = /^PNO([A-Z]{2})-([A-Za-z0-9-]{4,40})$/.exec(parts.get(SERIAL_NUMBER) ?? '')
  const [, country, personalCode] = match ?? []
  const firstName = parts.get(GIVEN_NAME)?.trim()
  const surname = parts.get(SURNAME)?.trim()
  if (!country || !personalCode || !firstName || !surname) throw notAccepted('certificate: subject')
  if (parts.get(COUNTRY) !== country) throw notAccepted('certificate: two countries')
  return { country, personalCode, firstName, surname }
}
