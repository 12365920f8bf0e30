import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const BOOK = fileURLToPath(new URL('../../../../../docs/operations.md', import.meta.url))

/** Commands that docs/operations.md gives under a heading, as one script. */
export function commandsOf(heading: string): string {
  const chapters = readFileSync(BOOK, 'utf8').split(/^## /m)
  const chapter = chapters.find((each) => each.startsWith(`${heading}\n`))
  if (chapter === undefined) throw new Error(`docs/operations.md has no chapter "${heading}"`)
  return blocksOf(chapter)
}

/** The variables that the reader sets first. */
export const firstCommands = (): string => blocksOf(readFileSync(BOOK, 'utf8').split(/^## /m)[0] ?? '')

const blocksOf = (text: string): string =>
  [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block]) => block).join('\n')
