import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'

describe('the lock beside a folder', () => {
  let parent: string
  let folder: string
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'vastus-lock-'))
    folder = join(parent, 'data')
  })
  afterEach(() => rmSync(parent, { recursive: true }))

  it('is held by one and given back', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
    unlock()
    expect(existsSync(`${folder}.lock`)).toBe(false)
    lockFolder(folder)()
  })

  const gone = spawnSync(process.execPath, ['-e', '']).pid
  it.each([
    ['of a process that is gone', JSON.stringify({ pid: gone, started: '' })],
    [
      'whose process number now belongs to another',
      JSON.stringify({ pid: process.pid, started: 'earlier/1' }),
    ],
    ['that is not whole', '{"pid":'],
  ])('is taken over from one %s', (_, left) => {
    writeFileSync(`${folder}.lock`, left)
    const unlock = lockFolder(folder)
    expect(JSON.parse(readFileSync(`${folder}.lock`, 'utf8'))).toMatchObject({ pid: process.pid })
    unlock()
  })

  it('is left alone by a holder that lost it', () => {
    const unlock = lockFolder(folder)
    writeFileSync(`${folder}.lock`, 'of another')
    unlock()
    expect(readFileSync(`${folder}.lock`, 'utf8')).toBe('of another')
  })
})
