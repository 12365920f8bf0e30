/** A patient of a clinic, as far as it decides whether two of them may become one. */
export type JoiningPatient = {
  id: number
  personalCode: string | null
  /** A digital ID or the register of patients has shown that the code is this person's. */
  isProven: boolean
  /** `YYYY-MM-DD` */
  birthDate: string
  hasAccount: boolean
  /** The account took over another one less than a day ago, which its owner can undo. */
  isAccountJustJoined: boolean
  /** Another clinic has this patient too, or somebody acts for the patient, or the patient for somebody. */
  isKnownElsewhere: boolean
  clinicMember: boolean
  /** The person of the employee who asks, or somebody for whom the employee acts or who acts for the employee. */
  isOfCaller: boolean
}

export const PATIENT_JOIN_REFUSALS = [
  'OWN_RECORD',
  'TWO_PROVEN',
  'OTHER_CODE',
  'OTHER_BIRTH_DATE',
  'ACTS_FOR_OTHER',
  'TWO_ACCOUNTS',
  'ACCOUNT_NOT_PROVEN',
  'KNOWN_ELSEWHERE',
  'ACCOUNT_JUST_JOINED',
] as const
export type PatientJoinRefusal = (typeof PATIENT_JOIN_REFUSALS)[number]

type Pair = readonly [JoiningPatient, JoiningPatient]

/**
 * The one of two patients who would remain: with a proven code before one without, then with an account, then one whom others know too,
 * then a member of the clinic, then one with a code, then the one who was there first.
 */
export function whoStays([one, other]: Pair): JoiningPatient {
  const marks = (patient: JoiningPatient) => [
    patient.isProven,
    patient.hasAccount,
    patient.isKnownElsewhere,
    patient.clinicMember,
    patient.personalCode !== null,
    patient.id === Math.min(one.id, other.id),
  ]
  const own = marks(one)
  const theirs = marks(other)
  const first = own.findIndex((mark, index) => mark !== theirs[index])
  return own[first] ? one : other
}

/**
 * Why a clinic may not make one of two of its patients. Nothing may say that they are two people, no history opens to an account that has
 * proven nothing while the other one is proven, and no clinic decides for another.
 *
 * @param actedForEachOther one of them acts or acted for the other
 * @returns null where it may
 */
export function checkPatientJoin(pair: Pair, actedForEachOther: boolean): PatientJoinRefusal | null {
  const [one, other] = pair
  if (one.isOfCaller || other.isOfCaller) return 'OWN_RECORD'
  if (one.isProven && other.isProven) return 'TWO_PROVEN'
  if (isOtherCode(one, other)) return 'OTHER_CODE'
  if (one.birthDate !== other.birthDate) return 'OTHER_BIRTH_DATE'
  if (actedForEachOther) return 'ACTS_FOR_OTHER'
  if (one.hasAccount && other.hasAccount) return 'TWO_ACCOUNTS'
  const goes = whoStays(pair) === one ? other : one
  if (goes.hasAccount) return 'ACCOUNT_NOT_PROVEN'
  if (goes.isKnownElsewhere) return 'KNOWN_ELSEWHERE'
  return one.isAccountJustJoined || other.isAccountJustJoined ? 'ACCOUNT_JUST_JOINED' : null
}

const isOtherCode = (one: JoiningPatient, other: JoiningPatient): boolean =>
  one.personalCode !== null && other.personalCode !== null && one.personalCode !== other.personalCode
