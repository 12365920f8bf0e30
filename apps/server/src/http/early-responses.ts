import type { Language } from '@vastus/i18n'
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { InvalidInput, NotFound } from '../errors.ts'
import { answerFor } from './error-responses.ts'
import { errorText } from './words.ts'

/** What is refused before any route or hook sees it carries the same headers as every other response. */
export function earlyAnswers(headers: Record<string, string>, language: Language) {
  const always = { ...headers, 'cache-control': 'no-store' }

  /** An address that cannot be decoded, or a part of it that is too long to be an id. */
  function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    const own = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? new NotFound() : badAddress()
    const answer = answerFor(own, language, request.id)
    if (!answer) throw error
    void reply
      .headers({ ...always, 'x-request-id': request.id })
      .code(answer.status)
      .send(answer.body)
  }

  /** What is no HTTP, too slow, or has headers beyond the limit. */
  function answerBadRequest(error: ConnectionError, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const status = STATUS_OF[error.code] ?? 400
    const requestId = randomUUID()
    const body = JSON.stringify({ requestId, message: errorText(language, 'genericWarning', {}) })
    const lines = Object.entries({
      ...always,
      'x-request-id': requestId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroy(error)
  }

  return { answerBadAddress, answerBadRequest }
}

const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

const badAddress = () => new InvalidInput([{ path: '', rule: 'FORM' }])
