import type { Direction, TimelineEntryType } from './status.ts'

const WRITTEN_DOWN: readonly Direction[] = [
  'PATIENT_TO_CLINIC_BEHALF_OF_PATIENT',
  'REPRESENTATIVE_TO_CLINIC_BEHALF_OF_PATIENT',
]

/**
 * Whether the entry is the patient's own message that staff wrote down. Of what was said in an e-contact merged into this one,
 * which has an id of its own, the direction is not known here.
 */
export function isWrittenDown(
  { type, eContactId }: { type: TimelineEntryType; eContactId?: number | undefined },
  direction: Direction,
): boolean {
  return type === 'SENT' && eContactId === undefined && WRITTEN_DOWN.includes(direction)
}
