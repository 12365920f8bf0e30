import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'rolldown'

// One file of the server's own modules and their libraries: reading a thousand small ones was two thirds of a start.
// What a module finds beside itself (migrations, words, the script of a thread) stays where it is.

export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  // Native code and WebAssembly look for their files beside themselves; pg-native is not installed.
  external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'pdfkit', 'pg-native'],
  plugins: [placesOfModules()],
  // Not minified: a stack trace names functions, and the line it points to is under the name of its source.
  output: { dir: 'dist', cleanDir: true },
})

/** Keeps `import.meta.url` of the product's own modules the address of their source. */
function placesOfModules(): Plugin {
  return {
    name: 'places-of-modules',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.url' },
      handler: (code, id) =>
        code.replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(relative(`${import.meta.dirname}/dist`, id))}, import.meta.url).href`,
        ),
    },
  }
}
