import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { LANGUAGES } from '../../packages/domain/src/locale.ts'
import { addressesOfRoutes } from './build/addresses-of-routes.ts'
import { firstPicture } from './build/first-picture.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { scopedName } from './build/class-names.ts'
import { WITHOUT_UNUSED } from './build/faces.ts'
import { OLDEST_BROWSERS } from './build/oldest-browsers.ts'
import { serviceWorker } from './build/service-worker.ts'

const API = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    addressesOfRoutes(),
    react(),
    wordsOfThePage(),
    firstPicture(),
    serviceWorker(),
    compressedCopies(),
  ],
  server: {
    proxy: { '/api': { target: API, ws: true } },
    fs: { allow: ['../..'] },
  },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: OLDEST_BROWSERS,
    // The content security policy has no room for data: fonts or scripts.
    assetsInlineLimit: 0,
    // A browser that cannot fetch modules early fetches them when they are needed.
    // The long list of what each later screen imports would stand in the first file; most of it is there by then.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      ...WITHOUT_UNUSED,
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first file names all others: a letter less in each is 150 bytes of it, which nothing compresses.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
})

/** Writes the words that are needed before the app into the page, from the catalogues. */
function wordsOfThePage(): Plugin {
  return {
    name: 'words-of-the-page',
    async transformIndexHtml(html) {
      const { home } = await words<{ home: { heading: string; intro: string } }>('en', 'identity')
      // For browsers that are too old, in all languages.
      const paragraphs = await Promise.all(
        LANGUAGES.map(async (language) => {
          const { unsupported } = await words<{ unsupported: { heading: string; text: string } }>(
            language,
            'shell',
          )
          return `<p lang="${language}"><strong>${unsupported.heading}.</strong> ${unsupported.text}</p>`
        }),
      )
      return html
        .replace('<!--description-->', `<meta name="description" content="${home.heading}. ${home.intro}" />`)
        .replace('<!--unsupported-notice-->', `<div class="unsupported-notice">${paragraphs.join('')}</div>`)
    },
  }
}

async function words<Words>(language: string, namespace: string): Promise<Words> {
  const file = new URL(`../../packages/i18n/locales/${language}/${namespace}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8')) as Words
}

/** Puts a brotli and a gzip copy beside each text asset, so that the server compresses nothing on the way. */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    // After boot.js has got the names of the files.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir }) => {
        if (!dir) return
        const names = await readdir(dir, { recursive: true })
        const texts = names.filter((name) => /\.(js|css|html|svg|json|webmanifest)$/.test(name))
        await Promise.all(
          texts.map(async (name) => {
            const path = join(dir, name)
            const content = await readFile(path)
            const brotli = promisify(brotliCompress)(content, {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: 11,
                [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
              },
            })
            await writeFile(`${path}.br`, await brotli)
            await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
          }),
        )
      },
    },
  }
}
