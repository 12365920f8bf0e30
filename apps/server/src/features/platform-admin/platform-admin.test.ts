// @proves R2-111 R6-014
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createAdmin } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

const QUESTION = {
  topic: 'TECHNICAL_PROBLEM',
  subject: 'The photo does not go',
  description: 'I press the button.',
  email: 'mari@example.test',
}

describe.each([quickestDatabase()])('the platform’s administrator on %s', (kind) => {
  let story: Story
  let admin: TestClient
  const state = async () => (await admin.get('/api/prm/state')).json()
  const requests = async (query = '') => (await admin.get(`/api/prm/support-requests${query}`)).json().content

  beforeAll(async () => {
    story = await createStory(kind)
    admin = await story.signedInAs(await createAdmin(story.services))
  })
  afterAll(() => story.close())

  it.each(['/api/prm/state', '/api/prm/clinics', '/api/prm/applications', '/api/prm/support-requests'])(
    '%s is for nobody else',
    async (url) => {
      expect((await admin.get(url)).statusCode).toBe(200)
      for (const { client } of [story.patient, story.doctor, story.receptionist])
        expect((await client.get(url)).statusCode).toBe(403)
      expect((await story.anonymous().get(url)).statusCode).toBe(401)
    },
  )

  it('sees how the installation fares', async () => {
    expect(await state()).toMatchObject({
      parts: { database: 'UP', storage: 'UP', mail: 'UP' },
      jobs: { due: 0, dead: 0, oldestDueAt: null, deadByKind: [] },
      disk: { freeBytes: expect.any(Number), totalBytes: expect.any(Number) },
      openSupportRequests: 0,
      waitingApplications: 0,
      at: story.clock.now().toISOString(),
    })
  })

  it('sees which jobs were given up', async () => {
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into jobs (kind, payload, dead_at) values ('send-mail', '{}', now()), ('send-mail', '{}', now()),
        ('scan-file', '{}', now())`),
    )
    expect((await state()).jobs).toMatchObject({
      dead: 3,
      deadByKind: [
        { kind: 'send-mail', count: 2 },
        { kind: 'scan-file', count: 1 },
      ],
    })
  })

  it('sees the newest backup', async () => {
    const { backupsDir } = story.services.config
    expect((await state()).backup).toEqual({ isExpected: false, newestAt: null })
    await mkdir(join(backupsDir, 'vastus-2026-11-25'), { recursive: true })
    await writeFile(join(backupsDir, 'notes.txt'), 'not a backup')
    expect((await state()).backup.newestAt).toMatch(/^\d{4}-/)
  })

  it('sees the clinics with their plan and number of employees, and nobody of them', async () => {
    const { content } = (await admin.get('/api/prm/clinics')).json()
    expect(content.find(({ id }: { id: number }) => id === story.clinic.clinicId)).toMatchObject({
      name: story.clinic.name,
      countryCode: 'EE',
      plan: 'PREMIUM',
      planValidFrom: '2026-01-01',
      employeeCount: 3,
      isActive: true,
    })
    expect(JSON.stringify(content)).not.toContain(story.doctor.email)
    expect(JSON.stringify(content)).not.toContain(story.receptionist.surname)
  })

  it('gives a clinic another plan with a reason, which the clinic is mailed; no one else does', async () => {
    const { clinicId, name } = story.clinic
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update clinics set emails = '{desk@tamme.test}', features = '{"aiSmartQuestionnaire":"ENABLED"}'
        where id = ${clinicId}`),
    )
    const present = async () =>
      (await admin.get('/api/prm/clinics')).json().content.find(({ id }: { id: number }) => id === clinicId)
    const { version } = await present()
    const give = (client: TestClient, plan: string, reason: string, seen = version) =>
      client.post(
        `/api/prm/clinics/${clinicId}/plan`,
        { plan, reason },
        { headers: { 'if-match': `"${seen}"` } },
      )
    for (const { client } of [story.patient, story.doctor])
      expect((await give(client, 'BASIC', 'Unpaid')).statusCode).toBe(403)
    expect((await give(admin, 'BASIC', ' ')).statusCode).toBe(400)
    const given = await give(admin, 'BASIC', 'Unpaid since May')
    expect(given.json()).toMatchObject({
      plan: 'BASIC',
      planReason: 'Unpaid since May',
      version: version + 1,
    })
    // What the plan lacks is gone at once, whatever the clinic had switched on.
    const { content } = (await story.patient.client.get('/api/patient/clinics')).json()
    expect(content.find(({ id }: { id: number }) => id === clinicId)).toMatchObject({ questionnaires: false })
    // A second administrator who still saw the former plan changes nothing.
    expect((await give(admin, 'BASIC', 'Asked for it')).json()).toMatchObject({ version: version + 1 })
    expect(await present()).toMatchObject({ planReason: 'Unpaid since May' })
    expect((await give(admin, 'BASIC', 'Again', version + 1)).json().version).toBe(version + 1)
    await story.runJobs()
    const mails = story.outbox.filter(({ to }) => to === 'desk@tamme.test')
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Unpaid since May')])
    expect(mails[0]?.subject).toContain(name)

    // The clinic's own move gives no reason; the platform's stays in the history.
    const upgrade = await story.doctor.client.post(
      `/api/clinic/${clinicId}/subscriptions/upgrade`,
      { plan: 'PREMIUM' },
      { headers: { 'idempotency-key': randomUUID() } },
    )
    expect(upgrade.statusCode).toBe(200)
    await story.runJobs()
    expect(await present()).toMatchObject({ plan: 'PREMIUM', planReason: null })
    const history = await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query(sql`select plan, reason from plan_changes where clinic_id = ${clinicId} order by id`),
    )
    expect(history).toEqual([
      { plan: 'BASIC', reason: 'Unpaid since May' },
      { plan: 'PREMIUM', reason: null },
    ])
    expect(
      (await admin.post('/api/prm/clinics/999999/plan', { plan: 'BASIC', reason: 'x' })).statusCode,
    ).toBe(404)
  })

  it('says how far the support is with a request, which its writer cannot', async () => {
    const { id } = (await story.patient.client.post('/api/support', QUESTION)).json()
    expect(await state()).toMatchObject({
      openSupportRequests: 1,
      jobs: { due: 1, oldestDueAt: expect.any(String) },
    })
    expect(await requests()).toEqual([expect.objectContaining({ id, ...QUESTION, state: 'NEW', version: 1 })])
    const change = (client: TestClient, to: string, version?: number) =>
      client.patch(
        `/api/prm/support-requests/${id}`,
        { state: to },
        version ? { headers: { 'if-match': `"${version}"` } } : {},
      )
    expect((await change(story.patient.client, 'ANSWERED')).statusCode).toBe(403)
    expect((await change(admin, 'IN_PROGRESS', 1)).json()).toMatchObject({ state: 'IN_PROGRESS', version: 2 })
    expect((await change(admin, 'ANSWERED', 1)).statusCode).toBe(409)
    expect((await change(admin, 'ANSWERED')).statusCode).toBe(200)
    expect((await change(admin, 'FORGOTTEN')).statusCode).toBe(400)
    expect(await requests('?state=NEW')).toEqual([])
    expect((await requests('?state=ANSWERED')).map((each: { id: number }) => each.id)).toEqual([id])
    expect((await state()).openSupportRequests).toBe(0)
    expect((await admin.patch('/api/prm/support-requests/999999', { state: 'NEW' })).statusCode).toBe(404)
    const actions = (await listAudit(story)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['SUPPORT_REQUESTS_LIST', 'SUPPORT_REQUEST_CHANGE']))
  })
})
