import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '../../db/errors.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createEmployee, type TestEmployee } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('a session that changes while it is used, on %s', (kind) => {
  let story: Story
  let nurse: TestEmployee
  let browser: TestClient
  let id: number

  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())
  afterEach(() => void vi.restoreAllMocks())
  beforeEach(async () => {
    nurse = await createEmployee(story.services, story.clinic, { profession: 'NURSE' })
    browser = await story.signedInAs(nurse)
    ;({ id } = await send(story))
  })

  const change = (statement: Sql) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.run(statement))
  const write = () => browser.post(`/api/clinic/e-contacts/${id}/notes`, { note: 'Kell 9 helistada' })
  const notes = async () =>
    (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/notes`)).json<{
      content: { author: { firstName: string } }[]
    }>().content

  const linesOfTrail = () =>
    story.services.database.read<{ count: number }>(
      { actor: 'system' },
      sql`select count(*) as count from audit_entries where actor_user_id = ${nurse.userId}`,
    )

  it('lets nobody read or write once it has ended', async () => {
    await change(sql`update sessions set ended_at = now() where user_id = ${nurse.userId}`)
    expect((await write()).statusCode).toBe(401)
    expect((await browser.get('/api/login')).statusCode).toBe(401)
    expect((await browser.get(`/api/clinic/e-contacts/${id}`)).statusCode).toBe(401)
    expect(await notes()).toEqual([])
  })

  it('has the rights of now: who has left the clinic neither reads nor writes there', async () => {
    await change(sql`update employees set deleted_at = now() where user_id = ${nurse.userId}`)
    expect((await write()).statusCode).toBe(403)
    expect((await browser.get(`/api/clinic/e-contacts/${id}`)).statusCode).toBe(403)
    expect(await notes()).toEqual([])
  })

  it('opens what it was refused as soon as it may', async () => {
    await change(sql`update employees set deleted_at = now() where user_id = ${nurse.userId}`)
    expect((await write()).statusCode).toBe(403)
    await change(sql`update employees set deleted_at = null where user_id = ${nurse.userId}`)
    expect((await write()).statusCode).toBe(201)
  })

  const endSession = () => change(sql`update sessions set ended_at = now() where user_id = ${nurse.userId}`)
  const leaveClinic = () =>
    change(sql`update employees set deleted_at = now() where user_id = ${nurse.userId}`)

  describe.each([
    ['the session ends', endSession, 401],
    ['the user leaves the clinic', leaveClinic, 403],
  ])('when %s after the session was read', (_, happens, status) => {
    it('the request changes nothing, and is not tried again', async () => {
      const { database } = story.services
      const real = database.transaction
      const tried = vi.spyOn(database, 'transaction').mockImplementationOnce(async (context, work) => {
        await happens()
        return real(context, work)
      })
      expect((await write()).statusCode).toBe(status)
      // The request's own and the change, nothing after them.
      expect(tried).toHaveBeenCalledTimes(2)
      vi.restoreAllMocks()
      expect(await notes()).toEqual([])
    })

    it('the list shows nobody, and the audit trail names nobody', async () => {
      const { database } = story.services
      const real = database.read
      const before = await linesOfTrail()
      vi.spyOn(database, 'read').mockImplementation(async (context, ...rest) => {
        if (context.actor === 'user') await happens()
        return real(context, ...rest)
      })
      const response = await browser.get(`/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}`)
      expect(response.statusCode).toBe(status)
      expect(response.body).not.toContain('"content"')
      vi.restoreAllMocks()
      expect(await linesOfTrail()).toEqual(before)
    })
  })

  it('writes once where it is another one by now, under the same key too', async () => {
    await change(sql`update users set language = 'ru' where id = ${nurse.userId}`)
    const key = crypto.randomUUID()
    const again = () =>
      browser.post(
        `/api/clinic/e-contacts/${id}/notes`,
        { note: 'Kell 9 helistada' },
        { headers: { 'idempotency-key': key } },
      )
    expect((await again()).statusCode).toBe(201)
    await change(sql`update users set language = 'pl' where id = ${nurse.userId}`)
    expect((await again()).headers['idempotency-replayed']).toBe('true')
    expect(await notes()).toHaveLength(1)
  })

  it('writes once where the word of the commit got lost, whatever the session became meanwhile', async () => {
    const { database } = story.services
    const real = database.transaction
    vi.spyOn(database, 'transaction').mockImplementationOnce(async (context, work) => {
      await real(context, work)
      await change(sql`update users set language = 'ru' where id = ${nurse.userId}`)
      throw new DatabaseUnavailable('the connection was lost')
    })
    expect((await write()).statusCode).toBe(503)
    expect(await notes()).toHaveLength(1)
  })

  it('leaves one line in the trail where it is another one by now', async () => {
    const [before] = await linesOfTrail()
    await change(sql`update users set language = 'ru' where id = ${nurse.userId}`)
    await write()
    expect(await linesOfTrail()).toEqual([{ count: (before?.count ?? 0) + 1 }])
  })
})
