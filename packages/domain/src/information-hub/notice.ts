import type { Profession } from '../roles.ts'

/** CLINICAL: a treatment recommendation. NON_CLINICAL: important information. */
export const NOTICE_TYPES = ['CLINICAL', 'NON_CLINICAL'] as const
export type NoticeType = (typeof NOTICE_TYPES)[number]

/** A draft is seen by the platform alone; an expired notice is taken away from its readers. */
export const NOTICE_STATES = ['DRAFT', 'PUBLISHED', 'EXPIRED'] as const
export type NoticeState = (typeof NOTICE_STATES)[number]

export const NOTICES_PAGE_SIZE = 50

/**
 * Whether an employee is shown a notice of the information hub: doctors all, nurses all but those about prescription drugs,
 * others none that are clinical.
 */
export function isNoticeShownTo(
  profession: Profession,
  notice: { type: NoticeType; concernsPrescriptionDrug: boolean },
): boolean {
  if (profession === 'DOCTOR') return true
  if (profession === 'NURSE') return !notice.concernsPrescriptionDrug
  return notice.type === 'NON_CLINICAL' && !notice.concernsPrescriptionDrug
}
