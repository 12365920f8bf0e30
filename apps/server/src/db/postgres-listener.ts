import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from './port.ts'

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 10_000
/** A peer that vanished without a word is otherwise noticed after hours. */
const LOOK_EVERY = 15_000
const LOOK_DEADLINE = 5_000

/** node-postgres ends a connection politely, which a dead peer never answers. */
const streamOf = (client: pg.Client) =>
  (client as pg.Client & { connection: { stream: Duplex } }).connection.stream

/** One connection for LISTEN, made at the first channel and made again, with growing pauses, when lost. */
export function postgresListener(connection: pg.ClientConfig, log: Log) {
  const listeners = new Map<string, ((payload: string) => void)[]>()
  const missed = new Set<() => void>()
  const stop = new AbortController()
  let connected: Promise<pg.Client> | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: LONGEST_PAUSE,
      query_timeout: LOOK_DEADLINE,
    })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    })
    client.on('error', (error) => log.warn({ err: error }, 'the listening database connection failed'))
    try {
      await client.connect()
      for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      streamOf(client).destroy()
      throw error
    }
    const timer = setInterval(
      () => void client.query('select 1').catch(() => streamOf(client).destroy()),
      LOOK_EVERY,
    )
    timer.unref()
    client.once('end', () => {
      clearInterval(timer)
      if (!stop.signal.aborted) connected = reconnect()
    })
    return client
  }

  async function reconnect(): Promise<pg.Client> {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      await delay(pause * (0.5 + Math.random() / 2), undefined, { signal: stop.signal })
      try {
        const client = await connect()
        for (const tell of missed) tell()
        return client
      } catch (error) {
        log.warn({ err: error }, 'the listening database connection could not be made again')
      }
    }
  }

  return {
    async listen(
      channel: string,
      onPayload: (payload: string) => void,
      onMissed?: () => void,
    ): Promise<void> {
      if (onMissed) missed.add(onMissed)
      const known = listeners.get(channel)
      if (known) {
        known.push(onPayload)
        return
      }
      listeners.set(channel, [onPayload])
      if (connected) await (await connected).query(`listen ${pg.escapeIdentifier(channel)}`)
      else await (connected = connect())
    },
    async close(): Promise<void> {
      stop.abort()
      const client = await connected?.catch(() => undefined) // it was waiting to reconnect: nothing to end
      await client?.end()
    },
  }
}
