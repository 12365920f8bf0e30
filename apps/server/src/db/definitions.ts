import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { OwnerTx } from './port.ts'
import { sql } from './sql.ts'

/** Functions with their triggers, and policies: their present text, and a hash of it. */
export interface Definitions {
  text: string
  hash: string
}

const FOLDER = new URL('./', import.meta.url)
/** The order in which they are applied; the files of a folder in the order of their names. */
const PARTS = ['drop-definitions.sql', 'functions/', 'every-function.sql', 'every-table.sql', 'policies/']

export function readDefinitions(folder: URL = FOLDER): Definitions {
  const text = PARTS.flatMap((part) => (part.endsWith('/') ? filesOf(part, folder) : [part]))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

function filesOf(part: string, folder: URL): string[] {
  return readdirSync(new URL(part, folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => part + name)
}

export async function areApplied(tx: OwnerTx, { hash }: Definitions): Promise<boolean> {
  const { isThere } = await tx.one<{ isThere: boolean }>(
    sql`select exists (select from pg_proc where pronamespace = 'public'::regnamespace
      and proname = 'definitions_hash' and prosrc = ${bodyWith(hash)}) as is_there`,
  )
  return isThere
}

/** Makes all of them again. One more function keeps the hash: no backup and no restore can separate it from the others. */
export async function applyDefinitions(tx: OwnerTx, { text, hash }: Definitions): Promise<void> {
  await tx.script(text)
  await tx.script(
    `create function definitions_hash() returns text language sql immutable as $$${bodyWith(hash)}$$;
     comment on function definitions_hash() is 'Vastus'`,
  )
}

const bodyWith = (hash: string): string => `select '${hash}'`
