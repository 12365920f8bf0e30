import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FirstPages } from '../http/first-page.ts'

export const INDEX = '<html><head><!--first-answers--><script src="/boot.js"></script></head></html>'

export const BOOT = 'boot()'

/** A browser app as the build leaves it, with an empty page. The caller removes the folder. */
export function makeWebFolder(pages: FirstPages = [], frames: Record<string, object> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'vastus-web-'))
  writeFileSync(join(folder, 'index.html'), INDEX)
  writeFileSync(join(folder, 'boot.js'), BOOT)
  writeFileSync(join(folder, 'first-pages.json'), JSON.stringify(pages))
  writeFileSync(
    join(folder, 'frames.mjs'),
    `const known = ${JSON.stringify(frames)}
    export const frames = Object.entries(known).map(([address, frame]) => ({ address, draw: () => frame }))`,
  )
  mkdirSync(join(folder, 'assets'))
  for (const file of pages.flatMap(({ files }) => files)) writeFileSync(join(folder, file), file)
  return folder
}
