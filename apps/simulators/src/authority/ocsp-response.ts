import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  BasicOCSPResponse,
  CertStatus,
  id_pkix_ocsp_basic,
  OCSPRequest,
  OCSPResponse,
  OCSPResponseStatus,
  ResponderID,
  ResponseBytes,
  ResponseData,
  RevokedInfo,
  SingleResponse,
} from '@peculiar/asn1-ocsp'
import { ecdsa, signEcdsa } from './certificate.ts'
import { type CertificateFault, faultOfSerial, testAuthority } from './test-authority.ts'

const STALE_MS = 24 * 60 * 60_000

/** The fault of the certificate that a request asks about. */
export function faultAskedFor(request: Buffer): CertificateFault | null {
  const [asked] = AsnConvert.parse(request, OCSPRequest).tbsRequest.requestList
  if (!asked) return null
  return faultOfSerial(Buffer.from(asked.reqCert.serialNumber).toString('hex').toUpperCase())
}

/** Answers an OCSP request in DER, signed by the authority itself. @source RFC 6960 */
export function answerOcsp(request: Buffer, fault: CertificateFault | null, now: Date): Buffer {
  const [asked] = AsnConvert.parse(request, OCSPRequest).tbsRequest.requestList
  if (!asked) throw new Error('the request names no certificate')
  const at = fault === 'OCSP_STALE' ? new Date(now.getTime() - STALE_MS) : now
  const signer = testAuthority(fault === 'OCSP_OTHER_SIGNER' ? 'OTHER' : 'TEST')
  const tbsResponseData = new ResponseData({
    responderID: new ResponderID({ byName: signer.name }),
    producedAt: at,
    responses: [new SingleResponse({ certID: asked.reqCert, certStatus: statusOf(fault), thisUpdate: at })],
  })
  const signature = new Uint8Array(signEcdsa(AsnConvert.serialize(tbsResponseData), signer.key)).buffer
  const basic = new BasicOCSPResponse({ tbsResponseData, signatureAlgorithm: ecdsa(), signature })
  const whole = new OCSPResponse({
    responseStatus: OCSPResponseStatus.successful,
    responseBytes: new ResponseBytes({
      responseType: id_pkix_ocsp_basic,
      response: new OctetString(AsnConvert.serialize(basic)),
    }),
  })
  return Buffer.from(AsnConvert.serialize(whole))
}

function statusOf(fault: CertificateFault | null): CertStatus {
  if (fault === 'REVOKED')
    return new CertStatus({ revoked: new RevokedInfo({ revocationTime: new Date('2024-01-01') }) })
  return fault === 'OCSP_UNKNOWN' ? new CertStatus({ unknown: null }) : new CertStatus({ good: null })
}
