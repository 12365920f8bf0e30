import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseKind } from '@vastus/server/testing'
import { sql } from '../../apps/server/src/db/sql.ts'
import { OPERATIONS, type Operation, requestsFor } from './fuzz-calls.ts'
import type { Known } from './hostile-values.ts'
import type { PrincipalName } from './principals.ts'
import { type Sent, sendFree } from './raw-call.ts'
import { createWorld, type World } from './world.ts'

const HANGS_AFTER_MS = 5000
const AT_ONCE = 8
const CHUNK = 200
const ROLES = ['anonymous', 'owner', 'doctor', 'nonClinical', 'admin', 'withoutConsents'] as const
type Role = (typeof ROLES)[number]

export type FuzzFigures = { inputs: number; slowestMs: number; statuses: Record<string, number> }
export type Fuzz = {
  world: World
  /** Sends so many inputs to the operation; what it did against the document, each with the request. */
  tryOperation: (operation: Operation, inputs: number, seed: number) => Promise<string[]>
  /** One request as one of the roles, checked in the same way. */
  check: (operation: Operation, request: Sent, role: Role) => Promise<string | null>
  /** Rows that no rule of the product allows. */
  brokenRows: () => Promise<number>
  figures: () => FuzzFigures
  close: () => Promise<void>
}

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const validators = new Map(
  OPERATIONS.flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema
      return schema ? [[`${operationId} ${status}`, ajv.compile(schema)] as const] : []
    }),
  ),
)

export async function createFuzz(kind: DatabaseKind): Promise<Fuzz> {
  const world = await createWorld(kind)
  const figures: FuzzFigures = { inputs: 0, slowestMs: 0, statuses: {} }
  const sessions = new Map<string, string>()

  /** One session for each role and operation: calls of one operation must not cost the next its session. */
  async function cookieOf(role: Role, { operationId }: Operation): Promise<string> {
    if (role === 'anonymous') return ''
    const key = `${role} ${operationId}`
    if (operationId === 'logout') sessions.delete(key)
    const user = world.users[role as Exclude<PrincipalName, 'anonymous' | 'expired'>]
    const cookie = sessions.get(key) ?? (await world.signedInAs(user)).cookie() ?? ''
    sessions.set(key, cookie)
    return cookie
  }

  async function check(operation: Operation, request: Sent, role: Role): Promise<string | null> {
    const headers = { ...request.headers, cookie: await cookieOf(role, operation) }
    const started = performance.now()
    const response = await Promise.race([
      sendFree(world.app, { ...request, headers }),
      delay(HANGS_AFTER_MS, null, { ref: false }),
    ])
    const took = performance.now() - started
    figures.inputs += 1
    figures.slowestMs = Math.max(figures.slowestMs, Math.round(took))
    const what = `${operation.operationId} as ${role}, asked ${JSON.stringify(request).slice(0, 1000)}`
    if (!response) return `hangs: ${what}`
    figures.statuses[response.statusCode] = (figures.statuses[response.statusCode] ?? 0) + 1
    const wrong = problemOf(operation, request, response)
    return wrong && `${wrong}: ${what} and answered ${response.statusCode} ${response.body.slice(0, 300)}`
  }

  return {
    world,
    check,
    async tryOperation(operation, inputs, seed) {
      const calls = fc.tuple(rolesFor(operation), requestsFor(operation, knownOf(world, operation)))
      const problems: string[] = []
      for (let done = 0, chunk = 0; done < inputs; done += CHUNK, chunk++) {
        const drawn = fc.sample(calls, { numRuns: Math.min(CHUNK, inputs - done), seed: seed + chunk })
        const left = drawn.values()
        await Promise.all(
          Array.from({ length: AT_ONCE }, async () => {
            for (const [role, request] of left) {
              const problem = await check(operation, request, role)
              if (problem) problems.push(`seed ${seed + chunk}: ${problem}`)
            }
          }),
        )
      }
      return problems
    },
    brokenRows: async () =>
      (
        await world.services.database.transaction({ actor: 'system' }, (tx) =>
          tx.one<{ broken: number }>(sql`select count(*) as broken from e_contacts e
            where (e.status in ('completed', 'rejected')) <> (e.outcome is not null)
              or e.version < 1 or e.updated_at < e.created_at`),
        )
      ).broken,
    figures: () => figures,
    close: world.close,
  }
}

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

