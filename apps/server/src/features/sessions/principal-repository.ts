import { CONSENT_TYPES } from '@vastus/domain/consents'
import { slugOfConsent } from '@vastus/domain/content'
import type { Database, Tx } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'
import type { Employment, Principal, Role } from '../../principal.ts'

export type PrincipalRow = {
  tokenHash: string
  signInMethod: Principal['signInMethod']
  isStrong: boolean
  signedInAt: string
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

const DOCUMENTS = CONSENT_TYPES.map(slugOfConsent)

const principalOfSession = (tokenHash: Sql, now: Date) =>
  sql`session_principal(${tokenHash}, ${now}::timestamptz, ${CONSENT_TYPES}::text[], ${DOCUMENTS}::text[])`

/** Undefined when the session is over. */
export async function findSession(tx: Tx, tokenHash: string, now: Date): Promise<PrincipalRow | undefined> {
  const { text } = await tx.one<{ text: string | null }>(
    sql`select ${principalOfSession(sql`${tokenHash}`, now)} as text`,
  )
  return text === null ? undefined : (JSON.parse(text) as PrincipalRow)
}

/** Those of the sessions that are not over, in one round trip. */
export async function listSessions(
  database: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<PrincipalRow[]> {
  const found = await database.read<{ text: string }>(
    { actor: 'system' },
    sql`select text from unnest(${tokenHashes}::text[]) as asked (hash),
      ${principalOfSession(sql`asked.hash`, now)} as text where text is not null`,
  )
  return found.map(({ text }) => JSON.parse(text) as PrincipalRow)
}
