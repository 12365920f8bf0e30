import type { ConsentStatus } from '@vastus/contract/identity'
import type { LoggedInUser } from '@vastus/contract/shapes'

/** Who looks at a page. */
export type Viewer = keyof typeof PEOPLE

const account = {
  isEmailConfirmed: true,
  phone: '+37255512345',
  personId: 1,
  incompleteProfile: false,
  signInMethod: 'PASSWORD',
  isStrong: true,
} as const
const CLINIC = { clinicId: 1, name: 'Kesklinna Perearstikeskus' }

const PEOPLE = {
  patient: {
    ...account,
    id: 1,
    firstName: 'Mari',
    surname: 'Maasikas',
    email: 'patient@demo.vastus.test',
    permissions: ['PRM_PATIENT'],
    activeRole: 'PRM_PATIENT',
    clinics: [],
  },
  doctor: {
    ...account,
    id: 3,
    firstName: 'Anne',
    surname: 'Tamm',
    email: 'doctor@demo.vastus.test',
    permissions: ['PRM_DOCTOR'],
    activeRole: 'PRM_DOCTOR',
    clinics: [{ ...CLINIC, profession: 'DOCTOR' }],
  },
  nurse: {
    ...account,
    id: 4,
    firstName: 'Piret',
    surname: 'Kuusk',
    email: 'nurse@demo.vastus.test',
    permissions: ['PRM_DOCTOR'],
    activeRole: 'PRM_DOCTOR',
    clinics: [{ ...CLINIC, profession: 'NURSE' }],
  },
  reception: {
    ...account,
    id: 5,
    firstName: 'Kai',
    surname: 'Lepp',
    email: 'reception@demo.vastus.test',
    permissions: ['PRM_DOCTOR'],
    activeRole: 'PRM_DOCTOR',
    clinics: [{ ...CLINIC, profession: 'NON_CLINICAL' }],
  },
  admin: {
    ...account,
    id: 8,
    firstName: '',
    surname: '',
    email: 'admin@demo.vastus.test',
    personId: null,
    permissions: ['PRM_VASTUS_ADMIN'],
    activeRole: 'PRM_VASTUS_ADMIN',
    clinics: [],
  },
} satisfies Record<string, Omit<LoggedInUser, 'jwtExpiresAt' | 'language'>>

/** The signed-in user, whose mails come in the language of the page. */
export function userOf(viewer: Viewer, language: LoggedInUser['language']): LoggedInUser {
  const jwtExpiresAt = new Date(Date.now() + 60 * 60_000).toISOString()
  return { ...PEOPLE[viewer], language, jwtExpiresAt }
}

export const CONSENTS_GIVEN: ConsentStatus = {
  prmClinicConsentGiven: true,
  prmPatientConsentGiven: true,
  prmPrivacyPolicyConsentGiven: true,
  prmTranslationClinicConsentGiven: true,
  given: [],
}
