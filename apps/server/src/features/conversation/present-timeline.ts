import type { Prescription } from '@vastus/contract/prescriptions'
import type { TimelineEntry } from '@vastus/contract/shapes'
import type { FileRow } from './message-files-repository.ts'
import { presentFile } from './present-file.ts'
import { type Entry } from './timeline-repository.ts'

/**
 * Entries with the files that came with each, and the medicines with the first; without texts, files and medicines where
 * medical content is hidden. What was said in another one, which was merged into this, tells in which.
 */
export function presentTimeline(
  entries: readonly Entry[],
  files: readonly FileRow[],
  prescriptions: readonly (Prescription & { eContactId: number })[],
  { inEContactId, medicalHidden }: { inEContactId: number; medicalHidden: boolean },
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
    ...(entry.original !== null && !medicalHidden ? { original: entry.original } : {}),
    ...(entry.type === 'ASSIGNED' ? assigned(entry) : { reason: entry.reason }),
    replyBlockedUntil: entry.replyBlockedUntil,
    files: medicalHidden ? [] : files.filter((file) => file.entryId === entry.id).map(presentFile),
    ...(entry.madeWithAi ? { madeWithAi: true } : {}),
    ...(entry.dangerSigns && !medicalHidden ? { dangerSigns: entry.dangerSigns } : {}),
    ...(entry.type === 'SENT' && !medicalHidden ? medicinesOf(entry, prescriptions) : {}),
    ...(entry.eContactId === inEContactId ? {} : { eContactId: entry.eContactId }),
  }))
}

function assigned({ reason: name }: Entry): Pick<TimelineEntry, 'reason' | 'assignee'> {
  if (name === null) return { reason: null }
  // An empty name took the responsible person away.
  return { reason: null, assignee: name || null }
}

function medicinesOf(
  { eContactId }: Entry,
  all: readonly (Prescription & { eContactId: number })[],
): { prescriptions?: Prescription[] } {
  const own = all.filter((each) => each.eContactId === eContactId)
  if (own.length === 0) return {}
  return { prescriptions: own.map(({ eContactId: _origin, ...prescription }) => prescription) }
}
