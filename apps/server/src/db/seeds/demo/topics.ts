import { isQuestionnaire, type TypeCode } from '@vastus/domain/types/catalogue'
import type { WrittenCode } from './texts/text-pool.ts'

/** What questions and answers go with. */
export type Topic =
  | 'infection'
  | 'prescription'
  | 'muscles'
  | 'mood'
  | 'stomach'
  | 'head'
  | 'urinary'
  | 'certificate'
  | 'general'
  | 'office'
  | 'skin'
  | 'sickLeave'
  | 'pregnancy'
  | 'checkUp'
  | 'appointment'
  | 'wound'
  | 'questionnaire'

const TOPICS: Record<WrittenCode, Topic> = {
  ACUTE_INFECTION: 'infection',
  PRESCRIPTION: 'prescription',
  PRESCRIPTION_REFILL: 'prescription',
  JOINT_PAIN: 'muscles',
  BACK_PAIN: 'muscles',
  MOOD_DISORDER: 'mood',
  ANXIETY: 'mood',
  GASTROINTESTINAL: 'stomach',
  HEADACHE: 'head',
  VERTIGO: 'head',
  URINARY_DISORDER: 'urinary',
  CERTIFICATE: 'certificate',
  OTHER_PROBLEM: 'general',
  HEALTH_CONCERN: 'general',
  MEDICAL_PROBLEM: 'general',
  BILLING_QUESTION: 'office',
  QUESTION: 'office',
  DERMATOLOGICAL: 'skin',
  FIT_NOTE: 'sickLeave',
  FIT_NOTE_END: 'sickLeave',
  SICK_LEAVE: 'sickLeave',
  PREGNANCY_START: 'pregnancy',
  PREGNANCY_COMMS: 'pregnancy',
  BREASTFEEDING: 'pregnancy',
  PRESCRIPTION_CONTRACEPTION: 'prescription',
  WELLNESS_VISIT_CHILD: 'checkUp',
  REQUEST_REFERRAL: 'certificate',
  REQUEST_VACCINATION: 'checkUp',
  REQUEST_LABS: 'checkUp',
  APPOINTMENT: 'appointment',
  CANCEL_APPOINTMENT: 'appointment',
  WELLNESS_DIABETES: 'checkUp',
  WEIGHT_MANAGEMENT_SCREENING: 'checkUp',
  PROC_SUTURES: 'wound',
  PROC_WOUNDDRESSING: 'wound',
  PROC_CASTREMOVAL: 'wound',
  RHINORRHEA_NASAL_CONGESTION: 'infection',
  SORE_THROAT_PHARYNGITIS: 'infection',
  ABDOMINAL_AND_PELVIC_PAIN: 'stomach',
  EAR_PAIN_OTALGIA: 'infection',
  COUGH: 'infection',
  DIARRHEA: 'stomach',
  CONSTIPATION: 'stomach',
  URINARY_SYMPTOMS_DYSURIA: 'urinary',
}

export function topicOf(type: TypeCode): Topic {
  return isQuestionnaire(type) ? 'questionnaire' : TOPICS[type as WrittenCode]
}
