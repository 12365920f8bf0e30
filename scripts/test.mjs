// npm test: everything there is. `--only unit|http|e2e` runs one part; other arguments go to its runner.
// The last line is 'N passed, N failed', followed by ', N skipped' when there are any.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { build } from './build.mjs'
import { ensureInstalled, fail, root, run24 } from './node.mjs'
import { noteSeconds } from './suite-seconds.mjs'

/** The projects of vitest that a part consists of: pages without a browser are no slower than other unit tests. */
const PROJECTS = { unit: ['unit', 'pages'], http: ['http'] }
const { only, rest } = parseArguments(process.argv.slice(2))
/** All that the tests write, removed at the end however they end. */
const workFolder = mkdtempSync(join(roomInMemory() ?? tmpdir(), 'vastus-test-'))
chmodSync(workFolder, 0o711) // PostgreSQL runs as somebody else
// A browser that is just ending may still write there.
process.on('exit', () =>
  rmSync(workFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
)
const totals = { passed: 0, failed: 0, skipped: 0 }
const failures = []

ensureInstalled()
const { provision } = await import('./provision.mjs')
const programs = await provision({
  browser: wants('e2e'),
  postgres: wants('http') || wants('e2e'),
  clamd: wants('http'),
  nginx: wants('http'),
}).catch((error) => fail(`${error.message}\n0 passed, 1 failed`))
const env = { ...programs, TMPDIR: workFolder }

if (wants('unit') || wants('http')) await timed(only ?? 'unit and http', runVitest)
if (wants('e2e')) await timed('e2e', runJourneys)

// Told once more at the end, where a long output is looked at first.
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
)
process.exitCode = totals.failed ? 1 : 0

/** Hundreds of databases are copied and thrown away: in memory that takes a quarter less time than on a disk. */
function roomInMemory() {
  const folder = '/dev/shm'
  if (process.platform !== 'linux' || !existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return Math.min(bavail * bsize, freemem()) > 8 * 1024 ** 3 ? folder : undefined
}

function wants(part) {
  return only === undefined || only === part
}

/** Notes how long a part took, unless other arguments made it a smaller one. */
async function timed(part, run) {
  const from = performance.now()
  await run()
  if (rest.length === 0) noteSeconds(part, (performance.now() - from) / 1000)
}

async function runVitest() {
  const report = join(workFolder, 'vitest.json')
  const code = await run24(
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(only ? PROJECTS[only].flatMap((project) => ['--project', project]) : []),
      ...rest,
    ],
    { env },
  )
  add(code, existsSync(report) ? countVitest(JSON.parse(readFileSync(report, 'utf8'))) : {})
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that cannot even be loaded holds no failed test, yet it failed.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  failures.push(...broken.map(({ name }) => relative(root, name)))
  for (const { name, assertionResults } of testResults)
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed')
        failures.push(`${relative(root, name)} › ${fullName}: ${failureMessages[0].split('\n')[0]}`)
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  }
}

async function runJourneys() {
  if (!readdirSync(join(root, 'e2e'), { recursive: true }).some((file) => file.endsWith('.spec.ts'))) {
    console.log('There are no journeys in e2e yet.')
    return
  }
  if (!env.CHROMIUM_PATH) return
  await build()
  const report = join(workFolder, 'playwright.json')
  const code = await run24(
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--reporter=list,json',
      ...(only ? rest : []),
    ],
    {
      cwd: join(root, 'e2e'),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  )
  add(code, existsSync(report) ? countPlaywright(JSON.parse(readFileSync(report, 'utf8'))) : {})
}

function countPlaywright({ stats, errors, suites }) {
  failures.push(...errors.map(({ message }) => message), ...failedIn(suites))
  // A test that passes only on a second try is not one to rely on.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

function failedIn(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map((spec) => `${spec.file} › ${spec.title}: ${firstErrorOf(spec)}`),
    ...failedIn(inner),
  ])
}

function firstErrorOf({ tests }) {
  const error = tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors)[0]
  return stripVTControlCharacters(error?.message ?? 'no error was reported').split('\n')[0]
}

/** A runner that ends badly without naming a failed test (a crash, an error outside tests) counts as one failure. */
function add(code, { passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed
  totals.failed += code !== 0 && failed === 0 ? 1 : failed
  totals.skipped += skipped
}

function parseArguments(args) {
  const at = args.indexOf('--only')
  if (at === -1) return { rest: args }
  const part = args[at + 1]
  if (!['unit', 'http', 'e2e'].includes(part)) fail('Use --only unit, --only http or --only e2e.')
  return { only: part, rest: args.toSpliced(at, 2) }
}
