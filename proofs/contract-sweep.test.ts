// @proves R6-015 R6-024 R7-001 R7-003 R7-109
import type { Route } from '@vastus/contract/route'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendFree } from './support/raw-call.ts'
import { addressOf, ROUTES, sampleOf } from './support/samples.ts'
import { createSweep, FORM, isUpload, type Stranger, type Sweep } from './support/sweep.ts'

let sweep: Sweep
/** A session that was one until it was ended. */
let ended: string
beforeAll(async () => {
  sweep = await createSweep()
  const client = await sweep.story.signedInAs(sweep.story.patient)
  ended = client.cookie() ?? ''
  const { statusCode } = await client.get('/api/patient/e-contacts')
  if (statusCode !== 200) throw new Error('the session that is to be ended is none')
  await client.post('/api/logout')
})
afterAll(async () => {
  process.stdout.write(
    `${JSON.stringify({ proof: 'contract-sweep', routes: ROUTES.length, answers: sweep.answers() })}\n`,
  )
  await sweep.story.close()
})

const WITH_SESSION = ROUTES.filter(([, route]) => route.access !== 'PUBLIC')
const CHANGES = ROUTES.filter(([, route]) => route.method !== 'GET')
const ONE_OF_EACH_PATH = [...new Map(ROUTES.map((each) => [each[1].path, each])).values()]
const NOT_FOR_ALL = ROUTES.filter(([, route]) => refusedBy(route).length > 0)

it.each(ROUTES)('%s takes a well-formed call of somebody entitled', async (name, route) => {
  const { status, body } = await sweep.askRightfully(name, route)
  expect([400, 401, 403, 405, 415], body).not.toContain(status)
})

it.each(ONE_OF_EACH_PATH)(
  '%s answers another method with 405, and says which there are',
  async (name, route) => {
    const known = ROUTES.filter(([, each]) => each.path === route.path).map(([, each]) => each.method)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const) {
      if ((known as string[]).includes(method)) continue
      const response = await sendFree(sweep.story.app, {
        method,
        url: addressOf(sampleOf(name, route, await sweep.idsFor(route))),
      })
      expect(response.statusCode, method).toBe(405)
      expect(response.headers.allow).toBe(known.join(', '))
      expect(response.headers['cache-control']).toBe('no-store')
    }
  },
)

it.each(WITH_SESSION)(
  '%s needs a session: none, a broken one, a made-up one and an ended one are 401',
  async (name, route) => {
    const token = 'A'.repeat(43)
    for (const cookie of [
      '',
      'sid=',
      'sid=garbage',
      `sid=${token}`,
      `sid=${'x'.repeat(8000)}`,
      ';;;=;sid',
      'sid=%00',
      ended,
    ])
      expect((await sweep.ask(name, route, { headers: { cookie } })).status, cookie.slice(0, 50)).toBe(401)
  },
)

it.each(NOT_FOR_ALL)(
  '%s answers who lacks the role, the consents or the profile with 403',
  async (name, route) => {
    for (const who of refusedBy(route))
      expect((await sweep.ask(name, route, { headers: { cookie: sweep.cookies[who] } })).status, who).toBe(
        403,
      )
  },
)

it.each(CHANGES)('%s refuses what another site sends', async (name, route) => {
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[])
    expect((await sweep.askRightfully(name, route, { headers })).status, JSON.stringify(headers)).toBe(403)
})

it.each(CHANGES)('%s takes no other content type', async (name, route) => {
  const others = [
    'text/plain',
    // Of a form of another site, which only routes for machines that sign take.
    ...(route.consumes === 'FORM' ? [] : ['application/x-www-form-urlencoded']),
    'application/jsonp',
    'application/json-patch+json',
    'text/json',
    ';',
    isUpload(route) ? 'application/json' : FORM,
  ]
  for (const type of others)
    expect(
      (await sweep.askRightfully(name, route, { payload: '{}', headers: { 'content-type': type } })).status,
      type,
    ).toBe(415)
  const bare = await sendFree(sweep.story.app, {
    method: route.method,
    url: addressOf(sampleOf(name, route, await sweep.idsFor(route))),
    headers: { cookie: await sweep.rightful(route) },
    payload: Buffer.from('{}'),
  })
  expect(bare.statusCode).toBe(415)
})

describe('the server', () => {
  it('answers unknown addresses below /api with 404', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/login/', '/api//login']) {
      const response = await sendFree(sweep.story.app, { method: 'GET', url })
      expect(response.statusCode, url).toBe(404)
      expect(response.headers['x-content-type-options'], url).toBe('nosniff')
      expect(Object.keys(response.json()), url).toContain('requestId')
    }
  })

  it('answers a header of 20 KB with 431, and nonsense with 400, with the headers of every answer', async () => {
    await sweep.story.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = sweep.story.app.server.address() as { port: number }
    const say = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let heard = ''
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        socket.on('data', (bytes) => (heard += bytes.toString()))
        socket.on('close', () => resolve(heard))
        socket.on('error', reject)
      })
    const large = await say(`GET /api/config HTTP/1.1\r\nhost: x\r\nx-large: ${'a'.repeat(20_000)}\r\n\r\n`)
    const nonsense = await say('NONSENSE\r\n\r\n')
    expect(large).toMatch(/^HTTP\/1.1 431 /)
    expect(nonsense).toMatch(/^HTTP\/1.1 400 /)
    for (const heard of [large, nonsense]) {
      expect(heard).toMatch(/^x-content-type-options: nosniff\r$/im)
      expect(heard).toMatch(/^content-security-policy: /im)
      expect(heard).toMatch(/^cache-control: no-store\r$/im)
      expect(heard).toMatch(/\{"requestId":"[0-9a-f-]{36}","message":"[^"]{10,}"\}$/)
    }
  })
})

function refusedBy({ access }: Route): Stranger[] {
  switch (access) {
    case 'MEMBER':
      return ['incomplete']
    case 'PATIENT':
      return ['incomplete', 'patientWithout', 'staff', 'staffWithout', 'admin']
    case 'STAFF':
      return ['incomplete', 'patient', 'patientWithout', 'staffWithout', 'admin']
    case 'PATIENT_OR_STAFF':
      return ['incomplete', 'patientWithout', 'staffWithout', 'admin']
    case 'ADMIN':
      return ['incomplete', 'patient', 'patientWithout', 'staff', 'staffWithout']
    default:
      return []
  }
}
