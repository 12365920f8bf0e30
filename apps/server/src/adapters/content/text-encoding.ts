/**
 * Letters beyond ASCII of the languages that people write to us in, by the encodings of one byte a letter that programs
 * on their computers use.
 */
const CANDIDATES: readonly (readonly [encoding: TextCharset, letters: string])[] = [
  // Estonian, Finnish, German; then Latvian and Lithuanian, which this encoding was made for.
  ['windows-1257', 'äöõüšžÄÖÕÜŠŽß'],
  ['windows-1257', 'āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽąęėįųĄĘĖĮŲ'],
  ['windows-1252', 'äöõüšžÄÖÕÜŠŽßåÅéèêëáàâçñóôíîïúùûæøœÉÈÊËÀÂÁÇÑØÓÍÎÏÚÙÛÔÆŒ'],
  ['windows-1250', 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'],
  ['iso-8859-2', 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ'],
]
/** Signs that belong to every language. */
const SIGNS = '°±²³µ§·«»“”„–—…‘’€ '
/** So much of what is not ASCII must be letters of one language. */
const ENOUGH = 0.9

export type TextCharset =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1252'
  | 'windows-1257'
  | 'iso-8859-2'

/** How often each byte occurs, and whether letters beyond ASCII come in a row, as in Cyrillic words. */
export function countBytes() {
  const counts = Array.from({ length: 256 }, () => 0)
  let previous = 0
  let inRow = 0
  let besideAscii = 0
  return {
    add(bytes: Buffer): void {
      for (const byte of bytes) {
        counts[byte] = (counts[byte] ?? 0) + 1
        if (byte >= 0xc0 && previous >= 0xc0) inRow++
        else if ((byte >= 0xc0 && isAsciiLetter(previous)) || (isAsciiLetter(byte) && previous >= 0xc0))
          besideAscii++
        previous = byte
      }
    },
    /** @returns the encoding, or `undefined` where no language we know explains the bytes */
    guess(): TextCharset | undefined {
      if (inRow > besideAscii) return isMostlyCyrillic(counts) ? 'windows-1251' : undefined
      const best = CANDIDATES.map(([encoding, letters]) => ({
        encoding,
        share: shareOf(counts, encoding, letters),
      }))
        // The first of those that explain as much wins.
        .reduce((one, other) => (other.share > one.share ? other : one))
      return best.share >= ENOUGH ? best.encoding : undefined
    },
  }
}

/** Small letters of windows-1251 lie from 0xE0 on; in other Cyrillic encodings they do not. */
function isMostlyCyrillic(counts: readonly number[]): boolean {
  const sum = (from: number, to: number) =>
    counts.slice(from, to + 1).reduce((total, each) => total + each, 0)
  return sum(0xe0, 0xff) > sum(0xc0, 0xdf)
}

function shareOf(counts: readonly number[], encoding: TextCharset, letters: string): number {
  const decoder = new TextDecoder(encoding)
  let known = 0
  let all = 0
  for (let byte = 0x80; byte <= 0xff; byte++) {
    const count = counts[byte] ?? 0
    if (count === 0) continue
    all += count
    const letter = decoder.decode(Uint8Array.of(byte))
    if (letters.includes(letter) || SIGNS.includes(letter)) known += count
  }
  return all === 0 ? 1 : known / all
}

function isAsciiLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
}
