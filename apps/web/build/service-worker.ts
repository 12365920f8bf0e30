import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** Builds sw.js beside the page: a service worker is a file of its own. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (!dir) return
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          build: {
            outDir: dir,
            emptyOutDir: false,
            target: ['chrome109', 'edge109', 'firefox121', 'safari16.4'],
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
