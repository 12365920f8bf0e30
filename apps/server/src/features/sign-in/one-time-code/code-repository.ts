import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

export type Purpose = 'SIGNUP' | 'RESET' | 'PROFILE' | 'SECOND_FACTOR'
/** What waits for the code; only sign-up has something. */
export type CodePayload = { passwordHash?: string; language?: 'et' | 'en' | 'ru' | 'pl' }

export type StoredCode = {
  id: number
  codeDigest: string
  userId: number | null
  payload: CodePayload
  /** Who asked for it: the browser of a sign-up, the network of a reset, the session of a profile. */
  browserHash: string | null
}

export async function insertCode(
  tx: Tx,
  code: {
    purpose: Purpose
    email: string
    codeDigest: string
    userId: number | null
    payload: CodePayload
    browserHash: string | null
    createdAt: Date
    expiresAt: Date
  },
): Promise<void> {
  await tx.run(sql`
    insert into one_time_codes (purpose, email, code_digest, user_id, payload, browser_hash, created_at, expires_at)
    values (${code.purpose}, ${code.email}, ${code.codeDigest}, ${code.userId}, ${JSON.stringify(code.payload)},
      ${code.browserHash}, ${code.createdAt}, ${code.expiresAt})`)
}

/** What somebody asked for counts before any other, so that nobody else's asking takes its place. */
const ownFirst = (browserHash: string | null) => sql`(browser_hash = ${browserHash}) is true desc, id desc`

/**
 * A browser that began one sign-up cannot finish another: the account would get the password that was chosen in the other browser. A
 * browser without a cookie can finish any.
 */
const ofThisSignUp = (browserHash: string | null) =>
  sql`(purpose <> 'SIGNUP' or ${browserHash}::text is null or browser_hash = ${browserHash})`

/** The newest code that can still be used, locked: a newer one of the same asker cancels it. */
export function lockNewestCode(
  tx: Tx,
  { purpose, email, browserHash }: { purpose: Purpose; email: string; browserHash: string | null },
  now: Date,
): Promise<StoredCode | undefined> {
  return tx.maybe<StoredCode>(sql`
    select id, code_digest, user_id, payload, browser_hash from one_time_codes
    where lower(email) = ${email} and purpose = ${purpose} and used_at is null and expires_at > ${now} and ${ofThisSignUp(browserHash)}
    order by ${ownFirst(browserHash)} limit 1 for update`)
}

/** Whether the session asked for a code since a moment, and can still use it. */
export async function hasOwnCode(
  tx: Tx,
  { purpose, email, sessionHash }: { purpose: Purpose; email: string; sessionHash: string },
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  const found = await tx.maybe(sql`
    select 1 as found from one_time_codes
    where lower(email) = ${email} and purpose = ${purpose} and browser_hash = ${sessionHash} and used_at is null
      and created_at > ${since} and expires_at > ${now} limit 1`)
  return found !== undefined
}

/** What waits for the newest sign-up code of an address, also when the code itself is too old by now. */
export async function findPending(
  tx: Tx,
  email: string,
  browserHash: string | null,
  since: Date,
): Promise<CodePayload | undefined> {
  const newest = await tx.maybe<{ payload: CodePayload; usedAt: string | null }>(sql`
    select payload, used_at from one_time_codes
    where lower(email) = ${email} and purpose = 'SIGNUP' and created_at > ${since} and ${ofThisSignUp(browserHash)} order by ${ownFirst(browserHash)} limit 1`)
  return newest && newest.usedAt === null ? newest.payload : undefined
}

/** Uses up every code of the address for a purpose, also those that others asked for, and forgets what waited for them. */
export async function markUsed(
  tx: Tx,
  { purpose, email }: { purpose: Purpose; email: string },
  now: Date,
): Promise<void> {
  await tx.run(sql`update one_time_codes set used_at = ${now}, payload = '{}'
    where lower(email) = ${email} and purpose = ${purpose} and used_at is null`)
}
