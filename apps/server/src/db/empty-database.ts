import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSchema } from './migrate.ts'

/** Where the build leaves the one that a first start copies. */
export const BUILT_FOLDER = fileURLToPath(new URL('../../dist/', import.meta.url))

/** The folder in `parent` for an embedded database with today's schema and nothing in it; another schema has another name. */
export function emptyDatabaseIn(parent: string): string {
  const { migrations, definitions } = readSchema()
  const hashes = [...migrations.map(({ name, hash }) => `${name} ${hash}`), definitions?.hash]
  const key = createHash('sha256').update(hashes.join('\n')).digest('hex').slice(0, 16)
  return join(parent, `empty-database-${key}`)
}

/** Begins an embedded database that is not there yet with an empty one, if that was built: making it takes 4 s, copying 0.7 s. */
export function beginWithCopy(dataDir: string, source: string): void {
  if (existsSync(dataDir) || !existsSync(source)) return
  const draft = `${dataDir}.${randomUUID()}`
  try {
    cpSync(source, draft, { recursive: true })
    // The build's may be read by everybody, as other files of a program.
    chmodSync(draft, 0o700)
    renameSync(draft, dataDir)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
