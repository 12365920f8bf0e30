import type { ServerMessage } from '@vastus/contract/realtime'
import type { WebSocket } from 'ws'
import { canActAs } from '../http/access.ts'
import type { Principal } from '../principal.ts'

const MAX_UNSENT_BYTES = 1024 * 1024
const MAX_MESSAGES = 20
const MAX_UNANSWERED = 2
const MESSAGE_WINDOW_MS = 10_000
const AS_TEXT = { binary: false }

/** As what a user listens: as staff to the clinics, as a patient to the own e-contacts. */
export type Audience = { clinicIds: ReadonlySet<number>; isPatient: boolean }

export function audienceOf(principal: Principal): Audience {
  const isStaff = canActAs(principal, 'PRM_DOCTOR')
  return {
    clinicIds: new Set(isStaff ? principal.employments.map((employment) => employment.clinicId) : []),
    isPatient: canActAs(principal, 'PRM_PATIENT'),
  }
}

/** A message as it goes over the wire: written out once, however many hear it. */
export type Said = Buffer & { readonly said: unique symbol }
export const say = (message: ServerMessage): Said => Buffer.from(JSON.stringify(message)) as Said

/** One open socket of a signed-in user. */
export type Connection = Audience & {
  principal: Principal
  send: (message: Said) => void
  close: (code: number, reason: string) => void
  /** Asked at each heartbeat: false once the peer has left two pings unanswered, as one that fell asleep does. */
  isAlive: () => boolean
  /** False when the peer talks too much. */
  mayTalk: (now: number) => boolean
}

export function createConnection(socket: WebSocket, principal: Principal): Connection {
  let windowStart = 0
  let heard = 0
  let unanswered = 0
  socket.on('pong', () => {
    unanswered = 0
  })
  return {
    principal,
    ...audienceOf(principal),
    send(message) {
      // A peer that does not read would otherwise fill the memory of all.
      if (socket.bufferedAmount > MAX_UNSENT_BYTES) return socket.terminate()
      socket.send(message, AS_TEXT)
    },
    close: (code, reason) => socket.close(code, reason),
    isAlive() {
      if (unanswered >= MAX_UNANSWERED) return false
      unanswered += 1
      if (socket.readyState === socket.OPEN) socket.ping()
      return true
    },
    mayTalk(now) {
      if (now - windowStart > MESSAGE_WINDOW_MS) {
        windowStart = now
        heard = 0
      }
      heard += 1
      return heard <= MAX_MESSAGES
    },
  }
}
