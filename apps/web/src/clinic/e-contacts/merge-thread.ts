import type { MergedEContact, Note, TimelineEntry } from '@vastus/contract/shapes'
import type { ReasonedAction } from '@vastus/domain/e-contact/reasons'
import type { TimelineEntryType } from '@vastus/domain/e-contact/status'

export type ThreadItem =
  | { kind: 'ENTRY'; at: string; entry: TimelineEntry }
  | { kind: 'NOTE'; at: string; note: Note }
  | { kind: 'MERGED'; at: string; merged: MergedEContact }

/** Timeline, notes and what was merged in, by time; at the same instant the entry comes first. */
export function mergeThread(
  entries: readonly TimelineEntry[],
  notes: readonly Note[],
  merged: readonly MergedEContact[],
): ThreadItem[] {
  const items: ThreadItem[] = [
    ...entries.map((entry) => ({ kind: 'ENTRY' as const, at: entry.createdAt, entry })),
    ...notes.map((note) => ({ kind: 'NOTE' as const, at: note.createdAt, note })),
    ...merged.map((each) => ({ kind: 'MERGED' as const, at: each.mergedAt, merged: each })),
  ]
  return items.sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

const MESSAGES: readonly TimelineEntryType[] = [
  'SENT',
  'INFO_ADDED',
  'INQUIRY',
  'INQUIRY_ANSWERED',
  'REPLIED',
]

/** Whether the entry is something written, not only done. */
export function isMessage(type: TimelineEntryType): boolean {
  return MESSAGES.includes(type)
}

/** Information without words or files, as the details of a leave are: they stand elsewhere, the line says when. */
export function isSilent({ text, files }: TimelineEntry): boolean {
  return text === '' && files.length === 0
}

const REASON_GROUPS: Partial<Record<TimelineEntryType, ReasonedAction>> = {
  ARCHIVED: 'ARCHIVE',
  CANCELLED: 'CANCEL',
  REJECTED: 'REJECT',
  CLINIC_REOPENED: 'CLINIC_REOPEN',
  PATIENT_REOPENED: 'PATIENT_REOPEN',
}

/** Whose reasons an entry can carry. */
export function reasonGroup(type: TimelineEntryType): ReasonedAction | undefined {
  return REASON_GROUPS[type]
}
