type Script = 'LATIN' | 'CYRILLIC'

const lettersOf = (pairs: string) =>
  new Map(pairs.split(' ').map((pair) => [[...pair][0] ?? '', [...pair][1] ?? '']))

/** Letters that look like one of the other script, in small or in capital form. */
const TWINS: Record<Script, Map<string, string>> = {
  LATIN: lettersOf('аa вb сc еe нh кk мm оo рp тt хx уy іi јj ѕs һh ԁd ԛq ԝw'),
  CYRILLIC: lettersOf('aа bв cс eе hн kк mм oо pр tт xх yу'),
}
/** Greek and phonetic letters that look like Latin ones. */
const LIKE_LATIN = lettersOf('αa βb εe ηh ιi κk μm νv οo ρp τt υu χx ζz ıi ɑa ɡg')

const WORD = /\p{L}[\p{L}\p{M}]*/gu
const CYRILLIC = /\p{Script=Cyrillic}/u

function scriptOf(letter: string): Script {
  return CYRILLIC.test(letter) ? 'CYRILLIC' : 'LATIN'
}

function inScript(word: string, script: Script): string {
  return word.replace(/\p{L}/gu, (letter) => exchanged(letter, TWINS[script]))
}

function exchanged(letter: string, letters: Map<string, string>): string {
  const small = letter.toLowerCase()
  const twin = letters.get(small)
  if (twin === undefined) return letter
  return letter === small ? twin : twin.toUpperCase()
}

/** How many letters of each script there are that have no twin in the other. */
function countClear(words: readonly string[]): Record<Script, number> {
  const count = { LATIN: 0, CYRILLIC: 0 }
  for (const letter of words.join('').toLowerCase().match(/\p{L}/gu) ?? []) {
    const script = scriptOf(letter)
    const other = script === 'LATIN' ? 'CYRILLIC' : 'LATIN'
    if (!TWINS[other].has(letter)) count[script] += 1
  }
  return count
}

/** Texts of ordinary letters of one script, as nearly all are: there is nothing to exchange. */
const LATIN_ONLY = /^[\s -\u00a9\u00ab-\u00b9\u00bb-\u0130\u0134-\u017e\u2010-\u2027]*$/
const CYRILLIC_ONLY = /^[\s -@[-`{-\u00a9\u00ab-\u00b9\u00bb\u0400-\u045f\u2010-\u2027№]*$/
/** Letters that no Latin one looks like. */
const CLEAR_CYRILLIC = /[бгджзийлпфцчшщъыьэюя]/i

/**
 * The text with each word in letters of one script: a Cyrillic а in a Latin word becomes a Latin a, and the other way. A word
 * of nothing but such letters follows the rest of the text. Wide, bold and other forms of letters become plain ones.
 */
export function unmixScripts(text: string): string {
  if (LATIN_ONLY.test(text) || (CYRILLIC_ONLY.test(text) && CLEAR_CYRILLIC.test(text))) return text
  const plain = text.replace(WORD, (word) =>
    word.normalize('NFKC').replace(/\p{L}/gu, (letter) => exchanged(letter, LIKE_LATIN)),
  )
  const words = plain.match(WORD) ?? []
  const all = countClear(words)
  const main = all.CYRILLIC > all.LATIN ? 'CYRILLIC' : 'LATIN'
  return plain.replace(WORD, (word) => {
    const clear = countClear([word])
    if (clear.LATIN > 0 && clear.CYRILLIC > 0) return word
    if (clear.LATIN > 0) return inScript(word, 'LATIN')
    if (clear.CYRILLIC > 0) return inScript(word, 'CYRILLIC')
    const isMixed = new Set([...word].map(scriptOf)).size > 1
    return isMixed || all[scriptOf(word)] === 0 ? inScript(word, main) : word
  })
}
