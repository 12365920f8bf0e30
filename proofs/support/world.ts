import type { ObjectType } from '@vastus/contract/route'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import {
  createAdmin,
  createClinic,
  createEmployee,
  createPatient,
  createPerson,
  createRepresentation,
  createRepresented,
  createTestApp,
  type DatabaseKind,
  type TestApp,
  type TestClient,
  type TestClinic,
  type TestPerson,
  type TestUser,
} from '@vastus/server/testing'
import { sql } from '../../apps/server/src/db/sql.ts'
import { canary } from './canaries.ts'
import { createFileImport } from './file-import.ts'
import { createSmsBatch } from './sms-batch.ts'
import { createSmsAudience, createSmsTemplate } from './sms-saved.ts'
import { type Faults, faultyDatabase, faultyMailer, plantInto } from './planted-faults.ts'
import type { PrincipalName } from './principals.ts'

/** Every object of the world by its owner; `absent` names nothing. */
export type Objects = Record<ObjectType, Record<string, number | string>>

export type World = TestApp & {
  clients: Record<PrincipalName, TestClient>
  users: Record<Exclude<PrincipalName, 'anonymous' | 'expired'>, TestUser>
  objects: Objects
  /** Whose code is not proven; a clinic has taken the child from the former representative. */
  child: TestPerson
  /** Everything that was logged. */
  logged: () => string
  /** What is broken at the moment, by a test of the detectors; empty otherwise. */
  faults: Faults
}

/**
 * Two clinics, a and b. In a the patients p and q, the representative x and the former one y of the child c; in b the
 * patient r. Each e-contact has texts, a question, a note and a file; every word of them names its owner.
 */
