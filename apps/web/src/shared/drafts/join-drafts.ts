/** What was typed before the kept text had come goes behind it: neither replaces the other. */
export function joinTexts(kept: string, typed: string): string {
  if (typed.trim() === '' || kept.includes(typed)) return kept
  return kept.trim() === '' || typed.includes(kept) ? typed : `${kept}\n${typed}`
}

/** What is left of a text once a part of it was sent: what was typed during the sending. */
export function unsentRest(now: string, sent: string): string {
  const [own, gone] = [now.trimStart(), sent.trim()]
  return own.startsWith(gone) ? own.slice(gone.length).trimStart() : now
}

/**
 * What was kept, under the fields that were touched before it had come. A text touched meanwhile goes behind the kept one, and
 * so do files and answers: nobody has seen the kept ones yet.
 */
export function joinDrafts<T extends { text: string }>(kept: T, typed: T, touched: ReadonlySet<string>): T {
  const before = new Map<string, unknown>(Object.entries(kept))
  const own = Object.entries(typed)
    .filter(([field]) => touched.has(field))
    .map(([field, value]) => [field, joinLists(before.get(field), value)] as const)
  const text = touched.has('text') ? joinTexts(kept.text, typed.text) : kept.text
  return { ...kept, ...Object.fromEntries(own), text }
}

type Item = { id: unknown }

/** Lists of what has an id are joined by it; the later one wins. */
function joinLists(kept: unknown, own: unknown): unknown {
  if (!isListOfItems(kept) || !isListOfItems(own)) return own
  return [...kept.filter(({ id }) => own.every((each) => each.id !== id)), ...own]
}

function isListOfItems(value: unknown): value is Item[] {
  return (
    Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && 'id' in each)
  )
}

export function changedFields(before: object, after: object): string[] {
  const values = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(values.get(field)) ? [] : [field],
  )
}
