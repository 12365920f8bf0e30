import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'

/**
 * Takes `<folder>.lock`, so that no second process opens the folder: the embedded engine itself would let
 * it in, and both would lose writes. A lock left by a process that is gone is taken over.
 * Returns the function that gives the lock back.
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid), token: randomUUID() })
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, mine)
  try {
    while (!linked(draft, path)) removeStale(path, folder)
  } finally {
    rmSync(draft, { force: true })
  }
  const unlock = (): void => {
    process.removeListener('exit', unlock)
    if (readLock(path) === mine) rmSync(path, { force: true })
  }
  process.on('exit', unlock)
  return unlock
}

/** A link appears with its whole content or not at all, so nobody reads a half-written lock. */
function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function removeStale(path: string, folder: string): void {
  const found = readLock(path)
  if (found === undefined) return
  const holder = parseHolder(found)
  if (holder && isRunning(holder)) {
    throw new Error(
      `The database in ${folder} is in use by process ${holder.pid}. ` +
        'Stop that process first, or set DATABASE_URL to use PostgreSQL with several processes.',
    )
  }
  // Another process may be taking over at this moment: what was moved away must be what was judged.
  const aside = `${path}.stale.${randomUUID()}`
  renameSync(path, aside)
  if (readLock(aside) !== found) linkSync(aside, path)
  rmSync(aside, { force: true })
}

interface Holder {
  pid: number
  started: string
}

function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return undefined // not written by us as a whole, so nobody holds it
  }
}

/** A process number is given out again; the moment the process started tells the two apart. */
function isRunning({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return started === '' || startOf(pid) === started
}

/** Boot and start tick of a process where the system tells it (Linux), otherwise ''. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
    return `${boot}/${afterName.split(' ')[19] ?? ''}`
  } catch {
    return '' // no /proc on this system: the process number alone has to do
  }
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
