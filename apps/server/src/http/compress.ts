import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const WORTH_IT_BYTES = 4096
const compress = promisify(gzip)

/** Makes a long text that is put together for the caller short, if they can read that: a page of the inbox is a tenth of its size. */
export async function compressText(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < WORTH_IT_BYTES) return payload
  const isText = /^(application\/json|text\/html)/.test(String(reply.getHeader('content-type') ?? ''))
  if (!isText || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
  reply.header('content-encoding', 'gzip').header('vary', vary).removeHeader('content-length')
  return compress(payload, { level: constants.Z_BEST_SPEED })
}
