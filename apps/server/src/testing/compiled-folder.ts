import { fileURLToPath } from 'node:url'

/** Where the product keeps its compiled code between starts, see main.ts; for servers that a test starts. */
export const COMPILED_FOLDER = fileURLToPath(
  new URL('../../../../node_modules/.cache/compiled', import.meta.url),
)
