import type { ClinicMode } from '@vastus/domain/e-contact/clinic-made'

/** Where the unsent e-contact of this kind at this clinic is kept. */
export const wizardDraftKey = (clinicId: number, mode: ClinicMode): string =>
  `clinic-e-contact:${clinicId}:${mode.toLowerCase().replace('_', '-')}`
