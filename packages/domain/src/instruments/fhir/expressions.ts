import type { Condition, Instrument, Item, Score } from '../instrument.ts'

/** The id of the item that holds a score in a FHIR questionnaire. */
export function scoreLinkId(id: string): string {
  return `score.${id}`
}

/**
 * A condition as a FHIRPath expression over the response, as SDC evaluates it.
 *
 * @returns null where it looks at what is no part of the response: an earlier score, or the age
 */
export function conditionPath(condition: Condition, items: readonly Item[]): string | null {
  if ('always' in condition) return 'true'
  if ('all' in condition) return joined(condition.all, ' and ', items)
  if ('any' in condition) return joined(condition.any, ' or ', items)
  const operand = operandPath(condition, items)
  if (operand === null) return null
  if (condition.op === 'missing') return `${operand}.empty()`
  const { value = '' } = condition
  const compared = typeof value === 'number' && !('item_value' in condition) ? String(value) : quoted(value)
  return `(${operand} ${condition.op === '==' ? '=' : condition.op} ${compared})`
}

type Compared = Exclude<Condition, { always: true } | { all: unknown } | { any: unknown }>

function operandPath(condition: Compared, items: readonly Item[]): string | null {
  if ('count' in condition) {
    const parts = condition.count.conditions.map((each) => conditionPath(each, items))
    return parts.includes(null) ? null : `(${parts.map((part) => `iif(${part}, 1, 0)`).join(' + ')})`
  }
  if ('score' in condition) return answerPath(scoreLinkId(condition.score))
  if ('item' in condition) return `${answerPath(condition.item)}.ordinal()`
  if ('item_value' in condition) return `${answerPath(condition.item_value)}.code`
  if ('number' in condition) return answerPath(condition.number)
  return null
}

/**
 * How a score is worked out, as a FHIRPath expression. It is empty where too many answers are missing.
 *
 * @returns null for a difference to an earlier response, which is no part of this one
 */
export function scorePath(score: Score, { items }: Instrument): string | null {
  if (score.method === 'difference') return null
  const points = score.items.map((id) => pointsPath(id, items))
  const [first = '{}', ...others] = points
  const given = `${first}${others.map((each) => `.combine(${each})`).join('')}`
  const sum = `${given}.aggregate($this + $total, 0)`
  const count = `${given}.count()`
  const total = points.length
  const value =
    score.method === 'mean'
      ? `(${sum} / ${count}).round(2)`
      : score.mayMiss > 0
        ? `(${sum} / ${count} * ${total}).round(0)`
        : sum
  const isEnough = `${count} >= ${total - score.mayMiss}`
  const onlyIf = score.onlyIf && conditionPath(score.onlyIf, items)
  return `iif(${onlyIf ? `${onlyIf} and ${isEnough}` : isEnough}, ${value}, {})`
}

function pointsPath(id: string, items: readonly Item[]): string {
  const points = `${answerPath(id)}.ordinal()`
  const item = items.find((each) => each.id === id)
  const skip = item?.skipIf && conditionPath(item.skipIf, items)
  return skip ? `iif(${skip}, ${item.skippedPoints}, ${points})` : points
}

function answerPath(linkId: string): string {
  return `%resource.descendants().where(linkId = ${quoted(linkId)}).answer.value`
}

function joined(conditions: readonly Condition[], by: string, items: readonly Item[]): string | null {
  const parts = conditions.map((each) => conditionPath(each, items))
  return parts.includes(null) ? null : `(${parts.join(by)})`
}

function quoted(value: string | number): string {
  return `'${String(value).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
