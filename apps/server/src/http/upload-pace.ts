import { MAX_FILE_BYTES } from '@vastus/domain/files/file-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { giveUpSlowBody } from './slow-body.ts'

const LOOK_MS = 15_000
const BYTES_PER_SECOND = 16 * 1024
/** The largest file, and the parts around it, generously. */
export const MAX_BODY_BYTES = MAX_FILE_BYTES + 1024 * 1024

/** An upload must keep 16 KB a second over any 15 seconds, or is given up. One that does not end where the largest file would is cut off. */
export function guardUploadPace(request: FastifyRequest, reply: FastifyReply, lookMs = LOOK_MS): void {
  const { raw } = request
  const { socket } = raw
  const start = socket.bytesRead
  let seen = start
  const timer = setInterval(() => {
    const isSlow = socket.bytesRead - seen < (BYTES_PER_SECOND * lookMs) / 1000
    seen = socket.bytesRead
    if (raw.complete) return
    if (seen - start > MAX_BODY_BYTES) raw.destroy()
    else if (isSlow) giveUpSlowBody(request, reply)
  }, lookMs)
  timer.unref()
  for (const end of ['close', 'end'] as const) raw.once(end, () => clearInterval(timer))
}
