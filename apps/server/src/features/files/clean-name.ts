const MAX_LENGTH = 255
const NAMELESS = 'file'

/** Control, line, formatting (bidi and zero-width) and private characters, and halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/** The name a file is shown and downloaded under: no folder, nothing invisible, at most 255 characters with its ending. */
export function cleanName(typed: string): string {
  const name = (typed.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
  const dot = name.lastIndexOf('.')
  const stem = (dot < 0 ? name : name.slice(0, dot)).replace(/^[.\s]+|\s+$/g, '')
  const ending = dot < 0 ? '' : Array.from(name.slice(dot)).slice(0, 20).join('')
  return [...(stem || NAMELESS)].slice(0, MAX_LENGTH - [...ending].length).join('') + ending
}
