import type { importPatientList as route, ListImport } from '@vastus/contract/registry-import'
import type { RouteResponse } from '@vastus/contract/route'
import { type ListStatus, resultOfImport, statusOfAll } from '@vastus/domain/patient-lists/list-import'
import type { Language } from '@vastus/i18n'
import { wordsIn } from '../../http/words.ts'
import type { ImportRow } from './imports-repository.ts'

/** What to do about it; null where nothing is wrong. */
export function hintOf(status: ListStatus, language: Language): string | null {
  return status === 'OK' ? null : wordsIn(language)(`registry-import.hint.${status}`)
}

export function presentImport(row: ImportRow, language: Language): ListImport {
  const { listCode, status, outcome, total, done, added, removed, skipped, startedAt, endedAt } = row
  return {
    listCode,
    status: outcome,
    importStatus: status,
    result: resultOfImport(status),
    hint: outcome === null ? null : hintOf(outcome, language),
    added,
    updated: status === 'COMPLETED' ? total - added : 0,
    removed,
    skipped,
    total,
    done,
    startedAt,
    endedAt,
  }
}

/** Lists that were asked for together. */
export function presentTogether(
  importId: string,
  rows: readonly ImportRow[],
  language: Language,
): RouteResponse<typeof route> {
  const results = rows.map((row) => presentImport(row, language))
  const sum = (of: (each: ListImport) => number) => results.reduce((total, each) => total + of(each), 0)
  const ended = results.every(({ result }) => result !== null)
  return {
    importId,
    status: statusOfAll(results.map(({ importStatus }) => importStatus)),
    result: !ended ? null : results.every(({ result }) => result === 'SUCCESS') ? 'SUCCESS' : 'FAILED',
    added: sum(({ added }) => added),
    updated: sum(({ updated }) => updated),
    removed: sum(({ removed }) => removed),
    results,
  }
}
