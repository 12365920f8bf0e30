// The limit of a start: node:http alone, or with an embedded database in DATA_DIR that holds nothing. Run by start-time.ts.
import { createServer } from 'node:http'

const { DATA_DIR, PORT } = process.env
if (DATA_DIR) {
  const { PGlite } = await import('@electric-sql/pglite')
  await PGlite.create({ dataDir: DATA_DIR })
}
createServer((_request, response) => response.end('{}')).listen(Number(PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit())
