import { BUSINESS_KEYS } from '@vastus/contract/error-keys'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, makeWebFolder, type TestApp } from '@vastus/server/testing'
import { serveWebApp } from '../apps/server/src/http/web-app.ts'
import { apiDocument } from '../apps/server/src/http/openapi.ts'
import { propertiesOf, ROUTES } from './support/samples.ts'

const WEB = fileURLToPath(new URL('../apps/web/', import.meta.url))
const BUILT = join(WEB, 'dist/index.html')

/** The patient's screens call these too: for the persons they may write for, and to say what is used. */
const OPEN_TO_PATIENTS = ['/clinic/medications', '/clinic/patients/prescriptions', '/clinic/track']

describe('pages and assets', () => {
  let test: TestApp
  let folder: string
  beforeAll(async () => {
    folder = makeWebFolder()
    writeFileSync(join(folder, 'assets/app-1234.js'), 'export {}')
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    test = await createTestApp({
      kind: 'pglite',
      config: { publicUrl: 'https://vastus.example' },
      beforeReady: (app) => serveWebApp(app, folder),
    })
  })
  afterAll(async () => {
    await test.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['/', 200, 'no-cache'],
    ['/e-contacts/1', 200, 'no-cache'],
    ['/index.html', 200, 'no-cache'],
    ['/assets/app-1234.js', 200, 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 200, 'public, max-age=86400'],
    ['/boot.js', 200, 'no-cache'],
    ['/assets/gone.js', 404, undefined],
    ['/assets/', 404, undefined],
    ['/assets', 200, 'no-cache'],
    ['/gone.png', 404, undefined],
    ['/api/config', 200, 'no-store'],
    ['/api/gone', 404, 'no-store'],
    ['/%zz', 400, 'no-store'],
    ['/../etc/passwd', 200, 'no-cache'],
    ['/assets/..%2f..%2fetc%2fpasswd', 404, undefined],
    ['/.env', 404, undefined],
  ])('%s answers %i with the headers of every answer', async (url, status, cacheControl) => {
    const response = await test.app.inject({ method: 'GET', url })
    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; style-src 'self';/,
      ),
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(response.headers['cache-control']).toBe(cacheControl)
    for (const told of ['server', 'x-powered-by', 'access-control-allow-origin'])
      expect(response.headers).not.toHaveProperty(told)
  })

  it('the policy allows nothing inline, nothing evaluated and no other host', async () => {
    const policy = String((await test.app.inject('/')).headers['content-security-policy'])
    expect(policy).not.toMatch(/unsafe-|\*|https?:|'nonce-|'sha/)
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(part)
  })
})

const pages = [
  ['its source', join(WEB, 'index.html')],
  ['as built', BUILT],
].filter(([, path]) => path !== BUILT || existsSync(BUILT)) as [string, string][]

it.each(pages)('the page has no script or style of its own, %s', (_what, path) => {
  const page = readFileSync(path, 'utf8').replaceAll(/<!--.*?-->/gs, '')
  for (const [script, inside] of page.matchAll(/<script\b[^>]*>(.*?)<\/script>/gis)) {
    expect(script).toMatch(/\bsrc="\/[^/"][^"]*"/)
    expect(inside).toBe('')
  }
  expect(page).not.toMatch(/<style\b|\sstyle=|\son[a-z]+=|javascript:|<base\b|https?:\/\//i)
})

describe.each(ROUTES)('%s', (name, route) => {
  it('declares who may call it, its ids, its trace, its keys, its rate and its errors', () => {
    expect(Object.keys(route)).toEqual(
      expect.arrayContaining([
        'access',
        'objects',
        'audit',
        'idempotency',
        'rate',
        'errors',
        'response',
        'summary',
      ]),
    )
    for (const key of route.errors) expect(BUSINESS_KEYS).toContain(key)
    if (route.access !== 'PUBLIC') expect(['API', 'LOGIN', 'CODE', 'UPLOAD']).toContain(route.rate)
    if (route.path.startsWith('/patient/')) expect(route.access).toBe('PATIENT')
    if (route.path.startsWith('/clinic/'))
      expect(route.access).toBe(OPEN_TO_PATIENTS.includes(route.path) ? 'PATIENT_OR_STAFF' : 'STAFF')
  })

  it('names every id that it takes as an object', () => {
    const ids = [
      ...Object.keys(propertiesOf(route.params)).map((key) => `params.${key}`),
      ...Object.keys(propertiesOf(route.query)).map((key) => `query.${key}`),
      ...Object.keys(propertiesOf(route.body)).map((key) => `body.${key}`),
    ].filter((place) => /\bid$|Ids?$/.test(place))
    // Filters of a list: what they name outside the clinic is simply not in it.
    const filters = ['query.assigneeUserIds', 'query.patientPersonIds', 'body.excludedPersonIds']
    // A name out of a list that is the same for everybody.
    const names = ['body.ruleId', 'body.templateId']
    // Random handles of a sign-in under way, bound to the browser or the employee who began it.
    const handles = ['body.attemptId', 'body.sessionId']
    // Looked for in the e-contact of the path alone.
    const parts = ['body.heldReplyId']
    const known = [...filters, ...names, ...handles, ...parts]
    expect(
      ids.filter((place) => !(place in route.objects) && !known.includes(place)),
      name,
    ).toEqual([])
  })

  it('takes parameters only by a closed form, and leaves a trace where it touches an e-contact, person or file', () => {
    const parameters = [...route.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter)
    expect(Object.keys(propertiesOf(route.params))).toEqual(parameters)
    const isAboutPatient = Object.values(route.objects).some((type) =>
      ['eContact', 'person', 'file'].includes(type),
    )
    // A mark of the caller's own, of e-contacts named by the caller: nothing of a patient is shown or changed by it.
    if (isAboutPatient && name !== 'markSeen') expect(route.audit).not.toBeNull()
  })
})

it('the published document carries the declarations', () => {
  const { paths } = apiDocument('test') as { paths: Record<string, Record<string, Record<string, unknown>>> }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(operations).toHaveLength(ROUTES.length)
  for (const operation of operations)
    for (const key of ['x-access', 'x-objects', 'x-audit', 'x-idempotent', 'x-errors', 'x-rate'])
      expect(operation[key], `${String(operation.operationId)} ${key}`).toBeDefined()
})
