import type { Language } from '@vastus/i18n'
import { PasswordHashOverloaded } from '../adapters/password-hash.ts'
import { DatabaseUnavailable } from '../db/errors.ts'
import {
  BusinessRule,
  ContentTooLarge,
  DiskLow,
  Forbidden,
  IdempotencyConflict,
  InvalidInput,
  NotFound,
  NotSignedIn,
  OutdatedVersion,
  Refused,
  TooManyRequests,
  Unavailable,
} from '../errors.ts'
import { errorText, refusalText, ruleText } from './words.ts'

export type ErrorAnswer = {
  status: number
  headers: Record<string, string>
  body: string | Record<string, unknown>
}

const RETRY_SOON = { 'retry-after': '2' }
const RETRY_LATER = { 'retry-after': '60' }

/**
 * The one table from errors to answers.
 *
 * @returns undefined for what is no expected failure: a bug, answered with 500 and its request id only
 */
export function answerFor(error: unknown, language: Language, requestId: string): ErrorAnswer | undefined {
  const plain = (
    status: number,
    more: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) => ({
    status,
    headers,
    body: { requestId, ...more },
  })
  if (error instanceof InvalidInput)
    return plain(400, {
      message: errorText(language, 'genericWarning', {}),
      fields: error.fields.map(({ path, rule, params }) => ({
        path,
        rule,
        message: ruleText(language, rule, params),
      })),
    })
  if (error instanceof NotSignedIn) return plain(401, { message: errorText(language, 'sessionExpired', {}) })
  if (error instanceof Forbidden) return plain(403, { message: errorText(language, 'forbidden', {}) })
  if (error instanceof NotFound) return plain(404, { message: errorText(language, 'genericWarning', {}) })
  if (error instanceof OutdatedVersion) return plain(409, { version: error.version })
  if (error instanceof IdempotencyConflict) return plain(409)
  if (error instanceof ContentTooLarge)
    return plain(413, { message: errorText(language, 'fileTooLarge', {}) })
  if (error instanceof TooManyRequests) {
    const { refusal, retryAfterSeconds } = error
    const message = refusal && refusalText(language, refusal.text, refusal.params)
    return plain(429, message ? { message } : {}, { 'retry-after': String(retryAfterSeconds) })
  }
  if (error instanceof Refused)
    return {
      status: 468,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: refusalText(language, error.text, error.params),
    }
  if (error instanceof BusinessRule)
    return {
      status: 469,
      headers: {},
      body: {
        key: error.key,
        message: errorText(language, error.key, error.params),
        ...(Object.keys(error.params).length > 0 ? { params: error.params } : {}),
      },
    }
  if (error instanceof DiskLow) return plain(503, {}, RETRY_LATER)
  if (
    error instanceof Unavailable ||
    error instanceof DatabaseUnavailable ||
    error instanceof PasswordHashOverloaded
  )
    return plain(503, {}, RETRY_SOON)
  return undefined
}
