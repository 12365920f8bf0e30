import { createHash, X509Certificate } from 'node:crypto'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  BasicOCSPResponse,
  CertID,
  id_pkix_ocsp_basic,
  OCSPRequest,
  OCSPResponse,
  OCSPResponseStatus,
  Request,
  TBSRequest,
} from '@peculiar/asn1-ocsp'
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509'
import { verifySignature } from './signature.ts'
import { CLOCK_TOLERANCE_MS, type CheckedCertificate } from './certificate.ts'
import { IdentityRefused, notAccepted } from './identity-provider.ts'
import { callProvider } from './wire.ts'

const SHA1 = '1.3.14.3.2.26'
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9'

/**
 * Asks the authority whether a certificate is revoked. Silence and "unknown" are no "good".
 *
 * @throws IdentityRefused NOT_ACCEPTED or UNREACHABLE unless the authority says that it is good, now
 * @source RFC 6960
 */
export async function requireNotRevoked(certificate: CheckedCertificate, now: Date): Promise<void> {
  if (!certificate.ocspUrl) throw notAccepted('OCSP: the certificate names no address')
  const id = certificateId(certificate)
  const request = new OCSPRequest({
    tbsRequest: new TBSRequest({ requestList: [new Request({ reqCert: id })] }),
  })
  const { status, body } = await callProvider(certificate.ocspUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/ocsp-request' },
    body: new Uint8Array(AsnConvert.serialize(request)),
  })
  if (status !== 200) throw new IdentityRefused('UNREACHABLE', `OCSP: status ${status}`)
  judge(read(body), { id, issuer: certificate.issuer, now })
}

function certificateId({ parsed, issuer }: CheckedCertificate): CertID {
  const { serialNumber, issuer: name } = parsed.tbsCertificate
  const authority = AsnConvert.parse(issuer.raw, Certificate).tbsCertificate
  return new CertID({
    hashAlgorithm: new AlgorithmIdentifier({ algorithm: SHA1, parameters: null }),
    issuerNameHash: new OctetString(sha1(AsnConvert.serialize(name))),
    issuerKeyHash: new OctetString(sha1(authority.subjectPublicKeyInfo.subjectPublicKey)),
    serialNumber,
  })
}

const sha1 = (content: ArrayBuffer) =>
  new Uint8Array(createHash('sha1').update(Buffer.from(content)).digest())

function read(body: Buffer): BasicOCSPResponse {
  try {
    const { responseStatus, responseBytes } = AsnConvert.parse(body, OCSPResponse)
    if (
      responseStatus === OCSPResponseStatus.successful &&
      responseBytes?.responseType === id_pkix_ocsp_basic
    )
      return AsnConvert.parse(responseBytes.response.buffer, BasicOCSPResponse)
  } catch {
    // Told below: what cannot be read is no answer.
  }
  throw new IdentityRefused('UNREACHABLE', 'OCSP: no answer that can be read')
}

function judge(
  basic: BasicOCSPResponse,
  { id, issuer, now }: { id: CertID; issuer: X509Certificate; now: Date },
): void {
  requireSigned(basic, issuer, now)
  const about = basic.tbsResponseData.responses.find(({ certID }) => isSameId(certID, id))
  if (!about) throw notAccepted('OCSP: about another certificate')
  const { thisUpdate, nextUpdate, certStatus } = about
  const end = nextUpdate ?? thisUpdate
  if (thisUpdate.getTime() > now.getTime() + CLOCK_TOLERANCE_MS) throw notAccepted('OCSP: from the future')
  if (end.getTime() < now.getTime() - CLOCK_TOLERANCE_MS) throw notAccepted('OCSP: too old')
  if (certStatus.revoked) throw notAccepted('OCSP: revoked')
  if (certStatus.good === undefined) throw notAccepted('OCSP: unknown')
}

/** Parameters of the hash may be left out or null, so that the whole cannot be compared. */
function isSameId(one: CertID, other: CertID): boolean {
  const partsOf = ({ hashAlgorithm, issuerNameHash, issuerKeyHash, serialNumber }: CertID) =>
    [
      hashAlgorithm.algorithm,
      ...[issuerNameHash.buffer, issuerKeyHash.buffer, serialNumber].map((part) =>
        Buffer.from(part).toString('hex'),
      ),
    ].join(' ')
  return partsOf(one) === partsOf(other)
}

/** By the authority itself, or by a responder to which the authority gave that right. */
function requireSigned(basic: BasicOCSPResponse, issuer: X509Certificate, now: Date): void {
  const content = Buffer.from(basic.tbsResponseDataRaw ?? AsnConvert.serialize(basic.tbsResponseData))
  const signature = Buffer.from(basic.signature)
  const algorithm = basic.signatureAlgorithm.algorithm
  const responders = (basic.certs ?? [])
    .map((each) => new X509Certificate(Buffer.from(AsnConvert.serialize(each))))
    .filter(
      (each) =>
        each.keyUsage?.includes(OCSP_SIGNING) &&
        each.checkIssued(issuer) &&
        each.verify(issuer.publicKey) &&
        each.validFromDate <= now &&
        now <= each.validToDate,
    )
  const isSigned = [issuer, ...responders].some(({ publicKey }) =>
    verifySignature({ algorithm, content, signature, publicKey }),
  )
  if (!isSigned) throw notAccepted('OCSP: signature')
}
