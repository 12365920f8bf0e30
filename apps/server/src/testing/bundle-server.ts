import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { bundling } from '../../rolldown.config.ts'
import { BUNDLED_SERVER, commandSources, SERVER_SOURCES } from './server-program.ts'

/**
 * Bundles the server of the tests, and the operator's commands, as the build bundles the product: reading a thousand small files is two thirds of a
 * start, and the tests start it a hundred times.
 *
 * @returns what removes the bundle
 */
export async function bundleServer(): Promise<() => void> {
  const folder = fileURLToPath(
    new URL(`../../../../node_modules/.cache/vastus/test-server-${process.pid}`, import.meta.url),
  )
  const names = '[name].mjs'
  const bundle = await rolldown({ ...bundling(folder), input: { ...SERVER_SOURCES, ...commandSources() } })
  await bundle.write({ dir: folder, entryFileNames: names, chunkFileNames: names })
  await bundle.close()
  process.env[BUNDLED_SERVER] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
