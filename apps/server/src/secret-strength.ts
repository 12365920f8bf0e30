const PLACEHOLDER = /change.?(me|this)|example|placeholder|your.?(secret|key|token)/i

/**
 * Whether a secret looks typed by hand or left over from an example, so that it could be guessed: few different
 * characters, a pattern that repeats, a row such as `abcdef` or `123456`, or the words of a placeholder.
 *
 * @param leastBits information that its characters must carry at least, counted by how often each occurs
 */
export function isGuessable(secret: string, leastBits: number): boolean {
  return bitsOf(secret) < leastBits || isRepeated(secret) || isMostlyRow(secret) || PLACEHOLDER.test(secret)
}

function bitsOf(text: string): number {
  const counts = new Map<string, number>()
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / text.length), 0)
}

function isRepeated(text: string): boolean {
  for (let period = 1; period <= text.length / 2; period++)
    if (text.slice(period) === text.slice(0, -period)) return true
  return false
}

function isMostlyRow(text: string): boolean {
  const codes = [...text].map((char) => char.charCodeAt(0))
  const steps = codes.filter((code, n) => n > 0 && Math.abs(code - (codes[n - 1] ?? 0)) <= 1).length
  return steps > text.length / 2
}
