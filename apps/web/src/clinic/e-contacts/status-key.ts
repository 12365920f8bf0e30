import { type EContactStatus, isOpen } from '@vastus/domain/e-contact/status'

/** The words of the status. While a new patient's first e-contact is undecided, that is shown in its place. */
export function statusKey(status: EContactStatus, isNew: boolean) {
  return isNew && isOpen(status) ? 'clinic.row.newPatient' : (`enums.status.clinic.${status}` as const)
}
