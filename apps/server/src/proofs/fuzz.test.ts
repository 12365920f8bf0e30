import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import { apiDocument } from '../http/openapi.ts'
import { fitting, hostileValue, type Known, nearly } from './testing/hostile-values.ts'
import { type Sent, sendFree } from './testing/raw-call.ts'
import type { Json } from './testing/samples.ts'
import { SEED } from './testing/seed.ts'
import type { PrincipalName } from './testing/principals.ts'
import { createWorld, type World } from './testing/world.ts'

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 3000)
const TOO_SLOW_MS = 5000
const ROLES = ['anonymous', 'owner', 'doctor', 'nonClinical', 'admin', 'withoutConsents'] as const

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Json }
type Operation = {
  operationId: string
  'x-access': string
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { content?: Record<string, { schema: Json }> }>
}
type Call = { path: Json; query: Json; headers: Json; body: unknown }

const document = apiDocument('test') as { paths: Record<string, Record<string, Operation>> }
const OPERATIONS = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)
const ajv = new Ajv2020({ strict: false, validateFormats: false })
const validators = new Map(
  OPERATIONS.flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema
      return schema ? [[`${operation.operationId} ${status}`, ajv.compile(schema)] as const] : []
    }),
  ),
)

let world: World
let calls = 0
const seen: Record<string, number> = {}
beforeAll(async () => {
  world = await createWorld('pglite')
})
afterAll(async () => {
  await world.close()
  process.stdout.write(`${JSON.stringify({ proof: 'fuzz', seed: SEED, calls, seen })}\n`)
})

function callsOf(operation: Operation, known: Known): fc.Arbitrary<Call> {
  const part = (place: Parameter['in']) =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, fitting(schema, known, name)]),
      ),
      {
        requiredKeys: operation.parameters.flatMap((each) =>
          each.in === place && each.required ? [each.name] : [],
        ),
      },
    ) as fc.Arbitrary<Json>
  const body = operation.requestBody?.content['application/json']
  const fit = body ? fitting(body.schema, known) : fc.constant(undefined)
  const valid = { path: part('path'), query: part('query'), headers: part('header'), body: fit }
  const loose = (arbitrary: fc.Arbitrary<Json>) => nearly(arbitrary) as fc.Arbitrary<Json>
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(valid) },
    {
      weight: 3,
      arbitrary: fc.record({
        ...valid,
        body: body ? nearly(fit) : fc.constant(undefined),
        query: loose(valid.query),
      }),
    },
    { weight: 1, arbitrary: fc.record({ ...valid, path: valid.path.chain((path) => hostilePath(path)) }) },
    { weight: 2, arbitrary: fc.record({ ...valid, body: body ? hostileValue : fc.constant(undefined) }) },
  )
}

const hostilePath = (path: Json) =>
  hostileValue.map((bad) => Object.fromEntries(Object.keys(path).map((key) => [key, bad])))

