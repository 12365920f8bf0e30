import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient } from '../../testing/factories.ts'
import { deactivate, listAudit } from '../../testing/e-contact-rows.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { complete, createStory, send, type Story } from '../e-contacts/testing/story.ts'

const ASSIGN = '/api/clinic/e-contacts/bulk-assign'
const ARCHIVE = '/api/clinic/e-contacts/bulk-complete'
const REPLY = '/api/clinic/e-contacts/bulk-reply'
const UNDO = '/api/clinic/e-contacts/bulk-undo-reply'
const REASON = { fixedInfoText: 'RESOLVED_OUTSIDE_THE_PLATFORM' }

describe.each([quickestDatabase()])('many at once on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const sendMany = async (count: number) => {
    const ids: number[] = []
    for (let n = 0; n < count; n++) ids.push((await send(story)).id)
    return ids
  }
  const post = (path: string, body: object, who: 'doctor' | 'otherDoctor' | 'patient' = 'doctor') =>
    story[who].client.post(path, body)
  const statesOfHeld = async (eContactIds: number[]) =>
    (
      await story.services.database.transaction({ actor: 'system' }, (tx) =>
        tx.query<{ state: string }>(
          sql`select distinct state from held_replies where e_contact_id = any(${eContactIds}::bigint[])`,
        ),
      )
    ).map(({ state }) => state)
  const opened = async (id: number) => (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json()

  it('assigns several, answers who was responsible before, and can be taken back', async () => {
    const [first = 0, second = 0, third = 0] = await sendMany(3)
    await story.doctor.client.post(`/api/clinic/e-contacts/${second}/assign`, {
      assigneeUserId: story.doctor.userId,
    })
    await story.doctor.client.post(`/api/clinic/e-contacts/${third}/assign`, {
      assigneeUserId: story.nurse.userId,
    })
    const eContactIds = [first, second, third]
    const response = await post(ASSIGN, { eContactIds, assigneeUserId: story.nurse.userId })
    expect(response.json().results).toEqual([
      { eContactId: first, outcome: 'DONE', previousAssigneeUserId: null, version: 2 },
      { eContactId: second, outcome: 'DONE', previousAssigneeUserId: story.doctor.userId, version: 3 },
      { eContactId: third, outcome: 'UNCHANGED' },
    ])
    for (const id of eContactIds) expect((await opened(id)).assigneeUser.id).toBe(story.nurse.userId)
    await post(ASSIGN, { eContactIds: [first], assigneeUserId: null })
    expect((await opened(first)).assigneeUser).toBeNull()
  })

  it('archives with one reason, and tells the rest what stood in the way', async () => {
    const [open = 0, closed = 0] = await sendMany(2)
    await complete(story, closed)
    const newcomer = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: false })
    const undecided = (await send(story, {}, { ...newcomer, client: await story.signedInAs(newcomer) })).id
    const response = await post(ARCHIVE, { eContactIds: [open, closed, undecided, 999_999], ...REASON })
    expect(response.json().results).toEqual([
      { eContactId: open, outcome: 'DONE' },
      { eContactId: closed, outcome: 'CLOSED' },
      { eContactId: undecided, outcome: 'REFUSED' },
      { eContactId: 999_999, outcome: 'NOT_FOUND' },
    ])
    expect(await opened(open)).toMatchObject({ status: 'completed', outcome: 'ARCHIVED' })
    expect(await opened(undecided)).toMatchObject({ status: 'waitingForClinic' })
  })

  it('replies to each with its own text, held so that it can be taken back, and tells what stood in the way', async () => {
    const [first = 0, second = 0, closed = 0] = await sendMany(3)
    await complete(story, closed)
    const response = await post(REPLY, {
      eContactIds: [first, second, closed],
      versions: [1, 1, 9],
      texts: ['Hello, Mari', 'Hello, Peeter', 'Hello'],
      closes: false,
      holdSeconds: 8,
    })
    expect(response.json().results).toEqual([
      { eContactId: first, outcome: 'DONE' },
      { eContactId: second, outcome: 'DONE' },
      { eContactId: closed, outcome: 'CHANGED' },
    ])
    expect((await opened(first)).heldReplies).toMatchObject([{ text: 'Hello, Mari', action: 'INQUIRE' }])
    await story.doctor.client.post(`/api/clinic/e-contacts/${first}/undo`)
    story.clock.advance(9000)
    await story.runJobs()
    expect((await opened(first)).status).toBe('waitingForClinic')
    expect((await opened(second)).status).toBe('waitingForPatient')
    await post(REPLY, { eContactIds: [first], texts: ['Rest'], closes: true })
    expect(await opened(first)).toMatchObject({ status: 'completed', outcome: 'ANSWERED' })
    const actions = (await listAudit(story)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['E_CONTACT_INQUIRE', 'E_CONTACT_COMPLETE']))
    expect((await post(REPLY, { eContactIds: [second], texts: ['A', 'B'], closes: true })).statusCode).toBe(
      400,
    )
  })

  it('takes a hundred held replies back in one call, and none reaches its patient', async () => {
    const eContactIds = await sendMany(100)
    await post(REPLY, {
      eContactIds,
      texts: eContactIds.map((id) => `Hello ${id}`),
      closes: false,
      holdSeconds: 8,
    })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const undo = () => story.doctor.client.post(UNDO, { eContactIds }, { headers })
    const { content } = (await undo()).json()
    expect(content.map(({ text }: { text: string }) => text)).toEqual(eContactIds.map((id) => `Hello ${id}`))
    const again = (await undo()).json()
    expect(again.content.map(({ id }: { id: number }) => id)).toEqual(
      content.map(({ id }: { id: number }) => id),
    )
    story.clock.advance(9000)
    await story.runJobs()
    expect(await statesOfHeld(eContactIds)).toEqual(['TAKEN_BACK'])
    const rows = (await listAudit(story)).filter(
      ({ action, objectId }) => action === 'REPLY_UNDO' && eContactIds.includes(Number(objectId)),
    )
    expect(rows).toHaveLength(100)
  })

  it('takes back what has not left, and nothing where one of the e-contacts is foreign', async () => {
    const [sent = 0, held = 0] = await sendMany(2)
    await post(REPLY, { eContactIds: [sent], texts: ['Rest'], closes: false })
    await post(REPLY, { eContactIds: [held], texts: ['Rest'], closes: false, holdSeconds: 8 })
    const elsewhere = await createPatient(story.services, { clinics: [story.otherClinic] })
    const writer = { ...elsewhere, client: await story.signedInAs(elsewhere) }
    const toOther = (await send(story, { clinicId: story.otherClinic.clinicId }, writer)).id
    for (const stranger of [toOther, 999_998])
      expect((await post(UNDO, { eContactIds: [held, stranger] })).statusCode).toBe(404)
    expect((await post(UNDO, { eContactIds: [held] }, 'otherDoctor')).statusCode).toBe(404)
    expect((await post(UNDO, { eContactIds: [held] }, 'patient')).statusCode).toBe(403)
    expect(await statesOfHeld([held])).toEqual(['HELD'])
    const { content } = (await post(UNDO, { eContactIds: [sent, held] })).json()
    expect(content).toMatchObject([{ eContactId: held, text: 'Rest', state: 'HELD' }])
  })

  it('leaves alone what was changed since the caller saw it', async () => {
    const [asSeen = 0, writtenIn = 0] = await sendMany(2)
    const eContactIds = [asSeen, writtenIn]
    await story.patient.client.post(`/api/patient/e-contacts/${writtenIn}/info`, {
      infoText: 'Much worse now',
    })
    const assigned = await post(ASSIGN, {
      eContactIds,
      versions: [1, 1],
      assigneeUserId: story.nurse.userId,
    })
    expect(assigned.json().results).toEqual([
      { eContactId: asSeen, outcome: 'DONE', previousAssigneeUserId: null, version: 2 },
      { eContactId: writtenIn, outcome: 'CHANGED' },
    ])
    const archived = await post(ARCHIVE, { eContactIds, versions: [2, 1], ...REASON })
    expect(archived.json().results).toEqual([
      { eContactId: asSeen, outcome: 'DONE' },
      { eContactId: writtenIn, outcome: 'CHANGED' },
    ])
    expect(await opened(asSeen)).toMatchObject({ status: 'completed' })
    expect(await opened(writtenIn)).toMatchObject({
      status: 'waitingForClinic',
      assigneeUser: null,
      version: 2,
    })
  })

  it('answers a try whose answer was lost as it did then, and does the rest of it', async () => {
    const [seen = 0, writtenIn = 0] = await sendMany(2)
    await story.patient.client.post(`/api/patient/e-contacts/${writtenIn}/info`, { infoText: 'And a rash' })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { eContactIds: [seen, writtenIn], versions: [1, 1], assigneeUserId: story.nurse.userId }
    const tried = () => story.doctor.client.post(ASSIGN, body, { headers })
    const first = (await tried()).json()
    expect(first.results).toMatchObject([{ outcome: 'DONE', version: 2 }, { outcome: 'CHANGED' }])
    expect((await tried()).json()).toEqual(first)
    expect(await opened(seen)).toMatchObject({ version: 2 })
    const others = await story.doctor.client.post(ASSIGN, { ...body, assigneeUserId: null }, { headers })
    expect(others.statusCode).toBe(409)
    const [third = 0] = await sendMany(1)
    const more = await story.doctor.client.post(
      ASSIGN,
      { ...body, eContactIds: [third], versions: [1] },
      { headers },
    )
    expect(more.statusCode).toBe(409)
    expect(await opened(third)).toMatchObject({ version: 1 })
  })

  it('leaves one audit row for each e-contact that was changed', async () => {
    const eContactIds = await sendMany(3)
    await post(ASSIGN, { eContactIds, assigneeUserId: story.doctor.userId })
    await post(ARCHIVE, { eContactIds, ...REASON })
    const rows = (await listAudit(story)).filter(
      ({ objectId, action }) => eContactIds.includes(Number(objectId)) && /ASSIGN|ARCHIVE/.test(action),
    )
    expect(rows.map(({ action, objectId }) => `${action} ${objectId}`).sort()).toEqual(
      eContactIds.flatMap((id) => [`E_CONTACT_ASSIGN ${id}`, `E_CONTACT_ARCHIVE ${id}`]).sort(),
    )
  })

  it('answers foreign and absent e-contacts alike, and does nothing with them', async () => {
    const eContactIds = await sendMany(2)
    for (const [path, body] of [
      [ASSIGN, { assigneeUserId: story.otherDoctor.userId }],
      [ARCHIVE, REASON],
    ] as const) {
      const foreign = await post(path, { eContactIds, ...body }, 'otherDoctor')
      const absent = await post(path, { eContactIds: [999_998], ...body }, 'otherDoctor')
      expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404])
      expect((await post(path, { eContactIds, ...body }, 'patient')).statusCode).toBe(403)
    }
    for (const id of eContactIds) expect(await opened(id)).toMatchObject({ version: 1, assigneeUser: null })
  })

  it('makes nobody responsible who does not work here, or does so no more', async () => {
    const eContactIds = await sendMany(1)
    const stranger = await post(ASSIGN, { eContactIds, assigneeUserId: story.otherDoctor.userId })
    expect(stranger.statusCode).toBe(404)
    await deactivate(story, story.receptionist.userId)
    const gone = await post(ASSIGN, { eContactIds, assigneeUserId: story.receptionist.userId })
    expect(gone.json().results).toEqual([{ eContactId: eContactIds[0], outcome: 'REFUSED' }])
  })

  it.each<[string, object]>([
    ['none', { eContactIds: [] }],
    ['one twice', { eContactIds: [1, 1] }],
    ['a version too few', { eContactIds: [1, 2], versions: [1] }],
    ['a version too many', { eContactIds: [1], versions: [1, 1] }],
    ['more than a hundred', { eContactIds: Array.from({ length: 101 }, (_, n) => n + 1) }],
  ])('refuses %s', async (_, body) => {
    expect((await post(ASSIGN, { ...body, assigneeUserId: null })).statusCode).toBe(400)
    expect((await post(ARCHIVE, { ...body, ...REASON })).statusCode).toBe(400)
  })

  it('needs a reason that exists, with words where it says nothing by itself', async () => {
    const eContactIds = await sendMany(1)
    const archive = async (body: object) => outcomeOf(await post(ARCHIVE, { eContactIds, ...body }))
    expect(await archive({ fixedInfoText: 'NOPE' })).toEqual([400, 'REASON_UNKNOWN'])
    expect(await archive({ fixedInfoText: 'SOMETHING_ELSE' })).toEqual([400, 'REASON_TEXT_REQUIRED'])
    expect(await archive({ fixedInfoText: 'SOMETHING_ELSE', reasonText: 'By phone' })).toEqual(
      [200, undefined].slice(0, 1),
    )
  })
})
