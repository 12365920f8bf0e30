import { ApiError } from '../api/api-error.ts'

const TRY_AGAIN = [401, 403, 408, 409, 429]

/** Whether the server will not have this very file, however often it is sent. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status >= 400 && error.status < 500 && !TRY_AGAIN.includes(error.status)
}
