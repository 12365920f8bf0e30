import type { Tx } from '../../../db/database.ts'
import { sql } from '../../../db/sql.ts'

export type Purpose = 'SIGNUP' | 'RESET' | 'PROFILE'
/** What waits for the code; only sign-up has something. */
export type CodePayload = { passwordHash?: string; language?: 'et' | 'en' | 'ru' | 'pl' }

export type StoredCode = {
  id: number
  codeDigest: string
  userId: number | null
  payload: CodePayload
  tries: number
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

/** A browser's own code counts before any other, so that nobody else's sign-up for the address takes its place. */
const ownFirst = (browserHash: string | null) => sql`(browser_hash = ${browserHash}) is true desc, id desc`

/** The code last sent, locked, if it can still be used: a newer one cancels it. */
export async function lockNewestCode(
  tx: Tx,
  { purpose, email, browserHash }: { purpose: Purpose; email: string; browserHash: string | null },
  now: Date,
): Promise<StoredCode | undefined> {
  const newest = await tx.maybe<StoredCode & { isOver: boolean }>(sql`
    select id, code_digest, user_id, payload, tries, used_at is not null or expires_at <= ${now} as is_over
    from one_time_codes where lower(email) = ${email} and purpose = ${purpose}
    order by ${ownFirst(browserHash)} limit 1 for update`)
  return newest && !newest.isOver ? newest : undefined
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
    where lower(email) = ${email} and purpose = 'SIGNUP' and created_at > ${since} order by ${ownFirst(browserHash)} limit 1`)
  return newest && newest.usedAt === null ? newest.payload : undefined
}

export async function countTry(tx: Tx, id: number): Promise<void> {
  await tx.run(sql`update one_time_codes set tries = tries + 1 where id = ${id}`)
}

/** Also forgets what waited for it. */
export async function markUsed(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(sql`update one_time_codes set used_at = ${now}, payload = '{}' where id = ${id}`)
}
