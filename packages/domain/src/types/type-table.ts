import type { TypeGroup } from './groups.ts'

export type TypeRow<Code extends string> = {
  code: Code
  /** Where the picker shows it; WELLNESS_DIABETES is both a health check and a questionnaire. */
  groups: readonly TypeGroup[]
  /** Name of the drawing, known to the web app. */
  icon: string
  /** Background behind the icon, #rrggbb. */
  colour: string
  /** The free-text form warns to call the emergency number. */
  emergencyNotice: boolean
}

/** Background of a type without a colour of its own: a light grey-green. */
export const DEFAULT_TYPE_COLOUR = '#dce5df'

function row<const Code extends string>(
  code: Code,
  groups: readonly TypeGroup[],
  icon: string,
  colour: string,
  emergencyNotice: boolean,
): TypeRow<Code> {
  return { code, groups, icon, colour, emergencyNotice }
}

/** Every kind of e-contact there is. Labels and search words are in the catalogues. */
export const TYPE_TABLE = [
  row('ACUTE_INFECTION', ['REASON_FOR_CONTACTING'], 'thermometer', '#e2c4b8', true),
  row('PRESCRIPTION', ['REASON_FOR_CONTACTING'], 'pill', '#c9d8e8', true),
  row('PRESCRIPTION_REFILL', ['REASON_FOR_CONTACTING'], 'pill-refill', '#c9d8e8', true),
  row('JOINT_PAIN', ['JOINTS_AND_MUSCLES'], 'joint', '#d9cfb0', true),
  row('BACK_PAIN', ['JOINTS_AND_MUSCLES'], 'spine', '#d9cfb0', true),
  row('MOOD_DISORDER', ['MENTAL_HEALTH'], 'cloud-rain', '#cfc6e0', true),
  row('ANXIETY', ['MENTAL_HEALTH'], 'spiral', '#cfc6e0', true),
  row('GASTROINTESTINAL', ['REASON_FOR_CONTACTING'], 'stomach', '#d8d2b4', true),
  row('HEADACHE', ['REASON_FOR_CONTACTING'], 'headache', '#d5cadb', true),
  row('VERTIGO', ['REASON_FOR_CONTACTING'], 'dizzy', '#d5cadb', true),
  row('URINARY_DISORDER', ['REASON_FOR_CONTACTING'], 'drop', '#bfd6dd', true),
  row('CERTIFICATE', ['MEDICAL_CERTIFICATES_AND_REFERRALS'], 'certificate', '#d3d9c4', true),
  row('OTHER_PROBLEM', ['REASON_FOR_CONTACTING'], 'speech-bubble', DEFAULT_TYPE_COLOUR, true),
  row('HEALTH_CONCERN', ['REASON_FOR_CONTACTING'], 'heart-question', DEFAULT_TYPE_COLOUR, true),
  row('MEDICAL_PROBLEM', ['REASON_FOR_CONTACTING'], 'stethoscope', DEFAULT_TYPE_COLOUR, true),
  row('BILLING_QUESTION', ['REASON_FOR_CONTACTING'], 'invoice', '#d9d9d9', false),
  row('QUESTION', ['REASON_FOR_CONTACTING'], 'question', '#d9d9d9', true),
  row('DERMATOLOGICAL', ['REASON_FOR_CONTACTING'], 'skin', '#e3cfc4', true),
  row('FIT_NOTE', ['MEDICAL_CERTIFICATES_AND_REFERRALS'], 'calendar-pen', '#d3d9c4', true),
  row('FIT_NOTE_END', ['MEDICAL_CERTIFICATES_AND_REFERRALS'], 'calendar-tick', '#d3d9c4', false),
  row('SICK_LEAVE', ['MEDICAL_CERTIFICATES_AND_REFERRALS'], 'bed', '#d3d9c4', true),
  row('PREGNANCY_START', ['REASON_FOR_CONTACTING'], 'pregnancy-test', '#e6cad2', true),
  row('PREGNANCY_COMMS', ['REASON_FOR_CONTACTING'], 'pregnant', '#e6cad2', true),
  row('BREASTFEEDING', ['REASON_FOR_CONTACTING'], 'mother-baby', '#e6cad2', true),
  row('PRESCRIPTION_CONTRACEPTION', ['REASON_FOR_CONTACTING'], 'pill-blister', '#e6cad2', true),
  row('WELLNESS_VISIT_CHILD', ['HEALTH_EXAMINATION'], 'child-ruler', '#cfe0cb', true),
  row('REQUEST_REFERRAL', ['MEDICAL_CERTIFICATES_AND_REFERRALS'], 'referral', '#d3d9c4', true),
  row('REQUEST_VACCINATION', ['REASON_FOR_CONTACTING'], 'syringe', '#cfe0cb', true),
  row('REQUEST_LABS', ['HEALTH_EXAMINATION'], 'test-tube', '#cfe0cb', true),
  row('APPOINTMENT', ['REASON_FOR_CONTACTING'], 'calendar', '#d9d9d9', true),
  row('CANCEL_APPOINTMENT', ['REASON_FOR_CONTACTING'], 'calendar-cross', '#d9d9d9', false),
  row('WELLNESS_DIABETES', ['HEALTH_EXAMINATION', 'QUESTIONNAIRES'], 'blood-drop', '#cfe0cb', true),
  row('WEIGHT_MANAGEMENT_SCREENING', ['HEALTH_EXAMINATION'], 'scales', '#cfe0cb', true),
  row('PROC_SUTURES', ['PROCEDURES'], 'sutures', '#d9cdbf', true),
  row('PROC_WOUNDDRESSING', ['PROCEDURES'], 'bandage', '#d9cdbf', true),
  row('PROC_CASTREMOVAL', ['PROCEDURES'], 'cast', '#d9cdbf', true),
  row('RHINORRHEA_NASAL_CONGESTION', ['REASON_FOR_CONTACTING'], 'nose', '#e2c4b8', true),
  row('SORE_THROAT_PHARYNGITIS', ['REASON_FOR_CONTACTING'], 'throat', '#e2c4b8', true),
  row('ABDOMINAL_AND_PELVIC_PAIN', ['REASON_FOR_CONTACTING'], 'abdomen', '#d8d2b4', true),
  row('EAR_PAIN_OTALGIA', ['REASON_FOR_CONTACTING'], 'ear', '#e2c4b8', true),
  row('COUGH', ['REASON_FOR_CONTACTING'], 'lungs', '#e2c4b8', true),
  row('DIARRHEA', ['REASON_FOR_CONTACTING'], 'toilet', '#d8d2b4', true),
  row('CONSTIPATION', ['REASON_FOR_CONTACTING'], 'toilet-clock', '#d8d2b4', true),
  row('URINARY_SYMPTOMS_DYSURIA', ['REASON_FOR_CONTACTING'], 'drop-flame', '#bfd6dd', true),
  row('QUEST_OXFORD', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_EEK2', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_IPSS', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_IPSS2', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_AUDIT', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_FAGER', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_EPWORTH', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_EPWORTH_STOPBANG', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_ISI', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_SNAP_IV', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_M-CHAT', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_CAT', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_CAT_MMRC', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_ASTHMA', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_START', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_BDI', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_GAD', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
  row('QUEST_PHQ9', ['QUESTIONNAIRES'], 'questionnaire', DEFAULT_TYPE_COLOUR, false),
] as const
