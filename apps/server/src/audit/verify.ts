import { createHash } from 'node:crypto'

/** A row of `audit_entries`, as the database returns it. */
export type ChainedRow = {
  clinicId: number
  seq: number
  at: string
  actorUserId: number | null
  sessionHash: string | null
  role: string | null
  subjectPersonId: number | null
  objectType: string
  objectId: string
  action: string
  outcome: string
  requestId: string
  previousHash: string
  hash: string
}

export type ChainHead = { clinicId: number; seq: number; hash: string }

/**
 * The first row that is not as it was written. MISSING: nothing has this number. UNLINKED: it does not follow the row
 * before it. CHANGED: its content does not give its hash. HEAD: the chain ends elsewhere than its head says.
 */
export type BadRow = { clinicId: number; seq: number; problem: 'MISSING' | 'UNLINKED' | 'CHANGED' | 'HEAD' }

/**
 * Follows every chain from its first row to its head.
 *
 * @param heads read before the rows: what is appended meanwhile is checked as far as it goes
 * @param rows in the order of clinic and number
 * @returns null when nothing is wrong
 */
export async function findFirstBadRow(
  heads: readonly ChainHead[],
  rows: AsyncIterable<ChainedRow> | Iterable<ChainedRow>,
): Promise<BadRow | null> {
  const headOf = new Map(heads.map((head) => [head.clinicId, head]))
  const reached = new Set<number>()
  let last: ChainHead | undefined
  for await (const row of rows) {
    if (last && last.clinicId !== row.clinicId) {
      const cut = endsBefore(last, headOf)
      if (cut) return cut
      last = undefined
    }
    const { clinicId } = row
    const previous: ChainHead = last ?? { clinicId, seq: 0, hash: '' }
    if (row.seq !== previous.seq + 1) return { clinicId, seq: previous.seq + 1, problem: 'MISSING' }
    if (row.previousHash !== previous.hash) return { clinicId, seq: row.seq, problem: 'UNLINKED' }
    if (row.hash !== hashOf(row)) return { clinicId, seq: row.seq, problem: 'CHANGED' }
    const head = headOf.get(clinicId)
    if (!head || (head.seq === row.seq && head.hash !== row.hash))
      return { clinicId, seq: row.seq, problem: 'HEAD' }
    reached.add(clinicId)
    last = { clinicId, seq: row.seq, hash: row.hash }
  }
  const cut = last && endsBefore(last, headOf)
  if (cut) return cut
  const lost = heads.find((head) => head.seq > 0 && !reached.has(head.clinicId))
  return lost ? { clinicId: lost.clinicId, seq: 1, problem: 'MISSING' } : null
}

function endsBefore(last: ChainHead, headOf: ReadonlyMap<number, ChainHead>): BadRow | null {
  const head = headOf.get(last.clinicId)
  if (head && head.seq <= last.seq) return null
  return { clinicId: last.clinicId, seq: last.seq + 1, problem: 'MISSING' }
}

/** As `audit_hash` in the database: fields with their length in bytes before them, null apart from ''. */
function hashOf(row: ChainedRow): string {
  const fields = [
    row.previousHash,
    row.clinicId,
    row.seq,
    row.at,
    row.actorUserId,
    row.sessionHash,
    row.role,
    row.subjectPersonId,
    row.objectType,
    row.objectId,
    row.action,
    row.outcome,
    row.requestId,
  ]
  const bytes = fields.map((field) =>
    field === null ? '-:' : `${Buffer.byteLength(String(field))}:${field}`,
  )
  return createHash('sha256').update(bytes.join('')).digest('hex')
}
