import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import type { Frame, renderFrames } from '../src/frame/render-frames.tsx'

const WEB = join(import.meta.dirname, '..')

/**
 * The frames of the first pages by address, drawn by the app's own components. boot.js paints one before any library has
 * arrived.
 *
 * @throws when the app has no style for a class of theirs
 */
export async function checkedFrames(bundle: Rolldown.OutputBundle): Promise<Record<string, Frame>> {
  const drawn = await drawFrames()
  const styles = Object.values(bundle)
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .map((file) => String((file as { source: unknown }).source))
    .join()
  for (const name of classesOf(drawn))
    if (!styles.includes(`.${name}`)) throw new Error(`The app has no style for the frame's ${name}`)
  return drawn
}

async function drawFrames(): Promise<Record<string, Frame>> {
  const folder = await mkdtemp(join(tmpdir(), 'vastus-frames-'))
  try {
    await build({
      configFile: false,
      root: WEB,
      publicDir: false,
      logLevel: 'warn',
      plugins: [react()],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/frame/render-frames.tsx',
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'frames.mjs' } },
      },
    })
    const drawing = (await import(pathToFileURL(join(folder, 'frames.mjs')).href)) as {
      renderFrames: typeof renderFrames
    }
    return drawing.renderFrames()
  } finally {
    await rm(folder, { recursive: true })
  }
}

function classesOf(frames: Record<string, Frame>): Set<string> {
  const html = Object.values(frames)
    .map((page) => page.html)
    .join('')
  const names = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, each = '']) => each.split(' '))
  // Those of modules; the icons' own have no style.
  return new Set(names.filter((name) => name.startsWith('_')))
}
