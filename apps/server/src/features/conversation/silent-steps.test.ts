// @proves R3-051
import type { PatientEContact } from '@vastus/contract/shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('what the clinic does inside, on %s', (kind) => {
  let story: Story
  let older: number
  let newer: number
  beforeAll(async () => {
    story = await createStory(kind)
    older = (await send(story, { text: 'The older one' })).id
    story.clock.advance(60_000)
    newer = (await send(story, { text: 'The newer one' })).id
  })
  afterAll(() => story.close())

  async function list(): Promise<PatientEContact[]> {
    return (await story.patient.client.get('/api/patient/e-contacts')).json().content
  }
  const order = async () => (await list()).map(({ id }) => id)

  async function happensInside(id: number): Promise<void> {
    story.clock.advance(60_000)
    const path = `/api/clinic/e-contacts/${id}`
    const steps = [
      await story.nurse.client.post(`${path}/assign`, { assigneeUserId: story.nurse.userId }),
      await story.nurse.client.post(`${path}/assign`, { assigneeUserId: null }),
      await story.nurse.client.post(`${path}/notes`, { note: 'Seen her yesterday' }),
    ]
    expect(steps.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201])
  }

  it('leaves no trace in the patient’s list', async () => {
    const before = await list()
    await happensInside(older)
    expect(await list()).toEqual(before)
    await story.nurse.client.get(`/api/clinic/e-contacts/${older}`)
    const timeline = (await story.patient.client.get(`/api/patient/e-contacts/${older}/timeline`)).json()
    expect(timeline.eContact).toMatchObject({ version: 1, updatedAt: before[1]?.updatedAt })
  })

  it('does not stop what the patient wrote meanwhile', async () => {
    const shown = (await list()).find(({ id }) => id === older)
    await happensInside(older)
    const write = (ifMatch: number | undefined) =>
      story.patient.client.post(
        `/api/patient/e-contacts/${older}/info`,
        { infoText: 'And a fever' },
        { headers: { 'if-match': `"${ifMatch}"` } },
      )
    const response = await write(shown?.version)
    expect(response.statusCode, response.body).toBe(200)
    expect(await order()).toEqual([older, newer])
    expect((await write(shown?.version)).statusCode).toBe(409)
    expect((await write(response.json().version)).statusCode).toBe(200)
  })

  it('lets through what the patient can see', async () => {
    story.clock.advance(60_000)
    const before = (await list()).find(({ id }) => id === newer)
    await inquire(story, newer)
    const [first] = await list()
    expect(first).toMatchObject({ id: newer, updatedAt: story.clock.now().toISOString() })
    expect(first?.version).toBeGreaterThan(before?.version ?? 0)
    await happensInside(older)
    expect(await order()).toEqual([newer, older])
  })
})
