/** What one look has found. A problem comes with what to do about it. */
export type Finding =
  | { about: string; state: 'OK' | 'LEFT_OUT'; words: string }
  | { about: string; state: 'WRONG'; words: string; remedy: string }

export const ok = (about: string, words: string): Finding => ({ about, state: 'OK', words })
export const leftOut = (about: string, words: string): Finding => ({ about, state: 'LEFT_OUT', words })
export const wrong = (about: string, words: string, remedy: string): Finding => ({
  about,
  state: 'WRONG',
  words,
  remedy,
})

const LABELS = { OK: 'ok', LEFT_OUT: 'left out', WRONG: 'WRONG' }

/** One line for each finding, and one more with what to do. */
export function printFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap((finding) => {
    const line = `${LABELS[finding.state].padEnd(9)} ${finding.about.padEnd(9)} ${finding.words}`
    return finding.state === 'WRONG' ? [line, `${' '.repeat(20)}Do: ${finding.remedy}`] : [line]
  })
  const count = findings.filter(({ state }) => state === 'WRONG').length
  const summary =
    count === 0 ? 'Nothing is wrong.' : `${count} ${count === 1 ? 'thing is' : 'things are'} wrong.`
  return [...lines, '', summary].join('\n')
}
