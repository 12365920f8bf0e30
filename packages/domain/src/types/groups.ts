export const TYPE_GROUPS = [
  'MENTAL_HEALTH',
  'OTHER_HEALTH_CONCERN',
  'HEALTH_EXAMINATION',
  'QUESTIONNAIRES',
  'PROCEDURES',
  'MEDICAL_CERTIFICATES_AND_REFERRALS',
  'JOINTS_AND_MUSCLES',
] as const

/** The main list of the picker, beside the groups. */
export const MAIN_TYPE_GROUP = 'REASON_FOR_CONTACTING'
export type TypeGroup = (typeof TYPE_GROUPS)[number] | typeof MAIN_TYPE_GROUP

/** Groups shown with a heading under the main list, in this order. */
export const HEADED_GROUPS = [
  'MEDICAL_CERTIFICATES_AND_REFERRALS',
  'HEALTH_EXAMINATION',
  'JOINTS_AND_MUSCLES',
  'MENTAL_HEALTH',
] as const satisfies readonly TypeGroup[]

/** Groups that lie behind the last entry of the main list, OTHER_HEALTH_CONCERN. */
export const OTHER_HEALTH_CONCERN_GROUPS = [
  'PROCEDURES',
  'QUESTIONNAIRES',
] as const satisfies readonly TypeGroup[]
