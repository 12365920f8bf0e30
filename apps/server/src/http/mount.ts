import type { Readable } from 'node:stream'
import { type RouteName, routes } from '@vastus/contract'
import type { Route, RouteInput, RouteResponse } from '@vastus/contract/route'
import type { Language } from '@vastus/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { DiskGuard } from '../disk-guard.ts'
import { DiskLow, InvalidInput, NotFound, NotSignedIn } from '../errors.ts'
import type { Principal } from '../principal.ts'
import { admit } from './access.ts'
import { appendAudit } from './audit-trail.ts'
import type { createCallLimiter } from './call-limits.ts'
import { refuseOtherMethods, refuseUnknownPaths, requireContentType } from './known-paths.ts'
import { createListedToday } from './listed-today.ts'
import { networkOf } from './network-of.ts'
import { requireOwnOrigin } from './origin.ts'
import { parseInput } from './parse-input.ts'
import { readUpload, type UploadedPart } from './read-upload.ts'
import { createRequestContext, type RequestContext } from './request-context.ts'
import { allowsAnalytics, hashToken, readToken, tokenCookie } from './session-cookie.ts'
import { languageOfRequest } from './words.ts'

/** A response that the database or the disk has rendered already. */
export class RawResponse {
  readonly body: string | Readable
  readonly headers: Record<string, string>
  readonly status: number
  constructor(body: string | Readable, headers: Record<string, string>, status = 200) {
    this.body = body
    this.headers = headers
    this.status = status
  }
}

type Answer<R extends Route> =
  | (R['response'] extends 'FILE' | 'TEXT' ? never : RouteResponse<R>)
  | RawResponse
export type Handler<R extends Route> = (
  input: RouteInput<R> &
    (R['consumes'] extends 'MULTIPART' ? { upload: () => Promise<UploadedPart> } : object),
  context: RequestContext,
) => Promise<Answer<R>>
/** The handlers of some routes: what a feature hands to the app. */
export type Handlers<Names extends RouteName = RouteName> = {
  [Name in Names]: Handler<(typeof routes)[Name]>
}

export type MountDependencies = {
  database: Database
  clock: Clock
  /** Whose session it is, by the hash of its token; null when the session is over. */
  findPrincipal: (tokenHash: string, now: Date) => Promise<Principal | null>
  /** Why the session of a token is over; null where there is nothing to tell. */
  findEndReason: (tokenHash: string) => Promise<string | null>
  charge: ReturnType<typeof createCallLimiter>
  publicOrigin: string
  isHttps: boolean
  fallbackLanguage: Language
  disk: DiskGuard
  /** Checks responses against the contract; on outside production. */
  isAnswerChecked: boolean
}

/** Nobody could read without signing in. */
const GOES_ON_WITH_LOW_DISK: readonly RouteName[] = ['loginWithPassword', 'logout']
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Names of the other fields that a form with a file may have. */
const fieldsBeside = ({ body }: Route) => (body instanceof z.ZodMiniObject ? Object.keys(body.shape) : [])

/** Mounts every route of the contract. A route without a handler, or a handler without a route, does not start. */
export function mountRoutes(app: FastifyInstance, handlers: Handlers, dependencies: MountDependencies): void {
  const listedToday = createListedToday()
  for (const [name, route] of Object.entries(routes) as [RouteName, Route][]) {
    const handler = handlers[name] as unknown as Handler<Route>
    if (!handler) throw new Error(`route ${name} has no handler`)
    if (route.idempotency !== 'NONE' && route.access === 'PUBLIC')
      throw new Error(`route ${name}: keys need a session`)
    app.route({
      method: route.method,
      url: `/api${route.path}`,
      onRequest: [requireCookie(route, dependencies.isHttps), requireContentType(route)],
      handler: (request, reply) => serve({ name, route, handler, request, reply, dependencies, listedToday }),
    })
  }
  refuseOtherMethods(app)
  refuseUnknownPaths(app)
  const unknown = Object.keys(handlers).find((name) => !(name in routes))
  if (unknown) throw new Error(`handler ${unknown} has no route`)
}

/** Nobody without a session learns more than that one is needed; that costs nothing, so it is not charged to the network either. */
function requireCookie({ access }: Route, isHttps: boolean) {
  return async ({ headers }: FastifyRequest) => {
    if (access !== 'PUBLIC' && readToken('SESSION', headers.cookie, isHttps) === null) throw new NotSignedIn()
  }
}

type Served = {
  name: RouteName
  route: Route
  handler: Handler<Route>
  request: FastifyRequest
  reply: FastifyReply
  dependencies: MountDependencies
  listedToday: ReturnType<typeof createListedToday>
}

