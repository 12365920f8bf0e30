/**
 * The commands in whose label, or other names, every word is found, however they are accented; those that begin with the first
 * come first.
 */
export function matching<Command extends { label: string; also?: string }>(
  commands: readonly (Command & { key?: string })[],
  words: string,
): (Command & { key?: string })[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const found = commands.filter(({ label, also = '' }) => {
    const names = plain(`${label} ${also}`)
    return wanted.every((word) => names.includes(word))
  })
  const [first] = wanted
  if (first === undefined) return found
  const begins = ({ label }: Command) => Number(!plain(label).startsWith(first))
  return found.sort((a, b) => begins(a) - begins(b))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
}
