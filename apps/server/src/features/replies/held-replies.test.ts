import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createFile, listAudit } from '../../testing/e-contact-rows.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { complete, createStory, send, type Story } from '../e-contacts/testing/story.ts'

const TOMORROW = '2026-12-01T22:00:00.000Z'

describe.each([quickestDatabase()])('a reply that is held on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const path = (id: number) => `/api/clinic/e-contacts/${id}`
  const hold = (id: number, body: Record<string, unknown> = {}, who = story.doctor, more = {}) =>
    who.client.post(
      `${path(id)}/complete`,
      { infoText: 'Rest and drink', holdSeconds: 8, ...body },
      { headers: more },
    )
  const undo = (id: number, who = story.doctor) => who.client.post(`${path(id)}/undo`)
  const shown = async (id: number, who = story.doctor) => (await who.client.get(path(id))).json()
  const saidTo = async (id: number) =>
    (await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`))
      .json()
      .content.map((entry: { type: string; text: string }) => [entry.type, entry.text])
  const secondsLater = async (seconds: number) => {
    story.clock.advance(seconds * 1000)
    await story.runJobs()
  }

  it('is nowhere for the patient until the time is over, then it is there once', async () => {
    const { id } = await send(story)
    const before = await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)
    await story.runJobs()
    const mails = story.outbox.length
    expect((await hold(id)).json()).toMatchObject({ status: 'waitingForClinic', version: 1 })
    await secondsLater(7)
    const during = await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)
    expect(during.json().content).toEqual(before.json().content)
    expect(during.json().eContact).toMatchObject({
      status: 'waitingForClinic',
      version: 1,
      updatedAt: before.json().eContact.updatedAt,
    })
    expect(story.outbox.length).toBe(mails)
    await secondsLater(2)
    await secondsLater(60)
    expect(await saidTo(id)).toEqual([
      ['SENT', 'My head hurts'],
      ['REPLIED', 'Rest and drink'],
    ])
    expect(story.outbox.length).toBe(mails + 1)
    expect(await shown(id)).toMatchObject({
      status: 'completed',
      heldReplies: [],
      assigneeUser: { id: story.doctor.userId },
    })
  })

  it('is shown to colleagues with its writer, and comes back with all that was in it', async () => {
    const { id } = await send(story)
    const fileId = await createFile(story, id, { uploadedBy: 'CLINIC' })
    await story.doctor.client.post(`${path(id)}/actions/inquiry`, {
      question: 'Since when?',
      questionFileIds: [fileId],
      replyBlockedUntil: TOMORROW,
      holdSeconds: 60,
    })
    expect((await shown(id, story.nurse)).heldReplies).toMatchObject([
      { state: 'HELD', text: 'Since when?', author: { id: story.doctor.userId, surname: 'Tamm' } },
    ])
    expect((await shown(id, story.receptionist)).heldReplies).toMatchObject([{ text: null }])
    expect(outcomeOf(await undo(id, story.nurse))[0]).toBe(468)
    expect((await undo(id)).json()).toMatchObject({
      state: 'HELD',
      closes: false,
      text: 'Since when?',
      replyBlockedUntil: TOMORROW,
      files: [{ id: fileId }],
    })
    await secondsLater(61)
    expect(await saidTo(id)).toEqual([['SENT', 'My head hurts']])
    expect(outcomeOf(await undo(id))).toEqual([468, 'The reply has already been sent.'])
  })

  it('leaves with its files, its date and the name of its writer, who need not be there any more', async () => {
    const { id } = await send(story)
    const fileId = await createFile(story, id, { uploadedBy: 'CLINIC' })
    await story.nurse.client.post(`${path(id)}/actions/inquiry`, {
      question: 'Since when?',
      questionFileIds: [fileId],
      replyBlockedUntil: TOMORROW,
      holdSeconds: 1,
    })
    await secondsLater(1)
    const { content } = (await story.doctor.client.get(`${path(id)}/timeline`)).json()
    expect(content.at(-1)).toMatchObject({
      type: 'INQUIRY',
      author: { surname: 'Kuusk', profession: 'NURSE' },
      replyBlockedUntil: TOMORROW,
      files: [{ id: fileId }],
    })
    const actions = (await listAudit(story)).filter((row) => Number(row.objectId) === id)
    expect(actions.map(({ action }) => action)).toContain('HELD_REPLY_SEND')
  })

  it('says to its writer for how long it waits yet, by no clock but the server’s', async () => {
    const { id } = await send(story)
    await hold(id, { holdSeconds: 60 })
    story.clock.advance(3000)
    const { content } = (await story.doctor.client.get('/api/clinic/held-replies')).json()
    expect(content).toMatchObject([{ eContactId: id, state: 'HELD', releaseInMs: 57_000 }])
    await undo(id)
  })

  it('comes back to its writer when the patient closed the e-contact meanwhile', async () => {
    const { id } = await send(story)
    await hold(id)
    story.clock.advance(2_000)
    await story.patient.client.post(`/api/patient/e-contacts/${id}/cancel`, { reason: 'PROBLEM_RESOLVED' })
    await secondsLater(7)
    expect((await saidTo(id)).map(([type]: string[]) => type)).toEqual(['SENT', 'CANCELLED'])
    const { content } = (await story.doctor.client.get('/api/clinic/held-replies')).json()
    expect(content).toMatchObject([
      { eContactId: id, state: 'RETURNED', returnReason: 'CLOSED', text: 'Rest and drink', releaseInMs: 0 },
    ])
    expect((await shown(id, story.nurse)).heldReplies).toEqual([])
    expect((await undo(id)).json()).toMatchObject({ state: 'RETURNED', text: 'Rest and drink' })
    expect((await story.doctor.client.get('/api/clinic/held-replies')).json().content).toEqual([])
  })

  it('comes back, and closes nothing, when the patient wrote more meanwhile', async () => {
    const { id } = await send(story)
    await hold(id)
    story.clock.advance(2_000)
    await story.patient.client.post(`/api/patient/e-contacts/${id}/info`, { infoText: 'It is worse' })
    await secondsLater(9)
    expect((await saidTo(id)).map(([type]: string[]) => type)).toEqual(['SENT', 'INFO_ADDED'])
    expect((await shown(id, story.nurse)).status).toBe('waitingForClinic')
    expect((await undo(id)).json()).toMatchObject({ state: 'RETURNED', returnReason: 'CHANGED' })
  })

  it('comes back when a file of it was found infected', async () => {
    const { id } = await send(story)
    const fileId = await createFile(story, id, { uploadedBy: 'CLINIC', scanResult: 'WAITING' })
    await hold(id, { infoFileIds: [fileId] })
    await story.services.database.transaction({ actor: 'system' }, (tx) => infect(tx, fileId))
    await secondsLater(9)
    expect((await undo(id)).json()).toMatchObject({ state: 'RETURNED', returnReason: 'FILE' })
    expect(await saidTo(id)).toHaveLength(1)
  })

  it('is found by a colleague who answers at the same moment, unless the colleague insists', async () => {
    const { id } = await send(story)
    await hold(id)
    const late = await hold(id, { infoText: 'Mine' }, story.nurse, { 'if-match': '"1"' })
    expect(outcomeOf(late)).toEqual([409, 1])
    const question = { question: 'And mine', holdSeconds: 8 }
    const insisting = await story.nurse.client.post(`${path(id)}/actions/inquiry`, question)
    expect(insisting.statusCode).toBe(200)
    expect((await shown(id)).heldReplies).toHaveLength(2)
    await secondsLater(9)
    // The first closed it: the second is not sent behind it, and not lost.
    expect(await saidTo(id)).toContainEqual(['REPLIED', 'Rest and drink'])
    expect((await undo(id, story.nurse)).json()).toMatchObject({ text: 'And mine', returnReason: 'CLOSED' })
  })

  it('goes first when its writer sends another', async () => {
    const { id } = await send(story)
    const ask = (question: string) =>
      story.doctor.client.post(`${path(id)}/actions/inquiry`, { question, holdSeconds: 8 })
    await ask('First?')
    await ask('Second?')
    expect(await saidTo(id)).toContainEqual(['INQUIRY', 'First?'])
    await secondsLater(9)
    expect((await saidTo(id)).map(([, text]: string[]) => text)).toEqual([
      'My head hurts',
      'First?',
      'Second?',
    ])
  })

  it('keeps the e-contact from being archived', async () => {
    const { id } = await send(story)
    await hold(id)
    const archive = () =>
      story.nurse.client.post(`${path(id)}/complete`, { fixedInfoText: 'INFORMATION_DELIVERED' })
    expect((await archive()).statusCode).toBe(468)
    await undo(id)
    expect((await archive()).statusCode).toBe(200)
  })

  it('is checked before it is held, as a reply that leaves at once', async () => {
    const { id } = await send(story)
    expect((await hold(id, { infoText: '' })).statusCode).toBe(400)
    expect((await hold(id, { holdSeconds: 61 })).statusCode).toBe(400)
    expect((await hold(id, { holdSeconds: -1 })).statusCode).toBe(400)
    expect((await hold(id, { holdSeconds: 0 })).json().status).toBe('completed')
    expect(outcomeOf(await hold(id))).toEqual([469, 'E_CONTACT_ALREADY_CLOSED'])
    const other = await send(story)
    await complete(story, other.id)
    expect((await hold(other.id)).statusCode).toBe(469)
  })

  it('is held once for one key, and sent once by two workers', async () => {
    const { id } = await send(story)
    const key = { 'idempotency-key': randomUUID() }
    await Promise.all([hold(id, {}, story.doctor, key), hold(id, {}, story.doctor, key)])
    expect((await shown(id)).heldReplies).toHaveLength(1)
    story.clock.advance(9000)
    await Promise.all([story.runJobs(), story.runJobs()])
    expect(await saidTo(id)).toHaveLength(2)
  })
})

async function infect(tx: Tx, id: string) {
  await tx.run(sql`update files set scan_result = 'INFECTED' where id = ${id}`)
}
