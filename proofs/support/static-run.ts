import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { licenceFaults, type Lockfile, lockfileFaults } from './package-rules.ts'
import { patternsIn, slownessOf } from './regex-rules.ts'
import { secretsIn } from './secret-rules.ts'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const MAX_TEXT_BYTES = 2_000_000
const SOURCE = /^(?:apps|packages|scripts)\/.*\.(?:ts|tsx|mjs)$/
const NO_SOURCE = /\.test\.|\/testing\/|\.d\.ts$/

/** Files whose patterns look slow and are not, or read nothing from outside; each says why. */
const KNOWN: Record<string, string> = {
  'apps/server/src/adapters/storage/s3-storage.ts': 'names of its own in the answer of the store',
  'apps/server/src/adapters/content/pdf.ts': 'made of constants, without a repeat inside a repeat',
  'apps/server/src/features/files/stored-files.ts': 'made of two constants',
  'apps/web/scripts/draw-type-icons.mjs': 'draws pictures at the desk of a developer',
  'apps/web/vite.config.ts': 'reads the own build',
  'packages/domain/src/identity/common-passwords.ts':
    'one letter, then the same to the end: one way to match',
  'packages/domain/src/typed-text.ts': 'made of constants that each match a few letters',
  'scripts/check-sources.mjs': 'reads the own sources',
}

export type StaticFigures = {
  files: number
  patterns: number
  slowPatterns: string[]
  secrets: string[]
  packages: number
  lockfile: string[]
  production: number
  licences: string[]
}

/** Reads everything that is kept in the repository, and what it depends on. */
export function runStatic(): StaticFigures {
  const files = trackedFiles()
  const slowPatterns: string[] = []
  const secrets: string[] = []
  let patterns = 0
  for (const path of files) {
    if (statSync(join(ROOT, path)).size > MAX_TEXT_BYTES) continue
    const text = readFileSync(join(ROOT, path), 'utf8')
    for (const what of secretsIn(text)) secrets.push(`${path}: ${what}`)
    if (!SOURCE.test(path) || NO_SOURCE.test(path)) continue
    for (const { line, pattern } of patternsIn(path, text)) {
      patterns++
      const slowness = slownessOf(pattern)
      if (slowness && !(path in KNOWN)) slowPatterns.push(`${path}:${line}: ${slowness}: ${pattern}`)
    }
  }
  const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile
  const { faults, looked } = licenceFaults(ROOT, lockfile)
  return {
    files: files.length,
    patterns,
    slowPatterns,
    secrets,
    packages: Object.keys(lockfile.packages).length,
    lockfile: lockfileFaults(lockfile),
    production: looked,
    licences: faults,
  }
}

function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed.split('\0').filter((path) => path !== '' && isThere(path))
}

function isThere(path: string): boolean {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile() ?? false
}
