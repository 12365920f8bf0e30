import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { createHttpServer } from './server.ts'

afterEach(() => vi.useRealTimers())

const server = (trustProxy: boolean) => {
  const app = createHttpServer({
    log: pino({ level: 'silent' }),
    isHttps: false,
    trustProxy,
    fallbackLanguage: 'en',
  })
  app.get('/long', async () => ({ text: 'a'.repeat(5000) }))
  app.get('/long-bytes', (_request, reply) =>
    reply.type('application/json').send(Buffer.from(JSON.stringify({ text: 'a'.repeat(5000) }))),
  )
  app.get('/short', async () => ({ text: 'a' }))
  app.get('/address', async (request) => ({ ip: request.ip }))
  return app
}

test.each(['/long', '/long-bytes'])('%s travels compressed to those who can read that', async (url) => {
  const app = server(false)
  const response = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
  expect(response.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(response.rawPayload).toString())).toEqual({ text: 'a'.repeat(5000) })
  await app.close()
})

test.each([
  ['/long', undefined],
  ['/short', 'gzip'],
])('%s with accept-encoding %s stays as it is', async (url, encoding) => {
  const app = server(false)
  const response = await app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} })
  expect(response.headers['content-encoding']).toBeUndefined()
  expect(response.json()).toHaveProperty('text')
  await app.close()
})

test.each([
  [true, '203.0.113.7'],
  [false, '127.0.0.1'],
])('with a trusted proxy %s the caller is at %s, whatever address he made up', async (trustProxy, ip) => {
  const app = server(trustProxy)
  const response = await app.inject({
    url: '/address',
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' },
  })
  expect(response.json()).toEqual({ ip })
  await app.close()
})

test('an upload that says to be larger than any file is refused before it has come', async () => {
  const app = server(false)
  app.post('/upload', async () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    'POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000000\r\n\r\n--b\r\n',
  )
  const [response] = await once(socket, 'data')
  expect(String(response)).toMatch(/^HTTP\/1\.1 413 .*"message":"[^"]*50 MB/s)
  socket.destroy()
  await app.close()
})

test('a JSON body that stops arriving is answered with 408 in the words of the caller', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const app = server(false)
  app.post('/json', async () => ({}))
  const isRead = new Promise<void>((resolve) => {
    app.addHook('preParsing', async () => void setImmediate(resolve))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const answer = text(socket)
  socket.write(
    'POST /json HTTP/1.1\r\nhost: x\r\naccept-language: et\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"a":',
  )
  await isRead
  vi.advanceTimersByTime(10_000)
  const [head = '', body = ''] = (await answer).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 408 .*^connection: close/ims)
  expect(JSON.parse(body)).toEqual({
    requestId: expect.any(String),
    message: expect.stringContaining('Ühendus oli saatmiseks liiga aeglane'),
  })
  await app.close()
})
