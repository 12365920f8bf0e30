// @proves-part R7-090: sent once, whichever gateway takes it
import { createHmac } from 'node:crypto'
import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSmsGateway } from '../../adapters/sms/create-sms-gateway.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient, type TestUser } from '../../testing/factories.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'
import { gatewaysOf } from './testing/gateways-of.ts'

const BASE = '/api/clinic/message-centre'
const PHONE = '+37251110031'

type Carried = { to: string; text: string; sender: string; reportUrl: string }

describe.each([quickestDatabase()])('two gateways, on %s', (kind) => {
  let story: Story
  let patient: TestUser
  const simulators = createSimulators()

  beforeAll(async () => {
    const url = `${await simulators.listen({ host: '127.0.0.1', port: 0 })}`
    story = await createStory(kind, { services: { sms: createSmsGateway(gatewaysOf(url)) } })
    patient = await createPatient(story.services, {
      clinics: [story.clinic],
      firstName: 'Two',
      surname: 'Gateways',
      phone: PHONE,
    })
  })
  beforeEach(async () => {
    await set('messente', 'SILENT')
    await set('twilio', 'SILENT')
  })
  afterAll(async () => {
    await story.close()
    await simulators.close()
  })

  const set = (name: string, mode: string) =>
    simulators.inject({ method: 'POST', url: `/${name}/mode`, payload: { mode } })
  const asSystem = (statement: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.run(statement))
  const begin = async (word: string): Promise<number> => {
    const body = {
      clinicId: story.clinic.clinicId,
      text: `Tere! ${word}`,
      filters: { name: 'two gateways' },
    }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return (await story.doctor.client.post(`${BASE}/send`, body, { headers })).json().batchId
  }
  const whenDue = async () => {
    await asSystem(
      sql`update jobs set run_at = ${story.clock.now()} where kind = 'send-sms' and done_at is null`,
    )
    await story.runJobs()
  }
  const carriedBy = async (name: string, word: string) =>
    (await simulators.inject(`/${name}/messages`)).json<Carried[]>().filter(({ text }) => text.includes(word))
  const endOf = async (id: number) => {
    const { content } = (await story.doctor.client.get(`${BASE}/batches/${id}/messages`)).json()
    return content.map(({ state, failure }: { state: string; failure: string | null }) => ({
      state,
      failure,
    }))
  }
  /** As Twilio posts a form: signed over the address and the sorted fields, with the token of the account. */
  const asTwilio = (path: string, form: Record<string, string>, token = 'DEMO') => {
    const signed = Object.keys(form)
      .toSorted()
      .reduce((text, name) => `${text}${name}${form[name]}`, `${story.services.config.publicUrl}${path}`)
    return story.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64'),
      },
      payload: new URLSearchParams(form).toString(),
    })
  }

  it('hands to the second what the first has certainly not taken, and takes its signed reports', async () => {
    await set('messente', 'DOWN')
    const id = await begin('Second')
    await whenDue()
    expect(await carriedBy('messente', 'Second')).toEqual([])
    const [message, ...others] = await carriedBy('twilio', 'Second')
    expect(others).toEqual([])
    expect(message).toMatchObject({ to: PHONE, sender: 'Kliinik' })
    const { pathname, search } = new URL(message?.reportUrl ?? '')
    const report = { MessageSid: 'SM1', MessageStatus: 'delivered', To: PHONE }
    for (const refused of [
      await asTwilio(pathname + search, report, 'another token'),
      await asTwilio(`${pathname}${search}x`, report),
      await story.anonymous().post(pathname + search, report),
      // The other gateway signs nothing: an address of this one says nothing there.
      await story.anonymous().post(`/api/sms/reports/messente${search}`, { status: 'DELIVRD' }),
    ])
      expect(refused.statusCode).toBe(404)
    expect(await endOf(id)).toEqual([{ state: 'SENT', failure: null }])
    const expired = { ...report, MessageStatus: 'undelivered', ErrorCode: '30036' }
    expect((await asTwilio(pathname + search, { ...report, MessageStatus: 'sent' })).statusCode).toBe(204)
    expect((await asTwilio(pathname + search, expired)).statusCode).toBe(204)
    expect(await endOf(id)).toEqual([{ state: 'FAILED', failure: 'EXPIRED' }])
    await asTwilio(pathname + search, report)
    expect(await endOf(id)).toEqual([{ state: 'DELIVERED', failure: null }])
  })

  it.each(['LOST', 'GARBAGE'])(
    'never hands to the second what the first may have taken: %s',
    async (mode) => {
      await set('messente', mode)
      const id = await begin(`First ${mode}`)
      await whenDue()
      expect(await carriedBy('messente', `First ${mode}`)).toHaveLength(1)
      expect(await carriedBy('twilio', `First ${mode}`)).toEqual([])
      expect(await endOf(id)).toEqual([{ state: 'UNKNOWN', failure: null }])
    },
  )

  it('ends what is given up: unknown where it may have left, not arrived where it has not', async () => {
    for (const [state, end] of [
      ['SENDING', { state: 'UNKNOWN', failure: null }],
      ['PLANNED', { state: 'FAILED', failure: 'GATEWAY_DOWN' }],
    ] as const) {
      const id = await begin(`Given up ${state}`)
      await asSystem(sql`update sms_messages set state = ${state} where batch_id = ${id}`)
      // The process died at each try, the last one included.
      await asSystem(sql`update jobs set attempts = 14 where kind = 'send-sms' and done_at is null`)
      await whenDue()
      expect(await endOf(id)).toEqual([end])
      expect(await carriedBy('messente', `Given up ${state}`)).toEqual([])
    }
  })

  it('obeys the answer STOP, and START', async () => {
    const answer = (text: string, token?: string) =>
      asTwilio('/api/sms/answers/twilio', { From: PHONE, To: '+37250000000', Body: text }, token)
    const skipped = async () => {
      const address = `${BASE}/patients?clinicId=${story.clinic.clinicId}&name=two gateways`
      return (await story.doctor.client.get(address)).json().content[0].skipped
    }
    expect((await answer('STOP', 'another token')).statusCode).toBe(404)
    expect(await skipped()).toBeNull()
    expect((await answer(' Stop! ')).statusCode).toBe(204)
    expect(await skipped()).toBe('OPTED_OUT')
    const listed = await story.doctor.client.get(`${BASE}/opt-outs?clinicId=${story.clinic.clinicId}`)
    expect(listed.json().content).toMatchObject([{ personId: patient.personId, source: 'ANSWER' }])
    await answer('Thank you')
    expect(await skipped()).toBe('OPTED_OUT')
    await answer('YES')
    expect(await skipped()).toBe('OPTED_OUT')
    expect((await answer('START')).statusCode).toBe(204)
    expect(await skipped()).toBeNull()
  })

  it('keeps what was said in the settings or to the staff when START is answered', async () => {
    const { clinicId } = story.clinic
    const byStaff = (wantsSms: boolean) =>
      story.receptionist.client.put(`${BASE}/opt-outs/${patient.personId}`, { clinicId, wantsSms })
    const own = await story.signedInAs(patient)
    const byPatient = (wantsSms: boolean) => own.put(`/api/patient/sms-choices/${clinicId}`, { wantsSms })
    const sources = async () =>
      (await story.doctor.client.get(`${BASE}/opt-outs?clinicId=${clinicId}`))
        .json()
        .content.map(({ source }: { source: string }) => source)
    const answer = (text: string) =>
      asTwilio('/api/sms/answers/twilio', { From: PHONE, To: '+37250000000', Body: text })
    for (const [say, source] of [
      [byStaff, 'STAFF'],
      [byPatient, 'PATIENT'],
    ] as const) {
      await say(false)
      await answer('STOP')
      await answer('START')
      expect(await sources()).toEqual([source])
      await say(true)
      expect(await sources()).toEqual([])
    }
  })
})
