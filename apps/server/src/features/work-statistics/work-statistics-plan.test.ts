import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { createManyRows } from '../../testing/many-e-contact-rows.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'
import { factsStatement } from './work-statistics-repository.ts'

describe.runIf(databaseKinds().includes('postgres'))('the statistics of one day among many', () => {
  let story: Story
  beforeAll(async () => {
    story = await createStory('postgres')
    await createManyRows(story, 20_000)
  })
  afterAll(() => story.close())

  it('read that day through an index, and not everything that the clinic has', async () => {
    const { clinicId } = story.clinic
    const asDoctor = {
      actor: 'user',
      userId: story.doctor.userId,
      personId: null,
      role: 'PRM_DOCTOR',
      clinicIds: [clinicId],
    } as const
    const from = new Date(Date.now() - 24 * 60 * 60_000)
    const asked = { clinicId, timeZone: 'Europe/Tallinn', from, until: new Date() }
    const lines = await story.services.database.transaction(asDoctor, (tx) =>
      tx.query<object>(sql`explain ${factsStatement(asked, 'day')}`),
    )
    const plan = lines.map((line) => Object.values(line)[0]).join('\n')
    expect(plan).toMatch(/using e_contacts_statistics on e_contacts .*\n *Index Cond: .*created_at >= /)
  })
})
