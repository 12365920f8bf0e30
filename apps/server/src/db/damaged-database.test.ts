import { closeSync, cpSync, mkdtempSync, openSync, readdirSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { quietLog } from '../testing/quiet-log.ts'
import { findDamagedPages } from './check-pages.ts'
import { openWholeDatabase } from './database.ts'
import { DatabaseUnusable } from './errors.ts'

const PAGE = 8192
let parent: string
let dataDir: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'vastus-damaged-'))
  dataDir = join(parent, 'data')
  cpSync(inject('pgliteTemplate'), dataDir, { recursive: true })
})
afterEach(() => rmSync(parent, { recursive: true }))

function overwrite(path: string, at: number, bytes: Buffer): void {
  const file = openSync(path, 'r+')
  writeSync(file, bytes, 0, bytes.length, at)
  closeSync(file)
}

/** The largest file of the product's database: a table or an index with many pages. */
function largestFile(): string {
  const sizes = readdirSync(join(dataDir, 'base'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^\d+$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, size: statSync(path).size }))
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.path ?? ''
}

async function opening(): Promise<string> {
  try {
    const database = await openWholeDatabase({ dataDir, log: quietLog })
    await database.close()
    return 'OPENED'
  } catch (error) {
    expect(error).toBeInstanceOf(DatabaseUnusable)
    return (error as Error).message
  }
}

test('a database that was closed is whole', async () => {
  expect(findDamagedPages(dataDir)).toEqual([])
  expect(await opening()).toBe('OPENED')
})

test.each([
  ['a byte in the middle of a page', PAGE * 2 + 5_000, Buffer.from([0x2a])],
  ['a whole page', PAGE * 2, Buffer.alloc(PAGE, 0x2a)],
  ['the head of a page', PAGE * 2, Buffer.alloc(24)],
])('%s that was overwritten is named, with what to do', async (_what, at, bytes) => {
  overwrite(largestFile(), at, bytes)
  const words = await opening()
  expect(words).toContain('is damaged')
  expect(words).toContain(', page 2')
  expect(words).toContain('npm run operate -- restore')
  expect(words).not.toContain('\n')
})

test.each([
  [
    'a control file that was overwritten',
    () => overwrite(join(dataDir, 'global/pg_control'), 16, Buffer.alloc(64, 7)),
  ],
  ['a control file that is gone', () => rmSync(join(dataDir, 'global/pg_control'))],
  ['a log that is gone', () => rmSync(join(dataDir, 'pg_wal'), { recursive: true })],
])('%s ends the opening with what to do', async (_what, damage) => {
  damage()
  const words = await opening()
  expect(words).toContain('cannot be opened')
  expect(words).toContain('npm run operate -- restore')
})
