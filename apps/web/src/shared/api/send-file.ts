import type { FileShape } from '@vastus/contract/shapes'
import type { RouteDeclaration } from '@vastus/contract/route'
import { ApiError, readApiError } from './api-error.ts'
import { addressOf, noticeEndedSession } from './call.ts'

type SendFileOptions = {
  /** 0 to 100 */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/**
 * Sends one file to a route that takes one. By XMLHttpRequest, because fetch does not tell how far a sending is.
 *
 * @throws ApiError for every answer but success, and when there is no answer; an AbortError when given up
 */
export function sendFile(
  route: RouteDeclaration,
  eContactId: number,
  file: File,
  { onProgress, signal }: SendFileOptions,
): Promise<FileShape> {
  const form = new FormData()
  form.set('fileName', file.name)
  form.set('file', file)
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.open('POST', addressOf(route.path, { params: { id: eContactId } }))
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.setRequestHeader('idempotency-key', crypto.randomUUID())
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : (loaded / total) * 100)
    request.onload = () => readAnswer(request).then(resolve, reject)
    request.onerror = () => reject(new ApiError(0))
    request.onabort = () => reject(new DOMException('The upload was given up', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

async function readAnswer(request: XMLHttpRequest): Promise<FileShape> {
  const { status, responseText } = request
  if (status >= 200 && status < 300) return JSON.parse(responseText) as FileShape
  if (status === 401) noticeEndedSession()
  throw await readApiError(new Response(responseText, { status }))
}
