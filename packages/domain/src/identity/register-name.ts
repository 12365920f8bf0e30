/**
 * A name of a national register, which writes it in capitals, as people write it: `MARI-LIIS O’NEILL` is
 * `Mari-Liis O’Neill`. A name that has small letters already stays as it is.
 */
export function readableName(name: string): string {
  const line = name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  if (line !== line.toUpperCase()) return line
  return line.toLowerCase().replaceAll(/(?<![\p{L}\p{M}\d])\p{L}/gu, (letter) => letter.toUpperCase())
}
