import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createFile, deactivate, listAudit } from '../../testing/e-contact-rows.ts'
import { createEmployee } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('somebody deactivated while writing on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  it('changes nothing more, what has not left yet does not leave, and they are seen to have left', async () => {
    const { id } = await send(story)
    const { client, userId } = story.nurse
    const path = `/api/clinic/e-contacts/${id}`
    await client.post(`${path}/assign`, { assigneeUserId: userId })
    const held = await client.post(`${path}/actions/inquiry`, { question: 'Since when?', holdSeconds: 8 })
    expect(held.statusCode).toBe(200)
    await deactivate(story, userId)

    const tries: [string, object][] = [
      [`${path}/actions/inquiry`, { question: 'Too late' }],
      [`${path}/complete`, { infoText: 'Too late' }],
      [`${path}/complete`, { infoText: 'Too late', holdSeconds: 8 }],
      [`${path}/notes`, { note: 'Too late' }],
      [`${path}/assign`, { assigneeUserId: null }],
      [`${path}/undo`, {}],
      ['/api/clinic/e-contacts/bulk-complete', { eContactIds: [id], fixedInfoText: 'INFORMATION_DELIVERED' }],
    ]
    for (const [url, body] of tries) {
      const response = await client.post(url, body)
      expect(response.statusCode, url).toBe(403)
      expect(response.body).not.toContain('My head hurts')
    }
    expect((await client.get(path)).statusCode).toBe(403)

    story.clock.advance(9_000)
    await story.runJobs()
    const { content: rows } = (await story.doctor.client.get('/api/clinic/e-contacts')).json()
    const seen = [rows[0], (await story.doctor.client.get(path)).json()]
    for (const { assigneeUser } of seen) expect(assigneeUser).toMatchObject({ id: userId, active: false })
    const { content } = (await story.doctor.client.get(`${path}/timeline`)).json()
    const texts = content.map(({ text }: { text: string | null }) => text)
    expect(texts).toContain('My head hurts')
    expect(texts).not.toContain('Since when?')
    expect((await story.doctor.client.get(`${path}/notes`)).json().content).toEqual([])
    const after = (await listAudit(story)).filter(
      (row) => row.actorUserId === userId && row.outcome === 'ALLOWED',
    )
    expect(after.map(({ action }) => action)).toEqual([
      'E_CONTACT_ASSIGN',
      'E_CONTACT_INQUIRE',
      'HELD_REPLY_RETURN',
    ])
  })

  it('leaves what came back to them to a colleague, who may read it, once and with its files', async () => {
    const { id } = await send(story)
    const employed = await createEmployee(story.services, story.clinic, { surname: 'Saar' })
    const writer = { ...employed, client: await story.signedInAs(employed) }
    const path = `/api/clinic/e-contacts/${id}`
    const fileId = await createFile(story, id, { uploadedBy: 'CLINIC', userId: writer.userId })
    const question = { question: 'Since when?', questionFileIds: [fileId], holdSeconds: 8 }
    expect((await writer.client.post(`${path}/actions/inquiry`, question)).statusCode).toBe(200)
    story.clock.advance(2_000)
    await story.patient.client.post(`/api/patient/e-contacts/${id}/info`, { infoText: 'Since Monday' })
    story.clock.advance(9_000)
    await story.runJobs()
    const seenBy = async ({ client }: { client: TestClient }) =>
      (await client.get(path)).json().heldReplies.map(({ text }: { text: string | null }) => text)
    expect(await seenBy(story.doctor)).toEqual([])
    const [shownToWriter] = (await writer.client.get(path)).json().heldReplies
    const reply = { heldReplyId: shownToWriter.id }
    expect(outcomeOf(await story.doctor.client.post(`${path}/take-over-reply`, reply))[0]).toBe(468)

    await deactivate(story, writer.userId)
    expect(await seenBy(story.doctor)).toEqual(['Since when?'])
    expect(await seenBy(story.receptionist)).toEqual([null])
    expect((await story.receptionist.client.post(`${path}/take-over-reply`, reply)).statusCode).toBe(403)
    // Neither another reply nor the same one by way of another e-contact.
    const { id: otherId } = await send(story)
    const elsewhere = `/api/clinic/e-contacts/${otherId}/take-over-reply`
    expect(outcomeOf(await story.doctor.client.post(elsewhere, reply))[0]).toBe(468)
    const another = { heldReplyId: reply.heldReplyId + 1_000 }
    expect(outcomeOf(await story.doctor.client.post(`${path}/take-over-reply`, another))[0]).toBe(468)
    // Only what is one's own is fetched unasked.
    expect((await story.doctor.client.get('/api/clinic/held-replies')).json().content).toEqual([])

    const key = { headers: { 'idempotency-key': randomUUID() } }
    const taken = await story.doctor.client.post(`${path}/take-over-reply`, reply, key)
    expect(taken.json()).toMatchObject({ state: 'RETURNED', text: 'Since when?', files: [{ id: fileId }] })
    expect((await story.doctor.client.post(`${path}/take-over-reply`, reply, key)).json()).toEqual(
      taken.json(),
    )
    expect(outcomeOf(await story.doctor.client.post(`${path}/take-over-reply`, reply))[0]).toBe(468)
    expect(await seenBy(story.doctor)).toEqual([])
    expect((await story.doctor.client.get(path)).json().unsentFiles).toMatchObject([{ id: fileId }])
    const sent = await story.doctor.client.post(`${path}/actions/inquiry`, {
      question: 'Since when?',
      questionFileIds: [fileId],
    })
    expect(sent.statusCode).toBe(200)
    const taking = (await listAudit(story)).filter(({ action }) => action === 'REPLY_TAKE_OVER')
    expect(taking.map(({ outcome }) => outcome)).toContain('ALLOWED')
  })

  it('offers no request for a questionnaire: it is no reply', async () => {
    const { id } = await send(story)
    const employed = await createEmployee(story.services, story.clinic, { surname: 'Tamm' })
    const writer = { ...employed, client: await story.signedInAs(employed) }
    const path = `/api/clinic/e-contacts/${id}`
    const request = { question: 'Please fill this in', questionnaire: 'QUEST_GAD', holdSeconds: 8 }
    expect((await writer.client.post(`${path}/actions/questionnaire`, request)).statusCode).toBe(200)
    const [held] = (await story.doctor.client.get(path)).json().heldReplies
    await deactivate(story, writer.userId)
    story.clock.advance(9_000)
    await story.runJobs()
    expect((await story.doctor.client.get(path)).json().heldReplies).toEqual([])
    const taking = await story.doctor.client.post(`${path}/take-over-reply`, { heldReplyId: held.id })
    expect(outcomeOf(taking)[0]).toBe(468)
  })
})
