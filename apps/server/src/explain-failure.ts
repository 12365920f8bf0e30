import { NEEDED_RIGHTS } from './db/needed-rights.ts'
import { DatabaseUnavailable, DatabaseUnusable } from './db/errors.ts'

/** Errors of the network and of PostgreSQL that pass by themselves when the database comes up. */
const NOT_THERE_YET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '57P03', // it is starting up
  '53300', // it has no connection left
])

const WITH_CODE: Record<string, string> = {
  '28P01':
    'PostgreSQL refuses the password in DATABASE_URL. Mend it there, or give the role that one: alter role vastus password …',
  '28000': 'PostgreSQL refuses the user in DATABASE_URL. See its pg_hba.conf.',
  '3D000': 'The database that DATABASE_URL names does not exist. Create it, or mend DATABASE_URL.',
  '42501': `The role in DATABASE_URL lacks a right. ${NEEDED_RIGHTS}`,
  '0A000': 'PostgreSQL lacks an extension: install its contrib package (pg_trgm, unaccent, btree_gin).',
  '58P01': 'PostgreSQL lacks an extension: install its contrib package (pg_trgm, unaccent, btree_gin).',
}

interface SystemError extends Error {
  code?: string
  syscall?: string
  address?: string
  port?: number
  path?: string
  /** The number of SQLite, which keeps the lock of the embedded database. */
  errcode?: number
}

/** As the system, PostgreSQL and SQLite call a full disk or a used-up quota. */
const DISK_FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100', 13])

/** The error and what caused it, the outermost first. */
function* chainOf(error: unknown): Generator<SystemError> {
  for (let each = error; each instanceof Error; each = each.cause) yield each
}

/** True when PostgreSQL cannot be reached now, and may be in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailable)) return false
  const codes = [...chainOf(error)].flatMap(({ code }) => code ?? [])
  // A connection that took too long carries no code.
  return codes.length === 0 || codes.some((code) => NOT_THERE_YET.has(code))
}

/**
 * What went wrong with the machine or the settings, and what to do, in a sentence for the operator.
 *
 * @returns undefined for anything else, which is a mistake in the product and needs its stack
 */
export function explainFailure(error: unknown): string | undefined {
  if (isDatabaseAway(error)) {
    const code = [...chainOf(error)].find((each) => each.code)?.code ?? 'no answer in time'
    return `PostgreSQL cannot be reached (${code}). Is it running, and is DATABASE_URL right?`
  }
  for (const each of chainOf(error)) {
    const words = explainOne(each)
    if (words) return words
  }
  return error instanceof DatabaseUnusable ? error.message : undefined
}

function explainOne({
  code,
  errcode,
  syscall,
  address,
  port,
  path,
  message,
}: SystemError): string | undefined {
  if (code === undefined) return undefined
  if (DISK_FULL.has(code) || DISK_FULL.has(errcode))
    return `No space is left${path ? ` for ${path}` : ' where DATA_DIR or the database is'}. Make room, then start again.`
  if (syscall === 'listen') return explainListen(code, `${address}:${port}`)
  if (code === '42501') return `${WITH_CODE[code]} (${message})`
  if (WITH_CODE[code]) return WITH_CODE[code]
  const place = path ?? 'a file'
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `${place} may not be ${syscall === 'mkdir' || syscall === 'open' ? 'opened or made' : 'used'} by this account. DATA_DIR and all in it must belong to the account that runs Vastus.`
  return undefined
}

function explainListen(code: string, place: string): string | undefined {
  if (code === 'EADDRINUSE')
    return `${place} is taken by another program, perhaps by Vastus itself. Stop that one, or set another PORT.`
  if (code === 'EACCES')
    return `This account may not listen on ${place}. Set a PORT above 1023; the proxy has 443.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${place} is not an address of this machine. Set HOST to 127.0.0.1 behind a proxy on this machine.`
  return undefined
}
