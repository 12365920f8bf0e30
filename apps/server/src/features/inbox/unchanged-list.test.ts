import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { complete, createStory, send, type Story } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('a list that did not change, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const list = (etag?: string, who: 'doctor' | 'receptionist' = 'doctor', more = '') =>
    story[who].client.get(`/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}${more}`, {
      headers: etag ? { 'if-none-match': etag } : {},
    })
  const etagOf = async () => String((await list()).headers['etag'])
  const auditRows = () =>
    story.services.database.transaction({ actor: 'system' }, async (tx) => {
      const { count } = await tx.one<{ count: number }>(sql`select count(*) as count from audit_entries`)
      return count
    })

  it('is not sent again, and leaves no audit row', async () => {
    await send(story)
    const etag = await etagOf()
    const before = await auditRows()
    const again = await list(etag)
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers['etag']).toBe(etag)
    expect(await auditRows()).toBe(before)
  })

  it('is sent after each change of what it shows', async () => {
    const { id } = await send(story)
    const changes = [
      () => send(story),
      () => story.doctor.client.get(`/api/clinic/e-contacts/${id}`), // not unread any more
      () => complete(story, id),
    ]
    for (const change of changes) {
      const etag = await etagOf()
      await change()
      expect((await list(etag)).statusCode).toBe(200)
    }
  })

  it('belongs to its query, to what the reader may see, and to present employees', async () => {
    await send(story)
    const etag = await etagOf()
    expect((await list(etag, 'receptionist')).statusCode).toBe(200)
    expect((await list(etag, 'doctor', '&size=10')).statusCode).toBe(200)
    const foreign = await story.otherDoctor.client.get(
      `/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}`,
      { headers: { 'if-none-match': etag } },
    )
    expect(foreign.statusCode).toBe(404)
  })
})
