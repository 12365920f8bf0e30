import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { addressesOfRoutes } from './build/addresses-of-routes.ts'
import { bootFiles } from './build/boot-files.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { serviceWorker } from './build/service-worker.ts'

const API = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    addressesOfRoutes(),
    react(),
    unsupportedNotice(),
    bootFiles(),
    serviceWorker(),
    compressedCopies(),
  ],
  server: {
    proxy: { '/api': { target: API, ws: true } },
    fs: { allow: ['../..'] },
  },
  build: {
    target: ['chrome109', 'edge109', 'firefox121', 'safari16.4'],
    // The content security policy has no room for data: fonts or scripts.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
})

/** Writes the words for browsers that are too old into the page, in all languages, from the catalogues. */
function unsupportedNotice(): Plugin {
  return {
    name: 'unsupported-notice',
    async transformIndexHtml(html) {
      const paragraphs = await Promise.all(
        ['et', 'en', 'ru', 'pl'].map(async (language) => {
          const file = new URL(`../../packages/i18n/locales/${language}/shell.json`, import.meta.url)
          const words = JSON.parse(await readFile(file, 'utf8')) as {
            unsupported: { heading: string; text: string }
          }
          const { heading, text } = words.unsupported
          return `<p lang="${language}"><strong>${heading}.</strong> ${text}</p>`
        }),
      )
      return html.replace(
        '<!--unsupported-notice-->',
        `<div class="unsupported-notice">${paragraphs.join('')}</div>`,
      )
    },
  }
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
