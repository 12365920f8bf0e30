import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { WITHOUT_UNUSED } from './faces.ts'
import { addressesOfRoutes } from './addresses-of-routes.ts'
import { SCOPED_NAMES, scopedName } from './class-names.ts'

const WEB = join(import.meta.dirname, '..')
const FILE = 'frames.mjs'

/**
 * Builds frames.mjs, by which the server draws the frames of first pages with the app's own components. boot.js paints them before
 * any library has arrived.
 *
 * @throws when the app has no style for a class of theirs
 */
export async function buildFrames(dir: string, bundle: Rolldown.OutputBundle): Promise<void> {
  await build({
    configFile: false,
    root: WEB,
    publicDir: false,
    logLevel: 'warn',
    plugins: [addressesOfRoutes(), react()],
    resolve: {
      alias: { '@tanstack/react-router': join(WEB, 'src/first-picture/plain-links.tsx') },
    },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    css: { modules: { generateScopedName: scopedName } },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/first-picture/render-frames.tsx',
      outDir: dir,
      emptyOutDir: false,
      minify: true,
      // Pictures stand where the app has put them.
      ssrEmitAssets: false,
      rolldownOptions: { ...WITHOUT_UNUSED, output: { entryFileNames: FILE } },
    },
  })
  const styles = Object.values(bundle)
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .map((file) => String((file as { source: unknown }).source))
    .join()
  const drawing = await readFile(join(dir, FILE), 'utf8')
  const names = drawing.match(SCOPED_NAMES) ?? []
  if (names.length === 0) throw new Error('the frame has no class, or none is found')
  for (const name of names)
    if (!styles.includes(name)) throw new Error(`The app has no style for the frame's ${name}`)
}
