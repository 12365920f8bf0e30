// @proves R6-002 R6-007 R6-015
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createEmployee } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { findSentTo } from './e-contact-repository.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createStory, inquire, send, type Story } from './testing/story.ts'

type RouteCall = [method: 'get' | 'post', path: (id: number) => string, body?: (id: number) => object]

const STAFF_CALLS: RouteCall[] = [
  ['get', (id) => `/api/clinic/e-contacts/${id}`],
  ['get', (id) => `/api/clinic/e-contacts/${id}/timeline`],
  ['get', (id) => `/api/clinic/e-contacts/${id}/notes`],
  ['post', (id) => `/api/clinic/e-contacts/${id}/notes`, () => ({ note: 'Hi' })],
  ['post', (id) => `/api/clinic/e-contacts/${id}/assign`, () => ({ assigneeUserId: null })],
  ['post', (id) => `/api/clinic/e-contacts/${id}/actions/inquiry`, () => ({ question: 'Hi?' })],
  ['post', (id) => `/api/clinic/e-contacts/${id}/complete`, () => ({ infoText: 'Hi' })],
  ['post', (id) => `/api/clinic/e-contacts/${id}/accept`],
  ['post', (id) => `/api/clinic/e-contacts/${id}/reject`, () => ({ reason: 'CLINIC_OVERWHELMED' })],
  ['post', (id) => `/api/clinic/e-contacts/${id}/reopen`, () => ({ reason: 'WRONG_INFORMATION' })],
]
const PATIENT_CALLS: RouteCall[] = [
  ['get', (id) => `/api/patient/e-contacts/${id}/timeline`],
  ['post', () => '/api/patient/e-contacts/finalize', (eContactId) => ({ eContactId })],
  ['post', (id) => `/api/patient/e-contacts/${id}/info`, () => ({ infoText: 'Hi' })],
  ['post', (id) => `/api/patient/actions/${id}/inquiry/complete`, () => ({ answer: 'Hi' })],
  ['post', (id) => `/api/patient/e-contacts/${id}/cancel`, () => ({ reason: 'PROBLEM_RESOLVED' })],
  ['post', (id) => `/api/patient/e-contacts/${id}/reopen`, () => ({ reason: 'SYMPTOMS_CHANGED' })],
]

describe.each([quickestDatabase()])('rights to e-contacts on %s', (kind) => {
  let story: Story
  let id: number
  beforeAll(async () => {
    story = await createStory(kind)
    id = (await send(story)).id
  })
  afterAll(() => story.close())

  const run = ([method, path, body]: RouteCall, client: TestClient, target: number) =>
    method === 'get' ? client.get(path(target)) : client.post(path(target), body?.(target))

  const name = ([method, path]: RouteCall) => `${method} ${path(7)}`

  it.each(STAFF_CALLS.map((call) => [name(call), call] as const))(
    '%s knows nothing of another clinic’s',
    async (_, call) => {
      const foreign = await run(call, story.otherDoctor.client, id)
      const absent = await run(call, story.otherDoctor.client, 999_999)
      expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404])
      expect({ ...foreign.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' })
      expect((await run(call, story.patient.client, id)).statusCode).toBe(403)
      expect((await run(call, story.anonymous(), id)).statusCode).toBe(401)
    },
  )

  it.each(PATIENT_CALLS.map((call) => [name(call), call] as const))(
    '%s knows nothing of another patient’s',
    async (_, call) => {
      const foreign = await run(call, story.stranger.client, id)
      const absent = await run(call, story.stranger.client, 999_999)
      expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404])
      expect({ ...foreign.json(), requestId: '' }).toEqual({ ...absent.json(), requestId: '' })
      expect((await run(call, story.doctor.client, id)).statusCode).toBe(403)
    },
  )

  it('changed nothing by all these refusals and remembered them', async () => {
    const opened = await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)
    expect(opened.json()).toMatchObject({ version: 1, status: 'waitingForClinic' })
    const denied = (await listAudit(story)).filter(
      (row) => row.outcome === 'DENIED' && row.actorUserId === story.otherDoctor.userId,
    )
    expect(new Set(denied.map((row) => row.action)).size).toBe(STAFF_CALLS.length)
    expect(new Set(denied.map((row) => row.clinicId))).toEqual(new Set([story.otherClinic.clinicId]))
  })

  it('needs the clinic’s consents', async () => {
    const unready = await createEmployee(story.services, story.clinic, { consents: [] })
    expect((await (await story.signedInAs(unready)).get(`/api/clinic/e-contacts/${id}`)).statusCode).toBe(403)
  })

  it('is kept by the database too, without any condition in the query', async () => {
    await inquire(story, id)
    const as = (clinicIds: number[], userId: number) =>
      ({ actor: 'user', userId, personId: null, role: 'PRM_DOCTOR', clinicIds }) as const
    const { database } = story.services
    const seenIn = (clinicIds: number[]) =>
      database.transaction(as(clinicIds, story.otherDoctor.userId), async (tx) => {
        const counts = await tx.one<
          Record<string, number>
        >(sql`select (select count(*) from e_contacts) as e_contacts,
          (select count(*) from timeline_entries) as entries, (select count(*) from e_contact_rows) as rows,
          (select count(*) from persons) as persons, (select count(*) from events) as events`)
        return { counts, found: await findSentTo(tx, [story.clinic.clinicId], id) }
      })
    const other = await seenIn([story.otherClinic.clinicId])
    expect(other.counts).toMatchObject({ eContacts: 0, entries: 0, rows: 0, persons: 0, events: 0 })
    expect(other.found).toBeUndefined()
    expect((await seenIn([story.clinic.clinicId])).found?.id).toBe(id)
  })
})
