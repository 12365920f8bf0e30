import { type Choices, type NewMessage, NONE_TICKED, withChoices } from '../new-message.ts'

/** The message under other choices with these words before all of it, and without what was said of its signs before, where there is danger. */
export function withWarned(
  message: NewMessage,
  choices: Choices,
  { text, safety }: Pick<NewMessage, 'text' | 'safety'>,
): NewMessage {
  const next = withChoices(message, choices)
  const before = (words: string) =>
    words.includes(text) ? words : [text, words].filter((part) => part !== '').join('\n\n')
  const words = {
    ...next,
    text: before(next.text),
    // An empty one is put together later.
    summary: next.summary === '' ? '' : before(next.summary),
  }
  if (safety.length === 0) return words
  const others = next.safety.filter((id) => id !== NONE_TICKED && !safety.includes(id))
  return { ...words, safety: [...others, ...safety], notMeant: [] }
}
