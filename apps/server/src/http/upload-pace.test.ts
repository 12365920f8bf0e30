import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setInterval } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { guardUploadPace } from './upload-pace.ts'

let app: FastifyInstance

beforeEach(async () => {
  app = fastify()
  app.addHook('onRequest', async (request, reply) => guardUploadPace(request, reply, 300))
  app.addContentTypeParser('*', (_request, body, done) => {
    body.on('end', () => done(null)).on('error', done)
    body.resume()
  })
  app.post('/read', async () => 'done')
  app.post('/unread', { preParsing: () => new Promise(() => undefined) }, async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  app.server.closeAllConnections()
  await app.close()
})

function post(path: string, length: number): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: a/b\r\ncontent-length: ${length}\r\n\r\n`)
  return socket
}

async function trickle(socket: Socket): Promise<void> {
  for await (const _ of setInterval(20)) {
    if (socket.destroyed || socket.bytesRead > 0) break
    socket.write('x')
  }
}

test('an upload that trickles is given up, and its reader can answer', async () => {
  const socket = post('/read', 1_000_000)
  const answer = once(socket, 'data')
  await trickle(socket)
  expect(String(await answer)).toContain('the body is too slow')
})

test('an upload that trickles is cut off when nobody reads it', async () => {
  const socket = post('/unread', 1_000_000)
  await trickle(socket)
  expect(socket.bytesRead).toBe(0)
})

test('an upload that keeps the pace arrives, however long it takes', async () => {
  const pieces = 10
  const socket = post('/read', pieces * 10_000)
  const answer = once(socket, 'data')
  let sent = 0
  for await (const _ of setInterval(90)) {
    socket.write(Buffer.alloc(10_000))
    sent += 1
    if (sent === pieces) break
  }
  expect(String(await answer)).toContain('done')
})

test('an upload that does not end where the largest file would is cut off', async () => {
  const socket = post('/read', 1e12)
  const piece = Buffer.alloc(1024 * 1024)
  const send = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', send)
  send()
  // A reset is how the cut looks to the sender.
  await new Promise((resolve) => socket.once('close', resolve))
  expect(socket.bytesRead).toBe(0)
})