/** Reads the session, decides whether the caller may use the route, and calls the handler. */
async function serve(served: Served): Promise<FastifyReply> {
  const { name, route, handler, request, reply, dependencies, listedToday } = served
  const { clock, isHttps, disk } = dependencies
  const now = clock.now()
  requireOwnOrigin(request.method, request.headers, dependencies.publicOrigin)
  if (disk.isLow() && route.method !== 'GET' && !GOES_ON_WITH_LOW_DISK.includes(name)) throw new DiskLow()
  const token = readToken('SESSION', request.headers.cookie, isHttps)
  const principal = token ? await dependencies.findPrincipal(hashToken(token), now) : null
  const network = networkOf(request.ip)
  const language = languageOfRequest(request, principal?.language ?? dependencies.fallbackLanguage)
  request.callLanguage = language
  dependencies.charge(
    principal ? `user ${principal.userId}` : `network ${network}`,
    route.rate,
    now.getTime(),
  )
  if (principal) request.actorId = principal.userId

  if (token && !principal && route.access !== 'PUBLIC')
    throw new NotSignedIn(await dependencies.findEndReason(hashToken(token)))
  const role = admit(route, principal)
  const input = {
    params: parseInput(route.params, 'params', request.params),
    query: parseInput(route.query, 'query', request.query),
    body: route.consumes === 'MULTIPART' ? undefined : parseInput(route.body, 'body', request.body),
    upload: () => readUpload(request, fieldsBeside(route)),
  }
  let isRepeated = false
  const context = createRequestContext(dependencies.database, clock, {
    route,
    routeName: name,
    address: request.url,
    body: request.body,
    bytes: request.bytes ?? Buffer.alloc(0),
    requestId: request.id,
    network,
    device: request.headers['user-agent']?.slice(0, 200) ?? null,
    authorization: request.headers.authorization,
    signature: signatureOf(request),
    language,
    now,
    maybePrincipal: principal,
    role,
    listedToday,
    ifMatch: readIfMatch(request),
    ifNoneMatch: request.headers['if-none-match'] ?? null,
    idempotencyKey: readIdempotencyKey(request, route),
    signUpToken: readToken('SIGN_UP', request.headers.cookie, isHttps),
    proofToken: readToken('PROOF', request.headers.cookie, isHttps),
    allowsAnalytics: allowsAnalytics(request.headers.cookie),
    setToken: (kind, value) => void reply.header('set-cookie', tokenCookie(kind, value, isHttps)),
    onRepeated: () => {
      isRepeated = true
    },
  })
  let answer: unknown
  try {
    answer = await handler(input, context)
  } catch (error) {
    if (error instanceof NotFound && principal) await recordDenied(served, principal, context)
    throw error
  }
  if (isRepeated) reply.header('idempotency-replayed', 'true')
  return send(served, answer)
}

function send({ name, route, reply, dependencies }: Served, answer: unknown): FastifyReply {
  if (answer instanceof RawResponse) {
    const { body, headers, status } = answer
    // Long texts: as bytes they are neither counted nor encoded a second time.
    return reply
      .code(status)
      .headers(headers)
      .send(typeof body === 'string' ? Buffer.from(body) : body)
  }
  if (route.response === null) return reply.code(204).send()
  if (typeof route.response === 'string') throw new Error(`route ${name} answers with a stream`)
  if (dependencies.isAnswerChecked) {
    const checked = route.response.safeParse(answer)
    if (!checked.success)
      throw new Error(`route ${name} answers against its contract: ${JSON.stringify(checked.error.issues)}`)
  }
  return reply
    .code(route.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer))
}

function signatureOf({ headers }: FastifyRequest): string | undefined {
  const signature = headers['x-twilio-signature'] ?? headers['x-awell-signature']
  return typeof signature === 'string' ? signature : undefined
}

function readIfMatch(request: FastifyRequest): number | null {
  const header = request.headers['if-match']
  if (header === undefined) return null
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)
  if (!match) throw new InvalidInput([{ path: 'If-Match', rule: 'FORM' }])
  return Number(match[1])
}

function readIdempotencyKey(request: FastifyRequest, route: Route): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) {
    if (route.idempotency === 'REQUIRED')
      throw new InvalidInput([{ path: 'Idempotency-Key', rule: 'REQUIRED' }])
    return null
  }
  if (typeof key !== 'string' || !UUID.test(key))
    throw new InvalidInput([{ path: 'Idempotency-Key', rule: 'FORM' }])
  return key.toLowerCase()
}

/** Asking for what is not one's own, or not there, leaves a trace in the caller's own chain. */
async function recordDenied(
  { name, route, request, dependencies }: Served,
  principal: Principal,
  context: RequestContext,
): Promise<void> {
  if (!route.audit) return
  const objectId = (request.params as Record<string, string>).id ?? ''
  await dependencies.database.transaction({ actor: 'system' }, (tx) =>
    appendAudit(
      tx,
      {
        clinicId: principal.employments[0]?.clinicId ?? null,
        subjectPersonId: null,
        objectType: route.objects['params.id'] ?? name,
        objectId: objectId.slice(0, 40),
      },
      {
        actor: { userId: principal.userId, sessionHash: principal.sessionHash, role: context.role },
        action: route.audit ?? name,
        outcome: 'DENIED',
        requestId: context.requestId,
        at: context.now,
      },
    ),
  )
}

declare module 'fastify' {
  interface FastifyRequest {
    callLanguage?: Language
    actorId?: number
    /** A JSON body as it came. */
    bytes?: Buffer
  }
}
