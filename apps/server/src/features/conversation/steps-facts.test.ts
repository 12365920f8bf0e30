// @proves R2-056 R3-051
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('what the steps of an e-contact are made from, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const timeline = (id: number) => story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)

  it('is the first look of the clinic, the last one, and the part of who deals with it', async () => {
    const { doctor, nurse, clock } = story
    const { id } = await send(story)
    expect((await timeline(id)).json().eContact).toMatchObject({
      clinicFirstSeenAt: null,
      assigneeProfession: null,
    })

    clock.advance(60_000)
    const first = clock.now().toISOString()
    await nurse.client.get(`/api/clinic/e-contacts/${id}`)
    clock.advance(60_000)
    await doctor.client.get(`/api/clinic/e-contacts/${id}`)
    await doctor.client.post(`/api/clinic/e-contacts/${id}/assign`, { assigneeUserId: nurse.userId })
    expect((await timeline(id)).json().eContact).toMatchObject({
      clinicFirstSeenAt: first,
      clinicLastSeenAt: clock.now().toISOString(),
      assigneeProfession: 'NURSE',
    })
  })

  it("holds no note and no step that is the clinic's own", async () => {
    const { doctor, nurse } = story
    const { id } = await send(story)
    await doctor.client.post(`/api/clinic/e-contacts/${id}/notes`, { note: 'CANARY-NOTE' })
    await doctor.client.post(`/api/clinic/e-contacts/${id}/assign`, { assigneeUserId: nurse.userId })
    const response = await timeline(id)
    expect(response.body).not.toContain('CANARY-NOTE')
    expect(response.json().content.map((entry: { type: string }) => entry.type)).toEqual(['SENT'])
  })
})
