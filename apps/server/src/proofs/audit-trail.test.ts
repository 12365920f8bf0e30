import { routes } from '@vastus/contract'
import type { Route } from '@vastus/contract/route'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChainedRows, findChainHeads, readTrail } from '../audit/audit-repository.ts'
import { findFirstBadRow } from '../audit/verify.ts'
import type { OwnerTx, Tx } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { complete, createStory, inquire, send, type Story } from '../features/e-contacts/testing/story.ts'
import { appendAudit } from '../http/audit-trail.ts'
import { databaseKinds } from '../testing/databases.ts'
import { listAudit } from '../testing/e-contact-rows.ts'
import { randomFrom, SEED } from './testing/seed.ts'

const TAMPERS = Number(process.env['TAMPERS'] ?? 200)
const WRITERS = 8
const EACH = 25

class Undo extends Error {}

describe.each(databaseKinds())('the audit trail on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
    await play(story)
  })
  afterAll(() => story.close())

  const verified = async (tx: Tx) =>
    findFirstBadRow(await findChainHeads(tx), await findChainedRows(tx, { clinicId: -1, seq: 0 }, 100_000))

  it('verifies after a story was played', async () => {
    const { database } = story.parts
    const heads = await database.transaction({ actor: 'system' }, findChainHeads)
    expect(heads.length).toBeGreaterThan(1)
    expect(await findFirstBadRow(heads, readTrail(database))).toBeNull()
  })

  it('holds the event of every route that the story called', async () => {
    const seen = new Set((await listAudit(story)).map((row) => row.action))
    const declared = new Set(Object.values<Route>(routes).flatMap(({ audit }) => (audit ? [audit] : [])))
    // These need a mailed code, a stored file or a new patient: the tests of sign-up, files and acceptance look at them.
    const elsewhere = [
      'E_CONTACT_ACCEPT',
      'E_CONTACT_REJECT',
      'FILE_READ',
      'FILE_UPLOAD',
      'LOGIN',
      'PASSWORD_RESET',
      'PROFILE_CHANGE',
      'SIGN_UP',
    ]
    expect([...declared].filter((action) => !seen.has(action)).toSorted()).toEqual(elsewhere)
  })

  it(`names a bad row after each of ${TAMPERS} changes by the owner of the database`, async () => {
    const random = randomFrom(SEED)
    let found = 0
    for (let round = 0; round < TAMPERS; round++) {
      const change = TAMPER[round % TAMPER.length] as Tamper
      await story.parts.database
        .ownerTransaction(async (tx) => {
          await tx.script(
            'set local row_security = off; alter table audit_entries disable trigger user; alter table audit_entries drop constraint audit_entries_pkey',
          )
          const rows = await tx.query<{ clinicId: number; seq: number }>(
            sql`select clinic_id, seq from audit_entries order by clinic_id, seq`,
          )
          const place = Math.floor(random() * rows.length)
          const target = rows[place] as { clinicId: number; seq: number }
          const lastSeq = rows.filter((row) => row.clinicId === target.clinicId).length
          const what = `seed ${SEED}, round ${round}: ${change.name} ${target.clinicId}/${target.seq}`
          await change.tamper(tx, target.clinicId, target.seq, random)
          const bad = await verified(tx)
          expect(bad, what).not.toBeNull()
          // Whatever was done, what stands before it is still good.
          expect([bad?.clinicId, bad?.seq], what).toEqual([
            target.clinicId,
            change.firstBad(target.seq, lastSeq),
          ])
          found += 1
          throw new Undo()
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undo)) throw error
        })
    }
    expect(await story.parts.database.transaction({ actor: 'system' }, verified)).toBeNull()
    process.stdout.write(
      `${JSON.stringify({ proof: 'audit-trail', kind, seed: SEED, tampers: TAMPERS, found })}\n`,
    )
    expect(found).toBe(TAMPERS)
  })

  it('sees a chain without its head, a head without its chain, and a chain that was cut', async () => {
    const { clinicId } = story.clinic
    const cases: [string, ReturnType<typeof sql>, number | undefined][] = [
      ['no head', sql`delete from audit_heads where clinic_id = ${clinicId}`, 1],
      ['no chain', sql`delete from audit_entries where clinic_id = ${clinicId}`, 1],
      ['cut', sql`delete from audit_entries where clinic_id = ${clinicId} and seq > 3`, 4],
      [
        'another head',
        sql`update audit_heads set hash = repeat('0', 64) where clinic_id = ${clinicId}`,
        undefined,
      ],
    ]
    for (const [what, statement, seq] of cases)
      await story.parts.database
        .ownerTransaction(async (tx) => {
          await tx.script('set local row_security = off; alter table audit_entries disable trigger user')
          await tx.run(statement)
          const bad = await verified(tx)
          expect(bad, what).toMatchObject({ clinicId, ...(seq ? { seq } : { problem: 'HEAD' }) })
          throw new Undo()
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undo)) throw error
        })
  })

  it.each([
    ['the app', 'user'],
    ['the system', 'system'],
  ] as const)('%s can neither change, remove nor empty it, nor switch its guard off', async (_who, actor) => {
    const { doctor, clinic, parts } = story
    const context =
      actor === 'system'
        ? ({ actor } as const)
        : ({
            actor,
            userId: doctor.userId,
            personId: doctor.personId,
            role: 'PRM_DOCTOR',
            clinicIds: [clinic.clinicId],
          } as const)
    const statements = [
      sql`update audit_entries set action = 'NOTHING'`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
      sql`alter table audit_entries disable trigger all`,
      sql`alter table audit_entries disable row level security`,
      sql`drop table audit_entries`,
      sql`set session_replication_role = replica`,
      ...(actor === 'user'
        ? [
            sql`update audit_heads set seq = 0`,
            sql`delete from audit_heads`,
            sql`insert into audit_entries select * from audit_entries limit 1`,
          ]
        : []),
    ]
    for (const statement of statements)
      await expect(
        parts.database.transaction(context, (tx) => tx.run(statement)),
        statement.text,
      ).rejects.toThrow(/permission denied|must be owner|append-only/)
    expect(await parts.database.transaction({ actor: 'system' }, verified)).toBeNull()
  })

  it(`is one chain after ${WRITERS} writers at once`, async () => {
    const { database, clock } = story.parts
    const clinicId = story.clinic.clinicId
    const before = (await listAudit(story)).length
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let each = 0; each < EACH; each++)
          await database.transaction({ actor: 'system' }, (tx) =>
            appendAudit(
              tx,
              { clinicId, subjectPersonId: null, objectType: 'clinic', objectId: `õ${writer}` },
              {
                actor: { userId: null, sessionHash: null, role: null },
                action: 'PARALLEL',
                outcome: 'ALLOWED',
                requestId: randomUUID(),
                at: clock.now(),
              },
            ),
          )
      }),
    )
    expect(await listAudit(story)).toHaveLength(before + WRITERS * EACH)
    expect(await database.transaction({ actor: 'system' }, verified)).toBeNull()
  })
})

