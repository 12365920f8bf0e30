import type { Condition } from '../instrument.ts'
import { type PathNode, parsePath } from './parse-path.ts'

const COMPARED = { '=': '==', '>': '>', '<': '<', '>=': '>=', '<=': '<=' } as const
const SCORE = 'score.'

/** What a calculated score adds up, and what it needs for that. */
export type ReadScore = {
  method: 'sum' | 'mean'
  items: readonly string[]
  mayMiss: number
  /** So many of a plain sum may be left out because they are not asked. */
  mayBeUnasked: number
  onlyIf: Condition | null
  /** Items that count so much while the condition holds, because they are not asked then. */
  skips: readonly { id: string; when: Condition; points: number }[]
}

/** Reads the condition under which an item is asked. @returns null for what the product does not understand */
export function readCondition(path: string): Condition | null {
  const node = parsePath(path)
  const condition = node && conditionOf(node)
  // Nothing is scored while questions are asked.
  return condition && !looksAtScore(condition) ? condition : null
}

function looksAtScore(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(looksAtScore)
  if ('any' in condition) return condition.any.some(looksAtScore)
  if ('count' in condition) return condition.count.conditions.some(looksAtScore)
  return 'score' in condition
}

/** Reads how a score is worked out: a sum or a mean of points. @returns null for what the product does not understand */
export function readScore(path: string): ReadScore | null {
  const node = parsePath(path)
  if (!node) return null
  const choice = callOf(node, 'iif', 3)
  if (!choice || choice.args[2]?.kind !== 'nothing') return bareTotalOf(node)
  const [when, value] = choice.args
  if (!when || !value) return null
  const read = totalOf(value)
  const needs = neededOf(when)
  if (!read || !needs || !isEqual(needs.ids, read.items) || needs.count > read.items.length) return null
  const canLack = read.items.length - needs.count
  const { onlyIf } = needs
  // A plain sum does not make up for what is missing.
  return callOf(value, 'round', 1)
    ? { ...read, onlyIf, mayMiss: canLack }
    : { ...read, onlyIf, mayBeUnasked: canLack }
}

function bareTotalOf(node: PathNode): ReadScore | null {
  const read = totalOf(node)
  return read && callOf(node, 'aggregate', 2) ? { ...read, mayBeUnasked: read.items.length } : read
}

function conditionOf(node: PathNode): Condition | null {
  if (node.kind === 'truth') return node.value ? { always: true } : null
  if (node.kind === 'call') return calledCondition(node)
  if (node.kind !== 'operation') return null
  const { operator } = node
  if (operator === 'and' || operator === 'or') {
    const parts = operandsOf(node, operator).map(conditionOf)
    if (parts.includes(null)) return null
    const found = parts.filter((part) => part !== null)
    return operator === 'and' ? { all: found } : { any: found }
  }
  if (operator === '!=') {
    const same = comparison('=', node.left, node.right)
    return same && not(same)
  }
  return comparison(operator, node.left, node.right)
}

function calledCondition({ of, name, args }: Extract<PathNode, { kind: 'call' }>): Condition | null {
  if (!of || args.length > 0) return null
  if (name === 'not') {
    const inner = conditionOf(of)
    return inner && not(inner)
  }
  const id = answerOf(of)
  if (!id) return null
  if (name === 'empty') return { item_value: id, op: 'missing' }
  return name === 'exists' ? not({ item_value: id, op: 'missing' }) : null
}

function comparison(operator: string, left: PathNode, right: PathNode): Condition | null {
  const op = COMPARED[operator as keyof typeof COMPARED]
  if (op === undefined || (right.kind !== 'number' && right.kind !== 'text')) return null
  const { value } = right
  const points = pointsOf(left)
  if (points) return { item: points, op, value }
  if (left.kind === 'member' && left.name === 'code') {
    const id = answerOf(left.of)
    return id ? { item_value: id, op, value } : null
  }
  const id = answerOf(left)
  if (id)
    return id.startsWith(SCORE) ? { score: id.slice(SCORE.length), op, value } : { number: id, op, value }
  const counted = operandsOf(left, '+').map(countedCondition)
  if (counted.includes(null)) return null
  return { count: { conditions: counted.filter((each) => each !== null) }, op, value }
}

/** `iif(condition, 1, 0)` */
function countedCondition(node: PathNode): Condition | null {
  const choice = callOf(node, 'iif', 3)
  const [when, one, none] = choice?.args ?? []
  return when && isNumber(one, 1) && isNumber(none, 0) ? conditionOf(when) : null
}