export async function createWorld(kind: DatabaseKind): Promise<World> {
  let log = ''
  const sink = new Writable({ write: (chunk, _encoding, done) => ((log += chunk.toString()), done()) })
  const faults: Faults = {}
  const mailer = faultyMailer(faults)
  const app = await createTestApp({
    kind,
    config: { appMode: 'PROD' },
    services: { log: pino({ level: 'trace' }, sink), mailer },
    wrapDatabase: (database) => faultyDatabase(database, faults),
    beforeReady: (server) => plantInto(server, faults),
  })
  const { services } = app
  const a = await createClinic(services)
  const b = await createClinic(services)
  const named = (owner: string, word = 'person') => ({
    firstName: canary(owner, word),
    surname: canary(owner, word),
    email: `${canary(owner, word)}-${Math.random().toString(36).slice(2)}@example.test`,
  })
  const users = {
    owner: await createPatient(services, { ...named('p'), clinics: [a] }),
    sameClinicPatient: await createPatient(services, { ...named('q'), clinics: [a] }),
    otherPatient: await createPatient(services, { ...named('r'), clinics: [b] }),
    representative: await createPatient(services, { ...named('x'), clinics: [a] }),
    formerRepresentative: await createPatient(services, { ...named('y'), clinics: [a] }),
    withoutConsents: await createPatient(services, { ...named('n'), clinics: [a], consents: [] }),
    doctor: await createEmployee(services, a, named('a', 'staff')),
    nurse: await createEmployee(services, a, { ...named('a', 'staff'), profession: 'NURSE' }),
    nonClinical: await createEmployee(services, a, { ...named('a', 'staff'), profession: 'NON_CLINICAL' }),
    deactivated: await createEmployee(services, a, named('d')),
    otherStaff: await createEmployee(services, b, named('b', 'staff')),
    admin: await createAdmin(services),
  }
  const child = await createRepresented(services, users.representative, {
    ...named('c'),
    personalCode: '61803040011',
    isVerified: false,
    clinics: [a],
  })
  await asSystem(app, [
    sql`insert into representations (representative_person_id, represented_person_id, declared_at)
      values (${users.formerRepresentative.personId}, ${child.personId}, ${app.clock.now()})`,
    ...[a, b].map(
      (clinic, index) => sql`insert into global_messages (clinic_id, text, created_at)
        values (${clinic.clinicId}, ${canary(index === 0 ? 'a' : 'b', 'banner')}, ${app.clock.now()})`,
    ),
  ])

  const objects: Objects = {
    eContact: { absent: 999_999 },
    file: { absent: '00000000-0000-4000-8000-000000000000' },
    clinic: { a: a.clinicId, b: b.clinicId, absent: 999_999 },
    globalMessage: { absent: 999_999 },
    employee: { a: users.nurse.employeeId, b: users.otherStaff.employeeId, absent: 999_999 },
    person: {
      p: users.owner.personId,
      q: users.sameClinicPatient.personId,
      r: users.otherPatient.personId,
      c: child.personId,
      absent: 999_999,
    },
    template: { absent: 999_999 },
    representation: { absent: 999_999 },
    timelineEntry: { absent: 999_999 },
    aiSummary: { absent: 999_999 },
    aiModel: { absent: 999_999 },
    aiPrompt: { absent: 999_999 },
    supportRequest: { absent: 999_999 },
    clinicApplication: { absent: 999_999 },
    hubNotice: { absent: 999_999 },
    advert: { absent: 999_999 },
    questionnaireFlow: { absent: '00000000-0000-4000-8000-000000000000' },
    smsBatch: { absent: 999_999 },
    smsTemplate: { absent: 999_999 },
    smsAudience: { absent: 999_999 },
    fileImport: { absent: 999_999 },
    user: { a: users.nurse.userId, b: users.otherStaff.userId, absent: 999_999 },
  }
  for (const [owner, { clinicId }] of [
    ['a', a],
    ['b', b],
  ] as const)
    objects.globalMessage[owner] = await messageOf(app, clinicId)
  objects.representation.p = await createRepresentation(
    services,
    await createPerson(services, named('z')),
    users.owner,
  )
  const cases: [string, TestUser, number, TestClinic, TestUser][] = [
    ['p', users.owner, users.owner.personId, a, users.doctor],
    ['q', users.sameClinicPatient, users.sameClinicPatient.personId, a, users.doctor],
    ['r', users.otherPatient, users.otherPatient.personId, b, users.otherStaff],
    ['x', users.representative, child.personId, a, users.doctor],
    ['y', users.formerRepresentative, child.personId, a, users.doctor],
  ]
  for (const [owner, writer, personId, { clinicId }, doctor] of cases) {
    const { eContactId, fileId, entryId, summaryId, actionId } = await createCase(app, {
      owner,
      personId,
      clinicId,
      patient: await app.signedInAs(writer),
      staff: await app.signedInAs(doctor),
    })
    objects.eContact[owner] = eContactId
    objects.file[owner] = fileId
    objects.timelineEntry[owner] = entryId
    objects.aiSummary[owner] = summaryId
    objects.questionnaireFlow[owner] = actionId
  }
  for (const [owner, user] of [
    ['a', users.doctor],
    ['b', users.otherStaff],
  ] as const) {
    const words = { heading: canary(owner, 'template'), description: canary(owner, 'template') }
    const kept = await (await app.signedInAs(user)).post(`/api/clinic/${user.clinicId}/templates`, words)
    objects.template[owner] = expectDone(kept).json().id
    const saved = { clinicId: user.clinicId, name: canary(owner, 'sms') }
    objects.smsTemplate[owner] = await createSmsTemplate(await app.signedInAs(user), saved)
    objects.smsAudience[owner] = await createSmsAudience(await app.signedInAs(user), saved)
  }
  for (const [owner, { userId, clinicId }, patient] of [
    ['a', users.doctor, ['p', users.owner]],
    ['b', users.otherStaff, ['r', users.otherPatient]],
  ] as const) {
    objects.smsBatch[owner] = await createSmsBatch(app, { owner, userId, clinicId, patient })
    const { personId } = patient[1]
    objects.fileImport[owner] = await createFileImport(app, {
      fileName: canary(owner, 'file'),
      userId,
      clinicId,
      personId,
    })
  }
  for (const [owner, user] of [
    ['p', users.owner],
    ['a', users.doctor],
  ] as const)
    for (const key of ['reply:1', 'reply:2'])
      await (await app.signedInAs(user)).put(`/api/drafts/${key}`, { payload: canary(owner, 'draft') })

  const clients = { anonymous: app.anonymous() } as Record<PrincipalName, TestClient>
  for (const [name, user] of Object.entries(users))
    clients[name as PrincipalName] = await app.signedInAs(user)
  clients.expired = await app.signedInAs(users.owner)
  const now = app.clock.now()
  await asSystem(app, [
    // Straight into the table: the mail about it goes to the support, who may read it, as the platform's administrator may.
    sql`insert into support_requests (user_id, topic, subject, description, email, created_at)
      values (${users.owner.userId}, 'APP_USAGE', ${canary('p', 'support')}, ${canary('p', 'support')},
        ${`${canary('p', 'support')}@example.test`}, ${now})`,
    sql`update representations set ended_at = ${now}, ended_by = 'CLINIC' where representative_person_id = ${users.formerRepresentative.personId}`,
    sql`update employees set deleted_at = ${now} where user_id = ${users.deactivated.userId}`,
    sql`update sessions set expires_at = ${now}::timestamptz - interval '1 second' where token_hash = (
      select token_hash from sessions where user_id = ${users.owner.userId} order by ctid desc limit 1)`,
  ])
  return { ...app, outbox: mailer.sent, faults, clients, users, objects, child, logged: () => log }
}

type Case = { owner: string; personId: number; clinicId: number; patient: TestClient; staff: TestClient }

