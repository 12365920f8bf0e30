/** What was typed before the kept text had come goes behind it: neither replaces the other. */
export function joinTexts(kept: string, typed: string): string {
  if (typed.trim() === '' || kept.includes(typed)) return kept
  return kept.trim() === '' || typed.includes(kept) ? typed : `${kept}\n${typed}`
}

/** What is left of a text once a part of it was sent: what was typed during the sending. */
export function unsentRest(now: string, sent: string): string {
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
}

/** What was kept, under the fields that were touched before it had come. A text touched meanwhile goes behind the kept one. */
export function joinDrafts<T extends { text: string }>(kept: T, typed: T, touched: ReadonlySet<string>): T {
  const own = Object.entries(typed).filter(([field]) => touched.has(field))
  const text = touched.has('text') ? joinTexts(kept.text, typed.text) : kept.text
  return { ...kept, ...Object.fromEntries(own), text }
}

export function changedFields(before: object, after: object): string[] {
  const values = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(values.get(field)) ? [] : [field],
  )
}
