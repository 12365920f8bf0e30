// npm run build: the parts that a browser and a start need, each when its sources have changed since its last build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { capture24, ensureInstalled, fail, root } from './node.mjs'

const shared = ['packages/demo', 'packages/domain', 'packages/contract', 'packages/i18n', 'package-lock.json']
const tool = (path) => join(root, 'node_modules', path)
const parts = [
  {
    name: 'web application',
    folder: 'apps/web',
    commands: [[tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn']],
  },
  {
    name: 'server',
    folder: 'apps/server',
    commands: [[tool('rolldown/bin/cli.mjs'), '--config', 'rolldown.config.ts'], ['build/empty-database.ts']],
  },
]
const skippedFolders = new Set(['node_modules', 'dist', 'test-results'])

/** Leaves apps/web/dist and apps/server/dist up to date; ends the process with the builder's words when it cannot. */
export async function build() {
  for (const { name, folder, commands } of parts) {
    const noteFile = join(root, folder, 'dist/.inputs')
    const hash = hashInputs([folder, ...shared])
    if (existsSync(noteFile) && readFileSync(noteFile, 'utf8') === hash) continue
    console.log(`Building the ${name}…`)
    for (const command of commands) {
      const { code, output } = await capture24(command, {
        cwd: join(root, folder),
        env: { NODE_ENV: 'production' },
      })
      if (code !== 0) fail(`The ${name} could not be built:\n${output}`)
    }
    writeFileSync(noteFile, hash)
  }
}

function hashInputs(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => listFiles(join(root, input)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function listFiles(path) {
  if (path.endsWith('package-lock.json')) return [path]
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name)
      if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : listFiles(child)
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [child] : []
    })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled()
  await build()
}
