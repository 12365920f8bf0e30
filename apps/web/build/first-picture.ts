import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COUNTRY_CODES } from '../../../packages/domain/src/country.ts'
import { chooseLanguage } from '../../../packages/domain/src/language-choice.ts'
import { LANGUAGES } from '../../../packages/domain/src/locale.ts'
import { getConsents, getLogin } from '../../../packages/contract/src/identity.ts'
import { getConfig } from '../../../packages/contract/src/platform.ts'
import { FIRST_PAGES } from './chunk-groups.ts'
import { buildFrames } from './frames.ts'
import type { Plugin, Rolldown } from 'vite'

/** The words of every page, and those of each face. */
const WORDS = ['every', 'guest', 'patient', 'clinic'] as const
const BOOT = join(import.meta.dirname, '../src/first-picture/boot.js')
const PLACE = 'var files = { asks: {}, words: {}, languageOf: {} }'
/** What boot.js asks for in any case. */
const ASKS = {
  config: `/api${getConfig.path}`,
  login: `/api${getLogin.path}`,
  consents: `/api${getConsents.path}`,
}

/**
 * Tells boot.js the names of the app's first file, of its words in each language, and the language of each country. Tells the
 * server, by first-pages.json, the files behind each first page, and by frames.mjs how their frames are drawn.
 */
export function firstPicture(): Plugin {
  return {
    name: 'first-picture',
    configureServer: ({ middlewares }) => {
      middlewares.use('/boot.js', (_request, response, next) => {
        bootWith({ asks: ASKS, words: {}, languageOf: {} }).then(
          (text) => response.setHeader('content-type', 'text/javascript').end(text),
          next,
        )
      })
    },
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir }, bundle) {
        if (!dir) return
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const start = new Set(filesOf(chunks, '/index.html'))
        const later = (source: string) => filesOf(chunks, source).filter((file) => !start.has(file))
        const [startFile] = filesOf(chunks, '/index.html')
        const files = {
          asks: ASKS,
          start: startFile,
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
        await writeFile(join(dir, 'boot.js'), await bootWith(files))
        const pages = Object.values(FIRST_PAGES).map(({ addresses, face, source }) => ({
          addresses,
          face,
          files: later(`/src/${source}`),
        }))
        await writeFile(join(dir, 'first-pages.json'), JSON.stringify(pages))
        await buildFrames(dir, bundle)
        await letBootStart(join(dir, 'index.html'), `/${startFile}`)
      },
    },
  }
}

/** The text of boot.js, told what only the build knows. */
async function bootWith(files: object): Promise<string> {
  const boot = await readFile(BOOT, 'utf8')
  if (!boot.includes(PLACE)) throw new Error(`boot.js has no ${PLACE}`)
  const withoutComments = boot.replaceAll(/^ *\/\/.*\n/gm, '')
  return withoutComments.replace(PLACE, `var files = ${JSON.stringify(files)}`)
}

/** boot.js starts the app when something is painted; the page only fetches it. */
async function letBootStart(page: string, file: string): Promise<void> {
  const html = await readFile(page, 'utf8')
  const script = `<script type="module" crossorigin src="${file}"></script>`
  if (!html.includes(script)) throw new Error(`index.html has no ${script}`)
  const fetched = html.replace(script, `<link rel="modulepreload" crossorigin href="${file}">`)
  // What is painted first goes before what runs after it.
  await writeFile(page, fetched.replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"'))
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