type Tamper = {
  name: string
  tamper: (tx: OwnerTx, clinicId: number, seq: number, random: () => number) => Promise<unknown>
  firstBad: (seq: number, lastSeq: number) => number
}

const EDITS = [
  sql`actor_user_id = coalesce(actor_user_id, 0) + 1`,
  sql`at = at || ' '`,
  sql`role = coalesce(role, '') || 'X'`,
  sql`session_hash = coalesce(session_hash, '') || 'X'`,
  sql`subject_person_id = coalesce(subject_person_id, 0) + 1`,
  sql`object_type = object_type || object_id, object_id = ''`,
  sql`action = action || 'X'`,
  sql`outcome = case outcome when 'DENIED' then 'ALLOWED' else 'DENIED' end`,
  sql`request_id = 'X'`,
  sql`previous_hash = repeat('0', 64)`,
  sql`hash = repeat('0', 64)`,
]

const TAMPER: Tamper[] = [
  {
    name: 'edit',
    tamper: (tx, clinicId, seq, random) =>
      tx.run(
        sql`update audit_entries set ${EDITS[Math.floor(random() * EDITS.length)] ?? sql``}
          where clinic_id = ${clinicId} and seq = ${seq}`,
      ),
    firstBad: (seq) => seq,
  },
  {
    name: 'edit with a new hash',
    tamper: (tx, clinicId, seq) =>
      tx.run(sql`update audit_entries set action = 'X', hash = audit_hash(previous_hash, clinic_id, seq, at,
          actor_user_id, session_hash, role, subject_person_id, object_type, object_id, 'X', outcome, request_id)
        where clinic_id = ${clinicId} and seq = ${seq}`),
    // The row itself is then sound: the one after it, or the head, tells.
    firstBad: (seq, lastSeq) => Math.min(seq + 1, lastSeq),
  },
  {
    name: 'delete',
    tamper: (tx, clinicId, seq) =>
      tx.run(sql`delete from audit_entries where clinic_id = ${clinicId} and seq = ${seq}`),
    firstBad: (seq) => seq,
  },
  {
    name: 'insert',
    tamper: async (tx, clinicId, seq) => {
      await tx.run(sql`update audit_entries set seq = seq + 1 where clinic_id = ${clinicId} and seq > ${seq}`)
      await tx.run(sql`insert into audit_entries select clinic_id, seq + 1, at, actor_user_id, session_hash, role,
          subject_person_id, object_type, object_id, action, outcome, request_id, hash, repeat('a', 64)
        from audit_entries where clinic_id = ${clinicId} and seq = ${seq}`)
    },
    firstBad: (seq) => seq + 1,
  },
  {
    name: 'swap',
    // With the row before it, or for the first with the one after.
    tamper: (tx, clinicId, seq) =>
      tx.run(sql`update audit_entries set seq = ${seq + neighbourOf(seq)}::bigint - seq
        where clinic_id = ${clinicId} and seq in (${seq}, ${neighbourOf(seq)})`),
    firstBad: (seq) => Math.min(seq, neighbourOf(seq)),
  },
]

