import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MailRefused, MailUnavailable } from '../../adapters/mail/mailer.ts'
import { sql } from '../../db/sql.ts'
import { collectingMailer } from '../../testing/collecting-mailer.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createClinic, createEmployee, createPatient } from '../../testing/factories.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestClient } from '../../testing/test-client.ts'

const QUESTION = {
  topic: 'TECHNICAL_PROBLEM',
  subject: 'The photo does not go',
  description: 'I press the button.\n\nNothing happens.',
  email: 'mari@example.test',
}
const SUPPORT = 'help@clinic.example.test'

describe.each([quickestDatabase()])('the help form on %s', (kind) => {
  let test: TestApp
  let failure: Error | null = null
  const mailer = collectingMailer()
  const kept = () =>
    test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query<{ subject: string; mailedAt: string | null }>(
        sql`select subject, mailed_at from support_requests order by id`,
      ),
    )
  const ask = (client: TestClient, part: object = {}, headers = {}) =>
    client.post('/api/support', { ...QUESTION, ...part }, { headers })
  const newPatient = async () => test.signedInAs(await createPatient(test.services))

  beforeAll(async () => {
    test = await createTestApp({
      kind,
      config: { supportEmail: SUPPORT },
      services: {
        mailer: {
          ...mailer,
          send: async (mail) => {
            if (failure) throw failure
            await mailer.send(mail)
          },
        },
      },
    })
  })
  afterAll(() => test.close())

  it('keeps what a patient and a doctor ask, and mails it to the support', async () => {
    const clinic = await createClinic(test.services)
    const doctor = await test.signedInAs(await createEmployee(test.services, clinic))
    for (const client of [await newPatient(), doctor]) {
      const response = await ask(client)
      expect(response.statusCode).toBe(201)
      await test.runJobs()
      const mail = mailer.sent.at(-1)
      expect(mail).toMatchObject({ to: SUPPORT, subject: expect.stringContaining(QUESTION.subject) })
      for (const part of ['Nothing happens.', QUESTION.email, String(response.json().id)])
        expect(mail?.text).toContain(part)
    }
    expect(mailer.sent).toHaveLength(2)
    expect((await kept()).map(({ mailedAt }) => mailedAt !== null)).toEqual([true, true])
  })

  it('may be used before the profile is complete', async () => {
    const user = await createPatient(test.services)
    await test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update users set person_id = null, is_patient = false where id = ${user.userId}`),
    )
    expect((await ask(await test.signedInAs(user))).statusCode).toBe(201)
  })

  it('is for those who are signed in', async () => {
    expect((await ask(test.anonymous())).statusCode).toBe(401)
  })

  it('keeps and mails one request once, however often it is sent with one key', async () => {
    const client = await newPatient()
    await test.runJobs()
    const [before, mailed] = [(await kept()).length, mailer.sent.length]
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await ask(client, {}, headers)
    expect((await ask(client, {}, headers)).json()).toEqual(first.json())
    await test.runJobs()
    await test.runJobs()
    expect((await kept()).length).toBe(before + 1)
    expect(mailer.sent.length).toBe(mailed + 1)
  })

  it.each([
    [{ topic: 'OTHER' }, 'topic', 'FORM'],
    [{ subject: ' ' }, 'subject', 'REQUIRED'],
    [{ subject: 'ab' }, 'subject', 'MIN_LENGTH'],
    [{ subject: 'a'.repeat(151) }, 'subject', 'MAX_LENGTH'],
    [{ description: '' }, 'description', 'REQUIRED'],
    [{ description: 'a'.repeat(3001) }, 'description', 'MAX_LENGTH'],
    [{ email: 'mari' }, 'email', 'EMAIL_PATTERN'],
    [{ email: 'mari@gmail.ee' }, 'email', 'EMAIL_DOMAIN_REFUSED'],
  ])('with %j is refused for %s: %s', async (part, path, rule) => {
    const response = await ask(await newPatient(), part)
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual([expect.objectContaining({ path, rule })])
  })

  it('makes one line of a subject with line breaks, so that no header can be added', async () => {
    const response = await ask(await newPatient(), { subject: 'Photo\r\nBcc: all@example.test' })
    expect(response.statusCode).toBe(201)
    await test.runJobs()
    expect((await kept()).at(-1)?.subject).toBe('Photo Bcc: all@example.test')
    expect(mailer.sent.at(-1)?.subject).toContain('Photo Bcc: all@example.test')
  })

  it('takes ten requests an hour of one person, and the next one an hour later', async () => {
    const user = await createPatient(test.services)
    const client = await test.signedInAs(user)
    for (let sent = 0; sent < 10; sent += 1) expect((await ask(client)).statusCode).toBe(201)
    expect((await ask(client)).statusCode).toBe(429)
    expect((await ask(await newPatient())).statusCode).toBe(201)
    test.clock.advance(61 * 60_000)
    expect((await ask(await test.signedInAs(user))).statusCode).toBe(201)
  })

  it('loses nothing while the mail server is away', async () => {
    await test.runJobs()
    const mailed = mailer.sent.length
    failure = new MailUnavailable('ECONNREFUSED')
    expect((await ask(await newPatient(), { subject: 'Kept meanwhile' })).statusCode).toBe(201)
    await test.runJobs()
    expect((await kept()).at(-1)).toEqual({ subject: 'Kept meanwhile', mailedAt: null })
    failure = null
    test.clock.advance(60 * 60_000)
    await test.runJobs()
    expect(mailer.sent.length).toBe(mailed + 1)
    expect((await kept()).at(-1)?.mailedAt).not.toBeNull()
  })

  it('keeps the request when the support takes no mail at all', async () => {
    failure = new MailRefused(550)
    expect((await ask(await newPatient(), { subject: 'Kept for good' })).statusCode).toBe(201)
    await test.runJobs()
    failure = null
    test.clock.advance(60 * 60_000)
    await test.runJobs()
    expect((await kept()).at(-1)).toEqual({ subject: 'Kept for good', mailedAt: null })
  })
})
