import { constants, privateEncrypt, randomUUID } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { ocspUrlOf } from '../authority/authority.ts'
import { CERTIFICATE_FAULTS, type CertificateFault, issueCredential } from '../authority/test-authority.ts'
import { personOf } from '../authority/test-persons.ts'
import { askOnPhone, type Question } from '../phone/questions.ts'
import { SMART_ID_V2_FAULTS } from './faults.ts'
import { codeOf, RESULTS_BY_CODE, resultOf, smartIdPolicies } from './results.ts'

type Started = { hash: string; hashType: string; allowedInteractionsOrder: Record<string, string>[] }
type Fault = (typeof SMART_ID_V2_FAULTS)[number] | CertificateFault
type Session = {
  started: Started
  personalCode: string
  polls: number
  question: Question | null
  fault: Fault | null
}

const CLIENT_AUTHENTICATION = '1.3.6.1.5.5.7.3.2'
/** Begins the content of an RSA signature over a hash. @source RFC 8017, 9.2 */
const SHA512_PREFIX = Buffer.from('3051300d060960864801650304020305000440', 'hex')

/** @source Smart-ID RP API v2 of SK ID Solutions */
export const smartIdV2: FastifyPluginAsync = async (app) => {
  const sessions = new Map<string, Session>()
  let nextFault: Fault | null = null

  // For tests: what is wrong with the answer of the next session.
  app.post<{ Body: { fault: string } }>('/next', ({ body }, reply) => {
    nextFault = [...SMART_ID_V2_FAULTS, ...CERTIFICATE_FAULTS].find((each) => each === body.fault) ?? null
    return reply.code(nextFault ? 204 : 404).send()
  })

  app.post<{ Body: Started; Params: { code: string } }>(
    '/authentication/etsi/PNOEE-:code',
    ({ body, params: { code: personalCode } }, reply) => {
      if (body.hashType !== 'SHA512' || Buffer.from(body.hash ?? '', 'base64').length !== 64)
        return reply.code(400).send({ code: 400, message: 'Bad Request' })
      const [first] = body.allowedInteractionsOrder
      const answersItself = nextFault !== null || personalCode in RESULTS_BY_CODE
      const question = answersItself
        ? null
        : askOnPhone({
            service: 'Smart-ID',
            personalCode,
            code: codeOf(body.hash),
            text: first?.displayText200 ?? first?.displayText60 ?? '',
          })
      const id = randomUUID()
      sessions.set(id, { started: body, personalCode, polls: 0, question, fault: nextFault })
      nextFault = null
      return reply.send({ sessionID: id })
    },
  )

  app.get<{ Params: { id: string } }>('/session/:id', (request, reply) => {
    const session = sessions.get(request.params.id)
    if (!session) return reply.code(404).send({ code: 404, message: 'Not Found' })
    session.polls++
    if (session.fault === 'DOWN') return reply.code(500).send()
    if (session.fault === 'GARBAGE') return reply.type('application/json').send('[')
    const endResult = resultOf(session)
    if (endResult === null) return reply.send({ state: 'RUNNING' })
    const result = { endResult, documentNumber: `PNOEE-${session.personalCode}-MOCK-Q` }
    return reply.send({
      state: 'COMPLETE',
      result,
      ...(endResult === 'OK' ? proofOf(session, ocspUrlOf(request)) : {}),
    })
  })
}

function proofOf({ started, personalCode, fault }: Session, ocspUrl: string) {
  const { certificate, key } = issueCredential(personOf(personalCode), {
    keyType: 'RSA',
    policies: smartIdPolicies,
    purposes: [CLIENT_AUTHENTICATION],
    ocspUrl,
    fault: CERTIFICATE_FAULTS.find((each) => each === fault) ?? null,
  })
  const hash = Buffer.from(started.hash, 'base64')
  if (fault === 'WRONG_SIGNATURE') hash[0] = (hash[0] ?? 0) ^ 1
  const signed = { key, padding: constants.RSA_PKCS1_PADDING }
  const value = privateEncrypt(signed, Buffer.concat([SHA512_PREFIX, hash])).toString('base64')
  const algorithm = fault === 'OTHER_ALGORITHM' ? 'none' : 'sha512WithRSAEncryption'
  return {
    ...(fault === 'NO_SIGNATURE' ? {} : { signature: { value, algorithm } }),
    cert: {
      value: certificate.toString('base64'),
      certificateLevel: fault === 'LOWER_LEVEL' ? 'ADVANCED' : 'QUALIFIED',
    },
    interactionFlowUsed: 'confirmationMessageAndVerificationCodeChoice',
  }
}
