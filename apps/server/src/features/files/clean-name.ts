/** File systems count a name in bytes. */
const MAX_BYTES = 255
const NAMELESS = 'file'

/** Control, line, formatting (bidi and zero-width) and private characters, and halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu
/** What Windows does not allow in a name. */
const RESERVED = /[<>:"|?*]/g
/** Names that Windows takes for a device, whatever ending they have. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00b9\u00b2\u00b3])$/i

/**
 * The name a file is shown and downloaded under: no folder, nothing invisible, nothing that a file system refuses, at
 * most 255 bytes with its ending.
 */
export function cleanName(typed: string): string {
  const name = (typed.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(RESERVED, '_')
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim()
  const dot = name.lastIndexOf('.')
  const ending = dot < 0 ? '' : Array.from(name.slice(dot)).slice(0, 20).join('')
  const stem = (dot < 0 ? name : name.slice(0, dot)).replace(/^[.\s]+|[.\s]+$/g, '') || NAMELESS
  return withinBytes(isDevice(stem) ? `_${stem}` : stem, MAX_BYTES - Buffer.byteLength(ending)) + ending
}

/** Windows looks at what comes before the first dot. */
function isDevice(stem: string): boolean {
  return DEVICE.test((stem.split('.')[0] ?? '').trim())
}

function withinBytes(text: string, most: number): string {
  let bytes = 0
  let kept = ''
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > most) break
    kept += character
  }
  return kept
}
