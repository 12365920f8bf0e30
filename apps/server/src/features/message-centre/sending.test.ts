// @proves R4-058 R7-090 R9-008 R9-010 R9-011
import { SMS_STATES } from '@vastus/domain/message-centre/sms-states'
import { SMS_TEMPLATE_CODES, smsTemplateText } from '@vastus/domain/message-centre/sms-templates'
import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSmsGateway } from '../../adapters/sms/create-sms-gateway.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createEmployee, createPatient, createPerson } from '../../testing/factories.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'
import { gatewaysOf } from './testing/gateways-of.ts'

const BASE = '/api/clinic/message-centre'
const HOUR_MS = 3_600_000

type Carried = { id: string; to: string; text: string; reportUrl: string }

describe.each([quickestDatabase()])('sending an SMS to many, on %s', (kind) => {
  let story: Story
  let url: string
  const simulators = createSimulators()
  beforeAll(async () => {
    url = `${await simulators.listen({ host: '127.0.0.1', port: 0 })}`
    story = await createStory(kind, {
      services: {
        sms: createSmsGateway(gatewaysOf(url)),
      },
    })
    for (const [firstName, phone] of [
      ['Õie', '+37251110001'],
      ['Юлия', '+37251110002'],
      ['Twin', '+37251110002'],
      ['Home', '+3726123456'],
      ['Left', '+37251110005'],
    ] as const)
      await createPatient(story.services, { clinics: [story.clinic], firstName, surname: 'Sending', phone })
  })
  beforeEach(() => gateway('SILENT'))
  afterAll(async () => {
    await story.close()
    await simulators.close()
  })

  const gateway = async (mode: string) => {
    for (const name of ['messente', 'twilio']) {
      const response = await simulators.inject({ method: 'POST', url: `/${name}/mode`, payload: { mode } })
      expect(response.statusCode).toBe(204)
    }
  }
  /** What the gateway has taken whose text holds a word. */
  const carried = async (word: string) =>
    (await simulators.inject('/messente/messages'))
      .json<Carried[]>()
      .filter(({ text }) => text.includes(word))
  const body = (more: object = {}) => ({
    clinicId: story.clinic.clinicId,
    text: 'Tere, {firstName}! Ootame Teid köhaga.',
    filters: { name: 'sending' },
    ...more,
  })
  const post = (
    path: string,
    payload: object,
    { client = story.doctor.client, key = crypto.randomUUID() as string } = {},
  ) => client.post(`${BASE}/${path}`, payload, { headers: { 'idempotency-key': key } })
  const begin = async (word: string, more: object = {}) => {
    const response = await post('send', body({ text: `Tere, {firstName}! ${word}`, ...more }))
    expect(response.statusCode).toBe(201)
    return response.json<{ batchId: number }>().batchId
  }
  const batchOf = async (id: number) => (await story.doctor.client.get(`${BASE}/batches/${id}`)).json()
  const counts = (more: object) => ({ ...Object.fromEntries(SMS_STATES.map((state) => [state, 0])), ...more })
  /** The hour is over for the messages alone: no session ends. */
  const whenDue = async () => {
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update jobs set run_at = ${story.clock.now()} where kind = 'send-sms' and done_at is null`),
    )
    await story.runJobs()
  }

  it('gives each the text of a template in the own language, until somebody changes it', async () => {
    for (const [firstName, phone, language] of [
      ['Vera', '+37251120001', 'ru'],
      ['Nikita', '+37251120002', 'ru'],
      ['Tiina', '+37251120003', 'et'],
    ] as const)
      await createPatient(story.services, {
        clinics: [story.clinic],
        firstName,
        surname: 'Tongues',
        phone,
        language,
      })
    // Has no account: which language Paul reads is not known.
    const paul = { firstName: 'Paul', surname: 'Tongues', phone: '+37251120004' }
    const { personId } = await createPerson(story.services, paul)
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
        values (${story.clinic.clinicId}, ${personId}, true, ${story.clock.now()})`),
    )
    const text = smsTemplateText('FLU_VACCINE', 'et')
    const sending = body({ templateId: 'FLU_VACCINE', filters: { name: 'tongues' }, text })
    const preview = (await post('preview', sending)).json()
    expect(preview.recipients).toBe(4)
    expect(preview.languages[0]).toEqual({ language: 'ru', count: 2 })
    expect(preview.languages).toContainEqual({ language: 'et', count: 1 })
    expect(preview.languages).toContainEqual({ language: null, count: 1 })
    const textsOf = async (more: object) => {
      const { batchId } = (await post('send', { ...sending, ...more })).json()
      const { content } = (await story.doctor.client.get(`${BASE}/batches/${batchId}/messages`)).json()
      await story.doctor.client.post(`${BASE}/batches/${batchId}/stop`, {})
      return Object.fromEntries(
        content.map((message: { firstName: string; text: string }) => [message.firstName, message.text]),
      )
    }
    const inOwn = await textsOf({})
    expect(inOwn.Vera).toContain('Zdravstvuite, Vera! Nachalas')
    expect(inOwn.Tiina).toContain('Tere, Tiina! Gripi')
    expect(inOwn.Paul).toContain('Tere, Paul! Gripi')
    const changed = await textsOf({ text: `${text} Kell 9.` })
    for (const [name, message] of Object.entries(changed)) expect(message).toContain(`Tere, ${name}! Gripi`)
  })

  it('tells beforehand what it comes to, keeps one message for each number, and begins an hour later', async () => {
    const { personId: excluded } = await createPatient(story.services, {
      clinics: [story.clinic],
      firstName: 'Excluded',
      surname: 'Sending',
      phone: '+37251110009',
    })
    const sending = body({ excludedPersonIds: [excluded] })
    const cost = {
      recipients: 3,
      smsCount: 3,
      price: 0.27,
      sendAt: new Date(story.clock.now().getTime() + HOUR_MS).toISOString(),
      skipped: [
        { reason: 'LANDLINE', count: 1 },
        { reason: 'DOUBLE_NUMBER', count: 1 },
      ],
    }
    const preview = (await post('preview', sending)).json()
    expect(preview).toEqual({
      ...cost,
      names: { first: 'Left', longest: expect.any(String) },
      optOutLink: '127.0.0.1:3000/s/k7Wm3xQp9T',
      withoutLink: 0,
      languages: [{ language: 'en', count: 3 }],
    })
    const response = await post('send', {
      ...sending,
      confirmed: { recipients: 3, smsCount: 3, price: 0.27 },
    })
    expect(response.statusCode).toBe(201)
    const { batchId, ...answered } = response.json()
    expect(answered).toEqual(cost)

    await story.runJobs()
    expect(await carried('kohaga')).toEqual([])
    expect((await batchOf(batchId)).states).toEqual(counts({ PLANNED: 3 }))
    story.clock.advance(HOUR_MS - 1)
    await story.runJobs()
    expect(await carried('kohaga')).toEqual([])
    story.clock.advance(1)
    await story.runJobs()
    story.doctor.client = await story.signedInAs(story.doctor)
    story.nurse.client = await story.signedInAs(story.nurse)
    story.receptionist.client = await story.signedInAs(story.receptionist)
    story.otherDoctor.client = await story.signedInAs(story.otherDoctor)
    story.patient.client = await story.signedInAs(story.patient)
    const messages = await carried('kohaga')
    expect(messages.map(({ to }) => to).toSorted()).toEqual(['+37251110001', '+37251110002', '+37251110005'])
    expect(messages.map(({ text }) => text.split('\n')[0]).toSorted()).toEqual([
      'Tere, Left! Ootame Teid kohaga.',
      'Tere, Oie! Ootame Teid kohaga.',
      expect.stringMatching(/^Tere, (Iuliia|Twin)! Ootame Teid kohaga\.$/),
    ])
    expect(await batchOf(batchId)).toMatchObject({ states: counts({ SENT: 3 }), price: 0.27, billed: 0.27 })
    const unreached = await story.nurse.client.get(`${BASE}/batches/${batchId}/skipped`)
    expect(unreached.json()).toMatchObject({
      content: [
        { firstName: 'Home', reason: 'LANDLINE', phone: '+3726123456', email: expect.stringContaining('@') },
        { firstName: expect.stringMatching(/^(Юлия|Twin)$/), reason: 'DOUBLE_NUMBER' },
      ],
      totalElements: 2,
      last: true,
    })
    expect((await story.otherDoctor.client.get(`${BASE}/batches/${batchId}/skipped`)).statusCode).toBe(404)
    await story.runJobs()
    expect(await carried('kohaga')).toHaveLength(3)
    const outbox = (await story.anonymous().get('/api/demo/outbox?channel=SMS')).json()
    expect(outbox).toHaveLength(3)
  })

  it('is confirmed once, however often the button is pressed, and not at another price than was shown', async () => {
    const key = crypto.randomUUID()
    const first = await post('send', body({ text: 'Once' }), { key })
    const second = await post('send', body({ text: 'Once' }), { key })
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotency-replayed']).toBe('true')
    await whenDue()
    expect(await carried('Once')).toHaveLength(first.json().recipients)

    const other = await post(
      'send',
      body({ text: 'Once', confirmed: { recipients: 1, smsCount: 1, price: 0.09 } }),
    )
    expect(other.statusCode).toBe(468)
    const withoutKey = await story.doctor.client.post(`${BASE}/send`, body())
    expect(withoutKey.statusCode).toBe(400)
  })

  it('is stopped in the hour, and sends nothing then', async () => {
    const id = await begin('Stopped')
    const stopped = await story.nurse.client.post(`${BASE}/batches/${id}/stop`, {})
    expect(stopped.json()).toMatchObject({ states: counts({ STOPPED: 4 }), billed: 0 })
    expect(stopped.json().stoppedAt).not.toBeNull()
    await whenDue()
    expect(await carried('Stopped')).toEqual([])
    const again = await story.nurse.client.post(`${BASE}/batches/${id}/stop`, {})
    expect(again.json().stoppedAt).toBe(stopped.json().stoppedAt)
    const foreign = await story.otherDoctor.client.post(`${BASE}/batches/${id}/stop`, {})
    expect(foreign.statusCode).toBe(404)
  })

  it.each(['LOST', 'GARBAGE'])('never repeats by itself what may have left: %s', async (mode) => {
    const word = `Unknown ${mode}`
    const id = await begin(word, { filters: { name: 'left sending' } })
    await gateway(mode)
    await whenDue()
    await gateway('SILENT')
    await whenDue()
    expect(await carried(word)).toHaveLength(1)
    expect((await batchOf(id)).states).toEqual(counts({ UNKNOWN: 1 }))
  })

  it('counts a message as unknown that a killed process left on its way', async () => {
    const id = await begin('Killed', { filters: { name: 'left sending' } })
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update sms_messages set state = 'SENDING' where batch_id = ${id}`),
    )
    await whenDue()
    expect(await carried('Killed')).toEqual([])
    expect((await batchOf(id)).states).toEqual(counts({ UNKNOWN: 1 }))
  })

  it('is planned once when two colleagues mean the same one, and the addresses of the clinic learn of it', async () => {
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update clinics set emails = '{clinic@example.test}' where id = ${story.clinic.clinicId}`),
    )
    const sending = body({ text: 'Twice, {firstName}', filters: { name: 'left sending' } })
    const both = await Promise.all([
      post('send', sending),
      post('send', sending, { client: story.nurse.client }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 468])
    const planned = both.find(({ statusCode }) => statusCode === 201)
    await story.runJobs()
    const mails = story.outbox.filter(({ text }) => text.includes('Twice, …'))
    expect(mails.map(({ to }) => to)).toEqual(['clinic@example.test'])
    await story.doctor.client.post(`${BASE}/batches/${planned?.json().batchId}/stop`, {})
    expect((await post('send', sending)).statusCode).toBe(201)
    await whenDue()
    expect(await carried('Twice')).toHaveLength(1)
    // What has left is no twin: a reminder with the same words may follow.
    expect((await post('send', sending)).statusCode).toBe(201)
    await whenDue()
  })

  it('is the same one in another language of its template, and with the same people left out in another order', async () => {
    const templateId = SMS_TEMPLATE_CODES[0]
    if (!templateId) throw new Error('there are no templates')
    const plan = (language: 'et' | 'ru', excludedPersonIds: number[]) =>
      post(
        'send',
        body({
          templateId,
          text: smsTemplateText(templateId, language),
          filters: { name: 'left sending' },
          excludedPersonIds,
        }),
      )
    expect((await plan('et', [999_998, 999_999])).statusCode).toBe(201)
    expect((await plan('ru', [999_999, 999_998, 999_999])).statusCode).toBe(468)
    await whenDue()
  })

  it('is refused at a price that has changed since it was shown, and keeps nothing', async () => {
    const add = (firstName: string, phone: string) =>
      createPatient(story.services, { clinics: [story.clinic], firstName, surname: 'Changing', phone })
    await add('First', '+37251110041')
    const sending = body({ text: 'Changing', filters: { name: 'changing' } })
    const { recipients, smsCount, price } = (await post('preview', sending)).json()
    await add('Second', '+37251110042')
    const response = await post('send', { ...sending, confirmed: { recipients, smsCount, price } })
    expect(response.statusCode).toBe(468)
    await whenDue()
    expect(await carried('Changing')).toEqual([])
    const shown = (await post('preview', sending)).json()
    expect(shown).toMatchObject({ recipients: 2, smsCount: 2, price: 0.18 })
    const confirmed = { recipients: shown.recipients, smsCount: shown.smsCount, price: shown.price }
    // As after an update of the product with another price for an SMS.
    const dearer = { ...confirmed, price: 0.2 }
    expect((await post('send', { ...sending, confirmed: dearer })).statusCode).toBe(468)
    expect((await post('send', { ...sending, confirmed })).statusCode).toBe(201)
    await whenDue()
    expect(await carried('Changing')).toHaveLength(2)
  })

  it('is the clinic’s: it leaves although its writer is deactivated in the hour, and colleagues can stop it', async () => {
    const writer = await createEmployee(story.services, story.clinic)
    const client = await story.signedInAs(writer)
    const confirm = async (word: string): Promise<number> =>
      (await post('send', body({ text: word, filters: { name: 'left sending' } }), { client })).json().batchId
    const [leaves, stopped] = [await confirm('Writer left'), await confirm('Writer stopped')]
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update employees set deleted_at = ${story.clock.now()} where id = ${writer.employeeId}`),
    )
    expect((await client.get(`${BASE}/batches/${leaves}`)).statusCode).toBe(403)
    expect((await story.nurse.client.post(`${BASE}/batches/${stopped}/stop`, {})).statusCode).toBe(200)
    await whenDue()
    expect((await batchOf(leaves)).states).toEqual(counts({ SENT: 1 }))
    expect((await batchOf(stopped)).states).toEqual(counts({ STOPPED: 1 }))
  })

  it('waits for a gateway that is down, and can still be stopped', async () => {
    const id = await begin('Down', { filters: { name: 'left sending' } })
    await gateway('DOWN')
    await whenDue()
    expect((await batchOf(id)).states).toEqual(counts({ PLANNED: 1 }))
    await gateway('SILENT')
    await whenDue()
    expect(await carried('Down')).toHaveLength(1)
    expect((await batchOf(id)).states).toEqual(counts({ SENT: 1 }))
  })

  it('takes the reports of the gateway, at signed addresses only', async () => {
    const id = await begin('Reported', { filters: { name: 'left sending' } })
    await whenDue()
    const [message] = await carried('Reported')
    const { pathname, search, searchParams } = new URL(message?.reportUrl ?? '')
    const report = (address: string, status: string) =>
      story.anonymous().post(address, { status, err: 0, extra: 'yes' })
    searchParams.set('sms', String(Number(searchParams.get('sms')) + 1))
    expect((await report(`${pathname}?${searchParams}`, 'DELIVRD')).statusCode).toBe(404)
    expect((await report(pathname + search, 'ACK')).statusCode).toBe(204)
    expect((await batchOf(id)).states).toEqual(counts({ SENT: 1 }))
    expect((await report(pathname + search, 'EXPIRED')).statusCode).toBe(204)
    const listed = await story.doctor.client.get(`${BASE}/batches/${id}/messages?states=FAILED,UNKNOWN`)
    expect(listed.json().content).toMatchObject([
      { firstName: 'Left', phone: '+37251110005', state: 'FAILED', failure: 'EXPIRED', price: 0.09 },
    ])
    expect((await report(pathname + search, 'DELIVRD')).statusCode).toBe(204)
    expect((await batchOf(id)).states).toEqual(counts({ DELIVERED: 1 }))
  })

  it('hides from reception whom a message reached that was chosen by medical e-contacts', async () => {
    const sent = await story.patient.client.post('/api/patient/e-contacts/fallback', {
      eContactType: 'HEADACHE',
      patientPersonId: story.patient.personId,
      clinicId: story.clinic.clinicId,
      text: 'My head hurts',
    })
    expect(sent.statusCode).toBe(201)
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update persons set phone = '+37251110077' where id = ${story.patient.personId}`),
    )
    const id = await begin('Headache', { filters: { eContactTypes: ['HEADACHE'] } })
    const { client } = story.receptionist
    for (const part of ['messages', 'skipped'])
      expect((await client.get(`${BASE}/batches/${id}/${part}`)).statusCode).toBe(403)
    expect((await client.get(`${BASE}/batches/${id}`)).json()).toMatchObject({
      filters: {},
      recipients: 1,
      areRecipientsHidden: true,
    })
    expect((await story.nurse.client.get(`${BASE}/batches/${id}`)).json().areRecipientsHidden).toBe(false)
    const stopped = await client.post(`${BASE}/batches/${id}/stop`, {})
    expect(stopped.json().states).toEqual(counts({ STOPPED: 1 }))
  })

  it('goes to the phone of the writer as a test, and refuses without one', async () => {
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update persons set phone = '+37251110088' where id = ${story.nurse.personId}`),
    )
    const response = await post(
      'test',
      { clinicId: story.clinic.clinicId, text: 'Try {firstName}' },
      story.nurse,
    )
    expect(response.json()).toEqual({ phone: '+37251110088' })
    await story.runJobs()
    expect((await carried('Try')).map(({ to }) => to)).toEqual(['+37251110088'])
    const listed = await story.doctor.client.get(`${BASE}/batches?clinicId=${story.clinic.clinicId}`)
    expect(listed.json().content.map(({ text }: { text: string }) => text)).not.toContain('Try {firstName}')
  })

  it('moves to the morning what becomes due in the quiet hours', async () => {
    const id = await begin('Quiet', { filters: { name: 'left sending' } })
    // 21:00 at the clinic.
    story.clock.advance(new Date('2026-03-02T19:00:00Z').getTime() - story.clock.now().getTime())
    await story.runJobs()
    expect(await carried('Quiet')).toEqual([])
    story.clock.advance(11 * HOUR_MS)
    await story.runJobs()
    expect(await carried('Quiet')).toHaveLength(1)
    story.doctor.client = await story.signedInAs(story.doctor)
    expect((await batchOf(id)).states).toEqual(counts({ SENT: 1 }))
  })

  it('stays below the limit of a day', async () => {
    await story.services.database.transaction({ actor: 'system' }, async (tx) => {
      const { batchId } = await tx.one<{ batchId: number }>(
        sql`update sms_messages set parts = 20000
          where id = (select min(id) from sms_messages where state <> 'STOPPED') returning batch_id`,
      )
      await tx.run(sql`update sms_batches set created_at = ${story.clock.now()} where id = ${batchId}`)
    })
    const response = await post('send', body())
    expect(response.statusCode).toBe(468)
    expect(response.body).toContain('20,000')
  })

  it('is in the audit trail, from the preview to the stop', async () => {
    const { content } = await story.services.database.transaction({ actor: 'system' }, async (tx) => ({
      content: await tx.query<{ action: string }>(sql`select distinct action from audit_entries
        where clinic_id = ${story.clinic.clinicId} and action like 'SMS%' order by action`),
    }))
    expect(content.map(({ action }) => action)).toEqual([
      'SMS_MESSAGES_LIST',
      'SMS_PREVIEW',
      'SMS_READ',
      'SMS_SEND',
      'SMS_SKIPPED_LIST',
      'SMS_STOP',
      'SMS_TEST',
    ])
  })

  it.each([
    ['nobody', { filters: { name: 'absent from here' } }, 468],
    ['Cyrillic letters', { text: 'Привет' }, 400],
    ['another placeholder', { text: 'Tere, {surname}' }, 400],
    ['no text', { text: '  ' }, 400],
    ['ages the wrong way round', { filters: { ages: [80, 20] } }, 400],
  ])('refuses %s', async (_, more, status) => {
    expect((await post('send', body(more))).statusCode).toBe(status)
  })
})
