/** Who calls: nobody, and everybody whom the product knows of. */
export const PRINCIPALS = [
  'anonymous',
  'expired',
  'withoutConsents',
  'deactivated',
  'admin',
  'otherStaff',
  'otherPatient',
  'sameClinicPatient',
  'formerRepresentative',
  'representative',
  'nonClinical',
  'nurse',
  'doctor',
  'owner',
] as const
export type PrincipalName = (typeof PRINCIPALS)[number]
