/** The database cannot answer now: down, restarting, too slow or too busy. Becomes a 503; try again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** The database cannot be opened as it is; the message says in a sentence or two what the operator can do. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable'
}

/** What PostgreSQL says about a refused statement, in the form both drivers give. */
export interface QueryFailure {
  message: string
  code: string
  constraint?: string | undefined
  table?: string | undefined
  column?: string | undefined
}

/**
 * A statement the database refused; `code` is the SQLSTATE, e.g. 23505 for a broken unique constraint.
 * PostgreSQL's `detail` is left out on purpose: it repeats the row's values, which must not reach a log.
 */
export class QueryError extends Error {
  override readonly name = 'QueryError'
  readonly code: string
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined

  constructor(failure: QueryFailure) {
    super(failure.message)
    this.code = failure.code
    this.constraint = failure.constraint
    this.table = failure.table
    this.column = failure.column
  }
}

/** True when the statement broke the named unique constraint (or any, when no name is given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof QueryError &&
    error.code === '23505' &&
    (constraint === undefined || error.constraint === constraint)
  )
}

/** Serialization failure and deadlock: the same transaction may succeed when run again. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof QueryError && (error.code === '40001' || error.code === '40P01')
}

/** The session of a request ended before the transaction began. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof QueryError && error.code === 'VS001'

/** The user of a request left a clinic before the transaction began. */
export const isRightLost = (error: unknown): boolean => error instanceof QueryError && error.code === 'VS002'
