import type { TypeCode } from '../types/catalogue.ts'

/** For the patient's own illness, or to care for somebody else. */
export const LEAVE_TYPES = ['SICK', 'CARE'] as const
export type LeaveType = (typeof LEAVE_TYPES)[number]

/** A leave is asked for, and later ended: two forms, two kinds of e-contact. */
export const LEAVE_VARIANTS = ['START', 'END'] as const
export type LeaveVariant = (typeof LEAVE_VARIANTS)[number]

const VARIANT_OF: Partial<Record<TypeCode, LeaveVariant>> = {
  SICK_LEAVE: 'START',
  FIT_NOTE: 'START',
  FIT_NOTE_END: 'END',
}

/** Which form a kind of e-contact asks for; null when it asks for none. */
export function leaveVariantOf(type: TypeCode): LeaveVariant | null {
  return VARIANT_OF[type] ?? null
}
