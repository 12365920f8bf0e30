import { SESSION_ENDED_CODE } from '@vastus/domain/limits'
import {
  type ClientMessage,
  clientMessage,
  HEARTBEAT_MS,
  SESSION_ENDED_REASON,
} from '@vastus/contract/realtime'
import { setTimeout as delay } from 'node:timers/promises'
import type { RawData, WebSocket } from 'ws'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { type Announcement, EVENTS_CHANNEL } from '../events/record-events.ts'
import type { Principal } from '../principal.ts'
import { type Connection, createConnection, type Audience, audienceOf, say } from './connection.ts'
import { createConnections } from './connections.ts'
import { ANSWER_DUE_CHANNEL, type AnswerDue } from './answer-due.ts'
import type { Place, Presence } from './presence.ts'
import { createPresenceChannel } from './presence-channel.ts'
import { createRecent } from './recent.ts'
import { SESSION_ENDED_CHANNEL } from './session-ended.ts'
import { createBroadcast } from './broadcast.ts'

const NO_TEXT = 1003
const POLICY_VIOLATION = 1008
/** Asks the client to come back: with other rights, or after missed messages, it would show what is no longer so. */
const SERVICE_RESTART = 1012
const GOING_AWAY = 1001
/** A peer that does not answer the goodbye must not hold up the end of the process. */
const GOODBYE_MS = 1_500
/** Where other processes go on, goodbyes are spread, so that those do not get everybody within one second. */
const GOODBYE_EVERY_MS = 16
const LAST_GOODBYE_MS = 8_000
/** What a living peer needs for a pong, on a slow network. */
const PONG_MS = 1_000
const REMEMBER_RENEWED_MS = 5 * 60_000
/** Few enough that nobody else waits while they are spoken to. */
const CHECKED_AT_ONCE = 100
const ALIVE = say({ type: 'HEARTBEAT' })

export type HubDependencies = {
  clock: Clock
  database: Database
  presence: Presence
  /** The clinic of an e-contact that this staff member may open, else null. */
  findViewableClinic: (principal: Principal, eContactId: number) => Promise<number | null>
  /** By the hashes of their sessions; whose session is over is left out. */
  findPrincipals: (tokenHashes: readonly string[], now: Date) => Promise<Map<string, Principal>>
  /** Somebody tried to look at what is not theirs. */
  recordDenied: (principal: Principal, eContactId: number) => Promise<void>
  onError: (error: unknown) => void
}

