import { routes, type RouteName } from '@vastus/contract'
import type { Route, RouteAnswer, RouteInput } from '@vastus/contract/route'
import type { Language } from '@vastus/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { DatabaseUnavailable } from '../db/errors.ts'
import type { DiskGuard } from '../disk-guard.ts'
import { DiskLow, InvalidInput, NotFound } from '../errors.ts'
import type { Principal } from '../principal.ts'
import { admit } from './access.ts'
import { appendAudit } from './audit-trail.ts'
import { type Call, createCall } from './call.ts'
import type { createCallLimiter } from './call-limits.ts'
import type { KnownSession, Sessions } from './known-session.ts'
import { refuseOtherMethods, refuseUnknownPaths, requireContentType } from './known-paths.ts'
import { networkOf } from './network-of.ts'
import { requireOwnOrigin } from './origin.ts'
import { parseInput } from './parse-input.ts'
import { createListedToday } from './listed-today.ts'
import { readUpload, type UploadedPart } from './read-upload.ts'
import { hashToken, readToken, tokenCookie } from './session-cookie.ts'
import { languageOfRequest } from './words.ts'

/** An answer that the database or the disk has rendered already. */
export class RawAnswer {
  readonly body: string | Readable
  readonly headers: Record<string, string>
  readonly status: number
  constructor(body: string | Readable, headers: Record<string, string>, status = 200) {
    this.body = body
    this.headers = headers
    this.status = status
  }
}

type Answer<R extends Route> = (R['response'] extends 'FILE' | 'TEXT' ? never : RouteAnswer<R>) | RawAnswer
export type Handler<R extends Route> = (
  input: RouteInput<R> &
    (R['consumes'] extends 'MULTIPART' ? { upload: () => Promise<UploadedPart> } : object),
  call: Call,
) => Promise<Answer<R>>
/** The handlers of some routes: what a feature hands to the app. */
export type Handlers<Names extends RouteName = RouteName> = {
  [Name in Names]: Handler<(typeof routes)[Name]>
}

export type MountDependencies = {
  database: Database
  clock: Clock
  sessions: Sessions
  charge: ReturnType<typeof createCallLimiter>
  publicOrigin: string
  isHttps: boolean
  fallbackLanguage: Language
  disk: DiskGuard
  /** Checks answers against the contract; on outside production. */
  isAnswerChecked: boolean
}

/** Nobody could read without signing in. */
const GOES_ON_WITH_LOW_DISK: readonly RouteName[] = ['loginWithPassword', 'logout']
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

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
      onRequest: requireContentType(route),
      handler: (request, reply) => serve({ name, route, handler, request, reply, dependencies, listedToday }),
    })
  }
  refuseOtherMethods(app)
  refuseUnknownPaths(app)
  const unknown = Object.keys(handlers).find((name) => !(name in routes))
  if (unknown) throw new Error(`handler ${unknown} has no route`)
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

/**
 * Answers for the session as it was last known, so that reading it costs no round trip of its own: the handler's transaction
 * confirms it. Where none did, or it is another one by now, it is read again, and nothing of the first try is left.
 */
async function serve(served: Served): Promise<FastifyReply> {
  const { name, route, request, dependencies } = served
  const { sessions, clock, isHttps, disk } = dependencies
  const now = clock.now()
  requireOwnOrigin(request.method, request.headers, dependencies.publicOrigin)
  if (disk.isLow() && route.method !== 'GET' && !GOES_ON_WITH_LOW_DISK.includes(name)) throw new DiskLow()
  const token = readToken('SESSION', request.headers.cookie, isHttps)
  const tokenHash = token ? hashToken(token) : null
  const find = async () => (tokenHash === null ? null : sessions.find(tokenHash, now))
  const recalled = tokenHash !== null && canBegin(route) ? sessions.recall(tokenHash) : undefined
  const session = recalled ?? (await find())
  request.callLanguage = languageOfRequest(
    request,
    session?.principal.language ?? dependencies.fallbackLanguage,
  )
  dependencies.charge(
    session ? `user ${session.principal.userId}` : `network ${networkOf(request.ip)}`,
    route.rate,
    now.getTime(),
  )
  const outcome = await settle(served, { session, isRecalled: recalled !== undefined, now })
  // Where the word of a commit got lost, it may have happened.
  const isUnknown = outcome.error instanceof DatabaseUnavailable
  if (!recalled || outcome.isConfirmed || isUnknown) return finish(served, outcome)
  const found = await find()
  if (found === recalled && !sessions.isChanged(outcome.error)) return finish(served, outcome)
  return finish(served, await settle(served, { session: found, isRecalled: false, now }))
}

