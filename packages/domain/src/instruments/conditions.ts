import type { Answer, Answers, Condition, Context, ItemRule } from './instrument.ts'

/** What a condition is held against. */
export type Facts = {
  items: readonly ItemRule[]
  answers: Answers
  scores?: Readonly<Record<string, number>>
  context?: Context
}

/** Points of the answer to an item; null where there is none, or where it has no points. */
export function pointsOf(id: string, { items, answers }: Facts): number | null {
  const answer = answers[id]
  const item = items.find((each) => each.id === id)
  return item?.options.find((option) => option.value === answer)?.points ?? null
}

/** Whether a condition is true of these answers. */
export function holds(condition: Condition, facts: Facts): boolean {
  if ('always' in condition) return true
  if ('all' in condition) return condition.all.every((each) => holds(each, facts))
  if ('any' in condition) return condition.any.some((each) => holds(each, facts))
  return compare(operandOf(condition, facts), condition.op, condition.value)
}

type Compared = Exclude<Condition, { always: true } | { all: unknown } | { any: unknown }>

function operandOf(condition: Compared, facts: Facts): Answer | null {
  if ('count' in condition) return condition.count.conditions.filter((each) => holds(each, facts)).length
  if ('score' in condition) return facts.scores?.[condition.score] ?? null
  if ('item' in condition) return pointsOf(condition.item, facts)
  if ('item_value' in condition) return facts.answers[condition.item_value] ?? null
  if ('number' in condition) return facts.answers[condition.number] ?? null
  return facts.context?.[condition.context] ?? null
}

function compare(found: Answer | null, op: Compared['op'], value: Answer | undefined): boolean {
  if (op === 'missing') return found === null
  if (found === null || value === undefined) return false
  if (op === '==') return found === value
  if (typeof found !== 'number' || typeof value !== 'number') return false
  switch (op) {
    case '>=':
      return found >= value
    case '<=':
      return found <= value
    case '>':
      return found > value
    case '<':
      return found < value
  }
}

/** The item whose answer makes a condition hold: the first that is enough by itself, otherwise the last one that is answered. */
export function decidingItem(condition: Condition, { items, answers }: Facts): string | undefined {
  const answered = itemsIn(condition).filter((id) => answers[id] !== undefined)
  const alone = answered.find((id) => {
    const answer = answers[id]
    return answer !== undefined && holds(condition, { items, answers: { [id]: answer } })
  })
  return alone ?? answered.at(-1)
}

/** The items whose answers a condition looks at, in the order in which it names them. */
export function itemsIn(condition: Condition): string[] {
  if ('all' in condition) return unique(condition.all.flatMap(itemsIn))
  if ('any' in condition) return unique(condition.any.flatMap(itemsIn))
  if ('count' in condition) return unique(condition.count.conditions.flatMap(itemsIn))
  if ('item' in condition) return [condition.item]
  if ('item_value' in condition) return [condition.item_value]
  if ('number' in condition) return [condition.number]
  return []
}

function unique(ids: string[]): string[] {
  return [...new Set(ids)]
}
