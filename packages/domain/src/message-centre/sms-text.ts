import { normaliseText } from '../typed-text.ts'
import type { BrokenRule } from '../validation-rules.ts'
import { hasCyrillic, normaliseSms, smsLength, smsName, strangeLetter } from './sms-letters.ts'

/** Characters that one SMS holds. */
export const SMS_PART_LENGTH = 160
/** Price of each part, in euro cents, in every country. */
export const SMS_PRICE_CENTS = 9
/** The longest text that can be typed: ten parts. */
export const SMS_TEXT_MAX = 10 * SMS_PART_LENGTH
/** The most SMS that a clinic can have sent in 24 hours: what a stolen session costs at the worst. */
export const SMS_DAILY_MAX = 20_000

/** The only word in braces that a text may hold. */
export const FIRST_NAME = '{firstName}'

/** What is wrong with a text that staff typed; null when it can be sent. A text is judged as it will arrive. */
export function checkSmsText(typed: string): BrokenRule | null {
  const text = normaliseText(typed)
  if (text === '') return { rule: 'REQUIRED' }
  if (hasCyrillic(text)) return { rule: 'MESSAGE_CYRILLIC' }
  const withoutName = normaliseSms(text).replaceAll(FIRST_NAME, '')
  if (/[{}]/.test(withoutName)) return { rule: 'MESSAGE_PLACEHOLDER' }
  const letter = strangeLetter(withoutName)
  return letter === null ? null : { rule: 'MESSAGE_LETTER', params: { letter } }
}

/** The last line of every message: the clinic's name, which nobody can leave out. */
export const smsFooter = (clinicName: string): string => smsName(clinicName)

/** Who a message is for and from, and the address at which its reader refuses further ones. */
type AboutSms = {
  firstName: string
  clinicName: string
  /** As it is written in the message; without one, or where it finds no room, the message has none. */
  optOutLink?: string | undefined
  /** Also where the link makes the message longer by one SMS. */
  alwaysLink?: boolean | undefined
}

/** One message as it will arrive: the text, the link to refuse further ones, and the footer. */
export function composeSms(typed: string, about: AboutSms): string {
  const text = withName(normaliseSms(normaliseText(typed)), smsName(about.firstName))
  const footer = smsFooter(about.clinicName)
  const plain = `${text}\n${footer}`
  if (!about.optOutLink) return plain
  const linked = `${text}\nSTOP: ${about.optOutLink}\n${footer}`
  return about.alwaysLink || smsParts(linked) === smsParts(plain) ? linked : plain
}

/** A name in letters that an SMS cannot carry, as Georgian ones, is left out with the comma and the space that lead to it. */
function withName(text: string, firstName: string): string {
  if (firstName !== '') return text.replaceAll(FIRST_NAME, () => firstName)
  return text.replaceAll(/[, ]*\{firstName\}/g, '').replace(/^[\s,]+/, '')
}

/** Number of SMS that a message takes, and is paid for: one for each 160 characters or part of them. */
export function smsParts(message: string): number {
  return Math.ceil(smsLength(message) / SMS_PART_LENGTH)
}
