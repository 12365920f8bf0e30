import { createHash } from 'node:crypto'
import type { Route } from '@vastus/contract/route'
import type { CookieKind } from './session-cookie.ts'
import type { Language } from '@vastus/i18n'
import type { Clock } from '../clock.ts'
import type { Database, DbContext, Tx } from '../db/database.ts'
import type { Sql } from '../db/sql.ts'
import { NotSignedIn, OutdatedVersion } from '../errors.ts'
import { contextOf, type Principal, type Role } from '../principal.ts'
import {
  type AuditActor,
  type AuditEntry,
  type AuditFacts,
  appendAudit,
  auditStatement,
  personsShown,
} from './audit-trail.ts'
import type { createListedToday } from './listed-today.ts'
import { claimKey, type IdempotentCall, keepForRepeat, type Kept } from './idempotency.ts'

/** The audit event of a repeated call: it does nothing again, and shows what came of the first one. */
export const REPEATED = 'ANSWER_REPEATED'

/** How a repeated call gets its response. */
export type Repeat<T, K extends Kept> = {
  keep: (answer: T) => K
  /** Reads the response again, with the rights and masks that the caller has now. @throws NotFound */
  again: (tx: Tx, kept: K) => Promise<T>
}

type TransactionOptions = { context?: DbContext | undefined }

/** What a handler knows of its caller, and its only way to the database. */
export type RequestContext = {
  requestId: string
  /** Address of the caller, for limits only. */
  network: string
  /** What the browser calls itself, cut to 200 signs. */
  device: string | null
  /** For machines that bring a token instead of a session. */
  authorization: string | undefined
  /** Of a machine that signs what it sends. */
  signature: string | undefined
  /** A JSON body as it came, for checking a signature. */
  bytes: Buffer
  /** Path and query: the same body sent to another object is another call. */
  address: string
  language: Language
  now: Date
  /** @throws NotSignedIn on a public route without a session */
  principal: () => Principal
  maybePrincipal: Principal | null
  /** The role in which the route is called. */
  role: Role | null
  ifMatch: number | null
  /** The ETag of the response that the caller still has. */
  ifNoneMatch: string | null
  /** Of the browser that began a sign-up within a day. */
  signUpToken: string | null
  /** Of the browser that began to prove who its user is. */
  proofToken: string | null
  /** Whether the user of the browser allows analytical cookies. */
  allowsAnalytics: boolean
  /** Sets a cookie; null removes it. */
  setToken: (kind: CookieKind, token: string | null) => void
  /** Notes who was looked at or changed; written in the transaction of the effect. */
  audit: (entry: AuditEntry, actor?: AuditActor) => void
  /** Names what is done in place of the route's own event, where one route does two things. */
  auditAs: (action: string) => void
  /**
   * Runs the request's one transaction in the caller's context, with its audit rows.
   *
   * @param options.context another context than the caller's, as sign-in needs
   */
  transaction: <T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions) => Promise<T>
  /**
   * The same for a route that takes an Idempotency-Key: the work is done once for a key.
   *
   * @param options.contentHash replaces the hash of the body where the content is streamed
   * @param options.part which of several transactions of one request, each done once under the key
   */
  once: <T, K extends Kept>(
    work: (tx: Tx) => Promise<T>,
    repeat: Repeat<T, K>,
    options?: TransactionOptions & { contentHash?: string; part?: number },
  ) => Promise<T>
  /**
   * One read in the caller's context, in a single round trip: the rows of one `select`, in a transaction of its own with the
   * audit row of what is looked at. Without one it is for what tells nothing of any patient.
   */
  read: <R>(q: Sql, entry?: AuditEntry) => Promise<R[]>
  /**
   * Names in the audit trail whom a list has shown that is only leafed through: each person once a day for a reader. To be
   * awaited before the response with the list leaves.
   */
  auditListed: (clinicId: number, personIds: readonly number[]) => Promise<void>
}

type RequestFacts = Omit<
  RequestContext,
  'transaction' | 'once' | 'read' | 'audit' | 'auditAs' | 'auditListed' | 'principal'
> & {
  route: Route
  routeName: string
  body: unknown
  idempotencyKey: string | null
  listedToday: ReturnType<typeof createListedToday>
  /** The work was done by an earlier call with the same key. */
  onRepeated: () => void
}

