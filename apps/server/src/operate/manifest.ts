import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const MANIFEST = 'manifest.json'
const SEAL = 'manifest.json.sha256'

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const manifestShape = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.string(),
  database: z.enum(['pglite', 'postgres']),
  /** Id of the installation, which database and file store share; absent where it was never started. */
  installation: z.optional(z.uuid()),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** In the order in which they can be written back. `sha256` is of the file of lines. */
  tables: z.array(
    z.object({
      name: z.string().check(z.regex(/^[a-z0-9_]+$/)),
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.number(),
      sha256: hash,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.number(), isCalled: z.boolean() })),
  files: z.array(
    z.object({
      key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,80}$/)),
      sizeBytes: z.number(),
      sha256: hash,
    }),
  ),
  /** Keys that the database names and the store did not have: they were lost before the backup. */
  missingFiles: z.array(z.string()),
})
export type Manifest = z.output<typeof manifestShape>

/** A backup that cannot be trusted, or a place that cannot take it; the message says which and why. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

export const tablePath = (table: string): string => join('database', `${table}.jsonl`)
export const filePath = (key: string): string => join('files', key.slice(0, 2), key)

/** Written last: a folder without it is no backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(join(folder, SEAL), `${sha256(text)}\n`, { flag: 'wx', mode: 0o600, flush: true })
  await writeFile(join(folder, MANIFEST), text, { flag: 'wx', mode: 0o600, flush: true })
}

/** @throws BackupRefused when it is absent, damaged or of another format */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readPart(folder, MANIFEST)
  if ((await readPart(folder, SEAL)).trim() !== sha256(text))
    throw new BackupRefused(`${MANIFEST} is damaged`)
  const parsed = manifestShape.safeParse(JSON.parse(text))
  if (!parsed.success) throw new BackupRefused(`${MANIFEST} is not of a form this version reads`)
  return parsed.data
}

async function readPart(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8')
  } catch (error) {
    const path = join(folder, name)
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw new BackupRefused(`this account may not read ${path}: give the folder to it, and those above`, {
        cause: error,
      })
    throw new BackupRefused(`${path} cannot be read: this is no finished backup`, { cause: error })
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
