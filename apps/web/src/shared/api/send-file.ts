import type { FileShape } from '@vastus/contract/shapes'
import type { RouteDeclaration } from '@vastus/contract/route'
import { ApiError, readApiError } from './api-error.ts'
import { addressOf, noticeEndedSession } from './call.ts'

/** How far a sending is (0 to 100), how to end it, and the key under which every try of the same file goes out. */
export type SendFileOptions = {
  onProgress: (percent: number) => void
  signal: AbortSignal
  idempotencyKey: string
  /** For a reply being written: the clinic has it once that is sent. */
  reply?: boolean
}

/** A connection can die without a word. After this long with nothing moving, and no answer, it counts as cut. */
const SILENCE_MS = 45_000

/**
 * Sends one file to a route that takes one. By XMLHttpRequest, because fetch does not tell how far a sending is.
 *
 * @throws ApiError for every answer but success, and when there is no answer; an AbortError when given up
 */
export function sendFile(
  route: RouteDeclaration,
  eContactId: number,
  file: File,
  { onProgress, signal, idempotencyKey, reply }: SendFileOptions,
): Promise<FileShape> {
  const form = new FormData()
  form.set('fileName', file.name)
  form.set('file', file)
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.open(
      'POST',
      addressOf(route.path, { params: { id: eContactId }, ...(reply && { query: { reply } }) }),
    )
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.setRequestHeader('idempotency-key', idempotencyKey)
    const silence = watchSilence(() => request.abort())
    request.upload.onprogress = ({ loaded, total }) => {
      silence.broken()
      onProgress(total === 0 ? 0 : (loaded / total) * 100)
    }
    request.onload = () => readAnswer(request).then(resolve, reject)
    request.onerror = () => reject(new ApiError(0))
    request.onabort = () =>
      reject(signal.aborted ? new DOMException('The upload was given up', 'AbortError') : new ApiError(0))
    request.onloadend = () => silence.over()
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function watchSilence(onSilence: () => void) {
  let timer = setTimeout(onSilence, SILENCE_MS)
  return {
    broken: () => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, SILENCE_MS)
    },
    over: () => clearTimeout(timer),
  }
}

async function readAnswer(request: XMLHttpRequest): Promise<FileShape> {
  const { status, responseText } = request
  if (status >= 200 && status < 300) return JSON.parse(responseText) as FileShape
  if (status === 401) noticeEndedSession()
  const headers = { 'retry-after': request.getResponseHeader('retry-after') ?? '' }
  throw await readApiError(new Response(responseText, { status, headers }))
}
