import type { DbContext } from './port.ts'
import { type Sql, sql } from './sql.ts'

const ROLES = ['PRM_PATIENT', 'PRM_DOCTOR', 'PRM_VASTUS_ADMIN']

/**
 * Begins a transaction, tells row-level security who acts, and confirms the session, in one round trip. All of it is local to
 * the transaction, so nothing of it is left on the connection for the next one.
 */
export function beginWith(context: DbContext): string {
  const calls = Object.entries(settingsOf(context)).map(
    ([name, value]) => `set_config('${name}', '${value}', true)`,
  )
  const confirmed = confirmationOf(context)
  if (confirmed) calls.push(`confirm_session(${confirmed.map((value) => `'${value}'`).join(', ')})`)
  return `begin; select ${calls.join(', ')}`
}

/** The same for a transaction that is begun already. */
export function telling(context: DbContext): Sql {
  const calls = Object.entries(settingsOf(context)).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  )
  const confirmed = confirmationOf(context)
  if (confirmed) calls.push(sql`confirm_session(${sql.join(confirmed)})`)
  return sql`select ${sql.join(calls)}`
}

/** What `confirm_session` is called with. */
function confirmationOf(context: DbContext): string[] | null {
  if (context.actor === 'system' || !context.session) return null
  const { tokenHash, at } = context.session
  if (!/^[0-9a-f]{64}$/.test(tokenHash)) throw new TypeError('the hash of a session has 64 digits')
  return [tokenHash, at.toISOString(), integer(context.userId), arrayOf(context.clinicIds)]
}

function settingsOf(context: DbContext): Record<string, string> {
  return context.actor === 'system' ? { role: 'vastus_system' } : userSettings(context)
}

// These values stand in the text itself: a script takes no parameters. Hence the checks.
function userSettings(context: Extract<DbContext, { actor: 'user' }>): Record<string, string> {
  if (!ROLES.includes(context.role)) throw new TypeError('unknown role in the database context')
  return {
    role: 'vastus_app',
    'app.user_id': integer(context.userId),
    'app.person_id': context.personId === null ? '' : integer(context.personId),
    'app.role': context.role,
    'app.clinic_ids': arrayOf(context.clinicIds),
    'app.now': context.now?.toISOString() ?? '',
  }
}

const arrayOf = (ids: readonly number[]) => `{${ids.map(integer).join(',')}}`

function integer(value: number): string {
  if (!Number.isSafeInteger(value)) throw new TypeError('the database context takes whole numbers only')
  return String(value)
}
