import { CONSENT_TYPES } from '@vastus/domain/consents'
import { slugOfConsent } from '@vastus/domain/content'
import type { Database, Tx } from '../../db/database.ts'
import { QueryError } from '../../db/errors.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { Employment, Principal, Role } from '../../principal.ts'

export type PrincipalRow = {
  tokenHash: string
  userId: number
  personId: number | null
  email: string
  isEmailVerified: boolean
  language: Principal['language']
  isPlatformAdmin: boolean
  isPatient: boolean
  lastActiveRole: Role | null
  firstName: string | null
  surname: string | null
  phone: string | null
  employments: Employment[]
  /** Types of the consents given to the newest documents. */
  consents: string[]
  expiresAt: string
  absoluteExpiresAt: string
}

/** A session as the database tells it: the row, and the text that it was read from. */
export type SessionText = string & { readonly brand: 'a PrincipalRow in JSON' }

const DOCUMENTS = CONSENT_TYPES.map(slugOfConsent)
const CHANGED = 'VS001'

/** What both functions of the database are asked with. */
const asked = (tokenHash: Sql, now: Date) =>
  sql`${tokenHash}, ${now}::timestamptz, ${CONSENT_TYPES}::text[], ${DOCUMENTS}::text[]`

export const rowOf = (text: SessionText): PrincipalRow => JSON.parse(text) as PrincipalRow

/** Undefined when the session is over. */
export async function findSession(tx: Tx, tokenHash: string, now: Date): Promise<PrincipalRow | undefined> {
  const { text } = await tx.one<{ text: SessionText | null }>(
    sql`select session_principal(${asked(sql`${tokenHash}`, now)}) as text`,
  )
  return text === null ? undefined : rowOf(text)
}

/** The same for a request that begins: outside a transaction, in one round trip. Null when the session is over. */
export async function readSession(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<SessionText | null> {
  const [text = null] = await readSessions(database, [tokenHash], now)
  return text
}

/** Those of the sessions that are not over. */
export async function readSessions(
  database: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<SessionText[]> {
  const found = await database.read<{ text: SessionText }>(
    { actor: 'system' },
    sql`select text from unnest(${tokenHashes}::text[]) as asked (hash),
      session_principal(${asked(sql`asked.hash`, now)}) as text where text is not null`,
  )
  return found.map(({ text }) => text)
}

/** Lets its transaction fail, see `isSessionChanged`, unless the session still is what it was. */
export function confirmSession(tokenHash: string, remembered: SessionText, now: Date): Sql {
  return sql`select confirm_session(${asked(sql`${tokenHash}`, now)}, ${remembered})`
}

export function isSessionChanged(error: unknown): boolean {
  return error instanceof QueryError && error.code === CHANGED
}
