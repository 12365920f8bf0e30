import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from './port.ts'

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 10_000

/** One connection for LISTEN, made at the first channel and made again, with growing pauses, when lost. */
export function postgresListener(connection: pg.ClientConfig, log: Log) {
  const listeners = new Map<string, ((payload: string) => void)[]>()
  const stop = new AbortController()
  let connected: Promise<pg.Client> | undefined

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: LONGEST_PAUSE })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    })
    client.on('error', (error) => log.warn({ err: error }, 'the listening database connection failed'))
    await client.connect()
    for (const channel of listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    client.once('end', () => {
      if (!stop.signal.aborted) connected = reconnect()
    })
    return client
  }

  async function reconnect(): Promise<pg.Client> {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      await delay(pause * (0.5 + Math.random() / 2), undefined, { signal: stop.signal })
      try {
        return await connect()
      } catch (error) {
        log.warn({ err: error }, 'the listening database connection could not be made again')
      }
    }
  }

  return {
    async listen(channel: string, onPayload: (payload: string) => void): Promise<void> {
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
