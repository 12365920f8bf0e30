import { randomUUID } from 'node:crypto'
import {
  complete,
  createPatient,
  createRepresented,
  inquire,
  send,
  type Story,
  TEST_PASSWORD,
} from '@vastus/server/testing'
import { findChainedRows, findChainHeads, readTrail } from '../../apps/server/src/audit/audit-repository.ts'
import { findFirstBadRow } from '../../apps/server/src/audit/verify.ts'
import type { OwnerTx, Tx } from '../../apps/server/src/db/database.ts'
import { sql } from '../../apps/server/src/db/sql.ts'
import { appendAudit } from '../../apps/server/src/http/audit-trail.ts'
import { randomFrom } from './seed.ts'
import { FORM, part } from './sweep.ts'

class Undo extends Error {}

/** Runs the work as the owner of the database, past every guard, and undoes it. */
export async function asIntruder(story: Story, work: (tx: OwnerTx) => Promise<void>): Promise<void> {
  await story.services.database
    .ownerTransaction(async (tx) => {
      await tx.script('set local row_security = off; alter table audit_entries disable trigger user')
      await work(tx)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
}

/** The first bad row of what this transaction sees, for a trail that fits into memory. */
export const verified = async (tx: Tx) =>
  findFirstBadRow(await findChainHeads(tx), await findChainedRows(tx, { clinicId: -1, seq: 0 }, 100_000))

/** The first bad row of the whole trail. */
export async function verifyTrail({ services: { database } }: Story) {
  return findFirstBadRow(await database.transaction({ actor: 'system' }, findChainHeads), readTrail(database))
}

/** Changes the trail in so many ways, one at a time; those that were not named with the very row. */
export async function tamper(
  story: Story,
  { tampers, seed }: { tampers: number; seed: number },
): Promise<string[]> {
  const random = randomFrom(seed)
  const missed: string[] = []
  for (let round = 0; round < tampers; round++) {
    const change = TAMPER[round % TAMPER.length] as Tamper
    await asIntruder(story, async (tx) => {
      await tx.script('alter table audit_entries drop constraint audit_entries_pkey')
      const rows = await tx.query<{ clinicId: number; seq: number }>(
        sql`select clinic_id, seq from audit_entries order by clinic_id, seq`,
      )
      const target = rows[Math.floor(random() * rows.length)] as { clinicId: number; seq: number }
      const lastSeq = rows.filter((row) => row.clinicId === target.clinicId).length
      await change.tamper(tx, target.clinicId, target.seq, random)
      const bad = await verified(tx)
      // Whatever was done, the rows before it are still good.
      const firstBad = change.firstBad(target.seq, lastSeq)
      if (bad?.clinicId !== target.clinicId || bad.seq !== firstBad)
        missed.push(`seed ${seed}, round ${round}: ${change.name} ${target.clinicId}/${target.seq}`)
    })
  }
  return missed
}

/** Writers who append to one clinic's chain at once, `each` events one after another. */
export async function writeAtOnce(
  story: Story,
  { writers, each }: { writers: number; each: number },
): Promise<void> {
  const { database, clock } = story.services
  const { clinicId } = story.clinic
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let event = 0; event < each; event++)
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
}

/** Rows of the story's clinic, and how many numbers they hold: fewer mean a fork. */
export function countChain(story: Story): Promise<{ rows: number; numbers: number; last: number }> {
  return story.services.database.transaction({ actor: 'system' }, (tx) =>
    tx.one(sql`select count(*)::int as rows, count(distinct seq)::int as numbers, max(seq)::int as last
      from audit_entries where clinic_id = ${story.clinic.clinicId}`),
  )
}

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
export async function play(story: Story): Promise<void> {
  const { patient, doctor, otherDoctor, clinic, services } = story
  for (const decision of ['accept', 'reject']) {
    const newcomer = await createPatient(services, { clinics: [clinic], isClinicMember: false })
    const { id } = await send(story, {}, { ...newcomer, client: await story.signedInAs(newcomer) })
    const body = decision === 'reject' ? { reason: 'CLINIC_OVERWHELMED' } : undefined
    await doctor.client.post(`/api/clinic/e-contacts/${id}/${decision}`, body)
  }
  await story.anonymous().post('/api/login/password', { email: patient.email, password: TEST_PASSWORD })
  const { id } = await send(story)
  const staff = (action: string, body?: object) =>
    doctor.client.post(`/api/clinic/e-contacts/${id}/${action}`, body)
  await patient.client.get('/api/persons')
  await patient.client.get('/api/patient/clinics')
  const theirs = { patientPersonId: patient.personId, clinicId: clinic.clinicId }
  await patient.client.post('/api/clinic/patients/prescriptions', {
    ...theirs,
    prescriptions: [{ brandName: 'Concor', route: 'peroral', dosing: 'ONCE' }],
  })
  await doctor.client.get(
    `/api/clinic/patients/prescriptions?patientPersonId=${theirs.patientPersonId}&clinicId=${theirs.clinicId}`,
  )
  await doctor.client.get('/api/clinic/e-contacts')
  for (const part of ['', '/timeline', '/notes']) {
    await doctor.client.get(`/api/clinic/e-contacts/${id}${part}`)
    await otherDoctor.client.get(`/api/clinic/e-contacts/${id}${part}`)
  }
  const uploaded = await story.app.inject({
    method: 'POST',
    url: `/api/patient/e-contacts/${id}/upload`,
    headers: { cookie: patient.client.cookie() ?? '', 'content-type': FORM },
    payload: `${part('file', '; filename="a.txt"', 'Hello')}--x--\r\n`,
  })
  await patient.client.get(`/api/files/${uploaded.json().id}`)
  await staff('notes', { note: 'Hi' })
  await staff('assign', { assigneeUserId: doctor.userId })
  await inquire(story, id)
  await inquire(story, id, { holdSeconds: 60 })
  await doctor.client.get('/api/clinic/held-replies')
  await staff('undo')
  await patient.client.get('/api/patient/e-contacts')
  await patient.client.get(`/api/patient/e-contacts/${id}/timeline`)
  await patient.client.post('/api/patient/e-contacts/finalize', { eContactId: id })
  const unsent = await story.app.inject({
    method: 'POST',
    url: `/api/patient/e-contacts/${id}/upload?reply=true`,
    headers: { cookie: patient.client.cookie() ?? '', 'content-type': FORM },
    payload: `${part('file', '; filename="b.txt"', 'Hello again')}--x--\r\n`,
  })
  await patient.client.delete(`/api/patient/e-contacts/${id}/files/${unsent.json().id}`)
  await patient.client.get('/api/patient/access-log')
  await patient.client.post('/api/patient/my-data')
  await story.runJobs()
  await patient.client.get('/api/patient/my-data/file')
  await patient.client.post(`/api/patient/actions/${id}/inquiry/complete`, { answer: 'Hi' })
  await patient.client.post(`/api/patient/e-contacts/${id}/info`, { infoText: 'Hi' })
  await complete(story, id)
  await patient.client.post(`/api/patient/e-contacts/${id}/feedback`, {
    type: 'CLINIC',
    rating: 5,
    message: 'Hi',
  })
  await doctor.client.get(`/api/clinic/e-contacts/${id}/feedback`)
  const leave = await send(story, { eContactType: 'FIT_NOTE_END' })
  await patient.client.post(`/api/patient/e-contacts/${leave.id}/sick-leave`, {
    leaveType: 'SICK',
    returnDate: '2026-03-04',
  })
  await staff('reopen', { reason: 'WRONG_INFORMATION' })
  await patient.client.post(`/api/patient/e-contacts/${id}/cancel`, { reason: 'PROBLEM_RESOLVED' })
  await patient.client.post(`/api/patient/e-contacts/${id}/reopen`, { reason: 'SYMPTOMS_CHANGED' })
  await playForAnother(story)
  await playPatients(story)
  await playClinic(story)
  const { client } = { client: await story.signedInAs(doctor) }
  const documents = await client.get('/api/content/prm?slug=privacy-policy')
  await client.post('/api/users/save-consent', {
    type: 'PRM_PRIVACY_POLICY',
    version: documents.json().updatedAt,
  })
  await client.post('/api/logout')
}

/** What the clinic sets for itself, and two e-contacts as one for a while. */
async function playClinic(story: Story): Promise<void> {
  const { client } = story.doctor
  const settings = `/api/clinic/${story.clinic.clinicId}/answer-settings`
  const { version, ...values } = (await client.get(settings)).json()
  await client.put(settings, values, { headers: { 'if-match': `"${version}"` } })
  const late = await send(story)
  const now = story.clock.now()
  await story.services.database.transaction({ actor: 'system' }, (tx) =>
    tx.run(sql`insert into e_contact_promises (e_contact_id, clinic_id, creator_person_id, since, soon_at, due_at, late_told_at)
      values (${late.id}, ${story.clinic.clinicId}, ${story.patient.personId}, ${now}, ${now}, ${now}, ${now})`),
  )
  await client.get('/api/clinic/answers-due')
  const reason = { fixedInfoText: 'RESOLVED_OUTSIDE_THE_PLATFORM' }
  await client.post(`/api/clinic/e-contacts/${(await send(story)).id}/complete`, reason)
  const [stays, goesOn] = [await send(story), await send(story)]
  for (const action of ['merge', 'merge/undo'])
    await client.post(`/api/clinic/e-contacts/${stays.id}/${action}`, { eContactId: goesOn.id })
}

/** A patient who enters a person, and a child whom the patient acts for until the clinic ends it. */
async function playForAnother(story: Story): Promise<void> {
  const { patient, doctor } = story
  const personalCode = '60001019906'
  await patient.client.get(`/api/patient/person/lookup?personalCode=${personalCode}`)
  const person = { firstName: 'Aino', surname: 'Saar', personalCode, declaration: true }
  const added = (await patient.client.post('/api/patient/person', person)).json()
  await patient.client.patch(`/api/patient/person/${added.id}`, { surname: 'Saare' })
  await patient.client.delete(`/api/patient/person/${added.id}`)
  await patient.client.get('/api/patient/representatives')
  const child = await createRepresented(story.services, patient, { clinics: [story.clinic] })
  const { id } = await send(story, { patientPersonId: child.personId })
  await doctor.client.get(`/api/clinic/e-contacts/${id}/representation`)
  await doctor.client.post(`/api/clinic/e-contacts/${id}/representation/end`)
}

/** What staff do with the people of their clinic. */
async function playPatients({
  patient,
  stranger,
  doctor: { client },
  clinic: { clinicId },
}: Story): Promise<void> {
  const url = '/api/clinic/patients'
  await client.get(`${url}?clinicId=${clinicId}&search=a`)
  await client.get(`${url}/lookup?personalCode=37605030299`)
  await client.post(url, { clinicId, firstName: 'Uku', surname: 'Uus', personalCode: '37605030299' })
  await client.patch(`${url}/${patient.personId}`, { clinicMember: true })
  await client.post(`${url}/${patient.personId}/representatives`, {
    clinicId,
    personId: stranger.personId,
    declaration: true,
  })
  await client.patch(`${url}/${patient.personId}/representatives/${stranger.personId}`, { clinicId })
  await client.post('/api/clinic/e-contacts', {
    clinicId,
    mode: 'AS_PATIENT',
    patientPersonId: patient.personId,
    eContactType: 'OTHER_PROBLEM',
    text: 'Hi',
  })
}
