import { constants, createHash, createHmac, randomBytes, randomUUID, sign } from 'node:crypto'
import { ocspUrlOf } from '../authority/authority.ts'
import { CERTIFICATE_FAULTS, type CertificateFault, issueCredential } from '../authority/test-authority.ts'
import { personOf } from '../authority/test-persons.ts'
import { askOnPhone, type Decision, type Question } from '../phone/questions.ts'
import type { Simulator } from '../simulator.ts'
import { SMART_ID_FAULTS } from './faults.ts'

type Started = {
  relyingPartyName: string
  certificateLevel: string
  signatureProtocolParameters: { rpChallenge: string }
  interactions: string
}
type Fault = (typeof SMART_ID_FAULTS)[number] | CertificateFault
type Session = {
  started: Started
  flow: 'QR' | 'Notification'
  personalCode: string
  polls: number
  question: Question | null
  fault: Fault | null
  secret: string
}

const POLICIES = ['1.3.6.1.4.1.10015.17.2', '0.4.0.2042.1.2']
const PURPOSE = '1.3.6.1.4.1.62306.5.7.0'
const DEFAULT_PERSON = '40504040001'
/** Published persons who answer by themselves. */
const RESULTS_BY_CODE: Readonly<Record<string, string>> = {
  '40504040001': 'OK',
  '50001029996': 'OK',
  '61101012257': 'OK',
  '30403039917': 'USER_REFUSED',
  '30403039972': 'WRONG_VC',
  '30403039983': 'TIMEOUT',
}
const RESULTS_BY_DECISION: Record<Decision, string> = {
  ACCEPT: 'OK',
  REFUSE: 'USER_REFUSED',
  WRONG_CODE: 'WRONG_VC',
  TIME_OUT: 'TIMEOUT',
}

