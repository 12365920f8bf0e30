import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStory, send, type Story } from '@vastus/server/testing'
import { DAY } from './support/life-cycle-model.ts'

/**
 * Numbered bad inputs that no other test asks. Elsewhere: 1–22, 24–27 contract-input and contract-sweep; 30, 31, 39–43
 * log-in and sign-up; 33–38 sign-up; 44–53, 54–63, 67 profile, consents and the domain's own tests; 69–75, 96 sending;
 * 76, 77, 79–81, 85, 88 the model of the life cycle; 83, 84, 89, 91 message-files, assign and concurrency; 101–116 upload
 * and download; 144–146 sockets. 68, 92–95 and 98–100 have no routes yet.
 */
describe('a bad input', () => {
  let story: Story
  beforeAll(async () => {
    story = await createStory('pglite')
  })
  afterAll(() => story?.close())

  const inDays = (days: number) => new Date(story.clock.now().getTime() + days * DAY).toISOString()
  type Row = [number, string, 'patient' | 'doctor' | 'stranger', string, () => unknown, number | number[]]

  it.each<Row>([
    [28, 'a key that is no UUID', 'patient', 'patient/e-contacts/ID/info', () => ({ infoText: 'x' }), 400],
    [
      32,
      'a password of 1 MB',
      'patient',
      'login/password',
      () => ({ email: 'a@b.ee', password: 'x'.repeat(1_000_000) }),
      400,
    ],
    [
      73,
      'a reply of 3001 characters',
      'doctor',
      'clinic/e-contacts/ID/complete',
      () => ({ infoText: 'x'.repeat(3001) }),
      [400, 469],
    ],
    [
      78,
      'finalizing a stranger’s',
      'stranger',
      'patient/e-contacts/finalize',
      () => ({ eContactId: 'ID' }),
      404,
    ],
    [82, 'reopening without a reason', 'patient', 'patient/e-contacts/ID/reopen', () => ({}), 400],
    [
      82,
      'reopening with an unknown reason',
      'patient',
      'patient/e-contacts/ID/reopen',
      () => ({ reason: 'BORED' }),
      400,
    ],
    [86, 'archiving without a reason', 'doctor', 'clinic/e-contacts/ID/complete', () => ({}), 400],
    [87, 'rejecting without a reason', 'doctor', 'clinic/e-contacts/ID/reject', () => ({}), 400],
    [
      90,
      'a reply date in the past',
      'doctor',
      'clinic/e-contacts/ID/actions/inquiry',
      () => ({ question: 'x', replyBlockedUntil: inDays(-1) }),
      400,
    ],
    [
      90,
      'a reply date more than a year ahead',
      'doctor',
      'clinic/e-contacts/ID/actions/inquiry',
      () => ({ question: 'x', replyBlockedUntil: inDays(367) }),
      400,
    ],
    [
      143,
      'a log level that there is not',
      'patient',
      'log',
      () => ({ type: 'prm.x', level: 'FATAL', message: 'x' }),
      400,
    ],
    [
      143,
      'a log message of 5000 characters',
      'patient',
      'log',
      () => ({ type: 'prm.x', level: 'INFO', message: 'x'.repeat(5000) }),
      204,
    ],
  ])('%i: %s is answered as documented', async (number, _what, who, path, body, status) => {
    const { id } = await send(story)
    const content = JSON.parse(JSON.stringify(body()).replaceAll('"ID"', String(id))) as unknown
    const headers: Record<string, string> = number === 28 ? { 'idempotency-key': 'no-uuid' } : {}
    const response = await story[who].client.post(`/api/${path.replace('ID', String(id))}`, content, {
      headers,
    })
    expect([status].flat(), response.body).toContain(response.statusCode)
  })

  it('23: an unknown locale is answered in the default language', async () => {
    const response = await story.patient.client.get('/api/content/prm?slug=privacy-policy&locale=xx')
    expect(response.statusCode).toBe(200)
  })

  it('29: the same key with another body is answered 409', async () => {
    const { id } = await send(story)
    const headers = { 'idempotency-key': randomUUID() }
    const say = (infoText: string) =>
      story.patient.client.post(`/api/patient/e-contacts/${id}/info`, { infoText }, { headers })
    expect((await say('one')).statusCode).toBe(200)
    expect((await say('two')).statusCode).toBe(409)
    const again = await say('one')
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true'])
  })
})
