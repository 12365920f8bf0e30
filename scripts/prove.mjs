// npm run prove -- <name>: the short form of a proof, which also runs with the tests. With `--long` the long form, which
// takes options of its own (`--seed N`) and ends with one line of JSON. Without a name: the list.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, fail, root, run24, takeFlags } from './node.mjs'

const { long, rest } = takeFlags(process.argv.slice(2), ['--long'])
const [name, ...options] = rest
const short = namesIn('proofs', '.test.ts')
const longForms = { ...namesIn('proofs/long', '.ts'), ...namesIn('proofs/long', '.mjs') }
const file = (long ? longForms : short)[name]

if (name === undefined) list()
else if (!file)
  fail(`There is no ${long ? 'long' : 'short'} form of ${name}. npm run prove lists the proofs.`)
else if (long) await runLong()
else process.exitCode = await run24(['scripts/test.mjs', '--only', 'http', file, ...options])

async function runLong() {
  ensureInstalled()
  const { provision } = await import('./provision.mjs')
  const env = await provision({ postgres: true, clamd: true, nginx: true })
  process.exitCode = await run24(['--disable-warning=ExperimentalWarning', file, ...options], { env })
}

function list() {
  console.log('npm run prove -- <name>')
  for (const each of Object.keys(short).toSorted()) console.log(`  ${each}`)
  console.log('npm run prove -- <name> --long')
  for (const each of Object.keys(longForms).toSorted()) console.log(`  ${each}`)
}

/** File of each proof, by its name. */
function namesIn(folder, end) {
  const files = readdirSync(join(root, folder)).filter((each) => each.endsWith(end))
  return Object.fromEntries(files.map((each) => [each.slice(0, -end.length), `${folder}/${each}`]))
}
