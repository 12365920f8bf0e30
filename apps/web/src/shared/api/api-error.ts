/** What the server, or the lack of one, answered. Status 0: no answer at all. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** Of a 469. */
  readonly key: string | null
  /** The server's own words, in the reader's language. */
  readonly words: string | null
  readonly params: Record<string, string | number>
  /** Of a 400: path and rule code of each field. */
  readonly fields: readonly { path: string; rule: string; message: string }[]
  /** Of a 409: the version that is current. */
  readonly version: number | null
  readonly requestId: string | null
  /** Of a 429 or 503: when to come back. */
  readonly retryAfterSeconds: number | null
  /** Without an answer: whether the device had a connection then. It may have one again by the time this is shown. */
  readonly wasOffline: boolean

  constructor(status: number, body: Partial<ApiErrorBody> = {}, retryAfterSeconds: number | null = null) {
    super(`answered ${status}${body.key ? ` ${body.key}` : ''}`)
    this.status = status
    this.key = body.key ?? null
    this.words = body.message ?? null
    this.params = body.params ?? {}
    this.fields = body.fields ?? []
    this.version = body.version ?? null
    this.requestId = body.requestId ?? null
    this.retryAfterSeconds = retryAfterSeconds
    this.wasOffline = status === 0 && !navigator.onLine
  }
}

/** No answer, or the one of a server that is being started. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
}

type ApiErrorBody = {
  key: string
  message: string
  params: Record<string, string | number>
  fields: { path: string; rule: string; message: string }[]
  version: number
  requestId: string
}

/** Reads an error answer. What cannot be read says nothing but its status. */
export async function readApiError(response: Response): Promise<ApiError> {
  const text = await response.text()
  const { status } = response
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || null
  if (status === 468) return new ApiError(status, { message: text })
  try {
    return new ApiError(status, JSON.parse(text) as Partial<ApiErrorBody>, retryAfterSeconds)
  } catch (error) {
    if (error instanceof SyntaxError) return new ApiError(status, {}, retryAfterSeconds)
    throw error
  }
}
