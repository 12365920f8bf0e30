import { SESSION_ENDED_CODE } from '@vastus/domain/limits'
import {
  type ClientMessage,
  HEARTBEAT_MS,
  type ServerMessage,
  SESSION_ENDED_REASON,
  WRITING_EVERY_MS,
} from '@vastus/contract/realtime'
import { reconnectDelayMs, shouldReconnect } from '@vastus/domain/realtime/backoff'
import { serverNow } from '../time/server-clock.ts'

export type RealtimeClient = ReturnType<typeof createRealtimeClient>

/** Each heartbeat is answered; a server that does not is out of reach, though nobody closed the connection. */
const ANSWER_MS = 10_000
/** Somebody looks at the page again: an answer worth waiting for comes soon. */
const QUICK_ANSWER_MS = 1_500
/** A network that returns returns to many. */
const SPREAD_MS = 1_000
const LOST = 1006

/**
 * Keeps one socket to the server while somebody is signed in. Whenever the connection is back, it tells that messages were missed.
 *
 * @param open opens a socket to /api/ws-prm
 */
export function createRealtimeClient(open: () => WebSocket) {
  const listeners = new Set<(event: ServerMessage) => void>()
  const opened = new Map<number, number>()
  let socket: WebSocket | null = null
  let expiry: () => string | null = () => null
  let wrote = { eContactId: 0, at: 0 }
  let attempt = 0
  /** When the first of what is shown was asked for; null once a socket has been open. */
  let shownSince: number | null = 0
  let reconnect: ReturnType<typeof setTimeout> | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  const tell = (event: ServerMessage) => {
    for (const listener of listeners) listener(event)
  }
  const send = (message: ClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  function connect(): void {
    const opening = open()
    socket = opening
    expectAnswer(opening, ANSWER_MS)
    opening.onopen = () => {
      // A socket that was given up on may still open.
      if (socket !== opening) return opening.close()
      clearTimeout(silence)
      attempt = 0
      for (const eContactId of opened.keys()) send({ type: 'E_CONTACT_DETAILS_OPEN', eContactId })
      if (shownSince === null) tell({ type: 'MESSAGES_MISSED' })
      else send({ type: 'CATCH_UP', ageMs: performance.now() - shownSince })
      shownSince = null
      clearInterval(heartbeat)
      heartbeat = setInterval(() => expectAnswer(opening, ANSWER_MS), HEARTBEAT_MS)
    }
    opening.onmessage = (message) => {
      if (socket !== opening) return
      clearTimeout(silence)
      tell(JSON.parse(String(message.data)) as ServerMessage)
    }
    opening.onclose = (event) => lose(opening, event.code)
  }

  function lose(lost: WebSocket, code: number, delayMs = reconnectDelayMs(attempt, Math.random())): void {
    if (socket !== lost) return
    clearInterval(heartbeat)
    clearTimeout(silence)
    socket = null
    connectAfter(code, delayMs)
    attempt += 1
  }

  function connectAfter(code: number, delayMs: number): void {
    clearTimeout(reconnect)
    const jwtExpiresAt = expiry()
    if (!jwtExpiresAt || !shouldReconnect(code, { jwtExpiresAt, now: serverNow() })) return
    reconnect = setTimeout(connect, delayMs)
  }

  /** Gives the connection up when nothing at all is heard in time. A closing handshake would wait for the dead. */
  function expectAnswer(asked: WebSocket, answerMs: number, delayMs?: number): void {
    send({ type: 'HEARTBEAT' })
    clearTimeout(silence)
    silence = setTimeout(() => {
      lose(asked, LOST, delayMs)
      asked.close()
    }, answerMs)
  }

  return {
    /**
     * @param jwtExpiresAt asked before each reconnection; null once nobody is signed in
     * @param since when the first of what is shown was asked for, in milliseconds of the page's life
     */
    start(jwtExpiresAt: () => string | null, since: number): void {
      expiry = jwtExpiresAt
      if (socket) return
      // Only before the first: who comes back has missed something all the same.
      if (shownSince !== null) shownSince = since
      connect()
    },
    /** The network is back, or somebody looks at the page again after a sleep: finds out at once how things stand. */
    look(): void {
      const soonMs = Math.random() * SPREAD_MS
      if (socket) expectAnswer(socket, QUICK_ANSWER_MS, soonMs)
      else if (shownSince === null) {
        attempt = 0
        connectAfter(LOST, soonMs)
      }
    },
    stop(): void {
      clearTimeout(reconnect)
      clearTimeout(silence)
      clearInterval(heartbeat)
      const closing = socket
      socket = null
      shownSince = 0
      opened.clear()
      closing?.close(SESSION_ENDED_CODE, SESSION_ENDED_REASON)
    },
    listen(listener: (event: ServerMessage) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Tells colleagues that one is writing here, seldom enough to be called at every key. */
    writing(eContactId: number): void {
      const now = Date.now()
      if (wrote.eContactId === eContactId && now - wrote.at < WRITING_EVERY_MS) return
      wrote = { eContactId, at: now }
      send({ type: 'E_CONTACT_WRITING', eContactId })
    },
    /** Tells colleagues that this e-contact is looked at, until the answered function is called. */
    view(eContactId: number): () => void {
      opened.set(eContactId, (opened.get(eContactId) ?? 0) + 1)
      if (opened.get(eContactId) === 1) send({ type: 'E_CONTACT_DETAILS_OPEN', eContactId })
      return () => {
        const left = (opened.get(eContactId) ?? 1) - 1
        if (left > 0) return void opened.set(eContactId, left)
        opened.delete(eContactId)
        send({ type: 'E_CONTACT_DETAILS_CLOSE', eContactId })
      }
    },
  }
}