/** An open e-contact with everything that can stand in one. */
async function createCase(app: TestApp, { owner, personId, clinicId, patient, staff }: Case) {
  const { services } = app
  const medical = canary(owner, 'medical')
  const sent = expectDone(
    await patient.post('/api/patient/e-contacts/fallback', {
      eContactType: 'PRESCRIPTION',
      patientPersonId: personId,
      clinicId,
      text: medical,
      // What was asked for a child, its present representative may read.
      ...('pqr'.includes(owner)
        ? { prescriptions: [{ brandName: medical, route: 'other', dosing: 'ONCE' }] }
        : {}),
    }),
  )
  const eContactId: number = sent.json().id
  const uploaded = expectDone(
    await app.app.inject({
      method: 'POST',
      url: `/api/patient/e-contacts/${eContactId}/upload`,
      headers: { cookie: patient.cookie() ?? '', 'content-type': 'multipart/form-data; boundary=x' },
      payload: `--x\r\ncontent-disposition: form-data; name="file"; filename="${medical}.txt"\r\n\r\n${medical}\r\n--x--\r\n`,
    }),
  )
  expectDone(await patient.post('/api/patient/e-contacts/finalize', { eContactId }))
  await asSystem(app, [
    sql`insert into danger_signs (e_contact_id, clinic_id, rule_id, words, level, lowered_by, created_at)
      values (${eContactId}, ${clinicId}, 'CHEST_PAIN', ${[medical]}::text[], 'EMERGENCY_NOW', '{}', ${app.clock.now()})`,
  ])
  await asSystem(app, [
    sql`insert into danger_alarms (e_contact_id, clinic_id, raised_at, due_at)
      values (${eContactId}, ${clinicId}, ${app.clock.now()}, ${app.clock.now()}) on conflict do nothing`,
  ])
  const path = `/api/clinic/e-contacts/${eContactId}`
  expectDone(await staff.post(`${path}/notes`, { note: canary(owner, 'note') }))
  expectDone(await staff.post(`${path}/actions/inquiry`, { question: medical, original: medical }))
  // Past the routes: an open e-contact about a headache has neither, and what each may read of them is to be proved.
  const now = app.clock.now()
  const actionId = crypto.randomUUID()
  await asSystem(app, [
    sql`insert into questionnaire_requests (e_contact_id, clinic_id, code, asked_by_user_id, asked_at)
      values (${eContactId}, ${clinicId}, 'QUEST_GAD', (select min(id) from users), ${now})`,
    sql`insert into questionnaire_flows (action_id, e_contact_id, clinic_id, started_by_user_id, language, version, answers,
        created_at, answered_at)
      values (${actionId}, ${eContactId}, ${clinicId}, (select min(id) from users), 'et', '1',
        ${JSON.stringify({ q1: medical })}::jsonb, ${now}, ${now})`,
    sql`insert into sick_leave_requests (e_contact_id, clinic_id, variant, leave_type, start_date, job_title, created_at)
      values (${eContactId}, ${clinicId}, 'START', 'SICK', '2026-03-02', ${medical}, ${now})`,
    ...['CLINIC', 'PRM'].map(
      (
        type,
      ) => sql`insert into feedback (e_contact_id, clinic_id, type, rating, keywords, message, created_at)
        values (${eContactId}, ${clinicId}, ${type}, 4, '{SPEED}', ${medical}, ${now})`,
    ),
  ])
  expectDone(
    await staff.post(`${path}/actions/inquiry`, { question: medical, original: medical, holdSeconds: 60 }),
  )
  const { entryId, summaryId } = await services.database.transaction({ actor: 'system' }, (tx) =>
    tx.one<{ entryId: number; summaryId: number }>(sql`with newest as (
        select max(id) as id from timeline_entries where e_contact_id = ${eContactId})
      insert into ai_summaries (e_contact_id, clinic_id, locale, sentences, left_out, model_name, prompt_version,
        last_entry_id, created_by_user_id, created_at)
      select ${eContactId}, ${clinicId}, 'et', ${JSON.stringify([{ text: medical, sources: [] }])}::jsonb, 0, 'model', 1,
        newest.id, (select min(id) from users), ${now} from newest
      returning id as summary_id, last_entry_id as entry_id`),
  )
  return { eContactId, entryId, summaryId, actionId, fileId: uploaded.json().id as string }
}

function expectDone<A extends { statusCode: number; body: string }>(answer: A): A {
  if (answer.statusCode >= 300)
    throw new Error(`the world could not be made: ${answer.statusCode} ${answer.body}`)
  return answer
}

async function asSystem({ services }: TestApp, statements: ReturnType<typeof sql>[]): Promise<void> {
  await services.database.transaction({ actor: 'system' }, async (tx) => {
    for (const statement of statements) await tx.run(statement)
  })
}

async function messageOf({ services }: TestApp, clinicId: number): Promise<number> {
  const { id } = await services.database.transaction({ actor: 'system' }, (tx) =>
    tx.one<{ id: number }>(sql`select id from global_messages where clinic_id = ${clinicId}`),
  )
  return id
}
