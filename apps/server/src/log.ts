import { type DestinationStream, type Logger, pino } from 'pino'
import { scrub } from '@vastus/domain/privacy/scrub'

const MAX_CAUSES = 3

/** The log of the product. Errors are logged by what and where: see `describeError`. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * What went wrong and where, never a value that a person typed. A database repeats whole rows in the details of its
 * errors; those are left out, and the rest is scrubbed.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? scrub(error) : typeof error
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const stack = error.stack?.slice(0, 3000).split('\n').map(scrub).join('\n')
  const cause =
    error.cause === undefined || depth === MAX_CAUSES ? {} : { cause: describeError(error.cause, depth + 1) }
  return { name: error.name, message: scrub(error.message).slice(0, 300), code, constraint, stack, ...cause }
}
