import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COUNTRY_CODES } from '../../../packages/domain/src/country.ts'
import { chooseLanguage } from '../../../packages/domain/src/language-choice.ts'
import { LANGUAGES } from '../../../packages/domain/src/locale.ts'
import type { Plugin, Rolldown } from 'vite'

const FACES = ['guest', 'patient', 'clinic'] as const
const PLACE = 'var files = { faces: {}, words: {}, languageOf: {} }'

/** Tells boot.js the names of the files behind each face of the app and each language. */
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
          faces: Object.fromEntries(FACES.map((face) => [face, later(`/src/app/pages/${face}-pages.ts`)])),
          words: Object.fromEntries(
            LANGUAGES.map((language) => [language, later(`/shared/i18n/words/${language}.ts`)]),
          ),
          languageOf: Object.fromEntries(
            COUNTRY_CODES.map((countryCode) => [countryCode, chooseLanguage({ countryCode })]),
          ),
        }
        const path = join(dir, 'boot.js')
        const boot = await readFile(path, 'utf8')
        if (!boot.includes(PLACE)) throw new Error(`boot.js has no ${PLACE}`)
        await writeFile(path, boot.replace(PLACE, `var files = ${JSON.stringify(files)}`))
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
