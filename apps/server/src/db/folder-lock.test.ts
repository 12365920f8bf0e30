import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const HOLDER = `
  const { lockFolder } = await import(process.argv[1])
  lockFolder(process.argv[2])
  console.log(process.pid)
  setInterval(() => {}, 1000)`

describe('the lock beside a folder', () => {
  let parent: string
  let folder: string
  let holder: ChildProcess | undefined
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'vastus-lock-'))
    folder = join(parent, 'data')
  })
  afterEach(() => {
    holder?.kill('SIGKILL')
    holder = undefined
    rmSync(parent, { recursive: true })
  })

  /** Another process that holds the lock; its number. */
  async function held(command: string, args: string[] = []): Promise<number> {
    const module = new URL('./folder-lock.ts', import.meta.url).href
    const node = ['--input-type=module', '-e', HOLDER, module, folder]
    holder = spawn(command, [...args, ...node], { stdio: ['ignore', 'pipe', 'inherit'] })
    if (!holder.stdout) throw new Error('the holder has no output')
    const [line] = (await once(createInterface({ input: holder.stdout }), 'line')) as [string]
    return Number(line)
  }

  it('is held by one and given back', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow('is in use by another process')
    unlock()
    lockFolder(folder)()
  })

  it('holds against another process, and ends with it however that ends', async () => {
    await held(process.execPath)
    expect(() => lockFolder(folder)).toThrow('is in use by another process')
    holder?.kill('SIGKILL')
    if (holder) await once(holder, 'exit')
    lockFolder(folder)()
  })

  it.runIf(existsSync('/proc/self/stat'))(
    'is not held by a dead process that its parent has not reaped',
    async () => {
      // The shell becomes a process that never asks how its children ended.
      const pid = await held('/bin/sh', ['-c', '"$0" "$@" & exec sleep 60', process.execPath])
      process.kill(pid, 'SIGKILL')
      const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0]
      await expect.poll(state).toBe('Z')
      lockFolder(folder, 2_000)()
    },
  )

  it('waits for an owner that is about to end', async () => {
    await held(process.execPath)
    const killer = spawn('/bin/sh', ['-c', `sleep 0.3; kill -9 ${holder?.pid}`])
    lockFolder(folder, 10_000)()
    await once(killer, 'exit')
  })

  it('says in one sentence that its place cannot be written', () => {
    expect(() => lockFolder(join(parent, 'absent', 'data'))).toThrow('by this account')
  })
})
