// @proves R7-104
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/sql.ts'
import { quickestDatabase } from '../../../testing/databases.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { createStory, type Story } from '../../e-contacts/testing/story.ts'

const ALLOWED = 'cookie-consent=true; cookie-consent-analytical=true'

describe.each([quickestDatabase()])('how the app is used, on %s', (kind) => {
  let story: Story
  const track = (body: object, cookies: string, client: TestClient = story.doctor.client) =>
    client.post('/api/clinic/track', body, { headers: { cookie: `${client.cookie()}; ${cookies}` } })
  const kept = () =>
    story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query(sql`select target, payload from usage_events order by id`),
    )

  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  it('is kept where analytical cookies are allowed, without what could be a person’s', async () => {
    const payload = { opened: 2, from: 'e-contact', by: 'mari@example.test', isFirst: true, before: null }
    expect((await track({ target: 'tools.ldl', payload }, ALLOWED)).statusCode).toBe(204)
    const rows = await kept()
    expect(rows).toMatchObject([
      { target: 'tools.ldl', payload: { opened: 2, from: 'e-contact', isFirst: true, before: null } },
    ])
    expect(JSON.stringify(rows)).not.toContain('mari@')
  })

  it('is taken and not kept where they are not', async () => {
    const before = await kept()
    for (const cookies of ['', 'cookie-consent-analytical=false'])
      expect((await track({ target: 'tools.ldl' }, cookies)).statusCode).toBe(204)
    expect(await kept()).toEqual(before)
  })

  it.each([
    { payload: {} },
    { target: '' },
    { target: 'x', payload: { deep: { a: 1 } } },
    { target: 'x', payload: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`f${n}`, n])) },
  ])('is refused as %j', async (body) => {
    expect((await track(body, ALLOWED)).statusCode).toBe(400)
  })

  it('is kept of patients too', async () => {
    const before = await kept()
    expect((await track({ target: 'prescriptions.add' }, ALLOWED, story.patient.client)).statusCode).toBe(204)
    expect(await kept()).toHaveLength(before.length + 1)
  })
})
