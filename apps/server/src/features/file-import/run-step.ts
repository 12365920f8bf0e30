import { isChange, type OutcomeCounts, type RowOutcome } from '@vastus/domain/file-import/file-import'
import type { Tx } from '../../db/database.ts'
import { appendAudit, type AuditActor, personsShown } from '../../http/audit-trail.ts'
import type { Services } from '../../services.ts'
import {
  endStep,
  findNextPart,
  type ImportRow,
  lockImport,
  savePart,
  saveProgress,
  type StoredRow,
} from './file-imports-repository.ts'
import { KINDS } from './kinds.ts'

/** An import with those in whose name it goes on. */
export type RunningImport = Pick<ImportRow, 'id' | 'clinicId' | 'kind' | 'createdByUserId'> & {
  actor: AuditActor
  requestId: string
}

/** What the file itself does not rule out. */
const RULED_OUT: readonly RowOutcome[] = [
  'NO_PHONE',
  'INVALID_CODE',
  'INVALID_PHONE',
  'INVALID_EMAIL',
  'INVALID_NAME',
  'INVALID_BIRTH_DATE',
  'INVALID_LIST',
  'DUPLICATE',
]
export const isUsable = ({ outcome }: StoredRow) => !RULED_OUT.includes(outcome)

export function countOutcomes(counts: OutcomeCounts, rows: readonly StoredRow[]): void {
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1
}

/** Names in the audit trail whom rows of a file are about. */
export function noteSubjects(
  tx: Tx,
  { clinicId, actor, requestId }: RunningImport,
  rows: readonly StoredRow[],
  { action, at }: { action: string; at: Date },
): void {
  const ids = rows.flatMap(({ personId }) => personId ?? [])
  if (ids.length > 0)
    appendAudit(tx, personsShown(clinicId, ids), { actor, action, outcome: 'ALLOWED', requestId, at })
}

const isChanged = ({ outcome }: StoredRow) => isChange(outcome)

const ACTIONS = { PHONES: 'PHONES_IMPORT', PATIENTS: 'PATIENTS_IMPORT' } as const
const ENDS = { RUNNING: 'DONE', UNDOING: 'UNDONE' } as const

/**
 * Carries out an import, or takes it back, part by part, each in a transaction of its own. It can be run again, also beside itself: a
 * part that is done is not done a second time.
 */
export async function runStep(
  { database, clock }: Services,
  running: RunningImport,
  step: 'RUNNING' | 'UNDOING',
): Promise<void> {
  for (;;) {
    const isOver = await database.transaction({ actor: 'system' }, async (tx) => {
      const found = await lockImport(tx, running.id)
      if (found?.status !== step) return true
      const next = await findNextPart(tx, running.id, step)
      const now = clock.now()
      if (!next) {
        await endStep(tx, running.id, { status: ENDS[step], now })
        return true
      }
      const kind = KINDS[running.kind]
      const about = { clinicId: running.clinicId, userId: running.createdByUserId, now }
      const done = found.done + next.rows.length
      if (step === 'UNDOING') {
        const notUndone = await kind.undo(tx, about, next.rows)
        await savePart(tx, running.id, { ...next, step })
        await saveProgress(tx, running.id, { done, outcomes: found.outcomes, notUndone })
        noteSubjects(tx, running, next.rows.filter(isChanged), { action: 'FILE_IMPORT_UNDO', at: now })
        return false
      }
      const usable = next.rows.filter(isUsable)
      const applied = usable.length > 0 ? await kind.apply(tx, about, usable) : []
      const byLine = new Map(applied.map((row) => [row.line, row]))
      const rows = next.rows.map((row) => byLine.get(row.line) ?? row)
      countOutcomes(found.outcomes, rows)
      await savePart(tx, running.id, { part: next.part, rows, step })
      await saveProgress(tx, running.id, { done, outcomes: found.outcomes })
      noteSubjects(tx, running, rows.filter(isChanged), { action: ACTIONS[running.kind], at: now })
      // The others were looked at.
      const unchanged = rows.filter((row) => !isChanged(row))
      noteSubjects(tx, running, unchanged, { action: 'FILE_IMPORT_READ', at: now })
      return false
    })
    if (isOver) return
  }
}
