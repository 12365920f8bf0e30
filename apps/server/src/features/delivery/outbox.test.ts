import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe.each([quickestDatabase()])('the outbox on %s', (kind) => {
  let test: TestApp

  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  afterAll(() => test.close())

  it('shows what was sent, newest first, by address', async () => {
    const { email } = await createPatient(test.services)
    await test.anonymous().post('/api/reset-password', { email })
    await test.runJobs()
    const response = await test.anonymous().get(`/api/demo/outbox?to=${email.toUpperCase()}&channel=EMAIL`)
    expect(response.json()).toMatchObject([
      { channel: 'EMAIL', to: email, subject: 'Your code for a new password' },
    ])
    expect((await test.anonymous().get('/api/demo/outbox?channel=SMS')).json()).toEqual([])
  })
})

describe('in PROD', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp({
      kind: quickestDatabase(),
      config: { appMode: 'PROD', publicUrl: 'https://vastus.example' },
    })
  })
  afterAll(() => test.close())

  it('there is no outbox, and mail does not reach it', async () => {
    const { email } = await createPatient(test.services)
    await test.anonymous().post('/api/reset-password', { email })
    await test.runJobs()
    expect((await test.anonymous().get('/api/demo/outbox')).statusCode).toBe(404)
    expect(test.outbox).toHaveLength(1)
    const rows = await test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query(sql`select * from outbox_messages`),
    )
    expect(rows).toEqual([])
  })
})
