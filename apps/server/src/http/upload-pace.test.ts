import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setInterval } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { guardUploadPace } from './upload-pace.ts'

let server: Server

beforeEach(async () => {
  server = createServer((request, response) => {
    guardUploadPace(request, 300)
    request.resume()
    request.on('end', () => response.end('done'))
    request.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function post(length: number): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n`)
  return socket
}

test('an upload that trickles is cut off', async () => {
  const socket = post(1_000_000)
  for await (const _ of setInterval(20)) {
    socket.write('x')
    if (socket.destroyed) break
  }
  expect(socket.bytesRead).toBe(0)
})

test('an upload that keeps the pace arrives, however long it takes', async () => {
  const pieces = 10
  const socket = post(pieces * 10_000)
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
  const socket = post(1e12)
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
