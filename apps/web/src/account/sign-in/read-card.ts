import { proveWithIdCard, readVirtualCard } from '@vastus/contract/sign-in'
import type { RouteCall } from '@vastus/contract/route'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/call.ts'

type Token = RouteCall<typeof proveWithIdCard>['body']['token']

export type CardProblem = 'NO_EXTENSION' | 'CANCELLED' | 'TIMEOUT' | 'FAILED'

/** The card could not be read. */
export class CardError extends Error {
  override name = 'CardError'
  readonly problem: CardProblem
  constructor(problem: CardProblem) {
    super(problem)
    this.problem = problem
  }
}

type Answer = Token & { action: string; error: { code?: string } | null }

const ACTION = 'web-eid:authenticate'
/** An extension that is there answers at once that it has heard. */
const ACKNOWLEDGE_MS = 2_000
/** As long as the nonce lasts. */
const ANSWER_MS = 5 * 60_000
const PROBLEMS: Readonly<Record<string, CardProblem>> = {
  ERR_WEBEID_EXTENSION_UNAVAILABLE: 'NO_EXTENSION',
  ERR_WEBEID_NATIVE_UNAVAILABLE: 'NO_EXTENSION',
  ERR_WEBEID_USER_CANCELLED: 'CANCELLED',
  ERR_WEBEID_USER_TIMEOUT: 'TIMEOUT',
}

/**
 * Lets the card sign, and gives the server what it signed.
 *
 * @param isTrial where there may be a virtual card reader
 * @throws CardError, ApiError
 */
export async function proveByCard(
  { attemptId, nonce }: { attemptId: string; nonce: string },
  { language, isTrial }: { language: string; isTrial: boolean },
  signal: AbortSignal,
): Promise<void> {
  const token = (isTrial ? await readVirtual(nonce) : null) ?? (await askExtension(nonce, language, signal))
  signal.throwIfAborted()
  await call(proveWithIdCard, { body: { attemptId, token } }, { signal })
}

async function readVirtual(nonce: string): Promise<Token | null> {
  try {
    return await call(readVirtualCard, { body: { nonce } })
  } catch (error) {
    // A trial with a real card.
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/**
 * The extension listens to messages of the page, and answers with some of its own.
 *
 * @source Web eID, messaging interface of the browser extension
 */
function askExtension(challengeNonce: string, language: string, signal: AbortSignal): Promise<Token> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController()
    const fail = (problem: CardProblem) => {
      stop.abort()
      reject(new CardError(problem))
    }
    const unheard = setTimeout(() => fail('NO_EXTENSION'), ACKNOWLEDGE_MS)
    const late = setTimeout(() => fail('TIMEOUT'), ANSWER_MS)
    stop.signal.addEventListener('abort', () => {
      clearTimeout(unheard)
      clearTimeout(late)
    })
    signal.addEventListener('abort', () => fail('CANCELLED'), { signal: stop.signal })
    const hear = ({ source, data }: MessageEvent<Partial<Answer> | null>) => {
      // Other extensions post what they like.
      if (source !== window || !data) return
      if (data.action === `${ACTION}-ack`) clearTimeout(unheard)
      if (data.action === `${ACTION}-failure`) fail(PROBLEMS[data.error?.code ?? ''] ?? 'FAILED')
      if (data.action !== `${ACTION}-success`) return
      stop.abort()
      const { unverifiedCertificate = '', algorithm = '', signature = '', format = '' } = data
      resolve({ unverifiedCertificate, algorithm, signature, format })
    }
    window.addEventListener('message', hear, { signal: stop.signal })
    const options = { lang: language, userInteractionTimeout: ANSWER_MS }
    window.postMessage({ action: ACTION, libraryVersion: '2.0.2', challengeNonce, options }, location.origin)
  })
}
