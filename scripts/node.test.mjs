import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from './node.mjs'

/** An account that owns nothing here, where the tests may become one. */
const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
const packages = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/tool': { version: '1.0.0', dev: true },
}

describe.skipIf(process.platform === 'win32')('an installation of root, run by another account', () => {
  let folder
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vastus-installation-'))
    mkdirSync(join(folder, 'node_modules'))
    mkdirSync(join(folder, 'scripts'))
    cpSync(join(root, 'scripts/node.mjs'), join(folder, 'scripts/node.mjs'))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  })
  afterEach(() => {
    for (const path of ['', 'node_modules']) chmodSync(join(folder, path), 0o755)
    rmSync(folder, { recursive: true, force: true })
  })

  const noteInstalled = (installed = packages) =>
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))

  function run(what) {
    for (const path of ['node_modules', '']) chmodSync(join(folder, path), 0o555)
    const program = `import { ${what} } from ${JSON.stringify(join(folder, 'scripts/node.mjs'))}; ${what}(); console.log('runs')`
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { encoding: 'utf8', cwd: '/', ...account },
    )
    return { status, words: (stdout + stderr).trim() }
  }

  test('runs what is installed without writing there', () => {
    noteInstalled()
    expect(run('ensureInstalled')).toEqual({ status: 0, words: 'runs' })
    expect(run('requireInstalled')).toEqual({ status: 0, words: 'runs' })
  })

  test("lets the operator's commands run without the developers' tools, not with older libraries", () => {
    noteInstalled({ '': {}, 'node_modules/a': { version: '1.0.0' } })
    expect(run('requireInstalled').status).toBe(0)
    chmodSync(join(folder, 'node_modules'), 0o755)
    noteInstalled({ '': {}, 'node_modules/a': { version: '0.9.0' } })
    expect(run('requireInstalled').words).toContain('does not fit its sources')
  })

  test('says who has to install what is missing', () => {
    const { status, words } = run('ensureInstalled')
    expect(status).toBe(1)
    expect(words).toMatch(/belongs to another account. Run there as its owner: npm ci && npm run build$/)
    expect(run('requireInstalled').words).toMatch(/does not fit its sources.* npm ci && npm run build$/)
  })
})
