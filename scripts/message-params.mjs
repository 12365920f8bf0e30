// Writes which values each message needs, from the English catalogues, so that `t` asks for them; `--check` only compares.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node.mjs'

const FILE = join(root, 'packages/i18n/src/params-by-key.ts')
const FOLDER = join(root, 'packages/i18n/locales/en')

const paramsByKey = new Map()
for (const file of readdirSync(FOLDER).toSorted())
  collect(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')), file.replace('.json', ''))

const lines = [...paramsByKey]
  .filter(([, names]) => names.size > 0)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, names]) => `  '${key}': ${[...names].map((name) => `'${name}'`).join(' | ')}`)
const text = `// Written by \`node scripts/message-params.mjs\` from the English catalogues.

/** The values that a message needs. A message that is not here needs none. */
export interface ParamsByKey {
${lines.join('\n')}
}
`
if (!process.argv.includes('--check')) writeFileSync(FILE, text)
else if (readFileSync(FILE, 'utf8') !== text) {
  console.log('packages/i18n/src/params-by-key.ts is out of date: run `node scripts/message-params.mjs`.')
  process.exitCode = 1
}

function collect(node, path) {
  if (typeof node !== 'string') {
    for (const [key, value] of Object.entries(node)) collect(value, `${path}.${key}`)
    return
  }
  const plural = /_(one|few|many|other)$/
  const key = path.replace(plural, '')
  const names = paramsByKey.get(key) ?? new Set()
  if (plural.test(path)) names.add('count')
  for (const [, name] of node.matchAll(/\{(\w+)\}/g)) names.add(name)
  paramsByKey.set(key, names)
}
