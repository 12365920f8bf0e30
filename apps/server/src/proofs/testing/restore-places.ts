import { randomBytes, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DiskStorage } from '../../adapters/storage/disk-storage.ts'
import { type Database, openDatabase } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import type { Place } from '../../operate/back-up.ts'
import type { Cluster } from '../../testing/postgres-cluster.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { administer, onDatabase } from '../../testing/templates.ts'

export type Kind = Database['kind']

/** How to open a database of one's own, again and again. */
export type Opener = () => Promise<Database>

/** A new, empty database: a folder inside `root`, or one in the cluster. Not migrated. */
export async function newDatabase(kind: Kind, root: string, cluster: Cluster | undefined): Promise<Opener> {
  if (kind === 'pglite') {
    const dataDir = join(root, randomUUID())
    return () => openDatabase({ dataDir, log: quietLog })
  }
  if (!cluster) throw new Error('this needs PostgreSQL')
  const name = `vastus_restore_${randomBytes(4).toString('hex')}`
  await administer(cluster.url, `create database ${name}`)
  return () => openDatabase({ dataDir: '', databaseUrl: onDatabase(cluster.url, name), poolSize: 4, log: quietLog })
}

/** An empty place to restore into. */
export async function newPlace(kind: Kind, root: string, cluster: Cluster | undefined): Promise<Place> {
  const open = await newDatabase(kind, root, cluster)
  return { database: await open(), storage: new DiskStorage(join(root, randomUUID())) }
}

/** Adds files as an upload does: the bytes first, then the row. */
export async function addFiles({ database, storage }: Place, count: number, root: string): Promise<void> {
  for (let number = 0; number < count; number++) {
    const [key, path] = [randomUUID(), join(root, randomUUID())]
    const bytes = randomBytes(2_000)
    await writeFile(path, bytes)
    await storage.put(key, path, { contentType: 'application/pdf', sizeBytes: bytes.length, sha256: '' })
    await database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into files (id, e_contact_id, clinic_id, uploaded_by, name, content_type, size_bytes, sha256,
          storage_key, scan_result, created_at)
        select ${randomUUID()}::uuid, id, clinic_id, 'PATIENT', 'a.pdf', 'application/pdf', ${bytes.length}, '', ${key}, 'NA', now()
        from e_contacts order by id limit 1`),
    )
  }
}