/** @source Smart-ID RP API v3.2 of SK ID Solutions */
export const smartId: Simulator = {
  name: 'smart-id',
  about: 'Smart-ID v3: the published test persons answer by themselves, others on the page of the phone',
  routes: async (app) => {
    const sessions = new Map<string, Session>()
    const idsByToken = new Map<string, string>()
    let nextFault: Fault | null = null

    app.get('/', () => ({ sessions: sessions.size }))
    app.post<{ Body: { fault: string } }>('/next', ({ body }, reply) => {
      nextFault = [...SMART_ID_FAULTS, ...CERTIFICATE_FAULTS].find((each) => each === body.fault) ?? null
      return reply.code(nextFault ? 204 : 404).send()
    })

    const begin = (
      started: Started,
      flow: Session['flow'],
      personalCode: string,
      question: Question | null,
    ) => {
      const id = randomUUID()
      const secret = randomBytes(32).toString('base64')
      sessions.set(id, { started, flow, personalCode, polls: 0, question, fault: nextFault, secret })
      nextFault = null
      return { id, secret }
    }

    app.post<{ Body: Started; Params: { code: string } }>(
      '/authentication/notification/etsi/PNOEE-:code',
      ({ body, params: { code } }, reply) => {
        const answersItself = nextFault !== null || code in RESULTS_BY_CODE
        const question = answersItself
          ? null
          : askOnPhone({
              service: 'Smart-ID',
              personalCode: code,
              code: codeOf(body.signatureProtocolParameters.rpChallenge),
              text: textOf(body),
            })
        return reply.send({ sessionID: begin(body, 'Notification', code, question).id })
      },
    )

    app.post<{ Body: Started }>('/authentication/device-link/anonymous', (request, reply) => {
      const { id, secret } = begin(request.body, 'QR', DEFAULT_PERSON, null)
      const token = randomBytes(18).toString('base64url')
      idsByToken.set(token, id)
      return reply.send({
        sessionID: id,
        sessionToken: token,
        sessionSecret: secret,
        deviceLinkBase: `http://${request.host}/smart-id/link`,
      })
    })

    // What the app does with a scanned link: it checks the code of the link and then asks the person.
    app.get<{ Querystring: Record<string, string> }>('/link', (request, reply) => {
      const session = sessions.get(idsByToken.get(request.query.sessionToken ?? '') ?? '')
      const [unprotected = '', authCode] = `http://${request.host}${request.url}`.split('&authCode=')
      if (!session || authCode !== authCodeOf(session, unprotected))
        return reply.code(400).send({ error: 'the link is not genuine' })
      session.question ??= askOnPhone({
        service: 'Smart-ID',
        personalCode: session.personalCode,
        code: null,
        text: textOf(session.started),
      })
      return reply.redirect('/phone')
    })

    app.get<{ Params: { id: string } }>('/session/:id', (request, reply) => {
      const session = sessions.get(request.params.id)
      if (!session) return reply.code(404).send({ title: 'no such session' })
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
  },
}

function resultOf({ question, polls, personalCode, flow, fault }: Session): string | null {
  if (question) return question.decision === null ? null : RESULTS_BY_DECISION[question.decision]
  if (flow === 'QR' && fault === null) return null
  return polls < 2 ? null : (RESULTS_BY_CODE[personalCode] ?? 'OK')
}

function proofOf({ started, flow, personalCode, fault }: Session, ocspUrl: string) {
  const { certificate, key } = issueCredential(personOf(personalCode), {
    keyType: 'RSA',
    policies: POLICIES,
    purposes: [PURPOSE],
    ocspUrl,
    fault: CERTIFICATE_FAULTS.find((each) => each === fault) ?? null,
  })
  const flowType = fault === 'OTHER_FLOW' ? 'App2App' : flow
  const interactionTypeUsed =
    flow === 'QR' ? 'displayTextAndPIN' : 'confirmationMessageAndVerificationCodeChoice'
  const [serverRandom, userChallenge] = [
    randomBytes(18).toString('base64'),
    randomBytes(32).toString('base64url'),
  ]
  const text = [
    'smart-id',
    'ACSP_V2',
    serverRandom,
    started.signatureProtocolParameters.rpChallenge,
    userChallenge,
    Buffer.from(started.relyingPartyName).toString('base64'),
    '',
    createHash('sha256').update(started.interactions).digest('base64'),
    interactionTypeUsed,
    '',
    flowType,
  ].join('|')
  const saltLength = fault === 'SHORT_SALT' ? 8 : 64
  const signed = fault === 'WRONG_SIGNATURE' ? `${text}|` : text
  const value = sign('sha512', Buffer.from(signed), {
    key,
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength,
  }).toString('base64')
  const hash = { hashAlgorithm: 'SHA-512' }
  return {
    signatureProtocol: 'ACSP_V2',
    signature: {
      value,
      serverRandom,
      userChallenge,
      flowType,
      signatureAlgorithm: fault === 'OTHER_ALGORITHM' ? 'none' : 'rsassa-pss',
      signatureAlgorithmParameters: {
        ...hash,
        maskGenAlgorithm: { algorithm: 'id-mgf1', parameters: hash },
        saltLength,
        trailerField: '0xbc',
      },
    },
    cert: {
      value: certificate.toString('base64'),
      certificateLevel: fault === 'LOWER_LEVEL' ? 'ADVANCED' : 'QUALIFIED',
    },
    interactionTypeUsed,
  }
}

function authCodeOf({ started, secret }: Session, unprotected: string): string {
  const payload = [
    'smart-id',
    'ACSP_V2',
    started.signatureProtocolParameters.rpChallenge,
    Buffer.from(started.relyingPartyName).toString('base64'),
    '',
    started.interactions,
    '',
    unprotected,
  ].join('|')
  return createHmac('sha256', Buffer.from(secret, 'base64')).update(payload).digest('base64url')
}

const codeOf = (rpChallenge: string) =>
  String(
    createHash('sha256').update(Buffer.from(rpChallenge, 'base64')).digest().readUInt16BE(30) % 10_000,
  ).padStart(4, '0')

/** The words that the app shows. */
function textOf({ interactions }: Started): string {
  const [first] = JSON.parse(Buffer.from(interactions, 'base64').toString()) as Record<string, string>[]
  return first?.displayText200 ?? first?.displayText60 ?? ''
}
