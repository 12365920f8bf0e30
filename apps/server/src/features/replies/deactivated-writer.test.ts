import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { deactivate, listAudit } from '../../testing/e-contact-rows.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('somebody deactivated while writing on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  it('changes nothing more, what they had sent before still leaves in their name, and they are seen to have left', async () => {
    const { id } = await send(story)
    const { client, userId } = story.nurse
    const path = `/api/clinic/e-contacts/${id}`
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
    expect(content.map(({ text }: { text: string }) => text)).toEqual(['My head hurts', 'Since when?'])
    expect(content.at(-1).author.surname).toBe('Kuusk')
    expect((await story.doctor.client.get(`${path}/notes`)).json().content).toEqual([])
    const after = (await listAudit(story)).filter(
      (row) => row.actorUserId === userId && row.outcome === 'ALLOWED',
    )
    expect(after.map(({ action }) => action)).toEqual(['E_CONTACT_INQUIRE', 'HELD_REPLY_SEND'])
  })
})
