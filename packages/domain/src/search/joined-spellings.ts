/** Characters inside names, codes and phone numbers that say nothing: O'Neill, Anna-Mari, 470010-11071. */
const SIGNS_INSIDE = /(?<=[\p{L}\d])[\p{Pd}.'`´‘’ʼ]+(?=[\p{L}\d])/gu
/** A temperature, 38.5, and an e-mail address keep their signs. */
const AS_WRITTEN = /^\d{1,3}\.\d{1,2}$|@/
/** A phone number, or the beginning of one: 00372 for +372, 020 for +44 20. */
const LEADING_ZEROS = /^0+(?=\d{2,}$)/

/**
 * How a word may be stored without the signs inside it: ONeill for O'Neill. A number that begins with zeros may be a phone
 * number as it is dialled; phone numbers are stored from the country code on. Empty for any other word.
 */
export function joinedSpellings(word: string): string[] {
  const joined = AS_WRITTEN.test(word) ? word : word.replace(SIGNS_INSIDE, '')
  return [joined, joined.replace(LEADING_ZEROS, '')].filter((spelling) => spelling !== word)
}
