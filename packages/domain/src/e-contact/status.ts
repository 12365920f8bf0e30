/** Whose turn it is. The wire uses these very words. */
export const E_CONTACT_STATUSES = ['waitingForPatient', 'waitingForClinic', 'completed', 'rejected'] as const
export type EContactStatus = (typeof E_CONTACT_STATUSES)[number]

/** How far the sending got. Only SUBMITTED e-contacts reach the clinic or any list. */
export const FINALIZE_STATUSES = ['CREATED', 'STARTED', 'SUBMITTED', 'CANCELLED', 'FAILED'] as const
export type FinalizeStatus = (typeof FINALIZE_STATUSES)[number]

/** Who wrote to whom when the e-contact was made. */
export const DIRECTIONS = [
  'PATIENT_TO_CLINIC',
  'REPRESENTATIVE_TO_CLINIC',
  'CLINIC_TO_PATIENT',
  'CLINIC_TO_REPRESENTATIVE',
  'PATIENT_TO_CLINIC_BEHALF_OF_PATIENT',
  'REPRESENTATIVE_TO_CLINIC_BEHALF_OF_PATIENT',
] as const
export type Direction = (typeof DIRECTIONS)[number]

/** REPLIED is the answer that closes; an answer that keeps the e-contact open is an INQUIRY. */
export const TIMELINE_ENTRY_TYPES = [
  'SENT',
  'INFO_ADDED',
  'INQUIRY',
  'INQUIRY_ANSWERED',
  'REPLIED',
  'ARCHIVED',
  'CANCELLED',
  'ACCEPTED',
  'REJECTED',
  'CLINIC_REOPENED',
  'PATIENT_REOPENED',
  'ASSIGNED',
  'FILES_ADDED',
] as const
export type TimelineEntryType = (typeof TIMELINE_ENTRY_TYPES)[number]

/** What only the clinic's staff see in the timeline. */
export const INTERNAL_TYPES: readonly TimelineEntryType[] = ['ASSIGNED']

/** Why an e-contact is closed. Null while it is open. */
export const OUTCOMES = ['ANSWERED', 'ARCHIVED', 'CANCELLED', 'REJECTED'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What is announced after the commit. Events say what happened, never what was written. */
export const EVENT_TYPES = [
  'E_CONTACT_SENT',
  'E_CONTACT_INFO_ADDED',
  'E_CONTACT_REPLIED',
  'E_CONTACT_COMPLETED',
  'E_CONTACT_REJECTED',
  'E_CONTACT_ACCEPTED',
  'E_CONTACT_REOPENED_BY_CLINIC',
  'E_CONTACT_REOPENED_BY_PATIENT',
  'E_CONTACT_CANCELLED',
  'E_CONTACT_ASSIGNED',
  'E_CONTACT_NOTE_ADDED',
  'E_CONTACT_FILES_ADDED',
  'E_CONTACT_ARCHIVED',
  'E_CONTACT_REPLY_HELD',
  'E_CONTACT_REPLY_TAKEN_BACK',
  'E_CONTACT_REPLY_RETURNED',
  'E_CONTACT_MERGED',
  'E_CONTACT_MERGE_UNDONE',
  'E_CONTACT_DANGER_TAKEN',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** True while either side can still write. */
export function isOpen(status: EContactStatus): boolean {
  return status === 'waitingForPatient' || status === 'waitingForClinic'
}