/** How the answer breaks the promise of the document, or null. */
function problemOf(operation: Operation, request: Sent, response: LightMyRequestResponse): string | null {
  const { operationId, responses } = operation
  const { statusCode: status, headers, body } = response
  // Telling that a part is slow is what this route is for; on a busy machine one may be.
  if (operationId === 'getReadiness' && status === 503) return null
  if (status >= 500) return 'a bug'
  for (const [name, value] of Object.entries(ALWAYS)) if (headers[name] !== value) return `no ${name}`
  if (!/^[0-9a-f-]{36}$/.test(String(headers['x-request-id']))) return 'no request id'
  if (!String(headers['content-security-policy']).includes("default-src 'none'")) return 'no content policy'
  // A path with more parts than the route's is no longer this route's.
  if (!(status in responses) && samePath(operation.path, request.url)) return 'undocumented'
  const type = String(headers['content-type'] ?? '')
  if (status === 468)
    return body.length > 0 && type.startsWith('text/plain') ? null : 'a refusal without words'
  if (status < 300 && !validators.has(`${operationId} ${status}`))
    return status === 204 && body !== '' ? 'a body where there is none' : null
  if (!type.startsWith('application/json')) return `the type '${type}'`
  const json: unknown = parsed(body)
  if (json === undefined) return 'no JSON'
  const validate = validators.get(`${operationId} ${status}`)
  if (validate && !validate(json)) return ajv.errorsText(validate.errors)
  if (status === 469) {
    const { key, message } = json as { key: string; message: string }
    return operation['x-errors'].includes(key) && typeof message === 'string' ? null : 'an undocumented key'
  }
  const { requestId } = json as { requestId?: string }
  return status >= 400 && requestId !== headers['x-request-id'] ? 'an error of another shape' : null
}

function samePath(path: string, url: string): boolean {
  const given = url.split('?')[0]?.split('/') ?? []
  return given.length === path.split('/').length && given.every((part) => part !== '' || part === given[0])
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // said so by the caller
  }
}

/** Mostly somebody whom the route is for, so that the calls come as far as its own rules. */
function rolesFor(operation: Operation): fc.Arbitrary<Role> {
  const rightful = { STAFF: 'doctor', ADMIN: 'admin' }[operation['x-access']] ?? 'owner'
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(rightful as Role) },
    { weight: 2, arbitrary: fc.constantFrom(...ROLES) },
  )
}

/** Real objects by the name of the field that takes them, so that not every call ends at 404. */
function knownOf({ objects, users }: World, { path, method }: Operation): Known {
  const clinics = [objects.clinic['a'], objects.clinic['b']]
  const ids = path.includes('/files/')
    ? Object.values(objects.file)
    : path.includes('/clinic/{id}')
      ? [objects.clinic['a']]
      : [objects.eContact['p'], objects.eContact['r'], objects.clinic['a']]
  return {
    id: ids.map(String),
    eContactId: [objects.eContact['p'], objects.eContact['x']],
    clinicId: method === 'GET' ? [String(objects.clinic['a'])] : clinics,
    patientPersonId: [objects.person['p']],
    personId: [String(objects.person['p'])],
    assigneeUserId: [objects.user['a'], null],
    reason: ['PROBLEM_RESOLVED', 'SYMPTOMS_CHANGED', 'WRONG_INFORMATION', 'CLINIC_OVERWHELMED'],
    'If-Match': ['"1"', '"2"'],
    email: ['a@example.test', users.owner.email],
    otp: ['123456'],
    page: ['0', '1', '10000'],
    size: ['1', '100'],
  }
}
