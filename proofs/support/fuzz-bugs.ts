import { setTimeout as delay } from 'node:timers/promises'
import { OPERATIONS } from './fuzz-calls.ts'
import type { Fuzz } from './fuzz-run.ts'
import type { Faults } from './planted-faults.ts'

type Bug = { operation: string; faults: () => Faults }
type Request = Parameters<NonNullable<Faults['request']>>[0]
type Reply = Parameters<NonNullable<Faults['answer']>>[2]

/** What the caller said, as text. */
const said = ({ body, query, params }: Request) => JSON.stringify([body, query, params])

/** A crash on what somebody may well say. */
const crashes = (operation: string, when: (request: Request) => boolean): Bug => ({
  operation,
  faults: () => ({
    request: (request) => {
      if (when(request)) throw new TypeError('planted')
    },
  }),
})
const answers = (
  operation: string,
  change: (body: string, reply: Reply, request: Request) => string,
): Bug => ({
  operation,
  faults: () => ({ answer: (body, request, reply) => change(body, reply, request) }),
})
const done = (change: (body: string, reply: Reply) => string) => (body: string, reply: Reply) =>
  reply.statusCode < 300 ? change(body, reply) : body
const ofStatus =
  (status: number, change: (body: string, reply: Reply) => string) => (body: string, reply: Reply) =>
    reply.statusCode === status ? change(body, reply) : body

const BUGS: Record<string, Bug> = {
  'crashes on a letter outside the first plane': crashes('addNote', (request) =>
    /[\u{10000}-\u{10ffff}]/u.test(said(request)),
  ),
  'crashes on an angle bracket': crashes('sendFreeText', (request) => /<|>/.test(said(request))),
  'crashes on a backslash in a search': crashes('listClinicEContacts', ({ query }) =>
    /[\\%_]/.test(JSON.stringify(query)),
  ),
  'crashes on the last page': crashes(
    'listMyEContacts',
    ({ query }) => /"10000"/.test(JSON.stringify(query)) || (query as { page?: number }).page === 10_000,
  ),
  'crashes on an old version': crashes('cancelEContact', ({ headers }) => headers['if-match'] === '"2"'),
  'crashes on an idempotency key': crashes(
    'reopenMyEContact',
    ({ headers }) => headers['idempotency-key'] !== undefined,
  ),
  'crashes without an optional field': crashes(
    'rejectEContact',
    ({ body }) => (body as { infoText?: string } | undefined)?.infoText === undefined,
  ),
  'crashes on a form': crashes('uploadPatientFile', ({ headers }) =>
    String(headers['content-type']).includes('boundary=x'),
  ),
  'crashes on a null': crashes(
    'assignEContact',
    ({ body }) => (body as { assigneeUserId?: unknown } | undefined)?.assigneeUserId === null,
  ),
  'hangs on one e-contact': {
    operation: 'getClinicEContact',
    faults: () => ({
      request: ({ params }) =>
        (params as { id: string }).id === '1' ? delay(7_000, undefined, { ref: false }) : undefined,
    }),
  },
  'hides a failure of the database': {
    operation: 'listNotes',
    faults: () => ({
      statement: (text) => text.replace('from notes where', 'from notes where 1 / 0 = 1 and'),
    }),
  },
  'answers 201 for 200': answers(
    'listPersons',
    done((body, reply) => (reply.code(201), body)),
  ),
  'answers 418': answers(
    'getLogin',
    ofStatus(401, (body, reply) => (reply.code(418), body)),
  ),
  'forgets a field': answers(
    'listMyEContacts',
    done((body) => body.replace('"totalElements"', '"total"')),
  ),
  'makes a number a text': answers(
    'getClinicEContact',
    done((body) => body.replace(/"version":(\d+)/, '"version":"$1"')),
  ),
  'cuts the body': answers(
    'listClinicEContacts',
    done((body) => body.slice(0, -1)),
  ),
  'answers markup': answers(
    'getConfig',
    done((_body, reply) => (void reply.type('text/html'), '<p>Hello</p>')),
  ),
  'answers the stack': answers(
    'addInfo',
    ofStatus(400, () => '{"error":"TypeError: at send (file.ts:1)"}'),
  ),
  'forgets a header': answers(
    'getContent',
    (body, reply) => (reply.removeHeader('x-content-type-options'), body),
  ),
  'makes up a key': answers(
    'completeEContact',
    ofStatus(469, () => '{"key":"MADE_UP","message":"No"}'),
  ),
  'refuses without a request id': answers(
    'saveDraft',
    ofStatus(400, () => '{}'),
  ),
}

const AT_A_TIME = 40

export const ALL_BUGS = Object.keys(BUGS)
export const SHORT_BUGS = [
  'crashes on an angle bracket',
  'hides a failure of the database',
  'cuts the body',
  'forgets a header',
]

/** Plants each bug in turn; those that so many inputs did not find. */
export async function plantBugs(
  fuzz: Fuzz,
  names: readonly string[],
  inputs: number,
  seed: number,
): Promise<string[]> {
  const missed: string[] = []
  for (const name of names) {
    const { operation: id, faults } = BUGS[name] ?? { operation: '', faults: () => ({}) }
    const operation = OPERATIONS.find(({ operationId }) => operationId === id)
    if (!operation) throw new Error(`'${name}' is about no operation`)
    const planted = faults()
    Object.assign(fuzz.world.faults, planted)
    let problems: string[] = []
    for (let done = 0; done < inputs && problems.length === 0; done += AT_A_TIME)
      problems = await fuzz.tryOperation(operation, AT_A_TIME, seed + done)
    for (const key of Object.keys(planted)) delete fuzz.world.faults[key as keyof Faults]
    if (problems.length === 0) missed.push(name)
  }
  return missed
}
