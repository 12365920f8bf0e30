import { setTimeout as delay } from 'node:timers/promises'
import { createRealtimeClient } from '../../apps/web/src/shared/realtime/realtime-client.ts'
import type { PostgresServer } from './cast.ts'
import { startProcesses } from './processes.ts'

const PER_SESSION = 4
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()
const SETTLED_MS = 30_000

/** Stops the process that holds many sockets, behind nginx, and counts how they come back to the other one. */
export async function runReturn(
  nginx: string,
  { clients, cluster }: { clients: number; cluster: PostgresServer },
) {
  const processes = await startProcesses(nginx, { cluster, patients: Math.ceil(clients / PER_SESSION) })
  const { cast, origin, servers } = processes
  const open: { stop: () => void }[] = []
  const returns: number[] = []
  let connected = 0
  try {
    // All of them on the first process: the second comes back when they are there.
    await servers[1].stop()
    for (let number = 0; number < clients; number++) {
      const cookie = cast.patients[Math.floor(number / PER_SESSION)]?.cookie ?? ''
      const client = createRealtimeClient(() => {
        const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/ws-prm`, { headers: { cookie } })
        socket.addEventListener('open', () => {
          connected += 1
        })
        return socket
      })
      client.listen(({ type }) => {
        if (type === 'MESSAGES_MISSED') returns.push(performance.now())
      })
      client.start(() => TOMORROW, performance.now())
      open.push(client)
      if (number % 20 === 19) await delay(20)
    }
    const until = Date.now() + SETTLED_MS
    while (connected < clients && Date.now() < until) await delay(50)
    await servers[1].start()
    const connectedBefore = connected
    const startedAt = performance.now()
    await servers[0].stop()
    while (returns.length < clients && performance.now() - startedAt < SETTLED_MS) await delay(50)
    const sorted = returns.toSorted((a, b) => a - b)
    // The busiest second, wherever it begins.
    const peak = Math.max(
      ...sorted.map((from, at) => sorted.slice(at).filter((each) => each < from + 1_000).length),
      0,
    )
    return {
      clients,
      connectedBefore,
      connectedAfter: connected - connectedBefore,
      missing: clients - returns.length,
      peakShare: Math.round((peak / clients) * 1000) / 1000,
      lastAfterMs: Math.round((sorted.at(-1) ?? startedAt) - startedAt),
    }
  } finally {
    for (const client of open) client.stop()
    await processes.stop()
  }
}
