import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COUNTRY_CODES } from '../../../packages/domain/src/country.ts'
import { chooseLanguage } from '../../../packages/domain/src/language-choice.ts'
import { LANGUAGES } from '../../../packages/domain/src/locale.ts'
import { FIRST_PAGES } from './chunk-groups.ts'
import type { Plugin, Rolldown } from 'vite'

/** The words of every page, and those of each face. */
const WORDS = ['every', 'guest', 'patient', 'clinic'] as const
const PLACE = 'var files = { pages: {}, words: {}, languageOf: {} }'

/** Tells boot.js the names of the files behind each first page, of its words in each language, and the language of each country. */
export function bootFiles(): Plugin {
  return {
    name: 'boot-files',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir }, bundle) {
        if (!dir) return
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const start = new Set(filesOf(chunks, '/index.html'))
        const later = (source: string) => filesOf(chunks, source).filter((file) => !start.has(file))
        const files = {
          pages: Object.fromEntries(
            Object.entries(FIRST_PAGES).map(([page, { source }]) => [page, later(`/src/${source}`)]),
          ),
          words: Object.fromEntries(
            LANGUAGES.map((language) => [
              language,
              Object.fromEntries(
                WORDS.map((name) => [name, later(`/shared/i18n/words/${language}/${name}.ts`)]),
              ),
            ]),
          ),
          languageOf: Object.fromEntries(
            COUNTRY_CODES.map((countryCode) => [countryCode, chooseLanguage({ countryCode })]),
          ),
        }
        const path = join(dir, 'boot.js')
        const boot = await readFile(path, 'utf8')
        if (!boot.includes(PLACE)) throw new Error(`boot.js has no ${PLACE}`)
        const withoutComments = boot.replaceAll(/^ *\/\/.*\n/gm, '')
        await writeFile(path, withoutComments.replace(PLACE, `var files = ${JSON.stringify(files)}`))
      },
    },
  }
}

/** The chunk that begins with a source file, all that it imports, and their styles. */
export function filesOf(chunks: Rolldown.OutputChunk[], source: string): string[] {
  const first = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(source))
  if (!first) throw new Error(`No chunk begins with ${source}`)
  const found = new Set([first])
  for (const chunk of found)
    for (const each of chunks) if (chunk.imports.includes(each.fileName)) found.add(each)
  return [...found].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
}
