// Writes docs/coverage.md from the tags in the tests; `--check` only compares.
//
// A test file names the requirements it proves in comments:
//   // @proves R2-115 R2-117
//   // @proves-part R2-116: dashboard and help
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fail, root } from './node.mjs'

const DOCUMENT = join(root, 'docs/coverage.md')
const TABLE_START = '<!-- The table below is written by `node scripts/coverage.mjs`. -->'

const before = readFileSync(DOCUMENT, 'utf8')
const [text] = before.split(TABLE_START)
const proofs = readProofs()
const unproven = new Set(text.split('## Not proven yet')[1].match(/R\d-\d{3}/g))

const both = [...proofs.keys()].filter((id) => unproven.has(id))
if (both.length) fail(`Listed as not proven, but a test proves it: ${both.join(', ')}`)
const lost = [...before.matchAll(/^\| (R\d-\d{3})/gm)]
  .map(([, id]) => id)
  .filter((id) => !proofs.has(id) && !unproven.has(id))
if (lost.length)
  fail(`No test names ${lost.join(', ')} any more: tag a test, or list it in docs/coverage.md as not proven.`)

const after = `${text}${TABLE_START}\n\n${table()}\n`
if (!process.argv.includes('--check')) writeFileSync(DOCUMENT, after)
else if (after !== before) fail('docs/coverage.md is out of date: run `node scripts/coverage.mjs`.')

/** @returns {Map<string, string[]>} for each requirement the names of its tests */
function readProofs() {
  const found = new Map()
  for (const path of listTests()) {
    const tags = readFileSync(join(root, path), 'utf8').matchAll(
      /^\s*\/\/ @proves(-part)? ([^:\n]+)(?:: (.+))?$/gm,
    )
    for (const [, part, ids, note] of tags)
      for (const id of ids.match(/R\d-\d{3}/g) ?? fail(`${path}: a @proves tag names no requirement.`)) {
        const test = `${nameOf(path)}${part ? ` (in part: ${note})` : ''}`
        found.set(id, [...new Set([...(found.get(id) ?? []), test])])
      }
  }
  return found
}

/** Workspace and file: the table stays the same when a test moves within its workspace. */
function nameOf(path) {
  const parts = path.replace(/^(apps|packages)\//, '').split('/')
  return `${parts[0]}: ${parts.at(-1)}`
}

function listTests() {
  return ['apps', 'packages', 'proofs', 'scripts', 'e2e']
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && /\.(test|spec)\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter((path) => !path.includes('node_modules/'))
    .sort()
}

function table() {
  const rows = [...proofs].sort(([one], [other]) => (one < other ? -1 : 1))
  const inPart = rows.filter(([, tests]) => tests.every((test) => test.includes(' (in part'))).length
  return [
    `${rows.length} requirements have a test, ${inPart} of them in part; ${unproven.size} that are built have none.`,
    '',
    '| Requirement | Tests |',
    '| --- | --- |',
    ...rows.map(([id, tests]) => `| ${id} | ${tests.sort().join(', ')} |`),
  ].join('\n')
}
