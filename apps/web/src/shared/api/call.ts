import type { RouteResponse, RouteCall, RouteDeclaration } from '@vastus/contract/route'
import { LOOKUP_TIMEOUT_SECONDS, SENDING_TIMEOUT_SECONDS } from '@vastus/domain/limits'
import { hearServerClock } from '../time/server-clock.ts'
import { ApiError, readApiError } from './api-error.ts'

export type CallOptions = {
  /** The version the change was made on. */
  ifMatch?: number
  /** The same for every try of one message, which is given up after a time; made for each call when left out. */
  idempotencyKey?: string
  signal?: AbortSignal
  /** Arrives although the page is closed; for small bodies only. */
  keepalive?: boolean
  /** What a route takes that reads a form; the fields of the body go with it. */
  file?: File
}

type Simple = string | number | boolean | undefined
type Parts = { params?: Record<string, Simple>; query?: Record<string, Simple>; body?: unknown }

let language = 'en'
let onSessionEnded: () => void = () => undefined
let confirmOwner: () => Promise<boolean> = () => Promise.resolve(false)

/** Set once by the app: the language of answers, what to do when the session is over, and how its user proves again to be the owner. */
export function configureCalls(settings: {
  language?: string
  onSessionEnded?: () => void
  confirmOwner?: () => Promise<boolean>
}): void {
  language = settings.language ?? language
  onSessionEnded = settings.onSessionEnded ?? onSessionEnded
  confirmOwner = settings.confirmOwner ?? confirmOwner
}

/** For what does not go through `call`: an upload learned that the session is over. */
export function noticeEndedSession(): void {
  onSessionEnded()
}

/**
 * Calls a route of the contract. Where a grave act asks for a new proof of the owner, the user is asked, and the call goes on after it.
 *
 * @throws ApiError for every answer but success, and when there is no answer
 */
export async function call<D extends RouteDeclaration>(
  route: D,
  input: RouteCall<D>,
  options: CallOptions = {},
): Promise<RouteResponse<D>> {
  try {
    return await callOnce(route, input, options)
  } catch (error) {
    const isAsked = error instanceof ApiError && error.key === 'SIGN_IN_AGAIN'
    if (!isAsked || !(await confirmOwner())) throw error
    return callOnce(route, input, options)
  }
}

async function callOnce<D extends RouteDeclaration>(
  route: D,
  input: RouteCall<D>,
  options: CallOptions,
): Promise<RouteResponse<D>> {
  const parts = input as Parts
  const url = addressOf(route.path, parts)
  const response = await send(url, route, parts.body, options)
  hearServerClock(response)
  // The first look at the login asks whether there is one: "no" is an answer, not an ended session.
  if (response.status === 401 && route.path !== '/login') onSessionEnded()
  try {
    if (!response.ok) throw await readApiError(response)
    if (response.redirected) follow(response.url)
    return (await readBody(response)) as RouteResponse<D>
  } catch (error) {
    // The connection may go, or the time be over, in the middle of an answer.
    if (isCutOff(error)) return failWithoutAnswer(error, options)
    throw error
  }
}

/** How the browser calls a body that does not come any further. */
function isCutOff(error: unknown): boolean {
  return error instanceof TypeError || error instanceof DOMException
}

function failWithoutAnswer(error: unknown, { signal }: CallOptions): never {
  if (signal?.aborted) throw error
  throw new ApiError(0)
}

export function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return `/api${filled}${text ? `?${text}` : ''}`
}

const early = globalThis as { vastusAnswers?: Record<string, Promise<Response>> }

/** What boot.js asked for before the app was there; each answer is used once. */
function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = early.vastusAnswers?.[url]
  if (answer) delete early.vastusAnswers?.[url]
  return answer
}

/** Once the app has started, an answer from before would be an old one: who is signed in may have changed. */
export function forgetEarlyAnswers(): void {
  delete early.vastusAnswers
}

let held: Promise<void> = Promise.resolve()

/** Keeps every question that is asked from now on waiting until it is let go by what this answers. */
export function holdCalls(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  return resolve
}

async function send(
  url: string,
  route: RouteDeclaration,
  body: unknown,
  options: CallOptions,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language }
  const form = options.file && formOf(body, options.file)
  if (body !== undefined && !form) headers['content-type'] = 'application/json'
  if (options.ifMatch !== undefined) headers['if-match'] = `"${options.ifMatch}"`
  if (route.idempotency !== 'NONE') headers['idempotency-key'] = options.idempotencyKey ?? crypto.randomUUID()
  const timeoutSeconds = timeoutOf(url, options)
  const signals = [
    options.signal,
    timeoutSeconds === undefined ? undefined : AbortSignal.timeout(timeoutSeconds * 1000),
  ]
  if (route.method === 'GET') await held
  try {
    const answer = route.method === 'GET' ? takeEarlyAnswer(url) : undefined
    if (answer) return await answer
    return await fetch(url, {
      method: route.method,
      headers,
      cache: 'no-store',
      credentials: 'same-origin',
      keepalive: options.keepalive ?? false,
      signal: AbortSignal.any(signals.filter((signal) => signal !== undefined)),
      ...(body === undefined ? {} : { body: form ?? JSON.stringify(body) }),
    })
  } catch (error) {
    return failWithoutAnswer(error, options)
  }
}

function formOf(fields: unknown, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.set(name, String(value))
  form.set('file', file)
  return form
}

function timeoutOf(url: string, { idempotencyKey }: CallOptions): number | undefined {
  if (url.includes('/lookup')) return LOOKUP_TIMEOUT_SECONDS
  return idempotencyKey === undefined ? undefined : SENDING_TIMEOUT_SECONDS
}

/** JSON is parsed, a PDF becomes a blob, everything else is text. */
async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('application/pdf')) return response.blob()
  if (!type.includes('json')) return response.text()
  const body: unknown = await response.json()
  if (
    typeof body === 'object' &&
    body !== null &&
    'redirectUrl' in body &&
    typeof body.redirectUrl === 'string'
  )
    follow(body.redirectUrl)
  return body
}

/** Only to our own site; other allowed hosts come with the features that need them. */
function follow(target: string): void {
  const url = new URL(target, location.href)
  if (url.origin === location.origin) location.assign(url.href)
}
