import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, quietLog, startNginx } from '@vastus/server/testing'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import { freshDatabase, freshCast, type PostgresServer } from './cast.ts'
import type { CrashCast } from './crash-clients.ts'
import { type CrashHelpers, startHelpers } from './crash-helpers.ts'
import { type CrashServer, crashServer } from './crash-server.ts'

export type Processes = {
  /** Of the proxy. */
  origin: string
  servers: readonly [CrashServer, CrashServer]
  cast: CrashCast
  dataDir: string
  helpers: CrashHelpers
  open: () => Promise<Database>
  stop: () => Promise<void>
}

/** Two processes of the product on one PostgreSQL and one file store, behind nginx. */
export async function startProcesses(
  nginx: string,
  { cluster, patients }: { cluster: PostgresServer; patients: number },
): Promise<Processes> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vastus-processes-'))
  const databaseUrl = await freshDatabase(cluster)
  const open = () => openDatabase({ dataDir: '', databaseUrl, poolSize: 2, log: quietLog })
  const cast = await freshCast(open, patients)
  const helpers = await startHelpers()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: helpers.smtpUrl,
    CLAMD_URL: helpers.clamdUrl,
    PUBLIC_URL: origin,
    SECRET_KEY: 'k'.repeat(32),
    TRUST_PROXY: 'true',
  }
  const servers = [await crashServer(env), await crashServer(env)] as const
  const stopServers = async () => {
    await Promise.all(servers.map((server) => server.kill()))
    await helpers.stop()
  }
  try {
    await servers[0].start()
    await servers[1].start()
    const proxy = await startNginx(nginx, { port, processes: [servers[0].port, servers[1].port] })
    return {
      origin,
      servers,
      cast,
      dataDir,
      helpers,
      open,
      stop: async () => {
        await proxy.stop()
        await stopServers()
        await rm(dataDir, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await stopServers()
    throw error
  }
}