/** Any value as text in an address; what no address can hold is sent as its broken bytes. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.isWellFormed() ? encodeURIComponent(text.slice(0, 1000)) : '%ed%a0%80'
}

function requestOf({ path, method }: (typeof OPERATIONS)[number], call: Call, cookie: string): Sent {
  const address = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => inAddress(call.path[name]))
  const query = Object.entries(call.query).map(([name, value]) => `${name}=${inAddress(value)}`)
  const headers = Object.fromEntries(
    Object.entries(call.headers).map(([name, value]) => [
      name,
      String(value).replaceAll(/[^\x20-\x7e]/g, '?'),
    ]),
  )
  const payload = call.body === undefined ? undefined : JSON.stringify(call.body)
  return {
    method: method as Sent['method'],
    url: query.length > 0 ? `${address}?${query.join('&')}` : address,
    headers: { ...headers, cookie, ...(payload ? { 'content-type': 'application/json' } : {}) },
    payload,
  }
}

async function check(target: (typeof OPERATIONS)[number], request: Sent): Promise<void> {
  const started = performance.now()
  const answer = await sendFree(world.app, request)
  const took = performance.now() - started
  calls += 1
  seen[answer.statusCode] = (seen[answer.statusCode] ?? 0) + 1
  const { operationId, responses } = target.operation
  const what = `${operationId} answered ${answer.statusCode} ${answer.body.slice(0, 300)} to ${JSON.stringify(request).slice(0, 1000)}`
  if (answer.statusCode >= 500 || took > TOO_SLOW_MS) throw new Error(`${what} after ${took} ms`)
  // 404 for a path that no longer is this route's, 405 and 415 before any route: for every address alike.
  const isOfRoute = !(
    answer.statusCode === 404 && request.url.split('/').length !== target.path.split('/').length
  )
  if (!(answer.statusCode in responses) && isOfRoute) throw new Error(`undocumented: ${what}`)
  const validate = validators.get(`${operationId} ${answer.statusCode}`)
  if (validate && !validate(answer.json())) throw new Error(`${ajv.errorsText(validate.errors)}: ${what}`)
}

const sessions = new Map<string, string>()

/** One session for each role and operation: calls of one operation must not cost the next its session. */
async function cookieOf(role: (typeof ROLES)[number], { operationId }: Operation): Promise<string> {
  if (role === 'anonymous') return ''
  const key = `${role} ${operationId}`
  if (operationId === 'logout') sessions.delete(key)
  const user = world.users[role as Exclude<PrincipalName, 'anonymous' | 'expired'>]
  const cookie = sessions.get(key) ?? (await world.signedInAs(user)).cookie() ?? ''
  sessions.set(key, cookie)
  return cookie
}

/** Mostly somebody whom the route is for, so that the calls come as far as its own rules. */
function rolesFor(operation: Operation): fc.Arbitrary<(typeof ROLES)[number]> {
  const rightful = operation['x-access'] === 'STAFF' ? 'doctor' : 'owner'
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(rightful) },
    { weight: 2, arbitrary: fc.constantFrom(...ROLES) },
  )
}

const perOperation = Math.ceil(RUNS / OPERATIONS.length)

it.each(OPERATIONS.map((target) => [target.operation.operationId, target] as const))(
  '%s answers as documented, whatever it is asked',
  async (_name, target) => {
    const { objects } = world
    const isClinics = target.path.includes('/clinic/{id}')
    const ids = [objects.eContact['p'], objects.eContact['r'], objects.clinic['a']]
    const known: Known = {
      id: target.path.includes('/files/')
        ? Object.values(objects.file)
        : isClinics
          ? [String(objects.clinic['a'])]
          : ids.map(String),
      eContactId: [objects.eContact['p'], objects.eContact['x']],
      clinicId:
        target.method === 'GET' ? [String(objects.clinic['a'])] : [objects.clinic['a'], objects.clinic['b']],
      patientPersonId: [objects.person['p']],
      personId: [String(objects.person['p'])],
      assigneeUserId: [objects.user['a'], null],
      reason: ['PROBLEM_RESOLVED', 'SYMPTOMS_CHANGED', 'WRONG_INFORMATION', 'CLINIC_OVERWHELMED'],
      'If-Match': ['"1"', '"2"'],
      email: ['a@example.test', world.users.owner.email],
      otp: ['123456'],
      page: ['0', '1', '10000'],
      size: ['1', '100'],
    }
    await fc.assert(
      fc.asyncProperty(rolesFor(target.operation), callsOf(target.operation, known), async (role, call) =>
        check(target, requestOf(target, call, await cookieOf(role, target.operation))),
      ),
      { numRuns: perOperation, seed: SEED, endOnFailure: true },
    )
  },
  600_000,
)

it('leaves the server and its data in order', async () => {
  const answer = await world.app.inject({ method: 'GET', url: '/api/health/live' })
  expect(answer.statusCode).toBe(200)
  const { broken } = await world.parts.database.transaction({ actor: 'system' }, (tx) =>
    tx.one<{ broken: number }>(sql`select count(*) as broken from e_contacts e
      where (e.status in ('completed', 'rejected')) <> (e.outcome is not null)
        or e.version < 1 or e.updated_at < e.created_at`),
  )
  expect(broken).toBe(0)
})
