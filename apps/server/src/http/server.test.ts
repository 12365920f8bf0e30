import { gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createHttpServer } from './server.ts'

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
