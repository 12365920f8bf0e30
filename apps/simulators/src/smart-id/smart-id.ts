import { constants, createHash, createHmac, randomBytes, randomUUID, sign } from 'node:crypto'
import { ocspUrlOf } from '../authority/authority.ts'
import { CERTIFICATE_FAULTS, type CertificateFault, issueCredential } from '../authority/test-authority.ts'
import { personOf } from '../authority/test-persons.ts'
import { askOnPhone, type Question } from '../phone/questions.ts'
import type { Simulator } from '../simulator.ts'
import { RETURN_FAULTS, SMART_ID_FAULTS } from './faults.ts'
import { DEFAULT_PERSON, resultOf, RESULTS_BY_CODE, smartIdPolicies, codeOf } from './results.ts'
import { smartIdV2 } from './smart-id-v2.ts'

type Started = {
  relyingPartyName: string
  certificateLevel: string
  signatureProtocolParameters: { rpChallenge: string }
  interactions: string
  initialCallbackUrl?: string
}
type Fault = (typeof SMART_ID_FAULTS | typeof RETURN_FAULTS)[number] | CertificateFault
type Session = {
  started: Started
  /** By what the app was asked: a link is scanned or opened, as it says itself. */
  flow: 'QR' | 'Web2App' | 'Notification'
  personalCode: string
  polls: number
  question: Question | null
  fault: Fault | null
  secret: string
  /** What the app adds to the address of return; the signature names its digest. */
  verifier: string
}

const PURPOSE = '1.3.6.1.4.1.62306.5.7.0'

/** @source Smart-ID RP API v3.2 of SK ID Solutions */
export const smartId: Simulator = {
  name: 'smart-id',
  about:
    'Smart-ID v3, and v2 below /v2: the published test persons answer by themselves, others on the page of the phone',
  routes: async (app) => {
    await app.register(smartIdV2, { prefix: '/v2' })
    const sessions = new Map<string, Session>()
    const idsByToken = new Map<string, string>()
    let nextFault: Fault | null = null

    app.get('/', () => ({ sessions: sessions.size }))
    app.post<{ Body: { fault: string } }>('/next', ({ body }, reply) => {
      nextFault =
        [...SMART_ID_FAULTS, ...RETURN_FAULTS, ...CERTIFICATE_FAULTS].find((each) => each === body.fault) ??
        null
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
      const verifier = randomBytes(32).toString('base64url')
      const fault = nextFault
      sessions.set(id, { started, flow, personalCode, polls: 0, question, fault, secret, verifier })
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
      if (session && request.query.deviceLinkType === 'Web2App') session.flow = 'Web2App'
      if (!session || authCode !== authCodeOf(session, unprotected))
        return reply.code(400).send({ error: 'the link is not genuine' })
      session.question ??= askOnPhone({
        service: 'Smart-ID',
        personalCode: session.personalCode,
        isAnybody: true,
        code: null,
        text: textOf(session.started),
        returnUrl: returnUrlOf(session),
      })
      return reply.redirect(`/phone?only=${session.question.id}`)
    })

    app.get<{ Params: { id: string } }>('/session/:id', (request, reply) => {
      const session = sessions.get(request.params.id)
      if (!session) return reply.code(404).send({ title: 'no such session' })
      session.polls++
      if (session.fault === 'DOWN') return reply.code(500).send()
      if (session.fault === 'GARBAGE') return reply.type('application/json').send('[')
      session.personalCode = session.question?.personalCode ?? session.personalCode
      // A scanned code with a fault answers by itself: its tests have no phone.
      const isWaiting = session.flow === 'QR' && session.fault === null && !session.question
      const endResult = isWaiting ? null : resultOf(session)
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

/** What the app opens in the end; null where the link was scanned. */
function returnUrlOf({ started, flow, secret, verifier, fault }: Session): string | null {
  if (flow !== 'Web2App' || !started.initialCallbackUrl) return null
  const url = new URL(started.initialCallbackUrl)
  const own = Buffer.from(secret, 'base64')
  url.searchParams.set('sessionSecretDigest', digest(fault === 'OTHER_SECRET' ? own.subarray(1) : own))
  url.searchParams.set('userChallengeVerifier', fault === 'OTHER_VERIFIER' ? digest(verifier) : verifier)
  return url.href
}

function proofOf({ started, flow, personalCode, fault, verifier }: Session, ocspUrl: string) {
  const { certificate, key } = issueCredential(personOf(personalCode), {
    keyType: 'RSA',
    policies: smartIdPolicies,
    purposes: [PURPOSE],
    ocspUrl,
    fault: CERTIFICATE_FAULTS.find((each) => each === fault) ?? null,
  })
  const flowType = fault === 'OTHER_FLOW' ? 'App2App' : fault === 'QR_INSTEAD' ? 'QR' : flow
  const interactionTypeUsed =
    flow === 'Notification' ? 'confirmationMessageAndVerificationCodeChoice' : 'displayTextAndPIN'
  const [serverRandom, userChallenge] = [randomBytes(18).toString('base64'), digest(verifier)]
  const returnUrl = fault === 'OTHER_RETURN_URL' ? 'https://elsewhere.example/' : callbackOf(started, flow)
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
    returnUrl,
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

/** It is part of what is signed where the app comes back. */
const callbackOf = ({ initialCallbackUrl = '' }: Started, flow: Session['flow']) =>
  flow === 'Web2App' ? initialCallbackUrl : ''

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url')

function authCodeOf({ started, flow, secret }: Session, unprotected: string): string {
  const payload = [
    'smart-id',
    'ACSP_V2',
    started.signatureProtocolParameters.rpChallenge,
    Buffer.from(started.relyingPartyName).toString('base64'),
    '',
    started.interactions,
    callbackOf(started, flow),
    unprotected,
  ].join('|')
  return createHmac('sha256', Buffer.from(secret, 'base64')).update(payload).digest('base64url')
}

/** The words that the app shows. */
function textOf({ interactions }: Started): string {
  const [first] = JSON.parse(Buffer.from(interactions, 'base64').toString()) as Record<string, string>[]
  return first?.displayText200 ?? first?.displayText60 ?? ''
}
