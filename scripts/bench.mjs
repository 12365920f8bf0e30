// npm run bench -- <name>: one measurement of docs/performance.md, with options of its own. Without a name: the list.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, fail, root, run24 } from './node.mjs'
import { provision } from './provision.mjs'

const [name, ...options] = process.argv.slice(2)
const names = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))

if (name === undefined) console.log(['npm run bench -- <name>', ...names].join('\n  '))
else if (!names.includes(name)) fail(`There is no measurement ${name}. npm run bench lists them.`)
else {
  ensureInstalled()
  const env = await provision({ postgres: true })
  process.exitCode = await run24(['--disable-warning=ExperimentalWarning', `bench/${name}.ts`, ...options], {
    env,
  })
}
