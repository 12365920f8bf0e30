// npm run check: everything that needs no running product. `--fix` formats first.
import { join } from 'node:path'
import { capture24, ensureInstalled, root, takeFlags } from './node.mjs'
import { noteSeconds } from './suite-seconds.mjs'

const { fix, rest: chosen } = takeFlags(process.argv.slice(2), ['--fix'])
const tool = (path) => join(root, 'node_modules', path)
const tsc = tool('@typescript/native/bin/tsc')
const vitest = tool('vitest/vitest.mjs')

/** Name and command of each check; the slow ones first, so that two at a time end together. */
const checks = Object.entries({
  types: [tsc, '-p', '.'],
  'types-web': [tsc, '-p', 'apps/web'],
  'types-e2e': [tsc, '-p', 'e2e'],
  lint: [tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern'],
  imports: [
    tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    '.dependency-cruiser.mjs',
    'apps',
    'packages',
    'proofs',
    'e2e',
    'bench',
  ],
  unused: [tool('knip/bin/knip.js'), '--no-progress'],
  translations: [vitest, 'run', '--project', 'unit', '--passWithNoTests', 'packages/i18n'],
  format: [tool('@biomejs/biome/bin/biome'), 'format', ...(fix ? ['--write'] : []), '.'],
  sources: ['scripts/check-sources.mjs'],
  coverage: ['scripts/coverage.mjs', '--check'],
  'danger-weights': ['scripts/danger-weights.mjs', '--check'],
  'danger-page': ['scripts/danger-page.mjs', '--check'],
  messages: ['scripts/message-params.mjs', '--check'],
}).filter(([name]) => chosen.length === 0 || chosen.includes(name))

ensureInstalled()
const startedAt = performance.now()
const waiting = [...checks]
const failed = []
await Promise.all([takeTurns(), takeTurns()])

const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
if (chosen.length === 0) noteSeconds('check', Number(seconds))
console.log(
  failed.length
    ? `\nFailed: ${failed.join(', ')} (${seconds} s)`
    : `\nAll ${checks.length} checks passed (${seconds} s)`,
)
process.exitCode = failed.length ? 1 : 0

async function takeTurns() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await runCheck(next)
}

async function runCheck([name, command]) {
  const from = performance.now()
  const { code, output } = await capture24(command, { env: { NO_COLOR: '1' } })
  if (code !== 0) failed.push(name)
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(13)} ${Math.round(performance.now() - from)} ms`,
  )
  if (code !== 0) console.log(output.trimEnd().replace(/^/gm, '  '))
}
