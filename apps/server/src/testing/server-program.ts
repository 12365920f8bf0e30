import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const OPERATE = fileURLToPath(new URL('../operate/', import.meta.url))

export const SERVER_SOURCES = {
  server: fileURLToPath(new URL('./server-process.ts', import.meta.url)),
  crashPreload: fileURLToPath(new URL('../../../../proofs/support/crash-preload.ts', import.meta.url)),
}
/** Names the folder of the bundle, see bundle-server.ts. */
export const BUNDLED_SERVER = 'BUNDLED_TEST_SERVER'

/** The sources of the operator's commands, by the names of their files. */
export const commandSources = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(OPERATE)
      .filter((file) => file.endsWith('-command.ts'))
      .map((file) => [file.replace('.ts', ''), `${OPERATE}${file}`]),
  )

/** The server as a program of its own, and what a proof loads before it: bundled in a test run, otherwise the sources. */
export function serverProgram(): typeof SERVER_SOURCES {
  const folder = process.env[BUNDLED_SERVER]
  if (!folder) return SERVER_SOURCES
  return { server: `${folder}/server.mjs`, crashPreload: `${folder}/crashPreload.mjs` }
}

/** A command of the operator as a program of its own, bundled likewise. */
export function commandProgram(name: string): string {
  const folder = process.env[BUNDLED_SERVER]
  return folder ? `${folder}/${name}-command.mjs` : `${OPERATE}${name}-command.ts`
}
