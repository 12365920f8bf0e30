import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { enqueue } from '../../jobs/queue.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { cleaningSchedule } from '../platform/cleaning/cleaning-job.ts'

const HOUR = 60 * 60_000

describe.each([quickestDatabase()])('drafts on %s', (kind) => {
  let test: TestApp
  const asSystem = <T>(statement: ReturnType<typeof sql>) =>
    test.services.database.transaction({ actor: 'system' }, (tx) => tx.query<T>(statement))

  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  afterAll(() => test.close())

  it('keeps drafts for their writer alone, until logging out', async () => {
    const [writer, other] = [await createPatient(test.services), await createPatient(test.services)]
    const browser = await test.signedInAs(writer)
    await browser.put('/api/drafts/reply:17', { payload: 'half' })
    await browser.put('/api/drafts/reply:17', { payload: 'half a sentence' })
    expect((await browser.get('/api/drafts')).json()).toMatchObject({
      content: [{ key: 'reply:17', payload: 'half a sentence' }],
      totalElements: 1,
    })
    const stranger = await test.signedInAs(other)
    expect((await stranger.get('/api/drafts')).json()).toMatchObject({ content: [] })
    await stranger.delete('/api/drafts/reply:17')
    expect((await browser.get('/api/drafts')).json()).toMatchObject({ totalElements: 1 })
    await browser.post('/api/logout')
    expect((await (await test.signedInAs(writer)).get('/api/drafts')).json()).toMatchObject({ content: [] })
  })

  it.each([
    ['a key with a path', '..%2f..', 'x'],
    ['64 KB and more', 'reply', 'x'.repeat(65_537)],
  ])('refuses a draft with %s', async (_what, key, payload) => {
    const browser = await test.signedInAs(await createPatient(test.services))
    expect((await browser.put(`/api/drafts/${key}`, { payload })).statusCode).toBe(400)
  })

  it('refuses the 101st draft of one user, but not the change of another', async () => {
    const browser = await test.signedInAs(await createPatient(test.services))
    for (let n = 0; n < 100; n++) await browser.put(`/api/drafts/note:${n}`, { payload: 'x' })
    expect((await browser.put('/api/drafts/note:100', { payload: 'x' })).statusCode).toBe(400)
    expect((await browser.put('/api/drafts/note:99', { payload: 'y' })).statusCode).toBe(204)
  })

  it('cleans up drafts after a day', async () => {
    const browser = await test.signedInAs(await createPatient(test.services))
    await browser.put('/api/drafts/old', { payload: 'x' })
    await asSystem(
      sql`update drafts set updated_at = ${new Date(test.clock.now().getTime() - 24 * HOUR - 1)} where key = 'old'`,
    )
    await browser.put('/api/drafts/new', { payload: 'x' })
    await test.services.database.transaction({ actor: 'system' }, (tx) => enqueue(tx, cleaningSchedule))
    await test.runJobs()
    expect((await browser.get('/api/drafts')).json()).toMatchObject({ content: [{ key: 'new' }] })
  })
})
