import { createHash, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Simulator } from '../simulator.ts'
import { LIST_STATES, type ListState, patientsOf, RegisterLists } from './register-lists.ts'

const SERVICE = '/r1/EE/GOV/70009770/tis'
const TOKEN_SECONDS = 300
/** Longer than any deadline of the product. */
const SLOW_MS = 60_000
/** This test person of Mobile-ID has no right to any list. */
const WITHOUT_RIGHTS = '60001017869'

type Query = { userId: string; client: string; issue: string; path: string }
type Token = { userId: string; organisation: string; endsAt: number }
type TokenBody = {
  user?: { personalCode?: string }
  organization?: string
  role?: string
  application?: string
}
type Changes = { state?: string; first?: number; count?: number; broken?: number }

/** @source X-Road message protocol for REST; the services behind it have the neutral shape of the product */
export const registry: Simulator = {
  name: 'registry',
  about: 'the register of patient lists behind a security server of X-Road',
  routes: async (app) => {
    const lists = new RegisterLists()
    const tokens = new Map<string, Token>()
    const queries: Query[] = []

    app.get('/', () => ({ simulator: 'register of patient lists', queries: queries.length }))
    app.get('/queries', () => queries)
    // For tests: what a list answers from now on, and who is on it.
    app.put<{ Params: { code: string }; Body: Changes }>('/lists/:code', ({ params, body }, reply) => {
      const { state, ...window } = body
      const known = LIST_STATES.find((each) => each === state)
      lists.change(params.code, { ...window, ...(known ? { state: known } : {}) })
      return reply.code(204).send()
    })

    app.addHook('onSend', async (request, reply) => {
      if (!request.url.includes('/r1/')) return
      const id = String(request.headers['x-road-id'] ?? '')
      void reply.headers({
        'x-road-service': 'EE/GOV/70009770/tis',
        'x-road-id': id,
        'x-road-request-id': randomUUID(),
        'x-road-request-hash': createHash('sha512').update(`${request.url}${id}`).digest('base64'),
      })
    })

    app.post<{ Body: TokenBody }>(`${SERVICE}/auth/v2/token`, (request, reply) => {
      const { user, organization, role, application } = request.body
      if (!isAddressed(request)) return refuseSender(reply)
      const userId = user?.personalCode ?? ''
      if (!/^\d{11}$/.test(userId) || !organization || role !== 'doctor' || !application)
        return reply.code(400).send({ code: 'INVALID_REQUEST' })
      if (userId === WITHOUT_RIGHTS) return reply.code(403).send({ code: 'NO_ACCESS' })
      const accessToken = randomUUID()
      tokens.set(accessToken, {
        userId,
        organisation: organization,
        endsAt: Date.now() + TOKEN_SECONDS * 1000,
      })
      return reply.send({ accessToken, expiresIn: TOKEN_SECONDS, tokenType: 'Bearer' })
    })

    const admit = (request: FastifyRequest): Token | null => {
      const token = tokens.get(String(request.headers.authorization ?? '').replace(/^Bearer /, ''))
      const { 'x-road-userid': userId, 'x-road-client': client, 'x-road-issue': issue } = request.headers
      if (!isAddressed(request) || !token || token.endsAt < Date.now() || userId !== `EE${token.userId}`)
        return null
      queries.push({ userId, client: String(client), issue: String(issue ?? ''), path: request.url })
      return token
    }

    app.get(`${SERVICE}/lists/v1/lists`, (request, reply) => {
      const token = admit(request)
      if (!token) return refuseSender(reply)
      return reply.send({
        organisation: { registrationCode: token.organisation, name: `Organisation ${token.organisation}` },
        lists: lists.of(token.organisation).map(({ listCode, doctor, count, state }) => ({
          listCode,
          doctor,
          patientCount: count,
          status: LISTED_AS[state],
        })),
      })
    })

    app.get<{ Params: { code: string } }>(
      `${SERVICE}/lists/v1/lists/:code/patients`,
      async (request, reply) => {
        const token = admit(request)
        if (!token) return refuseSender(reply)
        const list = lists.find(token.organisation, request.params.code)
        const refusal = REFUSALS[list?.state ?? 'NOT_FOUND']
        if (refusal === 403 || refusal === 404)
          return reply.code(refusal).send({ code: list?.state ?? 'NOT_FOUND' })
        if (!list || refusal === 503) return outage(reply)
        if (list.state === 'INVALID_RESPONSE') return reply.type('application/json').send('{"listCode":')
        if (list.state === 'SLOW') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref())
        const { listCode, doctor } = list
        return reply.send({ listCode, doctor, patients: list.state === 'EMPTY' ? [] : patientsOf(list) })
      },
    )
  },
}

/** What the register knows of a list before anybody asks for its people. */
const LISTED_AS: Record<ListState, string> = {
  OK: 'OK',
  EMPTY: 'EMPTY',
  NO_ACCESS: 'NO_ACCESS',
  NOT_FOUND: 'NOT_FOUND',
  REGISTRY_OUTAGE: 'REGISTRY_OUTAGE',
  INVALID_RESPONSE: 'OK',
  SLOW: 'OK',
}
const REFUSALS: Partial<Record<ListState, number>> = { NO_ACCESS: 403, NOT_FOUND: 404, REGISTRY_OUTAGE: 503 }

function isAddressed({ headers }: FastifyRequest): boolean {
  return (
    /^EE\/(GOV|COM|NGO)\/[^/]+\/[^/]+$/.test(String(headers['x-road-client'] ?? '')) &&
    /^EE\d{11}$/.test(String(headers['x-road-userid'] ?? '')) &&
    String(headers['x-road-id'] ?? '') !== ''
  )
}

const refuseSender = (reply: FastifyReply) =>
  fault(reply, 400, 'Client.BadRequest', 'Headers of X-Road or the token are missing or wrong')
const outage = (reply: FastifyReply) =>
  fault(reply, 500, 'Server.ServerProxy.ServiceFailed', 'The service did not answer')

/** A fault of a security server, not of the service behind it. */
function fault(reply: FastifyReply, status: number, type: string, message: string) {
  return reply.code(status).header('x-road-error', type).send({ type, message, detail: randomUUID() })
}
