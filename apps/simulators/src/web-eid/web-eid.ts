import { constants, createHash, sign } from 'node:crypto'
import { ocspUrlOf } from '../authority/authority.ts'
import { CERTIFICATE_FAULTS, type CertificateFault, issueCredential } from '../authority/test-authority.ts'
import { personOf } from '../authority/test-persons.ts'
import type { Simulator } from '../simulator.ts'
import { CARD_FAULTS, type CardFault } from './faults.ts'

type Asked = { nonce: string; origin: string; personalCode?: string }
type Fault = CardFault | CertificateFault

/** Whose card is in the reader, as long as nobody says otherwise. */
const HOLDER = '60001019906'
const CARD_POLICY = '1.3.6.1.4.1.51361.1.1.1'
const MOBILE_ID_POLICY = '1.3.6.1.4.1.10015.18.1'

/** @source Web eID, token format 1.0 */
export const webEid: Simulator = {
  name: 'web-eid',
  about: 'a virtual card reader with an ID card in it, whose PIN is known',
  routes: async (app) => {
    let nextFault: Fault | null = null

    app.get('/', () => ({ card: HOLDER }))
    // For tests: what is wrong with the next answer.
    app.post<{ Body: { fault: string } }>('/next', ({ body }, reply) => {
      nextFault = [...CARD_FAULTS, ...CERTIFICATE_FAULTS].find((each) => each === body.fault) ?? null
      return reply.code(nextFault ? 204 : 404).send()
    })
    app.post<{ Body: Asked }>('/authenticate', (request, reply) => {
      const fault = nextFault
      nextFault = null
      return reply.send(tokenOf(request.body, fault, ocspUrlOf(request)))
    })
  },
}

function tokenOf({ nonce, origin, personalCode = HOLDER }: Asked, fault: Fault | null, ocspUrl: string) {
  const keyType = fault === 'RSA_CARD' ? 'RSA' : 'EC'
  const { certificate, key } = issueCredential(personOf(personalCode), {
    keyType,
    policies: [fault === 'MOBILE_ID_CERTIFICATE' ? MOBILE_ID_POLICY : CARD_POLICY],
    ocspUrl,
    fault: CERTIFICATE_FAULTS.find((each) => each === fault) ?? null,
  })
  const digest = (text: string) => createHash('sha384').update(text).digest()
  const signed = Buffer.concat([
    digest(
      fault === 'OTHER_ORIGIN' ? 'https://elsewhere.example' : fault === 'SLASH' ? `${origin}/` : origin,
    ),
    digest(fault === 'OTHER_NONCE' ? Buffer.alloc(32).toString('base64') : nonce),
  ])
  const signature =
    keyType === 'EC'
      ? sign('sha384', signed, { key, dsaEncoding: 'ieee-p1363' })
      : sign('sha384', signed, { key, padding: constants.RSA_PKCS1_PADDING })
  if (fault === 'WRONG_SIGNATURE') signature[0] = (signature[0] ?? 0) ^ 1
  return {
    unverifiedCertificate:
      fault === 'NO_CERTIFICATE'
        ? Buffer.from('no certificate').toString('base64')
        : certificate.toString('base64'),
    algorithm:
      fault === 'ALGORITHM_NONE'
        ? 'none'
        : fault === 'OTHER_ALGORITHM'
          ? 'RS384'
          : keyType === 'EC'
            ? 'ES384'
            : 'RS384',
    signature: signature.toString('base64'),
    format: fault === 'OTHER_FORMAT' ? 'web-eid:2.0' : 'web-eid:1.0',
    appVersion: 'https://web-eid.eu/web-eid-app/releases/2.5.0',
  }
}