export function createRequestContext(database: Database, clock: Clock, facts: RequestFacts): RequestContext {
  let action = facts.route.audit ?? facts.routeName
  const audited: { entry: AuditEntry; actor: AuditActor }[] = []
  const principal = () => {
    if (!facts.maybePrincipal) throw new NotSignedIn()
    return facts.maybePrincipal
  }
  const ownActor = (): AuditActor => ({
    userId: facts.maybePrincipal?.userId ?? null,
    sessionHash: facts.maybePrincipal?.sessionHash ?? null,
    role: facts.role,
  })
  const defaultContext = (): DbContext => {
    if (!facts.role) throw new Error(`route ${facts.routeName} has no role: give a context`)
    return contextOf(principal(), facts.role, facts.now)
  }
  /** The caller's session was read before the handler ran, and may have ended since. */
  const confirming = (context: DbContext = defaultContext()): DbContext =>
    context.actor === 'system'
      ? context
      : { ...context, session: { tokenHash: principal().sessionHash, at: facts.now } }

  const auditFacts = (actor: AuditActor): AuditFacts => ({
    actor,
    action,
    outcome: 'ALLOWED',
    requestId: facts.requestId,
    at: clock.now(),
  })

  const run = <T>(work: (tx: Tx) => Promise<T>, { context }: TransactionOptions): Promise<T> =>
    database.transaction(confirming(context), async (tx) => {
      audited.length = 0
      const result = await work(tx)
      for (const { entry, actor } of audited) appendAudit(tx, entry, auditFacts(actor))
      return result
    })

  return {
    requestId: facts.requestId,
    network: facts.network,
    device: facts.device,
    authorization: facts.authorization,
    signature: facts.signature,
    bytes: facts.bytes,
    address: facts.address,
    language: facts.language,
    now: facts.now,
    maybePrincipal: facts.maybePrincipal,
    role: facts.role,
    ifMatch: facts.ifMatch,
    ifNoneMatch: facts.ifNoneMatch,
    signUpToken: facts.signUpToken,
    proofToken: facts.proofToken,
    allowsAnalytics: facts.allowsAnalytics,
    setToken: facts.setToken,
    principal,
    audit: (entry, actor) => {
      audited.push({ entry, actor: actor ?? ownActor() })
    },
    auditAs: (other) => {
      action = other
    },
    transaction: (work, options = {}) => {
      if (facts.route.idempotency !== 'NONE')
        throw new Error(`route ${facts.routeName} takes a key: say how a repeated call is answered`)
      return run(work, options)
    },
    once: <T, K extends Kept>(
      work: (tx: Tx) => Promise<T>,
      repeat: Repeat<T, K>,
      options: TransactionOptions & { contentHash?: string; part?: number } = {},
    ) =>
      run(async (tx) => {
        const idempotent = idempotentCall(facts, options)
        if (!idempotent) return work(tx)
        const kept = await claimKey(tx, idempotent, facts.now)
        if (kept) {
          action = REPEATED
          facts.onRepeated()
          return repeat.again(tx, kept as K)
        }
        const result = await work(tx)
        const status = facts.route.status ?? (facts.route.response === null ? 204 : 200)
        keepForRepeat(tx, idempotent, status, repeat.keep(result))
        return result
      }, options),
    read: <R>(q: Sql, entry?: AuditEntry) =>
      database.read<R>(confirming(), q, entry ? [auditStatement(entry, auditFacts(ownActor()))] : []),
    auditListed: async (clinicId, personIds) => {
      const reader = `${principal().userId} ${clinicId}`
      const unnamed = facts.listedToday.notYet(reader, personIds, facts.now)
      if (unnamed.length === 0) return
      await database.transaction(confirming(), (tx) =>
        appendAudit(tx, personsShown(clinicId, unnamed), auditFacts(ownActor())),
      )
      facts.listedToday.keep(reader, unnamed, facts.now)
    },
  }
}

function idempotentCall(
  facts: RequestFacts,
  { contentHash, part }: { contentHash?: string; part?: number },
): IdempotentCall | null {
  if (!facts.idempotencyKey || facts.route.idempotency === 'NONE' || !facts.maybePrincipal) return null
  return {
    principal: `user:${facts.maybePrincipal.userId}`,
    route: part === undefined ? facts.routeName : `${facts.routeName} ${part}`,
    key: facts.idempotencyKey,
    contentHash:
      contentHash ??
      createHash('sha256')
        .update(JSON.stringify([facts.address, facts.body ?? null]))
        .digest('hex'),
  }
}

/** Refuses a change that was made on an outdated view. */
export function requireVersion(context: RequestContext, current: number): void {
  if (context.ifMatch !== null && context.ifMatch !== current) throw new OutdatedVersion(current)
}
