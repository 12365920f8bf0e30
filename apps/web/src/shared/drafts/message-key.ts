import { ApiError } from '../api/api-error.ts'

/**
 * The idempotency key of a message for its next try: the same one, so that it goes out once. A 409 without a version
 * says that the key is used up by another text: the message arrived, its answer was lost, and the text was changed since.
 * What is typed now is then a message of its own.
 */
export function keyForNextTry(key: string, failure: unknown): string {
  const isUsedUp = failure instanceof ApiError && failure.status === 409 && failure.version === null
  return isUsedUp ? crypto.randomUUID() : key
}

/**
 * Whether the server looked at the message and refused it. Then no try before has arrived under its key at this place, or
 * the first answer would have come again.
 */
export function isRefused(failure: unknown): boolean {
  return failure instanceof ApiError && [409, 468, 469].includes(failure.status)
}
