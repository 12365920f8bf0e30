import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { complete, createStory, inquire, send, type Story } from './testing/story.ts'

describe.each([quickestDatabase()])('what an e-contact sets off on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const asSystem = <T>(statement: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.query<T>(statement))

  it('is written with each change and never with a refused one', async () => {
    const { id } = await send(story)
    await inquire(story, id)
    await story.patient.client.post(`/api/patient/actions/${id}/inquiry/complete`, { answer: 'Two days' })
    await story.patient.client.post(`/api/patient/actions/${id}/inquiry/complete`, { answer: 'Again' })
    await complete(story, id)
    const events = await asSystem<{ type: string; version: number }>(
      sql`select type, version from events where e_contact_id = ${id} order by id`,
    )
    expect(events).toEqual([
      { type: 'E_CONTACT_SENT', version: 1 },
      { type: 'E_CONTACT_REPLIED', version: 2 },
      { type: 'E_CONTACT_INFO_ADDED', version: 3 },
      { type: 'E_CONTACT_COMPLETED', version: 4 },
    ])
  })

  it('reminds of a postponed reply at its moment', async () => {
    const { id } = await send(story)
    const replyBlockedUntil = '2026-03-04T22:00:00.000Z'
    await inquire(story, id, { replyBlockedUntil })
    const jobs = await asSystem<{ payload: object; runAt: string }>(
      sql`select payload, run_at from jobs where kind = 'reply-opens'`,
    )
    expect(jobs).toEqual([{ payload: { eContactId: id, replyBlockedUntil }, runAt: replyBlockedUntil }])
  })
})
