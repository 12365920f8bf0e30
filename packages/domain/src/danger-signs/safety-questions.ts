import type { Sex } from '../identity/sex.ts'
import type { TypeCode } from '../types/catalogue.ts'
import type { DangerRuleId } from './rules.ts'

/**
 * What somebody with a symptom is asked beside the text, each with the danger sign that a yes is. The wordings name no person, so
 * that they fit the writer and anybody who is written for. Not clinically validated: a doctor approves questions and wordings before use.
 */
export const SAFETY_QUESTIONS = {
  chest: 'CHEST_PAIN',
  breath: 'BREATHING',
  stroke: 'STROKE',
  faint: 'SEIZURE_FAINT',
  bleeding: 'BLEEDING',
  suicide: 'SUICIDE',
  poison: 'POISONING',
  violence: 'VIOLENCE',
  meningitis: 'MENINGITIS',
  infantFever: 'INFANT_FEVER',
  limp: 'INFANT_FEVER',
  drinks: 'INFANT_FEVER',
  breathes: 'BREATHING',
  cauda: 'CAUDA_EQUINA',
  pregnancy: 'PREGNANCY_BLEED',
  preeclampsia: 'PREECLAMPSIA',
  throat: 'THROAT_CLOSING',
  head: 'THUNDERCLAP',
  clot: 'CLOT',
  hot: 'HOT_JOINT',
  testicle: 'TESTICLE',
  driving: 'DROWSY_DRIVING',
  emergencyAnswer: 'EMERGENCY_ANSWER',
  urgentAnswer: 'URGENT_ANSWER',
} as const satisfies Record<string, DangerRuleId>

export type SafetyQuestionId = keyof typeof SAFETY_QUESTIONS
export const SAFETY_QUESTION_IDS = Object.keys(SAFETY_QUESTIONS) as SafetyQuestionId[]

/** Never asked beside a text: ticked where the answers of a questionnaire went into a message. */
export const CARRIED_ALONE: readonly SafetyQuestionId[] = ['driving', 'emergencyAnswer', 'urgentAnswer']

/** So many at most, to be answered in five seconds. */
export const SAFETY_QUESTIONS_MAX = 6
/** Below this age a small child's signs are asked for instead. */
const SMALL_CHILD_AGE = 5
/** In months: below this age a fever is a sign by itself. */
const FEVER_ALONE_MONTHS = 3
/** In years, both included. */
const CHILDBEARING_AGE = { min: 12, max: 55 }

const GENERAL = ['chest', 'breath', 'stroke', 'bleeding', 'suicide', 'poison'] as const
const AIRWAYS = ['chest', 'breath', 'meningitis', 'throat'] as const
const BELLY = ['chest', 'faint', 'bleeding'] as const
const URINE = ['meningitis', 'cauda', 'faint'] as const
const MIND = ['suicide', 'poison', 'violence', 'chest'] as const
const HEAD = ['stroke', 'faint', 'head', 'meningitis'] as const
const PREGNANT = ['pregnancy', 'preeclampsia', 'suicide', 'violence'] as const
/** A small child neither says that it hurts nor finishes sentences: what its parents see. */
const SMALL_CHILD = ['limp', 'drinks', 'breathes', 'faint', 'meningitis'] as const

/** By kind of e-contact. Routine matters, such as prescriptions, leaves and bills, ask none. */
const ASKED: Partial<Record<TypeCode, readonly SafetyQuestionId[]>> = {
  OTHER_PROBLEM: GENERAL,
  HEALTH_CONCERN: GENERAL,
  MEDICAL_PROBLEM: GENERAL,
  ACUTE_INFECTION: AIRWAYS,
  COUGH: AIRWAYS,
  SORE_THROAT_PHARYNGITIS: AIRWAYS,
  RHINORRHEA_NASAL_CONGESTION: AIRWAYS,
  EAR_PAIN_OTALGIA: AIRWAYS,
  MOOD_DISORDER: MIND,
  ANXIETY: MIND,
  HEADACHE: HEAD,
  VERTIGO: HEAD,
  BACK_PAIN: ['cauda', 'chest', 'meningitis'],
  JOINT_PAIN: ['clot', 'hot', 'chest'],
  DERMATOLOGICAL: ['throat', 'breath', 'meningitis'],
  GASTROINTESTINAL: BELLY,
  ABDOMINAL_AND_PELVIC_PAIN: BELLY,
  DIARRHEA: BELLY,
  CONSTIPATION: BELLY,
  URINARY_DISORDER: URINE,
  URINARY_SYMPTOMS_DYSURIA: URINE,
  PREGNANCY_START: PREGNANT,
  PREGNANCY_COMMS: PREGNANT,
  BREASTFEEDING: ['suicide', 'meningitis', 'preeclampsia'],
}

const LOWER_BELLY: ReadonlySet<TypeCode> = new Set<TypeCode>([
  'GASTROINTESTINAL',
  'ABDOMINAL_AND_PELVIC_PAIN',
  'DIARRHEA',
  'CONSTIPATION',
  'URINARY_DISORDER',
  'URINARY_SYMPTOMS_DYSURIA',
])

/**
 * The safety questions for a kind of e-contact, three to six of them, or none.
 *
 * @param patient age in whole years, the months beyond them, and sex; what is not known asks for everything
 */
export function safetyQuestions(
  type: TypeCode,
  { age, months = 0, sex }: { age: number; months?: number; sex: Sex },
): readonly SafetyQuestionId[] {
  const asked = ASKED[type]
  if (!asked) return []
  if (age < 1) return months < FEVER_ALONE_MONTHS ? ['infantFever', ...SMALL_CHILD] : SMALL_CHILD
  if (age < SMALL_CHILD_AGE) return [...SMALL_CHILD, 'poison']
  if (!LOWER_BELLY.has(type)) return asked
  const mayBePregnant = age >= CHILDBEARING_AGE.min && age <= CHILDBEARING_AGE.max && sex !== 'MALE'
  return [
    ...asked,
    ...(mayBePregnant ? (['pregnancy'] as const) : []),
    ...(sex === 'FEMALE' ? [] : (['testicle'] as const)),
  ]
}

const PREFIX = 'safety_'

/** Questions that are no longer asked. Pages that are still open and kept drafts have answers to them. */
const RETIRED = { child: 'INFANT_FEVER' } as const satisfies Record<string, DangerRuleId>
const RULES: Readonly<Record<string, DangerRuleId>> = { ...SAFETY_QUESTIONS, ...RETIRED }

/** What was ticked, as answers that go with the message; unknown names are left out. */
export function safetyAnswers(ticked: readonly string[]): { id: string; answer: string }[] {
  return Object.keys(RULES)
    .filter((id) => ticked.includes(id))
    .map((id) => ({
      id: `${PREFIX}${id}`,
      answer: 'yes',
    }))
}

/** The sign that a yes to this question is; undefined for another question. */
export function ruleOfSafetyQuestion(answerId: string): DangerRuleId | undefined {
  const id = Object.keys(RULES).find((each) => `${PREFIX}${each}` === answerId)
  return id === undefined ? undefined : RULES[id]
}
