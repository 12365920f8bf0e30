import type { Route } from '@vastus/contract/route'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import { createStory, send, type Story } from '../features/e-contacts/testing/story.ts'
import { createFile } from '../testing/e-contact-rows.ts'
import { createAdmin, createEmployee, createPatient } from '../testing/factories.ts'
import { sendFree, type Sent } from './testing/raw-call.ts'
import { addressOf, type Ids, jsonSchemaOf, propertiesOf, ROUTES, sampleOf } from './testing/samples.ts'

let story: Story
let ids: Ids
let answers = 0
const cookies = { patient: '', staff: '', admin: '', incomplete: '', patientWithout: '', staffWithout: '' }

beforeAll(async () => {
  story = await createStory('pglite')
  const { id } = await send(story)
  ids = {
    eContact: id,
    clinic: story.clinic.clinicId,
    person: story.patient.personId,
    user: story.doctor.userId,
    file: await createFile(story, id),
  }
  const { parts, clinic } = story
  const incomplete = await createPatient(parts)
  await parts.database.transaction({ actor: 'system' }, (tx) =>
    tx.run(sql`update users set person_id = null where id = ${incomplete.userId}`),
  )
  const users = {
    patient: story.patient,
    staff: story.doctor,
    admin: await createAdmin(parts),
    incomplete,
    patientWithout: await createPatient(parts, { clinics: [clinic], consents: [] }),
    staffWithout: await createEmployee(parts, clinic, { consents: ['PRM_PRIVACY_POLICY'] }),
  }
  for (const [name, user] of Object.entries(users))
    cookies[name as keyof typeof cookies] = (await story.signedInAs(user)).cookie() ?? ''
})
afterAll(async () => {
  await story.close()
  process.stdout.write(`${JSON.stringify({ proof: 'contract-sweep', routes: ROUTES.length, answers })}\n`)
})

/** Who may call the route, so that only what is wrong on purpose is refused. */
async function rightful(route: Route): Promise<string> {
  if (route.access === 'PUBLIC') return ''
  const user = route.access === 'STAFF' || route.access === 'PATIENT_OR_STAFF' ? story.doctor : story.patient
  if (route.access === 'ADMIN') return cookies.admin
  return (await story.signedInAs(user)).cookie() ?? ''
}

