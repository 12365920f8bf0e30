import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '@vastus/server/testing'
import { startRealtime } from '../apps/server/src/sockets.ts'
import { isAllowed, type Lockfile, lockfileFaults } from './support/package-rules.ts'
import { patternsIn, slownessOf } from './support/regex-rules.ts'
import { addressOf, ROUTES, sampleOf } from './support/samples.ts'
import { secretsIn } from './support/secret-rules.ts'
import { ROOT, runStatic } from './support/static-run.ts'

it('the repository holds no slow pattern, no secret, no loose package and no licence off the list', () => {
  const figures = runStatic()
  process.stdout.write(`${JSON.stringify({ proof: 'T13 static', ...figures })}\n`)
  expect(figures).toMatchObject({ slowPatterns: [], secrets: [], lockfile: [], licences: [] })
  expect(Math.min(figures.patterns, figures.production)).toBeGreaterThan(100)
})

describe('planted faults are found:', () => {
  it.each(['(a+)+', '(?:a|b*)*c', '^(\\w+\\s?)*$', '((a*)b?){2,}', '(.)\\1', '<made>'])(
    'the slow pattern %s',
    (pattern) => expect(slownessOf(pattern)).not.toBeNull(),
  )
  it.each(['^a+b*$', '[(+)+]+', '(?:ab){1,3}c+', '\\(a+\\)+', '(a|b)+'])('%s is not slow', (pattern) =>
    expect(slownessOf(pattern)).toBeNull(),
  )
  it('patterns are found where they stand, and made ones too', () => {
    const source = 'const a = 1 / 2 / 3\nconst b = /x+/g\nconst c = new RegExp(b)\nRegExp("y*")'
    expect(patternsIn('x.ts', source)).toEqual([
      { line: 2, pattern: 'x+' },
      { line: 3, pattern: '<made>' },
      { line: 4, pattern: 'y*' },
    ])
  })
  it.each([
    ['-----BEGIN RSA PRIVATE', ' KEY-----'],
    ['AKIA', 'ABCDEFGHIJKLMNOP'],
    ['ghp_', 'a'.repeat(36)],
    ['xoxb-', '1234567890ab'],
    ['sk_live_', 'a'.repeat(24)],
    ['//registry/:_authToken=', 'abcdefgh1234'],
    ['postgres://vastus:', 'hunter2hunter2@db.example.ee/vastus'],
    [`eyJ${'a'.repeat(12)}.eyJ${'b'.repeat(12)}`, `.${'c'.repeat(12)}`],
  ])('the secret %s…', (start, end) => expect(secretsIn(`x = "${start}${end}"`)).toHaveLength(1))

  const integrity = `sha512-${'A'.repeat(86)}==`
  const sound = { version: '1.2.3', integrity }
  it.each<[string, Lockfile['packages']]>([
    ['no hash', { 'node_modules/a': { version: '1.2.3' } }],
    ['a weak hash', { 'node_modules/a': { ...sound, integrity: 'sha1-AAAA' } }],
    ['another place', { 'node_modules/a': { ...sound, resolved: 'https://example.test/a.tgz' } }],
    ['a place in a repository', { 'node_modules/a': { ...sound, resolved: 'git+ssh://git@example.test/a' } }],
    ['a range', { '': { dependencies: { a: '^1.2.3' } } }],
    ['a tag', { 'apps/web': { devDependencies: { a: 'latest' } } }],
  ])('a lockfile with %s', (_what, packages) => {
    expect(lockfileFaults({ lockfileVersion: 3, packages: { 'node_modules/b': sound } })).toEqual([])
    expect(lockfileFaults({ lockfileVersion: 3, packages })).toHaveLength(1)
  })
  it.each([
    ['a', 'MIT', true],
    ['a', '(MIT OR GPL-3.0-only)', true],
    ['a', 'Apache-2.0 AND GPL-3.0-only', false],
    ['a', 'LGPL-3.0-or-later', false],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
    ['libheif-js', 'LGPL-3.0', true],
    ['libheif-js', 'GPL-3.0', false],
    ['a', 'UNLICENSED', false],
    ['a', 'none', false],
  ])('%s under %s: %s', (name, licence, allowed) => expect(isAllowed(name, licence)).toBe(allowed))
})

