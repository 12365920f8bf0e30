/** What was typed before the kept text had come goes behind it: neither replaces the other. */
export function joinTexts(kept: string, typed: string): string {
  if (typed.trim() === '' || kept.includes(typed)) return kept
  return kept.trim() === '' || typed.includes(kept) ? typed : `${kept}\n${typed}`
}

/** What is left of a text once a part of it was sent: what was typed during the sending. */
export function unsentRest(now: string, sent: string): string {
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
}
