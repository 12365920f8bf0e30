import type { ClinicPatient } from '@vastus/contract/clinic-patients'
import type { ClinicMode } from '@vastus/domain/e-contact/clinic-made'
import type { ReplyRestriction } from '@vastus/domain/e-contact/reply-restriction'
import type { Sex } from '@vastus/domain/identity/sex'
import { LAST_TYPE, type TypeCode } from '@vastus/domain/types/catalogue'
import { type Draft, useDraft } from '../../../../shared/drafts/use-draft.tsx'
import type { Told } from './told.ts'

export const WIZARD_STEPS = ['patient', 'data', 'message', 'success'] as const
export type WizardStep = (typeof WIZARD_STEPS)[number]

/** A person who is being entered. */
export type PersonForm = {
  firstName: string
  surname: string
  personalCode: string
  birthDate: string
  sex: Sex | ''
  email: string
  phone: string
  declaration: boolean
}

export const EMPTY_PERSON: PersonForm = {
  firstName: '',
  surname: '',
  personalCode: '',
  birthDate: '',
  sex: '',
  email: '',
  phone: '',
  declaration: false,
}

/** Everything of the wizard that is not sent yet; it outlives the page. */
export type Wizard = {
  /** The patient as last seen; the server checks again. */
  patient: ClinicPatient | null
  /** Somebody who is being entered in place of the patient that was looked for. */
  newPatient: PersonForm | null
  email: string
  phone: string
  representativeId: number | null
  newRepresentative: PersonForm | null
  type: TypeCode
  text: string
  /** What the patient answered on the phone. */
  told: readonly Told[]
  restriction: ReplyRestriction
  /** `YYYY-MM-DD`, for DATE. */
  date: string
}

const EMPTY: Wizard = {
  patient: null,
  newPatient: null,
  email: '',
  phone: '',
  representativeId: null,
  newRepresentative: null,
  type: LAST_TYPE,
  text: '',
  told: [],
  restriction: 'NOW',
  date: '',
}

export type WizardDraft = Draft<Wizard>

/** The unsent e-contact of this kind at this clinic; there is at most one. */
export function useWizardDraft(clinicId: number, mode: ClinicMode): WizardDraft {
  return useDraft(`clinic-e-contact:${clinicId}:${mode.toLowerCase().replace('_', '-')}`, EMPTY)
}

/** The wizard with a patient chosen: contacts as they are, and the representative if there is just one to choose. */
export function withPatient(wizard: Wizard, patient: ClinicPatient): Wizard {
  const [only, ...others] = patient.representatives
  return {
    ...wizard,
    patient,
    newPatient: null,
    email: patient.email ?? '',
    phone: patient.phone ?? '',
    representativeId: !patient.adult && only && others.length === 0 ? only.id : null,
    newRepresentative: null,
  }
}

/** Who owns the e-contact and is told of it: the representative, else the patient. */
export function ownerOf({ patient, representativeId, email, phone }: Wizard) {
  if (!patient) return null
  const representative = patient.representatives.find(({ id }) => id === representativeId)
  return (
    representative ?? { id: patient.id, firstName: patient.firstName, surname: patient.surname, email, phone }
  )
}

/** How far one may go: a minor's message waits for its representative. */
export function mayWrite({ patient, representativeId }: Wizard): boolean {
  return patient !== null && (patient.adult || representativeId !== null)
}
