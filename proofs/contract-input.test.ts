import type { RouteName } from '@vastus/contract'
import { isList } from '@vastus/contract/fields'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { quickestDatabase } from '@vastus/server/testing'
import { addressOf, jsonSchemaOf, propertiesOf, ROUTES, sampleOf } from './support/samples.ts'
import { createSweep, isUpload, part, type Sweep } from './support/sweep.ts'

let sweep: Sweep
beforeAll(async () => {
  sweep = await createSweep({}, quickestDatabase())
})
afterAll(async () => {
  process.stdout.write(
    `${JSON.stringify({ proof: 'contract-input', routes: ROUTES.length, answers: sweep.answers() })}\n`,
  )
  await sweep.story.close()
})

/** A gateway adds fields of its own, and is refused for a wrong signature before its body is read. */
const FROM_GATEWAYS: readonly RouteName[] = [
  'reportOfMessente',
  'reportOfTwilio',
  'answerByTwilio',
  'reportOfAwell',
]
const WITH_JSON = ROUTES.filter(
  ([name, route]) => route.method !== 'GET' && !isUpload(route) && !FROM_GATEWAYS.includes(name),
)
const UPLOADS = ROUTES.filter(([, route]) => isUpload(route))
const WITH_IDS = ROUTES.filter(([, route]) => route.params !== undefined)
const WITH_HEADERS = ROUTES.filter(([, route]) => route.versioned || route.idempotency !== 'NONE')

it.each(WITH_JSON)('%s answers a body that is not of its form with 400', async (name, route) => {
  const sample = sampleOf(name, route, await sweep.idsFor(route)).body ?? {}
  const json = JSON.stringify(sample)
  const texts = Object.entries(propertiesOf(route.body)).filter(([, schema]) => schema.type === 'string')
  const numbers = Object.entries(propertiesOf(route.body)).filter(([, schema]) => schema.type === 'integer')
  const arrays = Object.entries(propertiesOf(route.body)).filter(([, schema]) => schema.type === 'array')
  const instead = (key: string, text: string) =>
    `{${Object.entries(sample)
      .filter(([other]) => other !== key)
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
      [`an object as ${key}`, instead(key, '{"a":1}')],
      [`an array as ${key}`, instead(key, '["a"]')],
    ]),
    ...numbers.flatMap(([key, { minimum }]): [string, string][] =>
      // Nought is no id, but it may be a length of time.
      [...(minimum === 0 ? [] : ['0']), '-1', '2147483648', '1.5', '1e999', '"1"', '"1 or 1=1"', '[1]'].map(
        (value) => [`${value} as ${key}`, instead(key, value)],
      ),
    ),
    ...arrays.flatMap(([key]): [string, string][] => [
      [`10 000 elements as ${key}`, instead(key, JSON.stringify(Array(10_000).fill('a')))],
      [`text as ${key}`, instead(key, '"a"')],
    ]),
  ]
  for (const [what, payload] of bodies)
    expect((await sweep.askRightfully(name, route, { payload })).status, what).toBe(400)
})

it.each(UPLOADS)('%s answers a form that is none with 400', async (name, route) => {
  for (const payload of [
    '',
    'nothing',
    '--x--\r\n',
    part('file', '; filename="a.txt"', 'cut'),
    `${part('other', '; filename="a.txt"', 'x')}--x--\r\n`,
    `${part('fileName', '', 'only a name')}--x--\r\n`,
    `${part('file', '; filename="a.txt"', 'x')}${part('file', '; filename="b.txt"', 'y')}--x--\r\n`,
  ])
    expect((await sweep.askRightfully(name, route, { payload })).status, payload).toBe(400)
  expect(
    (await sweep.askRightfully(name, route, { headers: { 'content-type': 'multipart/form-data' } })).status,
  ).toBe(400)
})

it.each(WITH_IDS)('%s answers an id that is none with 400 or 404', async (name, route) => {
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
    const sample = sampleOf(name, route, await sweep.idsFor(route))
    const path = `/api${route.path.replace(/:\w+/, encodeURIComponent(id))}`
    if (route.path.includes(':key') && /^[a-z0-9-]{1,40}$/.test(id)) continue
    const { status } = await sweep.askRightfully(name, route, {
      url: addressOf({ path, query: sample.query }),
    })
    expect([400, 404], `${id} answered ${status}`).toContain(status)
  }
  for (const id of ['%00', '%zz', '%ed%a0%80', '%ff'])
    expect([400, 404], id).toContain(
      (await sweep.askRightfully(name, route, { url: `/api${route.path.replace(/:\w+/, id)}` })).status,
    )
})

it.each(ROUTES)('%s answers a query that is not of its form with 400', async (name, route) => {
  const sample = sampleOf(name, route, await sweep.idsFor(route))
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
    expect((await sweep.askRightfully(name, route, { url })).status, url).toBe(400)
  }
  // A list may be given item by item.
  const fields = route.query instanceof z.ZodMiniObject ? route.query.shape : {}
  for (const key of Object.keys(query).filter((each) => !isList(fields[each]))) {
    const twice = `${addressOf(sample)}${Object.keys(sample.query).length > 0 ? '&' : '?'}${key}=1&${key}=2`
    expect((await sweep.askRightfully(name, route, { url: twice })).status, twice).toBe(400)
  }
})

it.each(WITH_HEADERS)('%s answers headers that are not of their form with 400', async (name, route) => {
  for (const value of ['abc', '-1', '"', '1e9', '99999999999', '1, 2', '*'])
    expect((await sweep.askRightfully(name, route, { headers: { 'if-match': value } })).status, value).toBe(
      400,
    )
  for (const value of ['abc', '1', '', 'x'.repeat(36), `${crypto.randomUUID()}0`])
    expect(
      (await sweep.askRightfully(name, route, { headers: { 'idempotency-key': value } })).status,
      value,
    ).toBe(400)
})

it('every field of a body that takes text is known to be text', () => {
  // Guards the sweep itself: a schema that JSON Schema cannot show would be tried with nothing.
  for (const [name, route] of ROUTES)
    if (route.body && !FROM_GATEWAYS.includes(name))
      expect(jsonSchemaOf(route.body).additionalProperties, name).toBe(false)
})
