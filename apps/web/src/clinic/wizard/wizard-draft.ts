import type { ClinicPatient, Contact } from '@vastus/contract/clinic-patients'
import type { ClinicMode } from '@vastus/domain/e-contact/clinic-made'
import type { ReplyRestriction } from '@vastus/domain/e-contact/reply-restriction'
import type { Sex } from '@vastus/domain/identity/sex'
import { LAST_TYPE, type TypeCode } from '@vastus/domain/types/catalogue'
import { joinTexts } from '../../shared/drafts/join-drafts.ts'
import { type Draft, useDraft } from '../../shared/drafts/use-draft.tsx'
import { wizardDraftKey } from '../e-contacts/index.ts'
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

/** What is said, by or to whomever it is about. */
type Written = {
  type: TypeCode
  text: string
  /** What the patient answered on the phone. */
  told: readonly Told[]
  restriction: ReplyRestriction
  /** `YYYY-MM-DD`, for DATE. */
  date: string
  /** The clinic has said to the caller what to do about a danger sign. */
  dangerSaid: boolean
}

/** What was begun for a patient before another was chosen. */
export type SetAside = { patientId: number; name: string; written: Written }

/** Everything of the wizard that is not sent yet; it outlives the page. */
export type Wizard = Written & {
  /** The patient as last seen; the server checks again. */
  patient: ClinicPatient | null
  /** Somebody who is being entered in place of the patient that was looked for. */
  newPatient: PersonForm | null
  /** What was typed of how somebody is reached; nobody else's field ever shows it. */
  contacts: { personId: number; email: string; phone: string } | null
  /** Of somebody who was added and is on record with others. */
  notTaken: { personId: number; fields: readonly Contact[] } | null
  representativeId: number | null
  newRepresentative: PersonForm | null
  aside: readonly SetAside[]
}

const NOTHING_WRITTEN: Written = {
  type: LAST_TYPE,
  text: '',
  told: [],
  restriction: 'NOW',
  date: '',
  dangerSaid: false,
}

const EMPTY: Wizard = {
  patient: null,
  newPatient: null,
  contacts: null,
  notTaken: null,
  representativeId: null,
  newRepresentative: null,
  ...NOTHING_WRITTEN,
  aside: [],
}

export type WizardDraft = Draft<Wizard>

/** The unsent e-contact of this kind at this clinic; there is at most one. */
export function useWizardDraft(clinicId: number, mode: ClinicMode): WizardDraft {
  return useDraft(wizardDraftKey(clinicId, mode), EMPTY)
}

/** Empties the wizard, but for what waits for other patients. */
export function startAnew(draft: WizardDraft): void {
  const { aside } = draft.latest()
  draft.clear()
  if (aside.length > 0) draft.change((wizard) => ({ ...wizard, aside }))
}

function hasWritten({ text, told }: Written): boolean {
  return text.trim() !== '' || told.some(({ answer }) => answer.trim() !== '')
}

/** What was written for one patient never becomes another's by itself: it is set aside, and there again with its patient. */
function ofPatient(wizard: Wizard, patientId: number): Wizard {
  const { patient } = wizard
  if (patient?.id === patientId) return wizard
  const { type, text, told, restriction, date, dangerSaid } = wizard
  const written = { type, text, told, restriction, date, dangerSaid }
  const own = wizard.aside.find((each) => each.patientId === patientId)
  const aside = wizard.aside.filter((each) => each !== own)
  return {
    ...wizard,
    ...(own?.written ?? NOTHING_WRITTEN),
    aside:
      patient && hasWritten(written)
        ? [...aside, { patientId: patient.id, name: `${patient.firstName} ${patient.surname}`, written }]
        : aside,
  }
}

/** What was set aside is the chosen patient's after all; what was written for them since stays. */
export function takeAside(wizard: Wizard, taken: SetAside): Wizard {
  const { written } = taken
  const isOther = (each: Told) => !wizard.told.some(({ about, id }) => about === each.about && id === each.id)
  return {
    ...dropAside(wizard, taken),
    ...(hasWritten(wizard) ? {} : written),
    text: joinTexts(wizard.text, written.text),
    told: [...wizard.told, ...written.told.filter(isOther)],
  }
}

export function dropAside(wizard: Wizard, { patientId }: SetAside): Wizard {
  return { ...wizard, aside: wizard.aside.filter((each) => each.patientId !== patientId) }
}

/** The wizard with a patient chosen, and the representative if there is just one to choose. */
export function withPatient(wizard: Wizard, patient: ClinicPatient): Wizard {
  const [only, ...others] = patient.representatives
  return {
    ...ofPatient(wizard, patient.id),
    patient,
    newPatient: null,
    contacts: null,
    notTaken: notTakenOf(patient),
    representativeId: !patient.adult && only && others.length === 0 ? only.id : null,
    newRepresentative: null,
  }
}

/** Somebody who acts for the patient was just recorded, and is chosen. */
export function withRepresentative(
  wizard: Wizard,
  patient: ClinicPatient,
  representativeId: number | null,
): Wizard {
  return {
    ...wizard,
    patient,
    newRepresentative: null,
    representativeId,
    notTaken: notTakenOf(patient),
  }
}

/** How somebody is reached was saved. A person who turned out to have an account is that account's person from then on. */
export function withSavedContacts(wizard: Wizard, patient: ClinicPatient): Wizard {
  const { representativeId } = wizard
  return {
    ...wizard,
    patient,
    contacts: null,
    notTaken: null,
    representativeId: representativeId !== null && patient.added ? patient.added.id : representativeId,
  }
}

function notTakenOf({ added }: ClinicPatient): Wizard['notTaken'] {
  return added && added.notTaken.length > 0 ? { personId: added.id, fields: added.notTaken } : null
}

/** Who owns the e-contact and gets its notices: the representative, else the patient. */
export function ownerOf({ patient, representativeId }: Wizard) {
  return patient?.representatives.find(({ id }) => id === representativeId) ?? patient
}

/** How the recipient is reached: as typed, else as recorded. */
export function contactsOf(wizard: Wizard): { email: string; phone: string } {
  const owner = ownerOf(wizard)
  if (wizard.contacts && wizard.contacts.personId === owner?.id) return wizard.contacts
  return { email: owner?.email ?? '', phone: owner?.phone ?? '' }
}

export function withContacts(wizard: Wizard, typed: { email?: string; phone?: string }): Wizard {
  const owner = ownerOf(wizard)
  return owner ? { ...wizard, contacts: { ...contactsOf(wizard), ...typed, personId: owner.id } } : wizard
}

/** How far one may go: a minor's message waits for its representative. */
export function mayWrite({ patient, representativeId }: Wizard): boolean {
  return patient !== null && (patient.adult || representativeId !== null)
}
