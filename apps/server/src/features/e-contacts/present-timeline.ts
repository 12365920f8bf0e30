import type { Prescription } from '@vastus/contract/prescriptions'
import type { TimelineEntry } from '@vastus/contract/shapes'
import type { FileRow } from './message-files-repository.ts'
import { presentFile } from './present-file.ts'
import type { Entry } from './timeline-repository.ts'

/**
 * Entries with the files that came with each, and the medicines with the first; without texts, files and medicines where
 * medical content is hidden.
 */
export function presentTimeline(
  entries: readonly Entry[],
  files: readonly FileRow[],
  prescriptions: Prescription[],
  medicalHidden: boolean,
): TimelineEntry[] {
  return entries.map((entry) => ({
    id: entry.id,
    type: entry.type,
    createdAt: entry.createdAt,
    author: {
      role: entry.authorRole,
      firstName: entry.authorFirstName,
      surname: entry.authorSurname,
      profession: entry.authorProfession,
    },
    text: medicalHidden ? null : entry.text,
    reason: entry.reason,
    replyBlockedUntil: entry.replyBlockedUntil,
    files: medicalHidden ? [] : files.filter((file) => file.entryId === entry.id).map(presentFile),
    ...(entry.dangerSigns && !medicalHidden ? { dangerSigns: entry.dangerSigns } : {}),
    ...(entry.type === 'SENT' && prescriptions.length > 0 && !medicalHidden ? { prescriptions } : {}),
  }))
}

/** Everything on one page. */
export function wholePage<T>(content: T[]) {
  return { content, page: 0, size: content.length, totalElements: content.length, last: true }
}
