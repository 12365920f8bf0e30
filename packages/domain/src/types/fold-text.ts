/** Letters that do not fall apart into a plain letter and a mark. */
const PLAIN: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd' }

/** Lower case without marks: what is left when somebody types in a hurry. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđ]/g, (letter) => PLAIN[letter] ?? letter)
}
