import type { Language } from '@vastus/i18n'
import { PasswordHashOverloaded } from '../adapters/password-hash.ts'
import { DatabaseUnavailable, isRightLost, isSessionOver } from '../db/errors.ts'
import {
  BodyTooSlow,
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
import { ContentTypeRefused, MethodRefused } from './known-paths.ts'
import { errorText, refusalText, ruleText } from './words.ts'

export type ErrorResponse = {
  status: number
  headers: Record<string, string>
  body: string | Record<string, unknown>
}

const RETRY_SOON = { 'retry-after': '2' }
const RETRY_LATER = { 'retry-after': '60' }

/**
 * The one table from errors to responses.
 *
 * @returns undefined for what is no expected failure: a bug, whose response is 500 with its request id only
 */
export function answerFor(error: unknown, language: Language, requestId: string): ErrorResponse | undefined {
  const plain = (
    status: number,
    message: string,
    { headers = {}, ...more }: { headers?: Record<string, string>; [name: string]: unknown } = {},
  ) => ({ status, headers, body: { requestId, message, ...more } })
  const words = (key: string) => errorText(language, key, {})
  if (error instanceof InvalidInput)
    return plain(400, words('genericWarning'), {
      fields: error.fields.map((field) => ({
        path: field.path,
        rule: field.rule,
        message: ruleText(language, field),
      })),
    })
  if (error instanceof NotSignedIn && error.reason)
    return plain(401, refusalText(language, `SESSION_ENDED.${error.reason}`, {}))
  if (error instanceof NotSignedIn || isSessionOver(error)) return plain(401, words('sessionExpired'))
  if (error instanceof Forbidden || isRightLost(error)) return plain(403, words('forbidden'))
  if (error instanceof NotFound) return plain(404, words('genericWarning'))
  if (error instanceof MethodRefused)
    return plain(405, words('genericWarning'), { headers: { allow: error.allowed.join(', ') } })
  if (error instanceof BodyTooSlow)
    return plain(408, refusalText(language, 'BODY_TOO_SLOW', {}), { headers: { connection: 'close' } })
  if (error instanceof OutdatedVersion) return plain(409, words('genericWarning'), { version: error.version })
  if (error instanceof IdempotencyConflict) return plain(409, words('genericWarning'))
  if (error instanceof ContentTooLarge) return plain(413, words('fileTooLarge'))
  if (error instanceof ContentTypeRefused) return plain(415, words('genericWarning'))
  if (error instanceof TooManyRequests) {
    const { refusal, retryAfterSeconds } = error
    const minutes = Math.ceil(retryAfterSeconds / 60)
    const message = refusal
      ? refusalText(language, refusal.text, refusal.params)
      : retryAfterSeconds < 60
        ? words('tooManyRequests')
        : refusalText(language, 'TOO_MANY_TRIES', { count: minutes })
    return plain(429, message, { headers: { 'retry-after': String(retryAfterSeconds) } })
  }
  if (error instanceof Refused)
    return {
      status: 468,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: refusalText(language, error.text, error.params),
    }
  if (error instanceof BusinessRule) {
    const { key, params, refusal } = error
    const message = refusal
      ? refusalText(language, refusal.text, refusal.params)
      : errorText(language, key, params)
    return {
      status: 469,
      headers: {},
      body: { key, message, ...(Object.keys(params).length > 0 ? { params } : {}) },
    }
  }
  if (error instanceof DiskLow) return plain(503, words('genericError'), { headers: RETRY_LATER })
  if (
    error instanceof Unavailable ||
    error instanceof DatabaseUnavailable ||
    error instanceof PasswordHashOverloaded
  )
    return plain(503, words('genericError'), { headers: RETRY_SOON })
  return undefined
}