const ALWAYS = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'strict-transport-security',
  'cache-control',
]

describe('the headers of every answer', () => {
  let test: TestApp
  let port: number
  let stop: () => Promise<void>
  beforeAll(async () => {
    test = await createTestApp({ kind: 'pglite', config: { publicUrl: 'https://vastus.example' } })
    const { port: given } = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }))
    port = Number(given)
    const hub = await startRealtime(test.services, test.app.server)
    stop = () => hub.stop()
  })
  afterAll(async () => {
    await stop?.()
    await test?.close()
  })

  it.each(ROUTES)(
    '%s, called well, without a body, of another type, by another method',
    async (name, route) => {
      const sample = sampleOf(name, route, {
        eContact: 1,
        clinic: 1,
        employee: 1,
        globalMessage: 1,
        person: 1,
        user: 1,
        file: crypto.randomUUID(),
        template: 1,
        representation: 1,
        timelineEntry: 1,
        aiSummary: 1,
        aiModel: 1,
        aiPrompt: 1,
        supportRequest: 1,
        clinicApplication: 1,
        hubNotice: 1,
        advert: 1,
        questionnaireFlow: crypto.randomUUID(),
        smsBatch: 1,
        smsTemplate: 1,
        smsAudience: 1,
        fileImport: 1,
      })
      const url = addressOf(sample)
      const own = { origin: 'https://vastus.example' }
      const answers = await Promise.all([
        test.app.inject({
          method: route.method,
          url,
          headers: own,
          ...(sample.body ? { payload: sample.body } : {}),
        }),
        test.app.inject({ method: route.method, url, headers: own }),
        test.app.inject({
          method: route.method,
          url,
          headers: { ...own, 'content-type': 'text/xml' },
          payload: '<a/>',
        }),
        test.app.inject({ method: 'OPTIONS', url }),
        test.app.inject({ method: route.method, url, headers: { origin: 'https://evil.example' } }),
      ])
      for (const response of answers) {
        const missing = ALWAYS.filter((header) => !response.headers[header])
        expect(missing, `${response.statusCode}`).toEqual([])
      }
    },
  )

  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['a header of 20 KB', `GET / HTTP/1.1\r\nhost: x\r\na: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address that cannot be read', 'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
    ['an unknown method', 'BREW /api/config HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    [
      'a socket without a session',
      'GET /api/ws-prm HTTP/1.1\r\nhost: x\r\norigin: https://vastus.example\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      401,
    ],
    [
      'a socket from elsewhere',
      'GET /api/ws-prm HTTP/1.1\r\nhost: x\r\norigin: https://evil.example\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      403,
    ],
    [
      'a socket at no place',
      'GET /x HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
      404,
    ],
  ])('%s', async (_what, request, status) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(request)
    const [head] = (await once(socket.setEncoding('utf8'), 'data')) as [string]
    socket.destroy()
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(ALWAYS.filter((header) => !head.toLowerCase().includes(`\r\n${header}: `))).toEqual([])
  })
})

it('the list of parts of a release names every production package once, with its licence and hash', () => {
  const text = execFileSync(process.execPath, [join(ROOT, 'scripts/sbom.mjs'), '--stdout'], {
    encoding: 'utf8',
  })
  const sbom = JSON.parse(text) as {
    bomFormat: string
    specVersion: string
    components: { name: string; purl: string; hashes: unknown[]; licenses: unknown[] }[]
  }
  expect([sbom.bomFormat, sbom.specVersion]).toEqual(['CycloneDX', '1.6'])
  expect(sbom.components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['fastify', 'react', '@node-rs/argon2']),
  )
  expect(sbom.components.map(({ name }) => name)).not.toContain('vitest')
  expect(new Set(sbom.components.map(({ purl }) => purl)).size).toBe(sbom.components.length)
  for (const { hashes, licenses } of sbom.components) expect([hashes.length, licenses.length]).toEqual([1, 1])
})
