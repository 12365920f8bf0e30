// Builds the web application when its sources have changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { capture24, fail, root } from './node.mjs'

const web = join(root, 'apps/web')
const dist = join(web, 'dist')
const noteFile = join(dist, '.inputs')
const inputs = ['apps/web', 'packages/domain', 'packages/contract', 'packages/i18n', 'package-lock.json']
const skippedFolders = new Set(['node_modules', 'dist', 'test-results'])

/** Leaves apps/web/dist up to date; ends the process with the builder's words when it cannot. */
export async function buildWeb() {
  const hash = hashInputs()
  if (existsSync(noteFile) && readFileSync(noteFile, 'utf8') === hash) return
  console.log('Building the web application…')
  const { code, output } = await capture24(
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: web,
      env: { NODE_ENV: 'production' },
    },
  )
  if (code !== 0) fail(`The web application could not be built:\n${output}`)
  writeFileSync(noteFile, hash)
}

function hashInputs() {
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
