import { setTimeout as delay } from 'node:timers/promises'
import { Random } from '@vastus/demo/random'
import type { PostgresServer } from './cast.ts'
import { startClients } from './crash-clients.ts'
import { compareAfterCrashes } from './crash-compare.ts'
import { startProcesses } from './processes.ts'

const PATIENTS = 4
const GIVE_UP_MS = 300_000

/** Restarts two processes in turn, behind nginx, until so many messages were sent; then compares what is there. */
export async function runRollingRestart(
  nginx: string,
  { sends, seed, cluster }: { sends: number; seed: number; cluster: PostgresServer },
) {
  const processes = await startProcesses(nginx, { cluster, patients: PATIENTS })
  const random = new Random(seed)
  let restarts = 0
  try {
    const clients = startClients(processes.origin, processes.cast)
    const until = Date.now() + GIVE_UP_MS
    // Each process at least once, however quick the clients are.
    while (restarts < 2 || clients.acknowledged.sent.length < sends) {
      if (Date.now() > until) throw new Error('the sends take too long')
      await delay(random.int(200, 800))
      const server = processes.servers[restarts % 2 === 0 ? 0 : 1]
      await server.stop()
      await server.start()
      restarts++
    }
    const acknowledged = await clients.stop()
    await Promise.all(processes.servers.map((server) => server.stop()))
    return {
      sends: acknowledged.sent.length,
      restarts,
      ...(await compareAfterCrashes(processes.open, processes, acknowledged)),
    }
  } finally {
    await processes.stop()
  }
}
