import type { RouteName } from '@vastus/contract'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '../../apps/server/src/db/sql.ts'
import { canary } from './canaries.ts'
import { GUARDS, type Guard } from './isolation-guards.ts'
import type { Isolation } from './isolation-run.ts'
import { type Faults, whileTrailIs } from './planted-faults.ts'
import type { PrincipalName } from './principals.ts'
import type { World } from './world.ts'

/** A hole, and the part of the matrix that has to find it: the whole of it would only take longer. */
type Hole = {
  as: readonly PrincipalName[]
  routes: readonly RouteName[]
  faults: (world: World) => Faults
  /** Opened before and closed after. */
  table?: string
  /** What is put in the place of what in the database's lookup of a session. */
  session?: readonly [RegExp, string][]
  /** What happens to each new row of the audit trail. */
  audit?: string
}

const asSystem: Faults = { context: () => ({ actor: 'system' }) }

/** A condition is forgotten where the database lets everything through, because of who asks or because of its policy. */
function forgotten(guard: Guard): [string, Hole][] {
  const { as, routes, table } = guard
  const rewrite: Faults = { statement: (text) => text.replace(guard.from, guard.to) }
  return [
    [`${guard.name}, asked as the system`, { as, routes, faults: () => ({ ...rewrite, ...asSystem }) }],
    ...(table
      ? [
          [
            `${guard.name}, and the policy of ${table} lets everybody in`,
            { as, routes, faults: () => rewrite, table },
          ] as [string, Hole],
        ]
      : []),
  ]
}

/** The lookup of the session gives away too much: application and database believe it both. */
const session = (as: PrincipalName, routes: RouteName[], ...changes: [RegExp, string][]): Hole => ({
  as: [as],
  routes,
  faults: () => ({}),
  session: changes,
})

type Answer = NonNullable<Faults['answer']>
const answering = (as: PrincipalName, routes: RouteName[], answer: (world: World) => Answer): Hole => ({
  as: [as],
  routes,
  faults: (world) => ({ answer: answer(world) }),
})
/** For addresses of objects that are there, though not the caller's. */
const ifThere =
  (change: (reply: Parameters<Answer>[2], body: string) => string) =>
  (world: World): Answer => {
    const ids = Object.entries(world.objects.eContact).flatMap(([owner, id]) =>
      owner === 'absent' ? [] : [id],
    )
    return (body, request, reply) =>
      reply.statusCode === 404 && ids.some((id) => request.url.includes(`/${id}`))
        ? change(reply, body)
        : body
  }
const header = (name: string, value: string) => () =>
  ((body, _request, reply) => {
    void reply.header(name, value)
    return body
  }) satisfies Answer

/** The audit trail names nobody in its rows of this kind. */
const unnamed = (action: string, routes: RouteName[], faults: Hole['faults'] = () => ({})): Hole => ({
  as: ['doctor'],
  routes,
  faults,
  audit: `if new.action like '${action}' then
    new.subject_person_id := null; new.object_type := 'clinic'; new.object_id := new.clinic_id; end if`,
})
const rewritten = (as: PrincipalName, routes: RouteName[], from: RegExp, to: string): Hole => ({
  as: [as],
  routes,
  faults: () => ({ statement: (text) => text.replace(from, to) }),
})

const EVERY_CONSENT: [RegExp, string][] = [
  [/join consents given/, 'left join consents given'],
  [/where given\.version = /, 'where true or given.version = '],
]
/** Something happens: the patient gives it up, and the clinic opens it again and writes a mail. */
const STIR: Pick<Hole, 'as' | 'routes'> = {
  as: ['owner', 'doctor'],
  routes: ['cancelEContact', 'reopenClinicEContact'],
}
const LOOK: RouteName[] = ['getClinicEContact', 'getClinicTimeline']
const onMail = (mail: NonNullable<Faults['mail']>): Hole => ({
  ...STIR,
  faults: () => ({ mail }),
})
const onFrame = (
  announcement: (world: World, told: Record<string, unknown>) => Record<string, unknown>,
): Hole => ({
  ...STIR,
  faults: (world) => ({
    announcement: (channel, payload) =>
      channel === 'vastus_events' ? JSON.stringify(announcement(world, JSON.parse(payload))) : payload,
  }),
})
const onLog = (what: (request: Parameters<NonNullable<Faults['request']>>[0]) => object): Hole => ({
  as: ['owner'],
  routes: ['getLogin', 'addInfo'],
  faults: () => ({ request: (request) => request.log.info(what(request), 'planted') }),
})

