// Figures about the source code and the documents: `node scripts/figures.mjs` prints one table.
// Another checkout of the repository can be named: `node scripts/figures.mjs ../vastus-before`.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path'
import { root } from './node.mjs'
import { readSeconds } from './suite-seconds.mjs'

const ts = createRequire(import.meta.url)('typescript')
const base = resolve(process.argv[2] ?? root)
/** Shorter runs are alike by the grammar alone. */
const RUN = 10

const paths = listFiles()
const code = paths.filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts')).map(readSource)
const product = code.filter(({ path }) => /^(apps|packages)\//.test(path) && !isTest(path))
const features = groupBy(product, ({ path }) => featureOf(path))
features.delete(undefined)

print('Files of code', code.length)
print('Lines of the product', sum(product.map(({ lines }) => lines)))
print('Lines of the tests', sum(code.filter(({ path }) => isTest(path)).map(({ lines }) => lines)))
for (const app of ['apps/server', 'apps/web']) print(`Largest feature of ${app}`, largestFeature(app))
print('Most files of code in one folder', fullestFolder())
print('Lines of a file, p90', percentile90(product.map(({ lines }) => lines)))
print('Lines of a file, most', most(product.map(({ path, lines }) => [path, lines])))
print('Lines of a function, p90', percentile90(product.flatMap(lengthsOfFunctions)))
print('Lines that stand twice', repeatedLines(product))
print('npm scripts', Object.keys(JSON.parse(readFileSync(join(base, 'package.json'), 'utf8')).scripts).length)
for (const app of ['apps/server', 'apps/web']) print(`Exports of the faces of ${app}`, exportsOfFaces(app))
print('Words of the documents', sum(documents().map(countWords)))
print(
  'Words of the decisions',
  sum(
    documents()
      .filter((path) => path.includes('/decisions/'))
      .map(countWords),
  ),
)
print('Decisions', documents().filter((path) => path.includes('/decisions/0')).length)
print('Pictures of the documents', paths.filter((path) => path.startsWith('docs/screenshots/')).length)
for (const [part, { seconds, at }] of Object.entries(readSeconds()))
  print(`Seconds of ${part}`, `${seconds} (${at.slice(0, 10)})`)

function listFiles() {
  return readdirSync(base, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(base, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter((path) => !/(^|\/)(node_modules|dist|\.git|test-results|playwright-report|data)\//.test(path))
}

function readSource(path) {
  const text = readFileSync(join(base, path), 'utf8')
  return { path, text, lines: text.split('\n').length - 1 }
}

function isTest(path) {
  return /\.(test|spec)\.(tsx?|mjs)$|\/(testing|proofs)\/|^(e2e|proofs|bench)\//.test(path)
}

/** The folder of the feature that a file belongs to. */
function featureOf(path) {
  return path.match(
    /^apps\/(?:server\/src\/features|web\/src\/(?:features|account|patient|clinic|admin))\/[^/]+(?=\/)/,
  )?.[0]
}

function largestFeature(app) {
  const sizes = [...features]
    .filter(([name]) => name.startsWith(`${app}/`))
    .map(([name, files]) => [name, sum(files.map(({ lines }) => lines))])
  const all = sum(sizes.map(([, size]) => size))
  const [name, size] = largest(sizes)
  return `${Math.round((size / all) * 100)} % of ${all} lines in ${sizes.length} features (${basename(name)})`
}

function fullestFolder() {
  const folders = groupBy(code, ({ path }) => dirname(path))
  return most([...folders].map(([folder, files]) => [folder, files.length]))
}

/** The number of lines of each function that has a body. */
function lengthsOfFunctions({ path, text }) {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    extname(path) === '.tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const lengths = []
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line
  source.forEachChild(function visit(node) {
    if (ts.isFunctionLike(node) && node.body) lengths.push(lineOf(node.end) - lineOf(node.getStart()) + 1)
    node.forEachChild(visit)
  })
  return lengths
}

/** How many lines, imports aside, are in a run of RUN lines or more that other code of the product repeats. */
function repeatedLines(files) {
  const places = new Map()
  const kept = files.map(({ text }) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/^(import|export) .* from /.test(line)),
  )
  for (const [file, lines] of kept.entries())
    for (let at = 0; at + RUN <= lines.length; at++) {
      const run = lines.slice(at, at + RUN).join('\n')
      places.set(run, [...(places.get(run) ?? []), [file, at]])
    }
  const repeated = new Set()
  for (const found of places.values())
    if (found.length > 1)
      for (const [file, at] of found)
        for (let line = at; line < at + RUN; line++) repeated.add(`${file}:${line}`)
  const all = sum(kept.map((lines) => lines.length))
  return `${repeated.size} of ${all} (${((repeated.size / all) * 100).toFixed(1)} %)`
}

/** Names that other features can import: what each feature's index.ts exports. */
function exportsOfFaces(app) {
  const faces = [...features].flatMap(([name, files]) => {
    const face = files.find(({ path }) => path === `${name}/index.ts`)
    return name.startsWith(`${app}/`) && face
      ? [[name.split('/').slice(-2).join('/').replace('features/', ''), namesExportedBy(face)]]
      : []
  })
  const list = faces.toSorted(([, one], [, other]) => other - one).map(([name, count]) => `${name} ${count}`)
  return faces.length ? `${sum(faces.map(([, count]) => count))}: ${list.join(', ')}` : 'no faces'
}

function namesExportedBy({ path, text }) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return sum(
    source.statements.map((statement) => {
      if (ts.isExportDeclaration(statement)) return statement.exportClause?.elements?.length ?? 1
      return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ? 1 : 0
    }),
  )
}

function documents() {
  return paths.filter((path) => /^(docs\/.*|[^/]+)\.md$/.test(path))
}

function countWords(path) {
  return readFileSync(join(base, path), 'utf8').split(/\s+/).filter(Boolean).length
}

/** `Map.groupBy`, which Node 20 does not have. */
function groupBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

function percentile90(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * 0.9)]
}

function largest(pairs) {
  return pairs.reduce((best, pair) => (pair[1] > best[1] ? pair : best))
}

function most(pairs) {
  const [name, count] = largest(pairs)
  return `${count} (${name})`
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

function print(name, value) {
  console.log(`${name.padEnd(36)}${value}`)
}
