// The limit of an upload: the bytes, hashed on their way to a file that is safely on disk. Run by uploads.ts.
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const folder = process.env.DATA_DIR ?? ''

async function keep(request: IncomingMessage): Promise<string> {
  const hash = createHash('sha256')
  const path = join(folder, randomUUID())
  await pipeline(
    request,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(`${path}.part`, { flush: true }),
  )
  await rename(`${path}.part`, path)
  return hash.digest('hex')
}

createServer((request, response) => {
  if (request.method === 'GET') return response.end('{}')
  keep(request).then(
    (sha256) => response.writeHead(201).end(JSON.stringify({ sha256 })),
    (error: Error) => response.writeHead(500).end(error.message),
  )
}).listen(Number(process.env.PORT), '127.0.0.1')
