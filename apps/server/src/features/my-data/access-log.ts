import { routes } from '@vastus/contract'
import type { AccessRow } from '@vastus/contract/my-data'
import type { Route } from '@vastus/contract/route'
import { type AccessKind, accessKind, foldAccesses } from '@vastus/domain/access-log/fold-accesses'
import type { Tx } from '../../db/database.ts'
import { type AccessEntry, listAccesses } from './access-log-repository.ts'

/** As far back as the page goes: a patient with hundreds of e-contacts stays far below. */
const NEWEST = 10_000

const READING: ReadonlySet<string> = new Set(
  (Object.values(routes) as Route[]).flatMap(({ method, audit }) =>
    method === 'GET' && audit ? [audit] : [],
  ),
)

/** One page of who read the caller's data, repeated looks folded. */
export async function readAccessLog(
  tx: Tx,
  { page, size }: { page: number; size: number },
): Promise<{ content: AccessRow[]; total: number }> {
  const entries = await listAccesses(tx, NEWEST)
  const rows = foldAccesses(
    entries.map((entry) => ({ ...entry, kind: accessKind(entry.action, READING.has(entry.action)) })),
  )
  return { content: rows.slice(page * size, (page + 1) * size).map(present), total: rows.length }
}

function present(row: AccessEntry & { kind: AccessKind }): AccessRow {
  const { at, kind, firstName, surname, side, profession, clinicName, eContactId, eContactType } = row
  return {
    at,
    kind,
    actor: { firstName, surname, side, profession },
    clinicName,
    eContact: eContactId !== null && eContactType !== null ? { id: eContactId, eContactType } : null,
  }
}
