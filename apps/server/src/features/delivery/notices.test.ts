// @proves R4-024 R5-050
// @proves-part R1-011: a reply, a completion
import { replyBlockedUntil } from '@vastus/domain/e-contact/reply-restriction'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SmtpMailer } from '../../adapters/mail/smtp-mailer.ts'
import { sql } from '../../db/sql.ts'
import { NOTIFY_JOB } from '../../events/record-events.ts'
import { enqueue } from '../../jobs/queue.ts'
import { createWorker, type Worker } from '../../jobs/worker.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient } from '../../testing/factories.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts'
import { complete, createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'
import { deliveryJobs } from './index.ts'

describe.each([quickestDatabase()])('notices on %s', (kind) => {
  let story: Story
  let smtp: TestSmtpServer
  let mailer: SmtpMailer
  let worker: Worker

  beforeAll(async () => {
    story = await createStory(kind)
    smtp = await startSmtpServer()
    mailer = new SmtpMailer({ url: smtp.url, from: 'Vastus <no-reply@vastus.test>' })
    const parts = { ...story.services, mailer }
    worker = createWorker({
      db: parts.database,
      clock: parts.clock,
      log: quietLog,
      jobs: deliveryJobs(parts),
    })
  })
  afterAll(async () => {
    mailer?.close()
    await smtp?.stop()
    await story?.close()
  })

  const notices = async (eContactId: number) => {
    const response = await story.doctor.client.get(`/api/clinic/e-contacts/${eContactId}`)
    return response
      .json()
      .notices.map((notice: { kind: string; state: string }) => [notice.kind, notice.state])
  }
  const subjects = () => smtp.mails.splice(0).map(({ parsed }) => parsed.subject)
  const somebody = async (language: 'et' | 'en' | 'ru' | 'pl') => {
    const user = await createPatient(story.services, { clinics: [story.clinic], language })
    return { ...user, client: await story.signedInAs(user) }
  }

  test('a reply sends one mail in the language of its reader, without a word of what it is about', async () => {
    const reader = await somebody('ru')
    const { id } = await send(story, { text: 'Rash on my left arm' }, reader)
    await worker.runAll()
    expect(subjects()).toEqual(['Ваше обращение отправлено'])

    await inquire(story, id, { question: 'Does the rash itch?' })
    await worker.runAll()
    const [mail, ...more] = smtp.mails.splice(0)
    expect(more).toEqual([])
    expect(mail?.to).toEqual([reader.email])
    expect(mail?.parsed.subject).toBe('У вас новое сообщение в Vastus')
    expect(mail?.parsed.text).toContain(story.clinic.name)
    expect(mail?.parsed.text).toContain(`${story.services.config.publicUrl}/e-contacts/${id}/timeline`)
    const whole = JSON.stringify(mail?.parsed)
    for (const secret of [
      'rash',
      'Rash',
      'itch',
      'HEADACHE',
      reader.firstName,
      reader.surname,
      story.doctor.surname,
    ])
      expect(whole).not.toContain(secret)
    expect(await notices(id)).toEqual([
      ['receipt', 'SENT'],
      ['reply', 'SENT'],
    ])
  })

  test('an event that is handled twice still sends one mail', async () => {
    const { id } = await send(story)
    await worker.runAll()
    smtp.mails.splice(0)
    await inquire(story, id)
    const [event] = await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query<{ id: number }>(
        sql`select id from events where e_contact_id = ${id} order by id desc limit 1`,
      ),
    )
    await story.services.database.transaction({ actor: 'system' }, async (tx) => {
      await enqueue(tx, { kind: NOTIFY_JOB, payload: { eventId: event?.id } })
    })
    await worker.runAll()
    expect(subjects()).toHaveLength(1)
  })

  test('a mail server that is busy gets the mail later, and only once', async () => {
    smtp.behave(451)
    const { id } = await send(story)
    await worker.runAll()
    expect(await notices(id)).toEqual([['receipt', 'QUEUED']])
    smtp.behave('ACCEPT')
    story.clock.advance(60_000)
    await worker.runAll()
    expect(subjects()).toHaveLength(1)
    expect(await notices(id)).toEqual([['receipt', 'SENT']])
  })

  test('an address that takes no mail, and a person without one, stand in the ledger', async () => {
    smtp.behave(550)
    const { id } = await send(story)
    await worker.runAll()
    smtp.behave('ACCEPT')
    expect(await notices(id)).toEqual([['receipt', 'FAILED']])

    const { id: silent } = await send(story)
    await story.services.database.transaction({ actor: 'system' }, async (tx) => {
      const { personId, userId } = story.patient
      await tx.run(sql`update users set email_verified_at = null where id = ${userId}`)
      await tx.run(sql`update persons set email = null where id = ${personId}`)
    })
    await worker.runAll()
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(
        sql`update users set email_verified_at = ${story.clock.now()} where id = ${story.patient.userId}`,
      ),
    )
    expect(await notices(silent)).toEqual([['receipt', 'NO_ADDRESS']])
    expect(subjects()).toEqual([])
  })

  test('staff see beforehand who cannot get a notice of a reply', async () => {
    const canBeNotified = async (id: number) =>
      (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json().canBeNotified
    const change = (query: ReturnType<typeof sql>) =>
      story.services.database.transaction({ actor: 'system' }, (tx) => tx.run(query))
    const reader = await somebody('et')
    const { id } = await send(story, {}, reader)
    expect(await canBeNotified(id)).toBe(true)
    // The account has an address of its own.
    await change(sql`update persons set email = null where id = ${reader.personId}`)
    expect(await canBeNotified(id)).toBe(true)
    await change(sql`update users set person_id = null where id = ${reader.userId}`)
    expect(await canBeNotified(id)).toBe(false)
    await change(sql`update persons set email = 'somebody@example.test' where id = ${reader.personId}`)
    expect(await canBeNotified(id)).toBe(true)
    await worker.runAll()
    smtp.mails.splice(0)
  })

  test('completing and reopening by the clinic make notices, what the patient did does not', async () => {
    const reader = await somebody('en')
    const { id } = await send(story, {}, reader)
    await complete(story, id)
    const reopened = await story.doctor.client.post(`/api/clinic/e-contacts/${id}/reopen`, {
      reason: 'WRONG_INFORMATION',
    })
    expect(reopened.statusCode).toBe(200)
    const cancelled = await reader.client.post(`/api/patient/e-contacts/${id}/cancel`, {
      reason: 'RESOLVED_OUTSIDE_THE_PLATFORM',
    })
    expect(cancelled.statusCode).toBe(200)
    await worker.runAll()
    expect(await notices(id)).toEqual([
      ['receipt', 'SENT'],
      ['completed', 'SENT'],
      ['reopened', 'SENT'],
    ])
    expect(subjects().toSorted()).toEqual([
      'Your e-contact has been answered',
      'Your e-contact has been sent',
      'Your e-contact is open again',
    ])
  })

  test('when a postponed turn comes the patient gets a notice, unless the clinic changed it', async () => {
    const until = replyBlockedUntil('TOMORROW', { now: story.clock.now(), timeZone: 'Europe/Tallinn' })
    const [{ id: told }, { id: changed }] = [await send(story), await send(story)]
    for (const id of [told, changed]) await inquire(story, id, { replyBlockedUntil: until })
    await inquire(story, changed)
    await worker.runAll()
    smtp.mails.splice(0)
    story.clock.advance(27 * 3_600_000)
    await worker.runAll()
    expect(subjects()).toEqual(['You can now reply to the clinic'])
    story.doctor.client = await story.signedInAs(story.doctor)
    expect(await notices(told)).toContainEqual(['replyOpens', 'SENT'])
    expect(await notices(changed)).not.toContainEqual(['replyOpens', 'SENT'])
  })
})