/** A body that streams is read once, and what needs no session is not begun again for one. */
const canBegin = (route: Route) => route.access !== 'PUBLIC' && route.consumes !== 'MULTIPART'

type Outcome = {
  answer?: unknown
  error?: Error
  call: Call | null
  isConfirmed: boolean
  isRepeated: boolean
}

async function settle(
  { name, route, handler, request, reply, dependencies, listedToday }: Served,
  { session, isRecalled, now }: { session: KnownSession | null; isRecalled: boolean; now: Date },
): Promise<Outcome> {
  const outcome: Outcome = { call: null, isConfirmed: false, isRepeated: false }
  try {
    const principal = session?.principal ?? null
    const language = languageOfRequest(request, principal?.language ?? dependencies.fallbackLanguage)
    request.callLanguage = language
    if (principal) request.actorId = principal.userId

    const role = admit(route, principal)
    const input = {
      params: parseInput(route.params, 'params', request.params),
      query: parseInput(route.query, 'query', request.query),
      body: route.consumes === 'MULTIPART' ? undefined : parseInput(route.body, 'body', request.body),
      upload: () => readUpload(request),
    }
    outcome.call = createCall(dependencies.database, dependencies.clock, {
      route,
      routeName: name,
      address: request.url,
      body: request.body,
      requestId: request.id,
      network: networkOf(request.ip),
      authorization: request.headers.authorization,
      language,
      now,
      maybePrincipal: principal,
      role,
      listedToday,
      ifMatch: readIfMatch(request),
      ifNoneMatch: request.headers['if-none-match'] ?? null,
      idempotencyKey: readIdempotencyKey(request, route),
      signUpToken: readToken('SIGN_UP', request.headers.cookie, dependencies.isHttps),
      setToken: (kind, value) =>
        void reply.header('set-cookie', tokenCookie(kind, value, dependencies.isHttps)),
      confirmSession: isRecalled && session ? session.confirm(now) : null,
      onConfirmed: () => {
        outcome.isConfirmed = true
      },
      onRepeated: () => {
        outcome.isRepeated = true
      },
    })
    outcome.answer = await handler(input, outcome.call)
  } catch (error) {
    outcome.error = error as Error
  }
  return outcome
}

async function finish(served: Served, { answer, error, call, isRepeated }: Outcome): Promise<FastifyReply> {
  if (error === undefined) {
    if (isRepeated) served.reply.header('idempotency-replayed', 'true')
    return send(served, answer)
  }
  if (error instanceof NotFound && call?.maybePrincipal) await recordDenied(served, call.maybePrincipal, call)
  throw error
}

function send({ name, route, reply, dependencies }: Served, answer: unknown): FastifyReply {
  if (answer instanceof RawAnswer) {
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
  call: Call,
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
        actor: { userId: principal.userId, sessionHash: principal.sessionHash, role: call.role },
        action: route.audit ?? name,
        outcome: 'DENIED',
        requestId: call.requestId,
        at: call.now,
      },
    ),
  )
}

declare module 'fastify' {
  interface FastifyRequest {
    callLanguage?: Language
    actorId?: number
  }
}
