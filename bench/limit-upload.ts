// The limit of an upload: node:http that hashes what comes, keeps it on disk and gives it its name. Run by uploads.ts.
import { createHash, randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

const { DATA_DIR = '', PORT } = process.env

createServer((request, response) => {
  void (async () => {
    const hash = createHash('sha256')
    const path = join(DATA_DIR, `limit-${randomUUID()}`)
    const file = await open(path, 'w')
    for await (const piece of request as AsyncIterable<Buffer>) {
      hash.update(piece)
      await file.write(piece)
    }
    await file.datasync()
    await file.close()
    const kept = join(DATA_DIR, `limit-${hash.digest('hex')}`)
    await rename(path, kept)
    await rm(kept)
    response.writeHead(request.method === 'POST' ? 201 : 200).end('{}')
  })()
}).listen(Number(PORT), '127.0.0.1')
