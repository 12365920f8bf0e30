import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { quietLog } from '../testing/quiet-log.ts'
import { openDatabase } from './database.ts'
import { beginWithCopy } from './empty-database.ts'

const made = inject('pgliteTemplate')
let parent: string
let dataDir: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'vastus-empty-'))
  dataDir = join(parent, 'data')
})
afterEach(() => rmSync(parent, { recursive: true }))

it('begins a database with the whole schema, for its owner alone', async () => {
  const database = await openDatabase({ dataDir, newFrom: made, log: quietLog })
  expect(await database.migrate()).toEqual([])
  await database.close()
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(readdirSync(parent)).toEqual(['data', 'data.in-use'])
})

it('leaves a folder alone that is there', () => {
  mkdirSync(dataDir)
  beginWithCopy(dataDir, made)
  expect(readdirSync(dataDir)).toEqual([])
})

it('leaves the making to the engine where nothing was built', () => {
  beginWithCopy(dataDir, join(parent, 'nothing'))
  expect(existsSync(dataDir)).toBe(false)
})
