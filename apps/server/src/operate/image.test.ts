import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMPILED_FOLDER } from '../testing/compiled-folder.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const run = promisify(execFile)

/** Sources and target of each COPY of the last stage, as in `COPY --from=build /app/scripts ./scripts`. */
const copies = [
  ...(
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  ).matchAll(/^COPY --from=build (.+)$/gm),
]
  .map(([, words = '']) => words.split(' '))
  .map((words) => ({
    from: words.slice(0, -1).map((path) => path.replace('/app/', '')),
    to: words.at(-1) ?? '',
  }))
const ignored = read('.dockerignore').split('\n').filter(Boolean)
const isIgnored = (path: string) => ignored.some((pattern) => matchesGlob(path, pattern))
const developersOnly = new Set(
  Object.entries(
    (JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: true }> }).packages,
  )
    .filter(([, { dev }]) => dev)
    .map(([path]) => path.replace('node_modules/', '')),
)
const commands = readdirSync(join(ROOT, 'apps/server/src/operate'))
  .filter((file) => file.endsWith('-command.ts'))
  .map((file) => file.replace('-command.ts', ''))
const documented = (pattern: RegExp) =>
  [...read('docs/operations.md').matchAll(pattern)].map(([, name]) => name)

let image: string
/** What the image holds, laid out without an engine. */
beforeAll(() => {
  image = mkdtempSync(join(tmpdir(), 'vastus-image-'))
  for (const { from, to } of copies)
    for (const path of from)
      if (path === 'node_modules') installInto(join(image, path))
      else if (!path.endsWith('/dist'))
        cpSync(join(ROOT, path), join(image, to, to === './' || to.endsWith('/') ? basename(path) : ''), {
          recursive: true,
          filter: (each) => !isIgnored(each.replace(ROOT, '')),
        })
})
afterAll(() => rmSync(image, { recursive: true, force: true }))

/** As npm does after `prune --omit=dev`: workspaces are links into the image's own folders. */
function installInto(modules: string): void {
  const place = (name: string) => {
    if (name.startsWith('@vastus/') || developersOnly.has(name)) return
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  }
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name.startsWith('@'))
      for (const inner of readdirSync(join(ROOT, 'node_modules', name))) place(`${name}/${inner}`)
    else if (name !== '.bin') place(name)
  mkdirSync(join(modules, '@vastus'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'packages')))
    symlinkSync(`../../packages/${name}`, join(modules, '@vastus', name))
}

const END_OF_HELP = '\0'
/** Prints the help of each command. All in one process: starting one for each takes half a minute. */
const printAllHelp = `for (const name of ${JSON.stringify(commands)}) {
  await import('./apps/server/src/operate/' + name + '-command.ts')
  process.stdout.write('${'\\0'}')
}`

describe('the image', () => {
  const runInImage = (args: string[]) =>
    run(process.execPath, args, {
      cwd: image,
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED_FOLDER, VASTUS_ENV_FILE: '/nowhere' },
    })

  test('has all that each command needs, whose help needs no settings', async () => {
    const { stdout } = await runInImage(['--input-type=module', '--eval', printAllHelp, '--', '--help'])
    expect(stdout.split(END_OF_HELP).slice(0, -1)).toEqual(
      commands.map((name) => expect.stringContaining(`npm run operate -- ${name}`)),
    )
  })

  test('has all that `npm run operate` needs to run one', async () => {
    const { stdout } = await runInImage(['scripts/operate.mjs', 'backup', '--help'])
    expect(stdout).toContain('npm run operate -- backup')
  })

  test('lacks no command that the documents name', () => {
    expect(new Set(documented(/npm run ([a-z:-]+)/g))).toEqual(new Set(['build', 'operate']))
    expect(commands).toEqual(expect.arrayContaining(documented(/npm run operate -- ([a-z-]+)/g)))
  })
})
