/** How somebody said that they want no SMS of a clinic: by link or answer, in their settings, or to the staff. */
export const OPT_OUT_SOURCES = ['LINK', 'ANSWER', 'PATIENT', 'STAFF'] as const
export type OptOutSource = (typeof OPT_OUT_SOURCES)[number]

/** Letters and digits that are not taken for one another. No sign that a phone would leave out of a link. */
export const OPT_OUT_LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const OPT_OUT_TOKEN_LENGTH = 10
/** The last part of a link: 58 bits, so that nobody guesses one. */
export const OPT_OUT_TOKEN = /^[a-km-np-zA-HJ-NP-Z2-9]{10}$/

/** Takes the place of a link that is made only when a message is confirmed; as long as those. */
export const SAMPLE_TOKEN = 'k7Wm3xQp9T'

/** The link as it is written in an SMS, where each character counts: without the protocol, which phones do not need. */
export function optOutLink(publicUrl: string, token: string): string {
  return `${publicUrl.replace(/^https?:\/\//, '').replace(/\/+$/, '')}/s/${token}`
}

/** Words of an answer by SMS, as networks and readers write them. */
const STOP_WORDS = ['STOP', 'STOPP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'СТОП', 'LOOBUN']
/** Not YES: it answers any question, also one of another clinic. */
const START_WORDS = ['START', 'UNSTOP', 'СТАРТ']

/** What an answer to an SMS asks for; null where it is something else. */
export function meaningOfAnswer(answer: string): 'STOP' | 'START' | null {
  const word = answer.toUpperCase().replaceAll(/[^\p{L}]+/gu, '')
  if (STOP_WORDS.includes(word)) return 'STOP'
  return START_WORDS.includes(word) ? 'START' : null
}
