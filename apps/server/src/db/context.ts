import type { DbContext } from './port.ts'
import { type Sql, sql } from './sql.ts'

const ROLES = ['PRM_PATIENT', 'PRM_DOCTOR', 'PRM_VASTUS_ADMIN']

/**
 * Begins a transaction and tells row-level security who acts, in one round trip. All of it is local to
 * the transaction, so nothing of it is left on the connection for the next one.
 */
export function beginWith(context: DbContext): string {
  const calls = Object.entries(settingsOf(context)).map(
    ([name, value]) => `set_config('${name}', '${value}', true)`,
  )
  return `begin; select ${calls.join(', ')}`
}

/** The same for a transaction that is begun already. */
export function telling(context: DbContext): Sql {
  const calls = Object.entries(settingsOf(context)).map(
    ([name, value]) => sql`set_config(${name}, ${value}, true)`,
  )
  return sql`select ${sql.join(calls)}`
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
    'app.clinic_ids': `{${context.clinicIds.map(integer).join(',')}}`,
    'app.now': context.now?.toISOString() ?? '',
  }
}

function integer(value: number): string {
  if (!Number.isSafeInteger(value)) throw new TypeError('the database context takes whole numbers only')
  return String(value)
}
