import type { TypeCode } from '../types/catalogue.ts'
import { type DangerLevel, type LoweringReason, levelInContext, levelOf } from './context.ts'
import { WEIGHT } from './gravest-level.ts'
import { type Find, type Reader, readWords } from './reader.ts'
import { DANGER_RULE_IDS, type DangerRuleId } from './rules.ts'
import { ruleOfSafetyQuestion } from './safety-questions.ts'
import { takeApart, type Word } from './words.ts'

/** A rule that fits, and how soon somebody must act. */
export type DangerSign = {
  ruleId: DangerRuleId
  /** Those of the text that made the rule fit, as they were written. */
  words: string[]
  level: DangerLevel
  /** What made it count less than its rule says, and the words that say so; null and none where nothing did. */
  because: LoweringReason | null
  loweredBy: string[]
}

/** The same also for what the context took away altogether: its level is null. */
export type GradedSign = Omit<DangerSign, 'level'> & { level: DangerLevel | null }

/** What was answered to a helper question. */
export type HelperAnswer = { id: string; answer: string }

/** Helper questions to which a yes is a sign by itself. */
const SIGN_OF_YES: Readonly<Record<string, DangerRuleId>> = {
  md_safe: 'SUICIDE',
  bk_toilet: 'CAUDA_EQUINA',
  gi_blood: 'GI_BLEED',
  hd_sudden: 'THUNDERCLAP',
  vt_faint: 'SEIZURE_FAINT',
  pg_bleeding: 'PREGNANCY_BLEED',
  co_blood: 'CLOT',
}

/** Helper questions to which another answer is a sign by itself. */
const SIGN_OF_ANSWER: Readonly<Record<string, { answer: string; ruleId: DangerRuleId }>> = {
  inf_breath: { answer: 'atRest', ruleId: 'BREATHING' },
  co_dry: { answer: 'bloody', ruleId: 'CLOT' },
  st_swallow: { answer: 'no', ruleId: 'THROAT_CLOSING' },
}

/** A text that weighs more reads more like the dangers than like the calm messages, although no rule foresaw its words. */
const DANGER_WEIGHT = 0.1

/** Those that somebody must act on today. */
export function toActOn(signs: readonly GradedSign[]): DangerSign[] {
  return toKeep(signs).filter(({ level }) => level !== 'NOTICE')
}

/** Those that staff are shown. */
export function toKeep(signs: readonly GradedSign[]): DangerSign[] {
  return signs.flatMap(({ level, ...sign }) => (level === null ? [] : { ...sign, level }))
}

/** The words of a message and of the answers with it. */
export function takeTextsApart(text: string, answers: readonly HelperAnswer[]): Word[][] {
  return [text, ...answers.map(({ answer }) => answer)].map(takeApart).filter((words) => words.length > 0)
}

/** Every danger sign, also the ones that context lowered, each as its gravest find. */
export function gradeWith(
  readers: readonly Reader[],
  texts: readonly (readonly Word[])[],
  type: TypeCode,
  answers: readonly HelperAnswer[],
  age?: number,
): GradedSign[] {
  const signs = new Map<DangerRuleId, GradedSign>()
  for (const { id, answer } of answers) {
    const ruleId = signOfAnswer(id, answer)
    if (ruleId) signs.set(ruleId, { ruleId, words: [], level: levelOf(ruleId), because: null, loweredBy: [] })
  }
  const keep = (finds: readonly Find[]) => {
    for (const { ruleId, words, lowering, loweredBy } of finds) {
      const level = levelInContext(ruleId, lowering)
      const known = signs.get(ruleId)
      const isGraver = !known || weightOf(level) > weightOf(known.level)
      const isQuoted = known?.words.length === 0 && known.level === level
      if (isGraver || isQuoted)
        signs.set(ruleId, { ruleId, words, level, because: lowering?.because ?? null, loweredBy })
    }
  }
  const read = texts.flatMap((part) => readers.map((reader) => readWords(part, reader, type, age)))
  for (const { finds } of read) keep(finds)
  const isFound = toActOn([...signs.values()]).length > 0
  for (const { weighed } of isFound ? [] : read) {
    const { ruleId, words, weight } = weighed
    // What the context lowered stays low: weights know words, but not what is said of them, nor how old an infant is.
    if (ruleId && weight > DANGER_WEIGHT && !signs.has(ruleId) && ruleId !== 'INFANT_FEVER')
      keep([{ ruleId, words, lowering: null, loweredBy: [] }])
  }
  return DANGER_RULE_IDS.flatMap((ruleId) => signs.get(ruleId) ?? [])
}

const weightOf = (level: DangerLevel | null) => (level ? WEIGHT[level] : 0)

function signOfAnswer(id: string, answer: string): DangerRuleId | undefined {
  const sign = SIGN_OF_ANSWER[id]
  if (sign) return answer === sign.answer ? sign.ruleId : undefined
  return answer === 'yes' ? (SIGN_OF_YES[id] ?? ruleOfSafetyQuestion(id)) : undefined
}

/** Whether an answer to this helper question may be a sign by itself. */
export function isSignQuestion(id: string): boolean {
  return id in SIGN_OF_YES || id in SIGN_OF_ANSWER
}
