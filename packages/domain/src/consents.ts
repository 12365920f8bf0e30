import type { Role } from './roles.ts'

export const CONSENT_TYPES = [
  'PRM_CLINIC',
  'PRM_PATIENT',
  'PRM_PRIVACY_POLICY',
  'PRM_TRANSLATION_CLINIC',
] as const
export type ConsentType = (typeof CONSENT_TYPES)[number]

/** What `GET /api/users/consents` answers. */
export type ConsentStatus = {
  prmClinicConsentGiven: boolean
  prmPatientConsentGiven: boolean
  prmPrivacyPolicyConsentGiven: boolean
  prmTranslationClinicConsentGiven: boolean
}

/** Which flag tells that a consent is given. */
export const CONSENT_FLAGS: Record<ConsentType, keyof ConsentStatus> = {
  PRM_CLINIC: 'prmClinicConsentGiven',
  PRM_PATIENT: 'prmPatientConsentGiven',
  PRM_PRIVACY_POLICY: 'prmPrivacyPolicyConsentGiven',
  PRM_TRANSLATION_CLINIC: 'prmTranslationClinicConsentGiven',
}

const NEEDED: Record<Role, readonly ConsentType[]> = {
  PRM_PATIENT: ['PRM_PATIENT', 'PRM_PRIVACY_POLICY'],
  PRM_DOCTOR: ['PRM_CLINIC', 'PRM_PRIVACY_POLICY'],
  PRM_VASTUS_ADMIN: [],
}

/** The consents without which a role cannot be used. Translation is asked for only before its first use. */
export function consentsNeededBy(role: Role): readonly ConsentType[] {
  return NEEDED[role]
}

/** The consents a role still has to give, in the order they are shown. */
export function missingConsents(role: Role, given: ConsentStatus): ConsentType[] {
  return NEEDED[role].filter((type) => !given[CONSENT_FLAGS[type]])
}
