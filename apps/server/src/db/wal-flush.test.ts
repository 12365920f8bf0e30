import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { walFlusher } from './wal-flush.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vastus-wal-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('lets callers that come during a flush share the next one', async () => {
  mkdirSync(join(folder, 'pg_wal', 'archive_status'), { recursive: true })
  writeFileSync(join(folder, 'pg_wal', '000000010000000000000001'), 'log')
  const flush = walFlusher(folder)
  const first = flush()
  const second = flush()
  expect(flush()).toBe(second)
  expect(second).not.toBe(first)
  await Promise.all([first, second])
})

it('fails when the log cannot be reached, and works again afterwards', async () => {
  const flush = walFlusher(folder)
  await expect(flush()).rejects.toThrow('ENOENT')
  mkdirSync(join(folder, 'pg_wal'))
  await flush()
})
