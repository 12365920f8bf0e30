import { randomBytes, randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { administer, onDatabase, pgliteTemplate, quietLog } from '@vastus/server/testing'
import { type Database, type DatabaseConfig, openDatabase } from '../../apps/server/src/db/database.ts'
import type { PostgresServer } from './cast.ts'

export type Kind = Database['kind']

/** A new, empty database: a folder inside `root`, migrated already, or one in the cluster, not migrated. What opens it. */
export async function newDatabase(
  kind: Kind,
  root: string,
  cluster: PostgresServer | undefined,
): Promise<(() => Promise<Database>) & { config: DatabaseConfig }> {
  const config = { log: quietLog, ...(kind === 'pglite' ? await inFolder(root) : await inCluster(cluster)) }
  return Object.assign(() => openDatabase(config), { config })
}

async function inFolder(root: string) {
  const dataDir = join(root, randomUUID())
  await cp(await pgliteTemplate(), dataDir, { recursive: true })
  return { dataDir }
}

async function inCluster(cluster: PostgresServer | undefined) {
  if (!cluster) throw new Error('this needs PostgreSQL')
  const name = `vastus_proof_${randomBytes(4).toString('hex')}`
  await administer(cluster.url, `create database ${name}`)
  return { dataDir: '', databaseUrl: onDatabase(cluster.url, name), poolSize: 5 }
}
