import { type KeyObject, X509Certificate } from 'node:crypto'
import { KeyUsageFlags } from '@peculiar/asn1-x509'
import { nameOf, newKeys, type Signer, signCertificate } from './certificate.ts'
import type { TestPerson } from './test-persons.ts'

/** What is wrong with the next certificate or with the response about it, where a test asks for it. */
export const CERTIFICATE_FAULTS = [
  'OTHER_AUTHORITY',
  'EXPIRED',
  'NOT_YET_VALID',
  'WRONG_KEY_USAGE',
  'OTHER_PERSON',
  'OTHER_COUNTRY',
  'REVOKED',
  'OCSP_UNKNOWN',
  'OCSP_SILENT',
  'OCSP_GARBAGE',
  'OCSP_STALE',
  'OCSP_OTHER_SIGNER',
] as const
export type CertificateFault = (typeof CERTIFICATE_FAULTS)[number]

const FOR_AUTHENTICATION = ['1.3.6.1.5.5.7.3.2']
const ALWAYS = { notBefore: new Date('2020-01-01'), notAfter: new Date('2039-12-31') }
const PAST = { notBefore: new Date('2015-01-01'), notAfter: new Date('2019-12-31') }
const FUTURE = { notBefore: new Date('2039-01-01'), notAfter: new Date('2039-12-31') }

export type Authority = Signer & { certificate: Buffer }
/** Somebody's certificate for signing in, with its key: what a real person's phone or card holds. */
export type Credential = { certificate: Buffer; key: KeyObject }

const authorities = new Map<string, Authority>()
const faultsBySerial = new Map<string, CertificateFault>()
const keys = { EC: newKeys.EC(), RSA: newKeys.RSA() }

/** The authority of this process, made at its first use. The other one is for certificates that must be refused. */
export function testAuthority(name: 'TEST' | 'OTHER' = 'TEST'): Authority {
  const made = authorities.get(name) ?? makeAuthority(`${name} of Vastus simulators`)
  authorities.set(name, made)
  return made
}

function makeAuthority(commonName: string): Authority {
  const { privateKey, publicKey } = newKeys.EC()
  const signer = { key: privateKey, name: nameOf({ commonName, country: 'EE' }) }
  const certificate = signCertificate({
    holder: { commonName, country: 'EE' },
    publicKey,
    validity: ALWAYS,
    issuer: signer,
    isAuthority: true,
    keyUsage: KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign,
  })
  return { ...signer, certificate }
}

type Wanted = {
  keyType: 'EC' | 'RSA'
  policies: readonly string[]
  ocspUrl: string
  purposes?: readonly string[]
  fault?: CertificateFault | null
}

/** Issues what the person's phone or card holds, with the fault that a test asked for. */
export function issueCredential(person: TestPerson, wanted: Wanted): Credential {
  const { keyType, policies, ocspUrl, purposes = FOR_AUTHENTICATION, fault = null } = wanted
  const { privateKey, publicKey } = keys[keyType]
  const code = fault === 'OTHER_PERSON' ? '37001010021' : person.personalCode
  const country = fault === 'OTHER_COUNTRY' ? 'LT' : 'EE'
  const certificate = signCertificate({
    holder: {
      commonName: `${person.surname},${person.firstName},${code}`,
      country,
      surname: person.surname,
      givenName: person.firstName,
      code: `PNO${country}-${code}`,
    },
    publicKey,
    validity: fault === 'EXPIRED' ? PAST : fault === 'NOT_YET_VALID' ? FUTURE : ALWAYS,
    issuer: testAuthority(fault === 'OTHER_AUTHORITY' ? 'OTHER' : 'TEST'),
    keyUsage: fault === 'WRONG_KEY_USAGE' ? KeyUsageFlags.nonRepudiation : KeyUsageFlags.digitalSignature,
    purposes,
    policies,
    ocspUrl,
  })
  if (fault) faultsBySerial.set(serialOf(certificate), fault)
  return { certificate, key: privateKey }
}

/** The fault with which a certificate was issued, by its serial number in upper-case hexadecimal digits. */
export const faultOfSerial = (serial: string): CertificateFault | null => faultsBySerial.get(serial) ?? null

const serialOf = (certificate: Buffer) => new X509Certificate(certificate).serialNumber

export const pemOf = (certificate: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
