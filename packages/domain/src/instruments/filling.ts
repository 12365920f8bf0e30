import { holds } from './conditions.ts'
import type { Answer, Answers, ItemRule, Score } from './instrument.ts'
import { lengthOf } from '../typed-text.ts'

/** What filling in needs to know of an instrument; the page has it without bands and without labels of scores. */
export type FormRules<I extends ItemRule = ItemRule> = {
  items: readonly I[]
  scores: readonly Pick<Score, 'items' | 'mayMiss'>[]
}

export type AnswerProblem = { item: string; rule: 'REQUIRED' | 'FORM' | 'MAX_LENGTH' }

/** The items that are asked, given what was answered before them. */
export function askedItems<I extends ItemRule>({ items }: FormRules<I>, answers: Answers): I[] {
  return items.filter((item) => isShown(item, items, answers) && !isSkipped(item, items, answers))
}

/** The first item that waits for an answer and must have one; undefined where there is none. */
export function nextUnanswered<I extends ItemRule>(form: FormRules<I>, answers: Answers): I | undefined {
  const missing = new Set(missingItems(form, answers))
  return form.items.find(({ id }) => missing.has(id))
}

/**
 * The asked items that share a page with this one. Safety items are never on a page with others. An item that is not asked any more, as
 * an answer on its page has hidden it, is on the page of the one before it.
 *
 * @param size how many items a page holds
 */
export function pageWith<I extends ItemRule>(
  form: FormRules<I>,
  answers: Answers,
  id: string,
  size: number,
): I[] {
  const upTo = form.items.slice(0, form.items.findIndex((item) => item.id === id) + 1)
  const asked = askedItems(form, answers)
  const item = asked.findLast((each) => upTo.includes(each)) ?? asked[0]
  if (!item) return []
  const alike = asked.filter(({ isSafety }) => isSafety === item.isSafety)
  const place = alike.indexOf(item)
  const first = place - (place % size)
  return alike.slice(first, first + size)
}

/**
 * The item to go to from the page with this one, by what is answered by now: answering may have opened or closed others.
 *
 * @param isChanging whether only this answer is changed, so that nothing follows but what it has opened
 * @returns undefined where all is answered
 */
export function itemAfterPage<I extends ItemRule>(
  form: FormRules<I>,
  answers: Answers,
  { id, size, isChanging }: { id: string; size: number; isChanging: boolean },
): I | undefined {
  const unanswered = nextUnanswered(form, answers)
  if (isChanging) return unanswered
  const asked = askedItems(form, answers)
  const last = pageWith(form, answers, id, size).at(-1)
  return asked[asked.findIndex((item) => item === last) + 1] ?? unanswered
}

/** What keeps one from going on from a page, as far as the items before it were answered. */
export function checkPage(form: FormRules, answers: Answers, page: readonly ItemRule[]): AnswerProblem[] {
  const ids = page.map(({ id }) => id)
  const last = form.items.findLastIndex(({ id }) => ids.includes(id))
  const upTo = { ...form, items: form.items.slice(0, last + 1) }
  return checkAnswers(upTo, answers).filter(({ item }) => ids.includes(item))
}

/** The given answers to what is asked: those to items that are hidden by now are left out. */
export function answersToAsked(form: FormRules, answers: Answers): Answers {
  const asked = new Set(askedItems(form, answers).map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)))
}

/** Every answer that the form does not allow, and every required one that is missing, in the order of the items. */
export function checkAnswers(form: FormRules, answers: Answers): AnswerProblem[] {
  const { items } = form
  const known = new Set(items.map(({ id }) => id))
  const unknown = Object.keys(answers).filter((id) => !known.has(id))
  const missing = new Set(missingItems(form, answers))
  return [
    ...unknown.map((item) => ({ item, rule: 'FORM' }) as const),
    ...items.flatMap((item): AnswerProblem[] => {
      const answer = answers[item.id]
      if (answer === undefined) return missing.has(item.id) ? [{ item: item.id, rule: 'REQUIRED' }] : []
      const rule = isShown(item, items, answers) ? brokenBy(item, answer) : 'FORM'
      return rule ? [{ item: item.id, rule }] : []
    }),
  ]
}

/** The rule that an answer to the item breaks; null where it fits. */
function brokenBy(item: ItemRule, answer: Answer): AnswerProblem['rule'] | null {
  switch (item.kind) {
    case 'CHOICE':
      return item.options.some(({ value }) => value === answer) ? null : 'FORM'
    case 'INTEGER':
      return typeof answer === 'number' &&
        Number.isInteger(answer) &&
        answer >= item.min &&
        answer <= item.max
        ? null
        : 'FORM'
    case 'TEXT':
      if (typeof answer !== 'string') return 'FORM'
      return lengthOf(answer) <= item.maxLength ? null : 'MAX_LENGTH'
  }
}

/** What is asked, must be answered and is not. A score may do without some of its items: then only more than those count. */
function missingItems(form: FormRules, answers: Answers): string[] {
  const unanswered = askedItems(form, answers)
    .filter(({ id, isRequired }) => isRequired && answers[id] === undefined)
    .map(({ id }) => id)
  return unanswered.filter((id) => !isSpared(id, unanswered, form))
}

function isSpared(id: string, unanswered: readonly string[], { scores }: FormRules): boolean {
  const counting = scores.filter(({ items }) => items.includes(id))
  return (
    counting.length > 0 &&
    counting.every(
      ({ items, mayMiss }) => items.filter((each) => unanswered.includes(each)).length <= mayMiss,
    )
  )
}

/** A condition sees only answers to items that are shown themselves; they all come before. */
function isShown(item: ItemRule, items: readonly ItemRule[], answers: Answers): boolean {
  return item.showIf === null || holds(item.showIf, { items, answers })
}

function isSkipped(item: ItemRule, items: readonly ItemRule[], answers: Answers): boolean {
  return item.skipIf !== null && holds(item.skipIf, { items, answers })
}
