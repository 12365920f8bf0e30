import {
  type ClientMessage,
  HEARTBEAT_MS,
  type ServerMessage,
  SESSION_ENDED_CODE,
  SESSION_ENDED_REASON,
  WRITING_EVERY_MS,
} from '@vastus/contract/realtime'
import { reconnectDelayMs, shouldReconnect } from '@vastus/domain/realtime/backoff'

/** What screens hear. RECONNECTED: something may have been missed, ask again for what is shown. */
export type RealtimeEvent = ServerMessage | { type: 'RECONNECTED' }
export type RealtimeClient = ReturnType<typeof createRealtimeClient>

/** Keeps one socket to the server while somebody is signed in. */
export function createRealtimeClient(url = `${location.origin.replace(/^http/, 'ws')}/api/ws-prm`) {
  const listeners = new Set<(event: RealtimeEvent) => void>()
  const opened = new Map<number, number>()
  let socket: WebSocket | null = null
  let expiry: () => string | null = () => null
  let wrote = { eContactId: 0, at: 0 }
  let attempt = 0
  let wasConnected = false
  let reconnect: ReturnType<typeof setTimeout> | undefined
  let heartbeat: ReturnType<typeof setInterval> | undefined

  const tell = (event: RealtimeEvent) => {
    for (const listener of listeners) listener(event)
  }
  const send = (message: ClientMessage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }

  function connect(): void {
    const opening = new WebSocket(url)
    socket = opening
    opening.onopen = () => {
      attempt = 0
      for (const eContactId of opened.keys()) send({ type: 'E_CONTACT_DETAILS_OPEN', eContactId })
      if (wasConnected) tell({ type: 'RECONNECTED' })
      wasConnected = true
      heartbeat = setInterval(() => send({ type: 'HEARTBEAT' }), HEARTBEAT_MS)
    }
    opening.onmessage = (message) => tell(JSON.parse(String(message.data)) as ServerMessage)
    opening.onclose = (event) => {
      clearInterval(heartbeat)
      if (socket !== opening) return
      socket = null
      const jwtExpiresAt = expiry()
      if (!jwtExpiresAt || !shouldReconnect(event.code, { jwtExpiresAt, now: new Date() })) return
      reconnect = setTimeout(connect, reconnectDelayMs(attempt, Math.random()))
      attempt += 1
    }
  }

  return {
    /** @param jwtExpiresAt asked before each reconnection; null once nobody is signed in */
    start(jwtExpiresAt: () => string | null): void {
      expiry = jwtExpiresAt
      if (!socket) connect()
    },
    stop(): void {
      clearTimeout(reconnect)
      clearInterval(heartbeat)
      const closing = socket
      socket = null
      wasConnected = false
      opened.clear()
      closing?.close(SESSION_ENDED_CODE, SESSION_ENDED_REASON)
    },
    listen(listener: (event: RealtimeEvent) => void): () => void {
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