const neighbourOf = (seq: number) => (seq === 1 ? 2 : seq - 1)

/** Each kind of look and change, in two clinics, with refusals among them. */
async function play(story: Story): Promise<void> {
  const { patient, doctor, otherDoctor } = story
  const { id } = await send(story)
  const staff = (action: string, body?: object) =>
    doctor.client.post(`/api/clinic/e-contacts/${id}/${action}`, body)
  await patient.client.get('/api/persons')
  await patient.client.get('/api/patient/clinics')
  await doctor.client.get('/api/clinic/e-contacts')
  for (const part of ['', '/timeline', '/notes']) {
    await doctor.client.get(`/api/clinic/e-contacts/${id}${part}`)
    await otherDoctor.client.get(`/api/clinic/e-contacts/${id}${part}`)
  }
  await staff('notes', { note: 'Hi' })
  await staff('assign', { assigneeUserId: doctor.userId })
  await inquire(story, id)
  await inquire(story, id, { holdSeconds: 60 })
  await doctor.client.get('/api/clinic/held-replies')
  await staff('undo')
  await patient.client.get('/api/patient/e-contacts')
  await patient.client.get(`/api/patient/e-contacts/${id}/timeline`)
  await patient.client.post('/api/patient/e-contacts/finalize', { eContactId: id })
  await patient.client.post(`/api/patient/actions/${id}/inquiry/complete`, { answer: 'Hi' })
  await patient.client.post(`/api/patient/e-contacts/${id}/info`, { infoText: 'Hi' })
  await complete(story, id)
  await staff('reopen', { reason: 'WRONG_INFORMATION' })
  await patient.client.post(`/api/patient/e-contacts/${id}/cancel`, { reason: 'PROBLEM_RESOLVED' })
  await patient.client.post(`/api/patient/e-contacts/${id}/reopen`, { reason: 'SYMPTOMS_CHANGED' })
  const { client } = { client: await story.signedInAs(doctor) }
  const documents = await client.get('/api/content/prm?slug=privacy-policy')
  await client.post('/api/users/save-consent', {
    type: 'PRM_PRIVACY_POLICY',
    version: documents.json().updatedAt,
  })
  await client.post('/api/logout')
}
