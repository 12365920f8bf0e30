import { readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

const SEGMENT = /^[0-9A-F]{24}$/
/** File times move in steps; a write this long before a flush may carry a time after it. */
const CLOCK_STEP = 50

/**
 * The embedded engine writes its log but never asks the disk to keep it. This does: `flush()` resolves
 * when everything written before the call is on disk. Calls that come while one flush runs share the next.
 */
export function walFlusher(dataDir: string): () => Promise<void> {
  const folder = join(dataDir, 'pg_wal')
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let flushedAt = 0

  async function flushChanged(): Promise<void> {
    const startedAt = Date.now()
    const changed = readdirSync(folder)
      .filter((name) => SEGMENT.test(name))
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).mtimeMs >= flushedAt - CLOCK_STEP)
    for (const path of changed) {
      const file = await open(path, 'r+')
      try {
        await file.datasync()
      } finally {
        await file.close()
      }
    }
    flushedAt = startedAt
  }

  function start(): Promise<void> {
    running = flushChanged().finally(() => {
      running = undefined
    })
    return running
  }

  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => undefined) // its own callers hear of that failure; this flush tries again
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
}
