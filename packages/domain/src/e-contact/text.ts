/** Longest text of any message, question, answer or note, in code points. */
export const E_CONTACT_TEXT_MAX = 3000

export type TextRefusal = 'TEXT_NOT_ALLOWED'
export type Cleaned = { ok: true; text: string } | { ok: false; rule: TextRefusal }

/** Code points after cleaning: what people would count, more or less, and what the limits mean. */
export function lengthOf(text: string): number {
  return [...text].length
}

// NUL breaks PostgreSQL text, lone surrogates break UTF-8, other controls break terminals, mails and logs.
const FORBIDDEN = /(?![\t\n])\p{Cc}/u
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Brings a typed text into the form that is stored and counted: NFC, one kind of line break, no outer space.
 *
 * @returns a refusal for NUL, lone surrogates and control characters other than tab and line break
 */
export function cleanText(raw: string): Cleaned {
  const text = raw.replace(/\r\n?/g, '\n')
  if (!text.isWellFormed() || FORBIDDEN.test(text)) return { ok: false, rule: 'TEXT_NOT_ALLOWED' }
  return { ok: true, text: text.normalize('NFC').trim() }
}

/**
 * Like `cleanText`, for names and other one-line fields: runs of white space become one space, and the
 * characters that turn the writing direction, which can disguise a name, go.
 */
export function cleanName(raw: string): Cleaned {
  const cleaned = cleanText(raw)
  if (!cleaned.ok) return cleaned
  return { ok: true, text: cleaned.text.replace(BIDI_CONTROLS, '').replace(/\s+/g, ' ').trim() }
}