const HOLES: Record<string, Hole> = {
  ...Object.fromEntries(GUARDS.flatMap(forgotten)),
  'an ended session goes on': session(
    'expired',
    ['getLogin'],
    [/s\.expires_at > /, "s.created_at > '1970-01-01' or s.expires_at > "],
  ),
  'a former employee is still one': session('deactivated', LOOK, [/e\.deleted_at is null/, 'true']),
  'who works anywhere works everywhere': session('otherStaff', LOOK, [
    /e\.user_id = u\.id/,
    '(e.user_id = u.id or not u.is_patient)',
  ]),
  'the administrator is a doctor too': session('admin', LOOK, [
    /e\.user_id = u\.id/,
    '(e.user_id = u.id or u.is_platform_admin)',
  ]),
  'a patient is of the staff': session(
    'sameClinicPatient',
    LOOK,
    [/e\.user_id = u\.id/, '(e.user_id = u.id or u.is_patient)'],
    ...EVERY_CONSENT,
  ),
  'consents need not be given': session('withoutConsents', ['listMyEContacts'], ...EVERY_CONSENT),
  'reception reads medical messages': rewritten(
    'nonClinical',
    LOOK,
    /direction, e_contact_type, status/,
    "direction, 'QUESTION' as e_contact_type, status",
  ),
  'reception reads medical files': rewritten(
    'nonClinical',
    ['downloadFile'],
    /e\.e_contact_type from files f/,
    "'QUESTION' as e_contact_type from files f",
  ),
  'foreign is 403, not 404': answering(
    'otherStaff',
    LOOK,
    ifThere((reply, body) => (reply.code(403), body)),
  ),
  'foreign is an empty 200': answering(
    'otherPatient',
    ['getMyTimeline'],
    ifThere((reply) => (reply.code(200), '{}')),
  ),
  'foreign is 409': answering(
    'otherStaff',
    ['addNote'],
    ifThere((reply, body) => (reply.code(409), body)),
  ),
  'the 404 says that it exists': answering(
    'otherStaff',
    LOOK,
    ifThere((_reply, body) => body.replace('}', ',"exists":true}')),
  ),
  'the 404 has another type': answering(
    'otherStaff',
    LOOK,
    ifThere((reply, body) => (reply.type('text/plain'), body)),
  ),
  'the 404 has an entity tag': answering(
    'otherStaff',
    LOOK,
    ifThere((reply, body) => (reply.header('etag', '"1"'), body)),
  ),
  'the 404 may be kept': answering(
    'otherPatient',
    ['getMyTimeline'],
    ifThere((reply, body) => (reply.header('cache-control', 'private'), body)),
  ),
  'a header has the name': answering('otherStaff', ['getLogin'], header('x-patient', canary('p', 'person'))),
  'a cookie has the name': answering(
    'otherPatient',
    ['getLogin'],
    header('set-cookie', `name=${canary('p', 'person')}`),
  ),
  'a header has the file name': answering(
    'otherStaff',
    ['getConfig'],
    header('content-disposition', `attachment; filename="${canary('p', 'medical')}.txt"`),
  ),
  'a redirect has the draft': answering(
    'anonymous',
    ['getConfig'],
    header('location', `/?text=${canary('p', 'draft')}`),
  ),
  'a refusal quotes the message': answering(
    'sameClinicPatient',
    ['addInfo'],
    () => (body, _request, reply) =>
      reply.statusCode === 404 ? `{"detail":"${canary('p', 'medical')}"}` : body,
  ),
  'an answer has a foreign row more': answering(
    'sameClinicPatient',
    ['listMyEContacts'],
    () => (body) => body.replace('[', `[{"text":"${canary('p', 'medical')}"},`),
  ),
  'answers are shared by address': {
    as: ['owner', 'otherPatient'],
    routes: ['listMyEContacts'],
    faults: () => ({ answer: sharedAnswers() }),
  },
  'nobody needs a session': answering(
    'anonymous',
    ['listMyEContacts'],
    () => (_body, _request, reply) => (reply.code(200), '{}'),
  ),
  'nobody needs the role': answering(
    'otherPatient',
    ['listClinicEContacts'],
    () => (_body, _request, reply) => (reply.code(200), '{}'),
  ),
  'the entitled are turned away': answering(
    'doctor',
    ['getClinicEContact'],
    () => (_body, _request, reply) => (reply.code(403), '{}'),
  ),
  'a bug is answered': answering(
    'doctor',
    ['getClinicEContact'],
    () => (_body, _request, reply) => (reply.code(500), '{}'),
  ),
  'frames go to another clinic': onFrame(({ objects }, told) => ({ ...told, clinicId: objects.clinic['b'] })),
  'frames go to another patient': onFrame(({ users }, told) => ({
    ...told,
    creatorPersonId: users.otherPatient.personId,
  })),
  'frames carry text': onFrame((_world, told) => ({ ...told, byUserId: canary('p', 'medical') })),
  'a mail has the message': onMail((mail) => ({ ...mail, text: `${mail.text} ${canary('p', 'medical')}` })),
  'a subject has the name': onMail((mail) => ({ ...mail, subject: canary('q', 'person') })),
  'a mail has a note in its markup': onMail((mail) => ({ ...mail, html: `<p>${canary('p', 'note')}</p>` })),
  'a mail goes to somebody else': onMail((mail) => ({ ...mail, to: 'else@example.test' })),
  'the log has the body': onLog(({ body }) => ({ body: body ?? {} })),
  'the log has the name': onLog(() => ({ who: canary('p', 'person') })),
  'the log has the session': onLog(({ headers }) => ({ from: headers.cookie })),
  'the log has the personal code': onLog(() => ({ code: '37605030299' })),
  'the log has the query': onLog(({ query }) => ({ query })),
  'a stored file has its name': {
    as: ['owner'],
    routes: ['getLogin'],
    faults: ({ services }) => ({
      request: () => writeFile(join(services.config.dataDir, 'files', `${canary('p', 'medical')}.txt`), ''),
    }),
  },
  'a code that was only typed in passes for proven': rewritten(
    'doctor',
    ['getRepresentation'],
    /and patient\.identity_verified/,
    '',
  ),
  'what the clinic ended is given back for the asking': rewritten(
    'formerRepresentative',
    ['addPerson'],
    /select is_ended_by_clinic\(/,
    'select false and is_ended_by_clinic(',
  ),
  'a search names nobody': unnamed('E_CONTACTS_SEARCH', ['listClinicEContacts']),
  'a search for patients names nobody': unnamed('PATIENTS_SEARCH', ['listClinicPatients']),
  'a look-up names nobody': unnamed('PATIENT_LOOKUP', ['lookUpClinicPatient']),
  // The last one: on the next day, when those who leafed today are to be named again.
  'leafing names nobody': unnamed('%\\_LIST', ['listClinicEContacts'], ({ clock }) => {
    clock.advance(24 * 3_600_000)
    return {}
  }),
}

export const ALL_HOLES = Object.keys(HOLES)
/** One of each kind, for every push. */
export const SHORT_HOLES = [
  'a patient’s e-contact without its writer, asked as the system',
  'the notes of every e-contact, and the policy of notes lets everybody in',
  'a former employee is still one',
  'reception reads medical messages',
  'foreign is 403, not 404',
  'a header has the name',
  'answers are shared by address',
  'frames go to another clinic',
  'a mail has the message',
  'a mail goes to somebody else',
  'the log has the body',
  'a code that was only typed in passes for proven',
  'what the clinic ended is given back for the asking',
  'a search names nobody',
  'a look-up names nobody',
  'leafing names nobody',
]

/** Opens each hole in turn; those that nobody noticed. */
export async function plantHoles(isolation: Isolation, names: readonly string[]): Promise<string[]> {
  const missed: string[] = []
  for (const name of names) {
    const hole = HOLES[name]
    if (!hole) throw new Error(`there is no hole '${name}'`)
    await isolation.lookAround()
    isolation.take()
    await open(isolation, hole, async () => {
      for (const principal of hole.as) await isolation.tryAs(principal, hole.routes)
      await isolation.lookAround()
    })
    const { leaks, differences, unclassified } = isolation.take()
    if (leaks.length + differences.length + unclassified.length === 0) missed.push(name)
  }
  return missed
}

async function open({ world }: Isolation, hole: Hole, work: () => Promise<void>): Promise<void> {
  const owner = (text: string) => world.services.database.ownerTransaction((tx) => tx.script(text))
  if (hole.table) await owner(`create policy planted on ${hole.table} for select to vastus_app using (true)`)
  const guards = hole.session && (await sessionGuards(world))
  if (guards) {
    await owner(changed(guards.lookup, hole.session ?? []))
    await owner(changed(guards.confirmation, [[/begin\n.*\nend/s, 'begin\nend']]))
  }
  const faults = hole.faults(world)
  Object.assign(world.faults, faults)
  try {
    await (hole.audit ? whileTrailIs(world.services.database, hole.audit, work) : work())
  } finally {
    for (const key of Object.keys(faults)) delete world.faults[key as keyof Faults]
    for (const text of Object.values(guards ?? {})) await owner(text)
    if (hole.table) await owner(`drop policy planted on ${hole.table}`)
  }
}

/** What reads a session, and what confirms it at the beginning of each transaction, to be run as scripts. */
function sessionGuards({ services }: World): Promise<{ lookup: string; confirmation: string }> {
  return services.database.ownerTransaction((tx) =>
    tx.one(sql`select pg_get_functiondef('session_principal(text, timestamptz, text[], text[])'::regprocedure) as lookup,
      pg_get_functiondef('confirm_session(text, timestamptz, bigint, bigint[])'::regprocedure) as confirmation`),
  )
}

function changed(text: string, changes: readonly [RegExp, string][]): string {
  return changes.reduce((whole, [from, to]) => {
    if (!from.test(whole)) throw new Error(`the lookup of a session has nothing like ${from}`)
    return whole.replace(from, to)
  }, text)
}

/** A cache that forgets who asked. */
function sharedAnswers(): Answer {
  const kept = new Map<string, string>()
  return (body, { url }, reply) => {
    if (reply.statusCode !== 200) return body
    if (!kept.has(url)) kept.set(url, body)
    return kept.get(url) ?? body
  }
}