const isUpload = (route: Route) => route.consumes === 'MULTIPART'
const FORM = 'multipart/form-data; boundary=x'
const part = (name: string, more: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const ONE_FILE = `${part('file', '; filename="a.txt"', 'Hello')}--x--\r\n`

async function ask(
  route: Route,
  name: Parameters<typeof sampleOf>[0],
  change: Partial<Sent> = {},
): Promise<{ status: number; body: string }> {
  const sample = sampleOf(name, route, ids)
  const payload =
    change.payload ??
    (isUpload(route) ? ONE_FILE : sample.body === undefined ? undefined : JSON.stringify(sample.body))
  const answer = await sendFree(story.app, {
    method: change.method ?? route.method,
    url: change.url ?? addressOf(sample),
    headers: {
      ...(payload === undefined ? {} : { 'content-type': isUpload(route) ? FORM : 'application/json' }),
      ...(route.idempotency === 'REQUIRED' ? { 'idempotency-key': crypto.randomUUID() } : {}),
      ...change.headers,
    },
    payload,
  })
  answers += 1
  const what = `${name} ${answer.statusCode} ${answer.body.slice(0, 200)}`
  expect(answer.statusCode, what).toBeLessThan(500)
  expect(answer.headers, what).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  // A 468 is plain words and a 469 its key: both by the law of the product.
  if (answer.statusCode >= 400 && answer.statusCode < 468)
    expect(answer.json(), what).toHaveProperty('requestId', answer.headers['x-request-id'])
  return { status: answer.statusCode, body: answer.body }
}

describe.each(ROUTES)('%s', (name, route) => {
  beforeAll(async () => {
    if (route.objects['params.id'] === 'eContact') ids = { ...ids, eContact: (await send(story)).id }
  })

  const withRole = async (change: Partial<Sent> = {}) =>
    ask(route, name, { ...change, headers: { cookie: await rightful(route), ...change.headers } })

  it('takes a well-formed call of somebody entitled', async () => {
    const { status, body } = await withRole()
    expect([400, 401, 403, 405, 415], body).not.toContain(status)
  })

  it('answers another method with 405, and says which there are', async () => {
    const known = ROUTES.filter(([, each]) => each.path === route.path).map(([, each]) => each.method)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const) {
      if ((known as string[]).includes(method)) continue
      const answer = await sendFree(story.app, { method, url: addressOf(sampleOf(name, route, ids)) })
      expect(answer.statusCode, method).toBe(405)
      expect(answer.headers.allow).toBe(known.join(', '))
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  if (route.access !== 'PUBLIC')
    it('needs a session: none, a broken one, a made-up one and an ended one are 401', async () => {
      const token = 'A'.repeat(43)
      for (const cookie of [
        '',
        'sid=',
        'sid=garbage',
        `sid=${token}`,
        `sid=${'x'.repeat(8000)}`,
        ';;;=;sid',
        'sid=%00',
      ])
        expect((await ask(route, name, { headers: { cookie } })).status, cookie.slice(0, 50)).toBe(401)
      const client = await story.signedInAs(story.patient)
      const cookie = client.cookie() ?? ''
      await client.post('/api/logout')
      expect((await ask(route, name, { headers: { cookie } })).status).toBe(401)
    })

  const refused = refusedBy(route)
  if (refused.length > 0)
    it(`answers ${refused.join(', ')} with 403`, async () => {
      for (const who of refused)
        expect((await ask(route, name, { headers: { cookie: cookies[who] } })).status, who).toBe(403)
    })

  if (route.method !== 'GET') {
    it('refuses what another site sends', async () => {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'http://localhost.evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ] as Record<string, string>[])
        expect((await withRole({ headers })).status, JSON.stringify(headers)).toBe(403)
    })

    it('takes no other content type', async () => {
      const others = [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/jsonp',
        'application/json-patch+json',
        'text/json',
        ';',
        isUpload(route) ? 'application/json' : FORM,
      ]
      for (const type of others)
        expect((await withRole({ payload: '{}', headers: { 'content-type': type } })).status, type).toBe(415)
      const bare = await sendFree(story.app, {
        method: route.method,
        url: addressOf(sampleOf(name, route, ids)),
        headers: { cookie: await rightful(route) },
        payload: Buffer.from('{}'),
      })
      expect(bare.statusCode).toBe(415)
    })
  }

  if (route.method !== 'GET' && !isUpload(route))
    it('answers a body that is no object of its form with 400', async () => {
      const sample = sampleOf(name, route, ids).body ?? {}
      const json = JSON.stringify(sample)
      const texts = Object.entries(propertiesOf(route.body)).filter(([, schema]) => schema.type === 'string')
      const numbers = Object.entries(propertiesOf(route.body)).filter(
        ([, schema]) => schema.type === 'integer',
      )
      const arrays = Object.entries(propertiesOf(route.body)).filter(([, schema]) => schema.type === 'array')
      const instead = (key: string, text: string) =>
        `{${[...Object.entries(sample).filter(([other]) => other !== key)]
          .map(([other, value]) => `${JSON.stringify(other)}:${JSON.stringify(value)}`)
          .concat(`${JSON.stringify(key)}:${text}`)
          .join(',')}}`
      const bodies: [string, string | Buffer][] = [
        ['malformed', '{"a":'],
        ['truncated', json === '{}' ? '{' : json.slice(0, -1)],
        ['null', route.body ? 'null' : '[1]'],
        ['an array', '[1]'],
        ['text', '"text"'],
        ['a number', '7'],
        ['an unknown key', instead('isAdmin', 'true')],
        ['__proto__', instead('__proto__', '{"isAdmin":true}')],
        ['constructor', instead('constructor', '{"prototype":{}}')],
        ['a NUL in a key', instead('a\u0000', '1')],
        ['too deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
        ['too deep, as a field', instead('x', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)],
        ['2 MB of spaces', ' '.repeat(2_000_000)],
        ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
        ['10 000 elements', JSON.stringify(Array.from({ length: 10_000 }, () => 1))],
        ...texts.flatMap(([key]): [string, string][] => [
          [`a number as ${key}`, instead(key, '5')],
          [`1e999 as ${key}`, instead(key, '1e999')],
          [`a NUL in ${key}`, instead(key, '"a\\u0000b"')],
          [`a lone surrogate in ${key}`, instead(key, '"a\\ud800b"')],
          [`an object as ${key}`, instead(key, '{"a":1}')],
          [`an array as ${key}`, instead(key, '["a"]')],
        ]),
        ...numbers.flatMap(([key]): [string, string][] =>
          ['0', '-1', '2147483648', '1.5', '1e999', '"1"', '"1 or 1=1"', '[1]'].map((value) => [
            `${value} as ${key}`,
            instead(key, value),
          ]),
        ),
        ...arrays.flatMap(([key]): [string, string][] => [
          [`10 000 elements as ${key}`, instead(key, JSON.stringify(Array(10_000).fill('a')))],
          [`text as ${key}`, instead(key, '"a"')],
        ]),
      ]
      for (const [what, payload] of bodies) expect((await withRole({ payload })).status, what).toBe(400)
    })

  if (isUpload(route))
    it('answers a form that is none with 400', async () => {
      for (const payload of [
        '',
        'nothing',
        '--x--\r\n',
        part('file', '; filename="a.txt"', 'cut'),
        `${part('other', '; filename="a.txt"', 'x')}--x--\r\n`,
        `${part('fileName', '', 'only a name')}--x--\r\n`,
        `${part('file', '; filename="a.txt"', 'x')}${part('file', '; filename="b.txt"', 'y')}--x--\r\n`,
      ])
        expect((await withRole({ payload })).status, payload).toBe(400)
      expect((await withRole({ headers: { 'content-type': 'multipart/form-data' } })).status).toBe(400)
    })

  const parameters = Object.keys(propertiesOf(route.params))
  if (parameters.length > 0)
    it('answers an id that is none with 400 or 404', async () => {
      for (const id of [
        '0',
        '-1',
        '2147483648',
        '9'.repeat(25),
        'a/b',
        '1 or 1=1',
        "1'--",
        '1.0',
        '1e3',
        '٣',
        'x'.repeat(300),
      ]) {
        const sample = sampleOf(name, route, ids)
        const path = `/api${route.path.replace(/:\w+/, encodeURIComponent(id))}`
        if (route.path.includes(':key') && /^[a-z0-9-]{1,40}$/.test(id)) continue
        const { status } = await withRole({ url: addressOf({ path, query: sample.query }) })
        expect([400, 404], `${id} answered ${status}`).toContain(status)
      }
      for (const id of ['%00', '%zz', '%ed%a0%80', '%ff'])
        expect([400, 404], id).toContain(
          (await withRole({ url: `/api${route.path.replace(/:\w+/, id)}` })).status,
        )
    })

  it('answers a query that is not of its form with 400', async () => {
    const sample = sampleOf(name, route, ids)
    const query = propertiesOf(route.query)
    const has = (key: string) => key in query
    const wrong: [string, string][] = [
      ...(has('page') ? ['-1', '1e9', '10001', '1000000', 'abc', ''] : []).map((value): [string, string] => [
        'page',
        value,
      ]),
      ...(has('size') ? ['0', '-1', '1000000', '501', 'abc', '1.5'] : []).map((value): [string, string] => [
        'size',
        value,
      ]),
      ...(has('sort') ? ['password;drop', 'updatedAt desc', ''] : []).map((value): [string, string] => [
        'sort',
        value,
      ]),
      ...Object.keys(route.objects)
        .filter((place) => place.startsWith('query.'))
        .flatMap((place) =>
          ['0', '-1', '2147483648', 'abc', '1 or 1=1', '[1]'].map((value): [string, string] => [
            place.slice(6),
            value,
          ]),
        ),
      ...(route.query
        ? ([
            ['unknown', '1'],
            ['__proto__', '1'],
          ] as [string, string][])
        : []),
    ]
    for (const [key, value] of wrong) {
      const url = addressOf({ path: sample.path, query: { ...sample.query, [key]: value } })
      expect((await withRole({ url })).status, url).toBe(400)
    }
    for (const key of Object.keys(query)) {
      const twice = `${addressOf(sample)}${Object.keys(sample.query).length > 0 ? '&' : '?'}${key}=1&${key}=2`
      expect((await withRole({ url: twice })).status, twice).toBe(400)
    }
  })

  if (route.versioned || route.idempotency !== 'NONE')
    it('answers headers that are not of their form with 400', async () => {
      for (const value of ['abc', '-1', '"', '1e9', '99999999999', '1, 2', '*'])
        expect((await withRole({ headers: { 'if-match': value } })).status, value).toBe(400)
      for (const value of ['abc', '1', '', 'x'.repeat(36), `${crypto.randomUUID()}0`])
        expect((await withRole({ headers: { 'idempotency-key': value } })).status, value).toBe(400)
    })
})

function refusedBy({ access }: Route): (keyof typeof cookies)[] {
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

describe('the server', () => {
  it('answers unknown addresses below /api with 404', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api/login/', '/api//login']) {
      const answer = await sendFree(story.app, { method: 'GET', url })
      expect(answer.statusCode, url).toBe(404)
      expect(answer.headers['x-content-type-options'], url).toBe('nosniff')
      expect(Object.keys(answer.json()), url).toContain('requestId')
    }
  })

  it('answers a header of 20 KB with 431, and nonsense with 400, with the headers of every answer', async () => {
    await story.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = story.app.server.address() as { port: number }
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
      expect(heard).toMatch(/\{"requestId":"[0-9a-f-]{36}"\}$/)
    }
  })
})

it('every field of a body that takes text is known to be text', () => {
  // Guards the sweep itself: a schema that JSON Schema cannot show would be tried with nothing.
  for (const [name, route] of ROUTES)
    if (route.body) expect(jsonSchemaOf(route.body).additionalProperties, name).toBe(false)
})
