/** Six digits or more, however they are grouped: personal codes of every country, phones, dates, one-time codes. */
const DIGITS = /\+?\p{Nd}(?:(?:%20|[\p{Zs}\p{Pd}\u2212()._/]){0,3}\p{Nd}){5,}/gu
/** Where the scripts of a browser are: no more than a place in our own code. */
const PLACE_IN_SCRIPT = /\.m?js:\d{1,6}:\d{1,7}/g
const EMAIL = /[\p{L}\p{N}._%+'-]{1,64}(?:@|%40)[\p{L}\p{N}.-]{1,255}/gu
const QUERY = /[?#][^\s"'<>)]*/g
/** A part of a path that is no name of ours: a number or a UUID. */
const ID_IN_PATH =
  /\/(?:\d+|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?=[/\s"'<>),:;.?]|$)/gi
const NAMED_SECRET =
  /\b(authorization|cookie|session|sid|token|password|secret|otp)["']?\s{0,3}[:=]\s{0,3}["']?(?:bearer\s{1,3})?[^\s"',;]{4,}/gi
const BEARER = /\b(bearer)\s{1,3}[^\s"',;]{4,}/gi
const LONG_WORD = /[A-Za-z0-9_.~+/=-]{20,}/g
/** A quoted sentence: parsers repeat what they could not read. Names of fields have no spaces and no accents. */
const QUOTED = /["“”„«`][^"“”„«»`]*["“”»`]/g

/**
 * A line for a log without what could be a person's: personal codes, phones, dates and other long numbers, e-mail
 * addresses, queries of addresses, ids in paths, tokens, and quoted sentences. What went is replaced by a sign that says
 * what it was. Names that stand in running text are not recognised.
 */
export function scrub(line: string): string {
  const places: string[] = []
  return line
    .replace(/\p{Cf}/gu, '')
    .replace(PLACE_IN_SCRIPT, (place) => `\ue000${places.push(place) - 1}\ue000`)
    .replace(QUOTED, (quoted) => (/[\s\u0080-\uffff]/.test(quoted.slice(1, -1)) ? '"…"' : quoted))
    .replace(EMAIL, '<e-mail>')
    .replace(QUERY, '?…')
    .replace(NAMED_SECRET, '$1 <secret>')
    .replace(BEARER, '$1 <secret>')
    .replace(ID_IN_PATH, '/<id>')
    .replace(DIGITS, '<number>')
    .replace(LONG_WORD, (word) => (isToken(word) ? '<secret>' : word))
    .replace(/\ue000(\d+)\ue000/g, (_all, at: string) => places[Number(at)] ?? '')
}

/** Letters and digits mixed without a path's slashes: words and our own file names are no tokens. */
function isToken(word: string): boolean {
  return word.split('/').some((part) => part.length >= 20 && /\d/.test(part) && /[A-Za-z]/.test(part))
}
