import { addYears } from '@vastus/domain/time/time-zone'
import { TYPE_CODES, type TypeCode } from '@vastus/domain/types/catalogue'
import type { DemoPerson, Sex } from './people.ts'

type Limits = { minAge?: number; maxAge?: number; sex?: Sex }

/** Types that only some people have reason for; of the others, adults of any age and sex. */
const LIMITS: Partial<Record<TypeCode, Limits>> = {
  PREGNANCY_START: { sex: 'FEMALE', minAge: 20, maxAge: 41 },
  PREGNANCY_COMMS: { sex: 'FEMALE', minAge: 20, maxAge: 41 },
  BREASTFEEDING: { sex: 'FEMALE', minAge: 20, maxAge: 41 },
  PRESCRIPTION_CONTRACEPTION: { sex: 'FEMALE', minAge: 18, maxAge: 45 },
  SICK_LEAVE: { maxAge: 64 },
  FIT_NOTE: { maxAge: 64 },
  FIT_NOTE_END: { maxAge: 64 },
  WELLNESS_DIABETES: { minAge: 40 },
  QUEST_IPSS: { sex: 'MALE', minAge: 45 },
  QUEST_IPSS2: { sex: 'MALE', minAge: 45 },
  QUEST_OXFORD: { minAge: 45 },
  QUEST_CAT: { minAge: 40 },
  QUEST_CAT_MMRC: { minAge: 40 },
}

/** What parents write about, with the ages of the children. */
const CHILD_LIMITS: Partial<Record<TypeCode, Limits>> = {
  ACUTE_INFECTION: {},
  COUGH: {},
  EAR_PAIN_OTALGIA: {},
  SORE_THROAT_PHARYNGITIS: { minAge: 3 },
  RHINORRHEA_NASAL_CONGESTION: {},
  DERMATOLOGICAL: {},
  DIARRHEA: {},
  CERTIFICATE: { minAge: 2 },
  REQUEST_VACCINATION: {},
  WELLNESS_VISIT_CHILD: {},
  'QUEST_M-CHAT': { minAge: 1, maxAge: 2 },
  QUEST_SNAP_IV: { minAge: 6 },
}

export const CHILD_TYPES = Object.keys(CHILD_LIMITS) as TypeCode[]
const CHILD_ONLY: readonly TypeCode[] = ['WELLNESS_VISIT_CHILD', 'QUEST_M-CHAT', 'QUEST_SNAP_IV']
export const ADULT_TYPES = TYPE_CODES.filter((type) => !CHILD_ONLY.includes(type))

/** How often a type is written about, beside 4 for those not named here. */
const FREQUENCY: Partial<Record<TypeCode, number>> = {
  PRESCRIPTION: 16,
  PRESCRIPTION_REFILL: 10,
  ACUTE_INFECTION: 10,
  SICK_LEAVE: 10,
  FIT_NOTE_END: 7,
  APPOINTMENT: 9,
  REQUEST_LABS: 8,
  REQUEST_REFERRAL: 7,
  DERMATOLOGICAL: 7,
  COUGH: 6,
  BACK_PAIN: 6,
  QUESTION: 6,
}
const QUESTIONNAIRE_FREQUENCY = 1.2

export function frequencyOf(type: TypeCode): number {
  return FREQUENCY[type] ?? (type.startsWith('QUEST_') ? QUESTIONNAIRE_FREQUENCY : 4)
}

/** Whether somebody of this age and sex would write about it. */
export function isSuitable(type: TypeCode, person: DemoPerson, today: string, isChild: boolean): boolean {
  if (isChild ? !CHILD_TYPES.includes(type) : CHILD_ONLY.includes(type)) return false
  const limits = (isChild ? CHILD_LIMITS : LIMITS)[type] ?? {}
  const { minAge = isChild ? 0 : 18, maxAge = isChild ? 17 : 130, sex } = limits
  const isOldEnough = addYears(person.birthDate, minAge) <= today
  const isYoungEnough = addYears(person.birthDate, maxAge + 1) > today
  return isOldEnough && isYoungEnough && (sex === undefined || sex === person.sex)
}
