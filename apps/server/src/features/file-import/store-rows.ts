import { FILE_IMPORT_PAGE_SIZE } from '@vastus/contract/file-import'
import { countryProfile } from '@vastus/domain/country'
import type { OutcomeCounts } from '@vastus/domain/file-import/file-import'
import { localDate } from '@vastus/domain/time/time-zone'
import { setImmediate as turn } from 'node:timers/promises'
import type { Services } from '../../services.ts'
import { insertPart, saveProgress, type StoredRow } from './file-imports-repository.ts'
import type { Where } from './kind-of-import.ts'
import { KINDS } from './kinds.ts'
import { readTable } from './read-table.ts'
import { countOutcomes, isUsable, noteSubjects, type RunningImport } from './run-step.ts'

/** Rows that are read, judged and written in one transaction: few enough that nobody else waits for long. The report shows one a page. */
const PART = FILE_IMPORT_PAGE_SIZE

export function placeOf({ config, clock }: Services): Where {
  const country = config.countryCode
  const today = localDate(clock.now(), countryProfile(country).timeZone)
  return { country, today, isCodeRequired: config.isPersonalCodeRequired }
}

/**
 * Stores the rows of a file, part by part, with what would become of them. Of two rows with one code the first counts.
 *
 * @throws BusinessRule INVALID_INPUT_FILE
 */
export async function storeRows(services: Services, running: RunningImport, bytes: Buffer): Promise<void> {
  const where = placeOf(services)
  const { read } = KINDS[running.kind]
  const seen = new Set<string>()
  let waiting: StoredRow[] = []
  let part = 0
  const outcomes: OutcomeCounts = {}
  let done = 0
  const store = async () => {
    done += waiting.length
    await storePart(services, running, { part: part++, rows: waiting, outcomes, done })
    waiting = []
    await turn()
  }
  for await (const tableRow of readTable(bytes, running.kind, where)) {
    const { row, key } = read(tableRow, where)
    if (key !== null && seen.has(key)) row.outcome = 'DUPLICATE'
    else if (key !== null) seen.add(key)
    waiting.push(row)
    if (waiting.length === PART) await store()
  }
  if (waiting.length > 0) await store()
}

async function storePart(
  { database, clock }: Services,
  running: RunningImport,
  { part, rows, outcomes, done }: { part: number; rows: StoredRow[]; outcomes: OutcomeCounts; done: number },
): Promise<void> {
  const about = { clinicId: running.clinicId, userId: running.createdByUserId, now: clock.now() }
  await database.transaction({ actor: 'system' }, async (tx) => {
    const usable = rows.filter(isUsable)
    const judged = usable.length > 0 ? await KINDS[running.kind].judge(tx, about, usable) : []
    const byLine = new Map(judged.map((row) => [row.line, row]))
    const known = rows.map((row) => byLine.get(row.line) ?? row)
    countOutcomes(outcomes, known)
    await insertPart(tx, running, part, known)
    await saveProgress(tx, running.id, { done, outcomes })
    noteSubjects(tx, running, known, { action: 'FILE_IMPORT_READ', at: clock.now() })
  })
}