/** Moves messages to the sockets of this process and keeps who looks at what. Knows no content. */
export function createHub(dependencies: HubDependencies) {
  const { clock, database, presence } = dependencies
  const connections = createConnections()
  const { sockets } = connections
  /** Tokens that have a successor: a socket opened with one must come back, not sign out. */
  const renewed = new Set<string>()
  const recent = createRecent(clock)
  const tell = createBroadcast({ connections, presence, recent })
  let isStopping = false
  const others = createPresenceChannel({
    database,
    viewersOf: presence.localViewersOf,
    onView: (view) => {
      if (presence.heardOf(view, clock.now().getTime())) tell.viewers(view)
    },
    onGone: (process) => presence.forget({ source: process }).forEach(tell.viewers),
    onWriting: tell.writing,
    onRollCall: tellOthersAll,
    onError: dependencies.onError,
  })
  const timer = setInterval(() => void tick().catch(dependencies.onError), HEARTBEAT_MS)
  timer.unref()

  /** Somebody of this process came or went: tells colleagues here and in the other processes. */
  function tellChanged(places: readonly Place[]): void {
    places.forEach(tell.viewers)
    others.tell(places)
  }

  /** The sign of life that keeps this process's viewers with the others. */
  function tellOthersAll(): void {
    others.tell(presence.localPlaces())
  }

  function endSessions(ended: {
    sessionHash?: string
    userId?: number
    renewedHash?: string
    rightsOfPersonId?: number
  }): void {
    if (ended.renewedHash !== undefined) {
      renewed.add(ended.renewedHash)
      setTimeout(() => renewed.delete(String(ended.renewedHash)), REMEMBER_RENEWED_MS).unref()
      return
    }
    for (const connection of sockets.keys()) {
      const { personId, sessionHash, userId } = connection.principal
      if (sessionHash === ended.sessionHash || userId === ended.userId)
        connection.close(SESSION_ENDED_CODE, SESSION_ENDED_REASON)
      else if (personId !== null && personId === ended.rightsOfPersonId)
        connection.close(SERVICE_RESTART, 'rights changed')
    }
  }

  /** Drops silent viewers, and sockets whose session is over without anybody having said so. */
  async function tick(): Promise<void> {
    const now = clock.now()
    recent.forgetOld()
    tellChanged(presence.forget({ silentAt: now.getTime() }))
    tellOthersAll()
    const all = [...sockets.keys()]
    for (let from = 0; from < all.length; from += CHECKED_AT_ONCE) {
      const some = all.slice(from, from + CHECKED_AT_ONCE)
      const hashes = some.map(({ principal }) => principal.sessionHash)
      const principals = await dependencies.findPrincipals(hashes, now)
      for (const connection of some) lookAt(connection, principals.get(connection.principal.sessionHash))
    }
  }

  function lookAt(connection: Connection, principal: Principal | undefined): void {
    if (!principal && renewed.has(connection.principal.sessionHash))
      connection.close(SERVICE_RESTART, 'a new token')
    else if (!principal) connection.close(SESSION_ENDED_CODE, SESSION_ENDED_REASON)
    else if (!isSameAudience(connection, audienceOf(principal)))
      connection.close(SERVICE_RESTART, 'rights changed')
    else if (!connection.isAlive()) sockets.get(connection)?.terminate()
    else connection.send(ALIVE)
  }

  function socketsOf(sessionHash: string): number {
    let count = 0
    for (const { principal } of sockets.keys()) if (principal.sessionHash === sessionHash) count += 1
    return count
  }

  async function hear(connection: Connection, message: ClientMessage): Promise<void> {
    const now = clock.now().getTime()
    presence.heard(connection, now)
    if (message.type === 'HEARTBEAT') return connection.send(ALIVE)
    if (message.type === 'CATCH_UP') {
      if (!recent.tellAgain(connection, message.ageMs)) connection.send(say({ type: 'MESSAGES_MISSED' }))
      return
    }
    if (connection.clinicIds.size === 0) return
    if (message.type === 'E_CONTACT_DETAILS_CLOSE') {
      const left = presence.close(connection, message.eContactId)
      if (left) tellChanged([left])
      return
    }
    if (message.type === 'E_CONTACT_WRITING') {
      // Who has it open was let in before; from anybody else the word goes nowhere.
      const opened = presence.openedBy(connection, message.eContactId)
      if (!opened) return
      const writing = {
        clinicId: opened.clinicId,
        eContactId: message.eContactId,
        writer: opened.viewer,
      }
      tell.writing(writing)
      others.tellWriting(writing)
      return
    }
    const clinicId = await dependencies.findViewableClinic(connection.principal, message.eContactId)
    if (clinicId === null) return dependencies.recordDenied(connection.principal, message.eContactId)
    if (!sockets.has(connection)) return
    const { userId: id, firstName, surname } = connection.principal
    const place = { clinicId, eContactId: message.eContactId }
    presence.open(connection, place, { id, firstName, surname }, now)
    tellChanged([place])
  }

  return {
    /** Subscribes to what all processes announce. */
    async start(): Promise<void> {
      await database.listen(
        EVENTS_CHANNEL,
        (payload) => tell.updated(JSON.parse(payload) as Announcement),
        // What was announced meanwhile is lost: who comes back asks again for what is shown.
        () => {
          recent.beginAnew()
          sockets.forEach((_socket, connection) => connection.close(SERVICE_RESTART, 'messages missed'))
        },
      )
      await database.listen(SESSION_ENDED_CHANNEL, (payload) =>
        endSessions(JSON.parse(payload) as Parameters<typeof endSessions>[0]),
      )
      await database.listen(ANSWER_DUE_CHANNEL, (payload) => tell.answerDue(JSON.parse(payload) as AnswerDue))
      recent.beginAnew()
      await others.start()
    },
    connect(socket: WebSocket, principal: Principal): void {
      const connection = createConnection(socket, principal)
      connections.add(connection, socket)
      let heard = Promise.resolve()
      socket.on('message', (data, isBinary) => {
        if (isBinary) return connection.close(NO_TEXT, 'text only')
        const message = parse(textOf(data))
        if (!message || !connection.mayTalk(clock.now().getTime()))
          return connection.close(POLICY_VIOLATION, 'not understood')
        // One after another: who opens and closes at once must not stay a viewer because opening takes longer.
        heard = heard.then(() => hear(connection, message)).catch(dependencies.onError)
      })
      socket.on('error', () => socket.terminate())
      socket.on('close', () => {
        connections.remove(connection)
        tellChanged(presence.forget({ source: connection }))
      })
      if (connection.clinicIds.size === 0) return
      const views = presence.overall(connection.clinicIds)
      connection.send(say({ type: 'E_CONTACT_VIEWERS', isComplete: true, views }))
    },
    /** True once it is going away: new sockets belong elsewhere. */
    isStopping: (): boolean => isStopping,
    /** What happens every half minute. */
    tick,
    socketsOf,
    /** Ends the sockets of a session whose other end is gone, as after a sleep, without any notice of it. */
    async dropDead(sessionHash: string): Promise<void> {
      const silent = new Map<Connection, WebSocket>()
      for (const [connection, socket] of sockets) {
        if (connection.principal.sessionHash !== sessionHash) continue
        silent.set(connection, socket)
        socket.once('pong', () => silent.delete(connection))
        socket.ping()
      }
      await delay(PONG_MS)
      for (const [connection, socket] of silent) {
        // Their place is free now, not only when the socket says that it has closed.
        connections.remove(connection)
        socket.terminate()
      }
    },
    /** Going away: clients come back to another process, or to this one after its restart. */
    async stop(): Promise<void> {
      clearInterval(timer)
      isStopping = true
      const leaving = [...sockets]
      const spreadMs =
        database.kind === 'postgres' ? Math.min(leaving.length * GOODBYE_EVERY_MS, LAST_GOODBYE_MS) : 0
      await Promise.all(
        leaving.map(async ([connection, socket], at) => {
          if (spreadMs > 0) await delay((spreadMs * at) / leaving.length)
          connection.close(GOING_AWAY, 'restarting')
          setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
        }),
      )
      await others.stop()
    },
  }
}
export type Hub = ReturnType<typeof createHub>

function isSameAudience(a: Audience, b: Audience): boolean {
  const hasSameClinics =
    a.clinicIds.size === b.clinicIds.size && [...a.clinicIds].every((id) => b.clinicIds.has(id))
  return a.isPatient === b.isPatient && hasSameClinics
}

function parse(text: string): ClientMessage | null {
  try {
    const parsed = clientMessage.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString()
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString()
}
