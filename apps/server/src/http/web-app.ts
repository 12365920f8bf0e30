import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { NotFound } from '../errors.ts'
import { firstAnswers } from './first-responses.ts'
import { type FirstPages, type Frames, pageComposer, partsOf } from './first-page.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** A browser asks for the page's icon at every change of the address, and at each again when it may not keep it. */
const A_DAY = 'public, max-age=86400'

/**
 * Serves the built browser app: hashed assets for ever, the page itself always fresh, for every address that is no file. Who
 * opens a page in a browser gets with it what it would ask for first, and the frame that is painted until the app is there.
 */
export function serveWebApp(app: FastifyInstance, folder: string): void {
  void app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    // Without it a folder's own address, such as the front page, would be forbidden.
    index: 'index.html',
    wildcard: true,
    cacheControl: false,
    setHeaders: (response, path) => void response.header('cache-control', keepFor(path)),
  })
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const plainPage = read('index.html')
  const pages = JSON.parse(read('first-pages.json')) as FirstPages
  let composePage: ReturnType<typeof pageComposer>
  app.addHook('onReady', async () => {
    const { frames } = (await import(pathToFileURL(join(folder, 'frames.mjs')).href)) as { frames: Frames }
    composePage = pageComposer(plainPage, { pages, frames }, read)
  })

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('vary', 'sec-fetch-dest, sec-purpose').type('text/html; charset=utf-8')
    // Whatever else fetches the page keeps it, such as the service worker: it gets the one that is the same for everybody.
    // Nor does one that a browser fetches in case it will be opened get what only an opening may ask for.
    if (request.headers['sec-fetch-dest'] !== 'document' || request.headers['sec-purpose'])
      return reply.header('cache-control', 'no-cache').send(plainPage)
    const answers = await firstAnswers(app, request, pathOf(request))
    const { html, ...inPage } = composePage(request.url, answers, (error) =>
      request.log.error({ err: error }, 'the frame of a page could not be drawn'),
    )
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy(inPage))
      .send(html)
  }
  // The folder itself would be refused as a folder.
  app.get('/', sendPage)
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const isPage =
      request.method === 'GET' &&
      !path.startsWith('/api/') &&
      !path.startsWith('/assets/') &&
      !/\.[a-z0-9]{2,5}$/.test(path)
    if (!isPage) throw new NotFound()
    return sendPage(request, reply)
  })
}

function keepFor(path: string): string {
  if (path.includes('/assets/')) return FOREVER
  return /\.(png|svg)$/.test(path) ? A_DAY : 'no-cache'
}

function pathOf({ url }: FastifyRequest): string {
  return partsOf(url)[0]
}
