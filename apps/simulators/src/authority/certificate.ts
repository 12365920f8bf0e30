import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AccessDescription,
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  AuthorityInfoAccessSyntax,
  BasicConstraints,
  Certificate,
  CertificatePolicies,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  GeneralName,
  KeyUsage,
  Name,
  PolicyInformation,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
  id_ad_ocsp,
  id_ce_basicConstraints,
  id_ce_certificatePolicies,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_pe_authorityInfoAccess,
} from '@peculiar/asn1-x509'

export type Holder = {
  commonName: string
  country?: string
  surname?: string
  givenName?: string
  code?: string
}
export type Signer = { key: KeyObject; name: Name }

const NAMES = {
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  code: '2.5.4.5',
  country: '2.5.4.6',
  givenName: '2.5.4.42',
} as const
const ECDSA_WITH_SHA384 = '1.2.840.10045.4.3.3'

export const newKeys = {
  EC: () => generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  RSA: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
}

export const ecdsa = () => new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA384 })
export const signEcdsa = (content: ArrayBuffer, key: KeyObject) => sign('sha384', Buffer.from(content), key)

export function nameOf(holder: Holder): Name {
  const parts = Object.entries(NAMES).flatMap(([part, type]) => {
    const text = holder[part as keyof typeof NAMES]
    if (text === undefined) return []
    const value = new AttributeValue({ utf8String: text })
    return [new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value })])]
  })
  return new Name(parts)
}

type Content = {
  holder: Holder
  publicKey: KeyObject
  validity: { notBefore: Date; notAfter: Date }
  issuer: Signer
  isAuthority?: boolean
  keyUsage: number
  purposes?: readonly string[]
  policies?: readonly string[]
  ocspUrl?: string
}

/** A certificate in DER, signed by `issuer`. */
export function signCertificate(content: Content): Buffer {
  const { holder, publicKey, validity, issuer } = content
  const tbs = new TBSCertificate({
    version: Version.v3,
    serialNumber: new Uint8Array([1, ...randomBytes(8)]).buffer,
    signature: ecdsa(),
    issuer: issuer.name,
    validity: new Validity(validity),
    subject: nameOf(holder),
    subjectPublicKeyInfo: AsnConvert.parse(
      publicKey.export({ type: 'spki', format: 'der' }),
      SubjectPublicKeyInfo,
    ),
    extensions: new Extensions(extensionsOf(content)),
  })
  const signatureValue = new Uint8Array(signEcdsa(AsnConvert.serialize(tbs), issuer.key)).buffer
  const whole = new Certificate({ tbsCertificate: tbs, signatureAlgorithm: ecdsa(), signatureValue })
  return Buffer.from(AsnConvert.serialize(whole))
}

function extensionsOf({ isAuthority = false, keyUsage, purposes, policies, ocspUrl }: Content): Extension[] {
  const extensions = [
    extension(id_ce_basicConstraints, new BasicConstraints({ cA: isAuthority }), true),
    extension(id_ce_keyUsage, new KeyUsage(keyUsage), true),
  ]
  if (purposes) extensions.push(extension(id_ce_extKeyUsage, new ExtendedKeyUsage([...purposes])))
  if (policies)
    extensions.push(
      extension(
        id_ce_certificatePolicies,
        new CertificatePolicies(
          policies.map((policyIdentifier) => new PolicyInformation({ policyIdentifier })),
        ),
      ),
    )
  if (ocspUrl) {
    const accessLocation = new GeneralName({ uniformResourceIdentifier: ocspUrl })
    const access = new AccessDescription({ accessMethod: id_ad_ocsp, accessLocation })
    extensions.push(extension(id_pe_authorityInfoAccess, new AuthorityInfoAccessSyntax([access])))
  }
  return extensions
}

const extension = (extnID: string, value: object, critical = false) =>
  new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) })
