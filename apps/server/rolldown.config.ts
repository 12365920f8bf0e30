import { relative } from 'node:path'
import { defineConfig, type InputOptions, type Plugin } from 'rolldown'

// One file of the server's own modules and their libraries: reading a thousand small ones was two thirds of a start.
// What a module finds beside itself (migrations, words, the script of a thread) stays where it is.

/** How the server is bundled into the folder; its tests bundle a server of theirs. */
export const bundling = (folder: string) =>
  ({
    platform: 'node',
    // Native code and WebAssembly look for their files beside themselves; pg-native is not installed.
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'pdfkit', 'pg-native'],
    plugins: [placesOfModules(folder)],
  }) satisfies InputOptions

export default defineConfig({
  input: 'src/main.ts',
  ...bundling(`${import.meta.dirname}/dist`),
  // Not minified: a stack trace names functions, and the line it points to is under the name of its source.
  output: { dir: 'dist', cleanDir: true },
})

/** Keeps `import.meta.url` of the product's own modules the address of their source. */
function placesOfModules(folder: string): Plugin {
  return {
    name: 'places-of-modules',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.url' },
      handler: (code, id) =>
        code.replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`,
        ),
    },
  }
}
