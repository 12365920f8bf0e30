import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NotFound } from '../errors.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/** Serves the built browser app: hashed assets for ever, the page itself always fresh, for every address that is no file. */
export function serveWebApp(app: FastifyInstance, folder: string): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`the browser app is not built: ${folder} has no index.html`)
  void app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    // Without it a folder's own address, such as the front page, would be forbidden.
    index: 'index.html',
    wildcard: true,
    cacheControl: false,
    setHeaders: (response, path) =>
      void response.header('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache'),
  })
  const sendPage = (reply: FastifyReply) => reply.header('cache-control', 'no-cache').sendFile('index.html')
  // The folder itself would be refused as a folder.
  app.get('/', (_request, reply) => sendPage(reply))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const isPage =
      request.method === 'GET' &&
      !path.startsWith('/api/') &&
      !path.startsWith('/assets/') &&
      !/\.[a-z0-9]{2,5}$/.test(path)
    if (!isPage) throw new NotFound()
    return sendPage(reply)
  })
}
