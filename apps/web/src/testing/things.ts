import type { OwnClinic } from '@vastus/contract/clinic-administration'
import { listPatientClinics } from '@vastus/contract/clinics'
import type { Employee } from '@vastus/contract/employees'
import type { ListedPerson } from '@vastus/contract/persons'
import type { RouteResponse } from '@vastus/contract/route'
import type {
  ClinicEContact,
  DashboardRow,
  FileShape,
  PatientEContact,
  Person,
  TimelineEntry,
} from '@vastus/contract/shapes'

// One thing of each kind with sensible values; a test changes what it is about.

type PatientClinic = RouteResponse<typeof listPatientClinics>['content'][number]

export const SENT_AT = '2026-11-20T08:00:00.000Z'
const MARI = { id: 1, firstName: 'Mari', surname: 'Maasikas' }

export const person = (change: Partial<Person> = {}): Person => ({
  ...MARI,
  personalCode: '48505052222',
  birthDate: '1985-05-05',
  sex: 'FEMALE',
  email: 'patient@demo.vastus.test',
  phone: '+37255512345',
  ...change,
})

export const listedPerson = (change: Partial<ListedPerson> = {}): ListedPerson => ({
  ...person(),
  relation: 'SELF',
  adult: true,
  editable: false,
  endsAt: null,
  ...change,
})

export const patientClinic = (change: Partial<PatientClinic> = {}): PatientClinic => ({
  id: 1,
  name: 'Kesklinna Perearstikeskus',
  address: 'Narva mnt 5, Tallinn',
  phone: '+3726001234',
  relation: 'FAMILY',
  isPrivate: false,
  eContactTypes: null,
  questionnaires: true,
  smartQuestions: false,
  opensNextAt: null,
  ...change,
})

const eContact = {
  id: 7,
  eContactType: 'COUGH',
  status: 'waitingForClinic',
  finalizeStatus: 'SUBMITTED',
  outcome: null,
  direction: 'PATIENT_TO_CLINIC',
  createdAt: SENT_AT,
  updatedAt: SENT_AT,
  completedAt: null,
  clinicId: 1,
  clinicName: 'Kesklinna Perearstikeskus',
  creator: MARI,
  assigneeUser: null,
  acceptanceRequired: false,
  replyBlockedUntil: null,
  version: 1,
  inquiry: null,
} as const

export const patientEContact = (change: Partial<PatientEContact> = {}): PatientEContact => ({
  ...eContact,
  abilities: { ADD_INFO: true, CANCEL: true, UPLOAD: true },
  patient: person(),
  text: 'A cough for three days.',
  files: [],
  lastEntry: { type: 'SENT', createdAt: SENT_AT, byClinic: false, preview: 'A cough for three days.' },
  clinicLastSeenAt: null,
  clinicFirstSeenAt: null,
  assigneeProfession: null,
  ...change,
})

export const timelineEntry = (change: Partial<TimelineEntry> = {}): TimelineEntry => ({
  id: 1,
  type: 'SENT',
  createdAt: SENT_AT,
  author: { role: 'PATIENT', firstName: 'Mari', surname: 'Maasikas', profession: null },
  text: 'A cough for three days.',
  reason: null,
  replyBlockedUntil: null,
  files: [],
  ...change,
})

export const storedFile = (change: Partial<FileShape> = {}): FileShape => ({
  id: '0b1b2c3d-0000-4000-8000-000000000001',
  name: 'letter.pdf',
  contentType: 'application/pdf',
  size: 40_000,
  scanResult: 'CLEAN',
  uploadedBy: 'CLINIC',
  createdAt: SENT_AT,
  thumbnailURL: null,
  largeURL: null,
  width: null,
  height: null,
  ...change,
})

export const dashboardRow = (change: Partial<DashboardRow> = {}): DashboardRow => {
  const { completedAt: _, clinicName: __, inquiry: ___, ...shared } = eContact
  const { email: ____, phone: _____, ...patient } = person()
  return {
    ...shared,
    patient: { ...patient, listCode: 'N1', clinicMember: true },
    waitingSince: SENT_AT,
    fileCount: 0,
    unread: false,
    messagePreview: 'A cough for three days.',
    ...change,
  }
}

export const clinicEContact = (change: Partial<ClinicEContact> = {}): ClinicEContact => ({
  ...eContact,
  abilities: { COMPLETE: true, INQUIRE: true, ARCHIVE: true, ASSIGN: true, ADD_NOTE: true },
  patient: { ...person(), listCode: 'N1', clinicMember: true },
  text: 'A cough for three days.',
  files: [],
  unsentFiles: [],
  medicalHidden: false,
  dangerSigns: [],
  dangerAlarms: [],
  patientLastSeenAt: null,
  notices: [],
  ...change,
})

export const employee = (change: Partial<Employee> = {}): Employee => ({
  id: 2,
  userId: 4,
  firstName: 'Piret',
  surname: 'Kuusk',
  personalCode: null,
  birthDate: null,
  sex: null,
  email: null,
  profession: 'NURSE',
  listCode: null,
  status: 'ACTIVE',
  deletedAt: null,
  invitedAt: null,
  lastSignInAt: null,
  version: 1,
  ...change,
})

export const OWN_CLINIC: OwnClinic = {
  id: 1,
  clinicId: 1,
  name: 'Kesklinna Perearstikeskus',
  address: '',
  websites: '',
  emails: '',
  phone: null,
  countryCode: 'EE',
  timeZone: 'Europe/Tallinn',
  registrationCode: null,
  plan: 'PREMIUM',
  subscription: { plan: 'PREMIUM', validFrom: '2026-01-01' },
  features: { translation: 'DISABLED', aiSummarization: 'DISABLED', aiSmartQuestionnaire: 'DISABLED' },
  featureLacks: {},
  featureConsents: {},
  settings: { openForAll: false, isPrivate: false },
  setUpSteps: null,
  eContactTypes: null,
  profession: 'DOCTOR',
  replyHoldSeconds: 0,
  version: 1,
}

/** What a nurse left in the wizard on the step of the message, as the drafts of the server hold it. */
export const begunInWizard = (change: { type: string; text?: string }) => ({
  key: 'clinic-e-contact:1:as-patient',
  payload: JSON.stringify({
    values: {
      patient: {
        ...person(),
        listCode: null,
        clinicMember: true,
        age: 41,
        adult: true,
        emailLocked: false,
        phoneLocked: false,
        reach: 'ACCOUNT',
        representatives: [],
      },
      newPatient: null,
      contacts: null,
      notTaken: null,
      representativeId: null,
      newRepresentative: null,
      text: '',
      told: [],
      restriction: 'NOW',
      date: '',
      dangerSaid: false,
      aside: [],
      ...change,
    },
    idempotencyKey: crypto.randomUUID(),
  }),
  updatedAt: SENT_AT,
})

/** What somebody has begun and not sent, as the drafts of the server hold it. */
export const draftOf = (key: string, values: object) => ({
  key,
  payload: JSON.stringify({ values, idempotencyKey: crypto.randomUUID() }),
  updatedAt: SENT_AT,
})
