import { randomUUID } from 'node:crypto'
import { ocspUrlOf } from '../authority/authority.ts'
import { signHash } from '../authority/sign-hash.ts'
import { CERTIFICATE_FAULTS, type CertificateFault, issueCredential } from '../authority/test-authority.ts'
import { personOf } from '../authority/test-persons.ts'
import { askOnPhone, type Question } from '../phone/questions.ts'
import type { Simulator } from '../simulator.ts'
import { ANSWER_FAULTS, type AnswerFault, ANSWERS_ITSELF, RESULTS_BY_PHONE } from './results.ts'

type Started = { phoneNumber: string; nationalIdentityNumber: string; hash: string; displayText?: string }
type Session = Started & {
  polls: number
  question: Question | null
  fault: AnswerFault | CertificateFault | null
}

const POLICY = '1.3.6.1.4.1.10015.18.1'

/** @source Mobile-ID REST API of SK ID Solutions */
export const mobileId: Simulator = {
  name: 'mobile-id',
  about: 'Mobile-ID: the test numbers answer by themselves, others on the page of the phone',
  routes: async (app) => {
    const sessions = new Map<string, Session>()
    let nextFault: Session['fault'] = null

    app.get('/', () => ({ sessions: sessions.size }))
    // For tests: what is wrong with the answer of the next session.
    app.post<{ Body: { fault: string } }>('/next', ({ body }, reply) => {
      nextFault = [...ANSWER_FAULTS, ...CERTIFICATE_FAULTS].find((each) => each === body.fault) ?? null
      return reply.code(nextFault ? 204 : 404).send()
    })

    app.post<{ Body: Started }>('/authentication', ({ body }, reply) => {
      if (Buffer.from(body.hash ?? '', 'base64').length !== 32 || !/^\+\d+$/.test(body.phoneNumber ?? ''))
        return reply.code(400).send({ error: 'wrong field', time: new Date(), traceId: randomUUID() })
      const id = randomUUID()
      const fault = nextFault
      nextFault = null
      const answersItself = fault !== null || ANSWERS_ITSELF.has(body.phoneNumber)
      const question = answersItself
        ? null
        : askOnPhone({
            service: 'Mobile-ID',
            personalCode: body.nationalIdentityNumber,
            code: codeOf(Buffer.from(body.hash, 'base64')),
            text: body.displayText ?? '',
          })
      sessions.set(id, { ...body, polls: 0, question, fault })
      return reply.send({ sessionID: id })
    })

    app.get<{ Params: { id: string } }>('/authentication/session/:id', (request, reply) => {
      const session = sessions.get(request.params.id)
      if (!session) return reply.code(404).send({ error: 'session not found', time: new Date(), traceId: '' })
      session.polls++
      if (session.fault === 'DOWN') return reply.code(500).send()
      if (session.fault === 'GARBAGE') return reply.type('application/json').send('{"state":')
      const result = resultOf(session)
      if (result === null) return reply.send({ state: 'RUNNING' })
      if (result !== 'OK') return reply.send({ state: 'COMPLETE', result })
      return reply.send({ state: 'COMPLETE', result, ...proofOf(session, ocspUrlOf(request)) })
    })
  },
}

function resultOf({ phoneNumber, question, polls }: Session): string | null {
  if (!question) return polls < 2 ? null : (RESULTS_BY_PHONE[phoneNumber] ?? 'OK')
  if (question.decision === null) return null
  return question.decision === 'ACCEPT' ? 'OK' : question.decision === 'REFUSE' ? 'USER_CANCELLED' : 'TIMEOUT'
}

function proofOf(session: Session, ocspUrl: string) {
  const { fault, hash, nationalIdentityNumber, phoneNumber } = session
  const keyType = phoneNumber === '+37200000766' ? 'RSA' : 'EC'
  const { certificate, key } = issueCredential(personOf(nationalIdentityNumber), {
    keyType,
    policies: [POLICY],
    ocspUrl,
    fault: CERTIFICATE_FAULTS.find((each) => each === fault) ?? null,
  })
  const signed = Buffer.from(hash, 'base64')
  if (fault === 'WRONG_SIGNATURE') signed[0] = (signed[0] ?? 0) ^ 1
  const algorithm =
    fault === 'OTHER_ALGORITHM' ? 'none' : `SHA256With${keyType === 'RSA' ? 'RSA' : 'EC'}Encryption`
  const value = signHash(signed, key).toString('base64')
  return {
    ...(fault === 'NO_SIGNATURE' ? {} : { signature: { value, algorithm } }),
    cert: certificate.toString('base64'),
  }
}

function codeOf(hash: Buffer): string {
  const code = (((hash[0] ?? 0) >> 2) << 7) | ((hash.at(-1) ?? 0) & 0x7f)
  return String(code).padStart(4, '0')
}
