/** What the notice says beside the emergency number. */
export type DangerKind = 'EMERGENCY' | 'CRISIS' | 'VIOLENCE' | 'POISON' | 'SAME_DAY'

/** Every danger sign that is looked for, the gravest kinds first among those a notice would have to choose from. */
export const DANGER_RULES = {
  SUICIDE: 'CRISIS',
  POSTPARTUM_MIND: 'CRISIS',
  VIOLENCE: 'VIOLENCE',
  POISONING: 'POISON',
  CARBON_MONOXIDE: 'POISON',
  CHEST_PAIN: 'EMERGENCY',
  STROKE: 'EMERGENCY',
  BREATHING: 'EMERGENCY',
  AIRWAY_FOREIGN_BODY: 'EMERGENCY',
  AORTA: 'EMERGENCY',
  HEAT_STROKE: 'EMERGENCY',
  ANAPHYLAXIS: 'EMERGENCY',
  MENINGITIS: 'EMERGENCY',
  SEPSIS: 'EMERGENCY',
  BLEEDING: 'EMERGENCY',
  SEIZURE_FAINT: 'EMERGENCY',
  HEAD_INJURY: 'EMERGENCY',
  THUNDERCLAP: 'EMERGENCY',
  ACUTE_ABDOMEN: 'EMERGENCY',
  GI_BLEED: 'EMERGENCY',
  CAUDA_EQUINA: 'EMERGENCY',
  TESTICLE: 'EMERGENCY',
  PREGNANCY_BLEED: 'EMERGENCY',
  PREECLAMPSIA: 'EMERGENCY',
  FETAL_MOVEMENTS: 'EMERGENCY',
  CLOT: 'EMERGENCY',
  LIMB_CAST: 'EMERGENCY',
  DIABETES_CRISIS: 'EMERGENCY',
  INFANT_FEVER: 'EMERGENCY',
  THROAT_CLOSING: 'EMERGENCY',
  RETENTION: 'EMERGENCY',
  SUDDEN_VISION: 'EMERGENCY',
  ALCOHOL_WITHDRAWAL: 'EMERGENCY',
  SKIN_SEVERE: 'EMERGENCY',
  EMERGENCY_ANSWER: 'EMERGENCY',
  DEHYDRATION: 'SAME_DAY',
  HOT_JOINT: 'SAME_DAY',
  KIDNEY_INFECTION: 'SAME_DAY',
  EAR_SPREAD: 'SAME_DAY',
  WOUND_INFECTION: 'SAME_DAY',
  BREAST_ABSCESS: 'SAME_DAY',
  DROWSY_DRIVING: 'SAME_DAY',
  URGENT_ANSWER: 'SAME_DAY',
} as const satisfies Record<string, DangerKind>

export type DangerRuleId = keyof typeof DANGER_RULES
export const DANGER_RULE_IDS = Object.keys(DANGER_RULES) as DangerRuleId[]
export const isDangerRuleId = (name: string): name is DangerRuleId => name in DANGER_RULES

/** Signs that only an answer gives: no words in a text are looked for. */
export const RULES_OF_ANSWERS_ALONE: readonly DangerRuleId[] = [
  'EMERGENCY_ANSWER',
  'DROWSY_DRIVING',
  'URGENT_ANSWER',
]

/**
 * The phrases of one language: for each rule, patterns separated by semicolons. A pattern is found when all its words
 * are near each other in one sentence, in any order; what follows a `>` must come shortly after what precedes
 * it. `|` separates words of which one is enough, `*` is any ending, `=` a word that forgives no slip because
 * another one is near, `_` joins two words that stand side by side, `@name` for a group of words, `8+` for a number from there on, `50-84` for one of these. A last part after `!` names words
 * that make it harmless when one of them is in the same clause.
 */
export type DangerPhrases = Readonly<Partial<Record<DangerRuleId, string>>>

/** How one language says no, and the small words that may stand between a no and what it denies. */
export type DangerLanguage = {
  phrases: DangerPhrases
  /** People write it in Latin letters too. */
  isRussian?: true
  /** Words for one thing, by the name under which patterns call them. */
  groups: Readonly<Record<string, string>>
  negators: string
  /** Of the negators, those that stand before a word and make one meaning with it: "not moving". */
  joining: string
  fillers: string
  /** "or": a no before the first of several things denies the others too. */
  alternatives: string
  /** "and": after a no that ends what is said, another thing begins. */
  ands: string
  /** "but": a no does not reach beyond it. */
  turns: string
  /** "but", "today": here may begin what takes a no back. */
  nows: string
  /** "it is", "again": what takes it back, when nothing else is said: "today it is", but not "today it is a cough". */
  affirmations: string
  /** Words of every day that are never taken for a slip of a word of the rules. */
  common: string
}
