import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { filesOf } from './first-picture.ts'
import { OLDEST_BROWSERS } from './oldest-browsers.ts'

/** Of the shell, the files that keep their names when their contents change. */
const FIXED = ['/', '/boot.js', '/favicon.svg', '/manifest.webmanifest']

/** What the shell loads when it is needed, and what is needed without a connection: the list of the files of a reply. */
const LATER = ['/src/offline/wait-for-connection.tsx', '/src/patient/timeline/reply-files.tsx']

/** Builds sw.js, which opens the app without a connection, and tells it the names of the files that this takes. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    // After boot.js has got the names of the files, which are part of what the version names.
    writeBundle: {
      sequential: true,
      async handler({ dir }, bundle) {
        if (!dir) return
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const parts = ['/index.html', ...LATER].flatMap((source) => filesOf(chunks, source))
        const files = [...FIXED, ...[...new Set(parts)].map((file) => `/${file}`)]
        const contents = await Promise.all(['index.html', 'boot.js'].map((file) => readFile(join(dir, file))))
        const version = createHash('sha256')
          .update(files.join())
          .update(Buffer.concat(contents))
          .digest('hex')
          .slice(0, 12)
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { SHELL: JSON.stringify({ version, files }) },
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: OLDEST_BROWSERS,
            modulePreload: false,
            rolldownOptions: {
              input: join(import.meta.dirname, '../src/service-worker/worker.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        })
      },
    },
  }
}
