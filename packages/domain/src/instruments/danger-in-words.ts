import type { SafetyQuestionId } from '../danger-signs/safety-questions.ts'
import { holds, itemsIn } from './conditions.ts'
import type { Answers, Condition, FlagSeverity, ItemRule } from './instrument.ts'

type WordedItem = Omit<ItemRule, 'options'> & {
  text: string
  options: readonly (ItemRule['options'][number] & { label: string })[]
}
type Raised = { severity: FlagSeverity; when: Condition }
type WordedForm = {
  items: readonly WordedItem[]
  warnings: readonly (Raised & { id: string })[]
  /** Flags that have no words for the patient. */
  unworded: readonly Raised[]
}

/** The safety question of a message that asks for the same as the warning of a questionnaire. */
const SAME_AS: Readonly<Record<string, SafetyQuestionId>> = {
  SELF_HARM: 'suicide',
  SEVERE_BREATHLESSNESS: 'breath',
  CAUDA_EQUINA: 'cauda',
  HOT_JOINT: 'hot',
  DROWSY_DRIVING: 'driving',
}

/** That of every other warning and flag. What is only a notice for staff has none. */
const BY_SEVERITY: Readonly<Partial<Record<FlagSeverity, SafetyQuestionId>>> = {
  emergency: 'emergencyAnswer',
  urgent: 'urgentAnswer',
}

/**
 * What the answers say of danger, for a message that takes the place of the questionnaire: each such question with its answer on a line,
 * and the safety questions of the message that it answers with yes. Other answers are left out.
 */
export function dangerInWords(
  { items, warnings, unworded }: WordedForm,
  answers: Answers,
): { text: string; safety: SafetyQuestionId[] } {
  const flags: readonly (Raised & { id?: string })[] = [...warnings, ...unworded]
  const raised = flags.filter(({ when }) => holds(when, { items, answers }))
  const behind = new Set(raised.flatMap(({ when }) => itemsBehind(when, items, answers)))
  const lines = items.flatMap(({ id, text, options }) => {
    const answer = answers[id]
    if (answer === undefined || !behind.has(id)) return []
    const sign = /[?!.]$/.test(text) ? '' : ':'
    return `${text}${sign} ${options.find(({ value }) => value === answer)?.label ?? answer}`
  })
  const safety = raised.flatMap(({ id, severity }) => (id && SAME_AS[id]) || (BY_SEVERITY[severity] ?? []))
  return { text: lines.join('\n'), safety: [...new Set(safety)] }
}

/** Those whose answer is enough by itself; where none is, all that were answered. */
function itemsBehind(when: Condition, items: readonly WordedItem[], answers: Answers): string[] {
  const answered = itemsIn(when).filter((id) => answers[id] !== undefined)
  const alone = answered.filter((id) => {
    const answer = answers[id]
    return answer !== undefined && holds(when, { items, answers: { [id]: answer } })
  })
  return alone.length > 0 ? alone : answered
}