function totalOf(node: PathNode): ReadScore | null {
  const rounded = callOf(node, 'round', 1)
  if (!rounded?.of) return scoreOf(sumOf(node), 'sum')
  // A mean: sum / count; or the mean times the number of items, where some may be missing.
  const inner = rounded.of
  const scaled = inner.kind === 'operation' && inner.operator === '*' ? inner : null
  const mean = scaled?.left ?? inner
  if (mean.kind !== 'operation' || mean.operator !== '/') return null
  const given = sumOf(mean.left)
  const counted = callOf(mean.right, 'count', 0)?.of
  if (!given || !counted || !isEqual(partsOf(combinedIn(counted)), given)) return null
  if (!isNumber(rounded.args[0], scaled ? 0 : 2)) return null
  if (scaled && !isNumber(scaled.right, given.length)) return null
  return scoreOf(given, scaled ? 'sum' : 'mean')
}

function scoreOf(parts: readonly Part[] | null, method: ReadScore['method']): ReadScore | null {
  if (!parts) return null
  return {
    method,
    items: parts.map(({ id }) => id),
    mayMiss: 0,
    mayBeUnasked: 0,
    onlyIf: null,
    skips: parts.flatMap(({ id, skip }) => (skip ? [{ id, ...skip }] : [])),
  }
}

type Part = { id: string; skip: { when: Condition; points: number } | null }

/** `a.combine(b).aggregate($this + $total, 0)`, or simply `a + b`. */
function sumOf(node: PathNode): Part[] | null {
  const total = callOf(node, 'aggregate', 2)
  if (!total?.of) return partsOf(operandsOf(node, '+'))
  const [added, from] = total.args
  const names = added && operandsOf(added, '+').map((each) => (each.kind === 'name' ? each.name : ''))
  if (!isEqual(names, ['$this', '$total']) || !isNumber(from, 0)) return null
  return partsOf(combinedIn(total.of))
}

/** The parts of `a.combine(b).combine(c)`. */
function combinedIn(node: PathNode): PathNode[] {
  const call = callOf(node, 'combine', 1)
  return call?.of ? [...combinedIn(call.of), ...call.args] : [node]
}

function partsOf(nodes: readonly PathNode[]): Part[] | null {
  const parts = nodes.map(partOf)
  return parts.includes(null) ? null : parts.filter((part) => part !== null)
}

function isNumber(node: PathNode | undefined, value: number): boolean {
  return node?.kind === 'number' && node.value === value
}

function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

function partOf(node: PathNode): Part | null {
  const id = pointsOf(node)
  if (id) return { id, skip: null }
  const [when, points, otherwise] = callOf(node, 'iif', 3)?.args ?? []
  const inner = otherwise && pointsOf(otherwise)
  const condition = when && conditionOf(when)
  if (!inner || !condition || points?.kind !== 'number') return null
  return { id: inner, skip: { when: condition, points: points.value } }
}

/** `given.count() >= n`, alone or after other conditions. */
function neededOf(
  node: PathNode,
): { ids: readonly string[]; count: number; onlyIf: Condition | null } | null {
  const parts = operandsOf(node, 'and')
  const last = parts.pop()
  if (last?.kind !== 'operation' || last.operator !== '>=') return null
  const counted = callOf(last.left, 'count', 0)?.of
  const ids = counted && partsOf(combinedIn(counted))?.map(({ id }) => id)
  if (!ids || last.right.kind !== 'number') return null
  const others = parts.map(conditionOf)
  if (others.includes(null)) return null
  const [first, ...more] = others.filter((each) => each !== null)
  const onlyIf = first === undefined ? null : more.length === 0 ? first : { all: [first, ...more] }
  return { ids, count: last.right.value, onlyIf }
}

/** The id in `%resource.descendants().where(linkId = 'id').answer.value`. */
function answerOf(node: PathNode): string | null {
  const answer = memberOf(node, 'value')
  const where = answer && callOf(memberOf(answer, 'answer'), 'where', 1)
  const [test] = where?.args ?? []
  const all = where?.of && callOf(where.of, 'descendants', 0)
  if (all?.of?.kind !== 'name' || all.of.name !== '%resource') return null
  if (test?.kind !== 'operation' || test.operator !== '=' || test.right.kind !== 'text') return null
  return test.left.kind === 'name' && test.left.name === 'linkId' ? test.right.value : null
}

function pointsOf(node: PathNode): string | null {
  const call = callOf(node, 'ordinal', 0)
  return call?.of ? answerOf(call.of) : null
}

function memberOf(node: PathNode | null, name: string): PathNode | null {
  return node?.kind === 'member' && node.name === name ? node.of : null
}

function callOf(node: PathNode | null, name: string, count: number) {
  return node?.kind === 'call' && node.name === name && node.args.length === count ? node : null
}

/** The parts of `a and b and c`, from the left. */
function operandsOf(node: PathNode, operator: string): PathNode[] {
  const found: PathNode[] = []
  let rest = node
  while (rest.kind === 'operation' && rest.operator === operator) {
    found.unshift(rest.right)
    rest = rest.left
  }
  return [rest, ...found]
}

function not(condition: Condition): Condition {
  return { count: { conditions: [condition] }, op: '==', value: 0 }
}
