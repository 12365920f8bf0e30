import { fileURLToPath } from 'node:url'

export const SERVER_SOURCES = {
  server: fileURLToPath(new URL('./server-process.ts', import.meta.url)),
  crashPreload: fileURLToPath(new URL('../../../../proofs/support/crash-preload.ts', import.meta.url)),
}
/** Names the folder of the bundle, see bundle-server.ts. */
export const BUNDLED_SERVER = 'BUNDLED_TEST_SERVER'

/** The server as a program of its own, and what a proof loads before it: bundled in a test run, otherwise the sources. */
export function serverProgram(): typeof SERVER_SOURCES {
  const folder = process.env[BUNDLED_SERVER]
  if (!folder) return SERVER_SOURCES
  return { server: `${folder}/server.mjs`, crashPreload: `${folder}/crashPreload.mjs` }
}
