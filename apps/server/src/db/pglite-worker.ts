import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { RANDOM_PAGE_COST, type RawResult } from './driver.ts'
import type { PgliteMessage, PgliteRequest } from './pglite-protocol.ts'
import { pgliteRunner } from './pglite-run.ts'
import { walFlusher } from './wal-flush.ts'

// The thread of the embedded database: while SQL runs here, the main thread keeps serving.

const { dataDir } = workerData as { dataDir: string }
const lite = await PGlite.create({ dataDir, extensions: { pg_trgm, unaccent, btree_gin } })
await lite.exec(`set random_page_cost = ${RANDOM_PAGE_COST}`)
const flush = walFlusher(dataDir)
const run = pgliteRunner(lite)

async function answer(request: PgliteRequest): Promise<RawResult | null> {
  switch (request.ask) {
    case 'run':
      return run(request.text, request.values, request.prepare)
    case 'flush':
      await flush()
      return null
    case 'listen':
      await lite.listen(`"${request.channel}"`, (payload) =>
        say({ say: 'notified', channel: request.channel, payload }),
      )
      return null
    case 'close':
      await lite.close()
      await flush()
      return null
  }
}

function say(message: PgliteMessage): void {
  parentPort?.postMessage(message)
}

/** A transaction sends statements before the earlier ones are answered: they run in the order in which they came. */
let last: Promise<unknown> = Promise.resolve()

parentPort?.on('message', ({ id, request }: { id: number; request: PgliteRequest }) => {
  const current = last.then(() => answer(request))
  last = current.catch(() => undefined)
  current.then(
    (result) => say({ say: 'answer', id, result }),
    (error: unknown) => {
      const { message, code, constraint, table, column } = error as Record<string, string | undefined>
      // Without an SQLSTATE it is the engine that broke, not the statement: end, and be opened again.
      if (!/^[0-9A-Z]{5}$/.test(code ?? '')) throw error
      say({
        say: 'refused',
        id,
        failure: { message: message ?? '', code: code ?? '', constraint, table, column },
      })
    },
  )
})

say({ say: 'opened' })
