// npm run prove -- drafts --long: the long form of the proof that nothing typed is lost. MOMENTS (300) and SEED (of the day) can be
// set. The last line is one JSON object; the exit code tells whether the promise held.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../scripts/build.mjs'
import { ensureInstalled, fail, root, run24 } from '../../scripts/node.mjs'

const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000))
const moments = Number(process.env.MOMENTS ?? 300)

ensureInstalled()
const { provision } = await import('../../scripts/provision.mjs')
const env = await provision({ browser: true })
if (!env.CHROMIUM_PATH) fail('There is no browser.')
await build()
console.log(`seed ${seed}, ${moments} moments`)
const folder = mkdtempSync(join(tmpdir(), 'vastus-drafts-'))
const report = join(folder, 'report.json')
const code = await run24(
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    'tests/drafts.spec',
    '--project=desktop',
    '--no-deps',
    '--reporter=list,json',
  ],
  {
    cwd: join(root, 'e2e'),
    env: { ...env, SEED: String(seed), MOMENTS: String(moments), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  },
)
const specs = specsOf(JSON.parse(readFileSync(report, 'utf8')))
rmSync(folder, { recursive: true, force: true })

const failures = specs
  .filter(({ ok }) => !ok)
  .map(({ tests }) =>
    JSON.stringify(
      tests.flatMap(({ results }) => results.map(({ errors }) => errors.map((each) => each.message))),
    ),
  )
const count = (word) => failures.filter((message) => message.includes(word)).length
console.log(
  JSON.stringify({
    proof: 'T12 drafts',
    seed,
    moments: specs.length,
    lost: count('lost: '),
    doubled: count('doubled'),
    misplaced: count('misplaced: '),
    failed: failures.length,
  }),
)
process.exitCode = code === 0 && specs.length === moments ? 0 : 1

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}
