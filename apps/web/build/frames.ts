import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import type { Frames, renderFrames } from '../src/frame/render-frames.tsx'

const PLACE = '<div id="root"></div>'
const WEB = join(import.meta.dirname, '..')

/**
 * Writes the frames of the first pages into the page, drawn by the app's own components. boot.js paints one before any
 * library has arrived.
 */
export function frames(): Plugin {
  return {
    name: 'frames',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir }, bundle) {
        if (!dir) return
        const drawn = await drawFrames()
        const styles = Object.values(bundle)
          .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
          .map((file) => String((file as { source: unknown }).source))
          .join()
        for (const name of classesOf(drawn))
          if (!styles.includes(`.${name}`)) throw new Error(`The app has no style for the frame's ${name}`)
        const path = join(dir, 'index.html')
        const html = await readFile(path, 'utf8')
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
        // Text of a template: the page has no script of its own.
        const data = JSON.stringify(drawn).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')
        const block = `<template id="frames">${data}</template>`
        await writeFile(
          path,
          html.replace(PLACE, () => `${PLACE}\n    ${block}`),
        )
      },
    },
  }
}

async function drawFrames(): Promise<Frames> {
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

function classesOf({ pages }: Frames): Set<string> {
  const html = Object.values(pages)
    .map((page) => page.html)
    .join('')
  const names = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, each = '']) => each.split(' '))
  // Those of modules; the icons' own have no style.
  return new Set(names.filter((name) => name.startsWith('_')))
}
