// @proves-part R3-067: who wants no SMS
import { createSimulators } from '@vastus/simulators'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSmsGateway } from '../../adapters/sms/create-sms-gateway.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient, createPerson, createRepresentation, type TestUser } from '../../testing/factories.ts'
import { gatewaysOf } from './testing/gateways-of.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

const BASE = '/api/clinic/message-centre'
const LINK = /\nSTOP: 127\.0\.0\.1:3000\/s\/(\w{10})\n/

describe.each([quickestDatabase()])('who wants no SMS, on %s', (kind) => {
  let story: Story
  let anu: TestUser
  let twin: TestUser
  let child: number
  const simulators = createSimulators()

  beforeAll(async () => {
    const simulatorsUrl = `${await simulators.listen({ host: '127.0.0.1', port: 0 })}`
    await simulators.inject({ method: 'POST', url: '/messente/mode', payload: { mode: 'SILENT' } })
    story = await createStory(kind, {
      services: { sms: createSmsGateway(gatewaysOf(simulatorsUrl)) },
    })
    const clinics = [story.clinic]
    const of = (firstName: string, phone: string) =>
      createPatient(story.services, { clinics, firstName, surname: 'Optout', phone })
    anu = await of('Anu', '+37251110001')
    twin = await of('Twin', '+37251110001')
    await of('Other', '+37251110002')
    const represented = await createPerson(story.services, {
      firstName: 'Child',
      surname: 'Optout',
      birthDate: '2018-03-03',
    })
    child = represented.personId
    await createRepresentation(story.services, anu, represented)
    await asSystem(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
      values (${story.clinic.clinicId}, ${child}, true, now())`)
  })
  afterAll(async () => {
    await story.close()
    await simulators.close()
  })

  const asSystem = (statement: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.run(statement))
  const body = (more: object = {}) => ({
    clinicId: story.clinic.clinicId,
    text: 'Tere, {firstName}!',
    filters: { name: 'optout' },
    ...more,
  })
  const send = async (more: object = {}): Promise<number> => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const response = await story.doctor.client.post(`${BASE}/send`, body(more), { headers })
    expect(response.statusCode).toBe(201)
    return response.json().batchId
  }
  const leave = async () => {
    await asSystem(
      sql`update jobs set run_at = ${story.clock.now()} where kind = 'send-sms' and done_at is null`,
    )
    await story.runJobs()
  }
  const skippedNow = async () => {
    const listed = await story.doctor.client.get(
      `${BASE}/patients?clinicId=${story.clinic.clinicId}&name=optout`,
    )
    return Object.fromEntries(
      listed
        .json()
        .content.map((row: { firstName: string; skipped: string | null }) => [row.firstName, row.skipped]),
    )
  }
  const messagesOf = async (id: number) =>
    (await story.doctor.client.get(`${BASE}/batches/${id}/messages`)).json().content as {
      firstName: string
      text: string
      state: string
      failure: string | null
    }[]
  const tokenIn = (text: string | undefined) => LINK.exec(text ?? '')?.[1] ?? 'none'
  const byLink = (token: string, wantsSms: boolean) =>
    story.anonymous().put(`/api/sms/choices/${token}`, { wantsSms })
  const ownChoices = async (user: TestUser) => {
    const client = await story.signedInAs(user)
    return (await client.get('/api/patient/sms-choices')).json().content
  }

  it('says so at the link in the message, without signing in, and takes it back there', async () => {
    const id = await send()
    const [message] = await messagesOf(id)
    expect(message?.firstName).toBe('Anu')
    const token = tokenIn(message?.text)
    expect((await story.anonymous().get(`/api/sms/choices/${token}`)).json()).toEqual({
      clinicName: story.clinic.name,
      wantsSms: true,
      refusedElsewhere: false,
    })
    // The message waits for its hour: it does not leave.
    for (const _press of [1, 2])
      expect((await byLink(token, false)).json()).toEqual({
        clinicName: story.clinic.name,
        wantsSms: false,
        refusedElsewhere: false,
      })
    await leave()
    expect(await messagesOf(id)).toMatchObject([
      { firstName: 'Anu', state: 'FAILED', failure: 'OPTED_OUT' },
      { firstName: 'Other', state: 'SENT', failure: null },
    ])
    const sent = (await simulators.inject('/messente/messages')).json<{ to: string }[]>()
    expect(sent.map(({ to }) => to)).toEqual(['+37251110002'])
    // Nobody gets a message at that number: not the twin, nor the mother about her child.
    expect(await skippedNow()).toEqual({
      Anu: 'OPTED_OUT',
      Child: 'OPTED_OUT',
      Other: null,
      Twin: 'OPTED_OUT',
    })
    const preview = (await story.doctor.client.post(`${BASE}/preview`, body())).json()
    expect(preview).toMatchObject({ recipients: 1, skipped: [{ reason: 'OPTED_OUT', count: 3 }] })

    expect((await byLink(token, true)).json()).toMatchObject({ wantsSms: true })
    expect(await skippedNow()).toEqual({ Anu: null, Child: null, Other: null, Twin: null })
  })

  it.each(['k7Wm3xQp9T', 'short'])('an invented link opens nothing: %s', async (token) => {
    const status = token === 'short' ? 400 : 404
    expect((await story.anonymous().get(`/api/sms/choices/${token}`)).statusCode).toBe(status)
    expect((await byLink(token, false)).statusCode).toBe(status)
  })

  it('sees and changes it in the settings, for each clinic', async () => {
    const clinicId = story.clinic.clinicId
    const choice = { clinicId, clinicName: story.clinic.name, listCode: null, wantsSms: true }
    expect(await ownChoices(anu)).toEqual([choice])
    const client = await story.signedInAs(anu)
    const address = `/api/patient/sms-choices/${clinicId}`
    expect((await client.put(address, { wantsSms: false })).json()).toEqual({ ...choice, wantsSms: false })
    expect(await ownChoices(anu)).toEqual([{ ...choice, wantsSms: false }])
    expect(await ownChoices(twin)).toEqual([choice])
    // Of the person alone: others at the number get theirs.
    expect(await skippedNow()).toMatchObject({ Anu: 'OPTED_OUT', Child: 'OPTED_OUT', Twin: null })
    const unknown = `/api/patient/sms-choices/${story.otherClinic.clinicId}`
    expect((await client.put(unknown, { wantsSms: false })).statusCode).toBe(404)
    await client.put(address, { wantsSms: true })
    expect(await skippedNow()).toMatchObject({ Anu: null, Child: null })
  })

  it('is entered by staff, who take back what they entered, and nothing that the patient said', async () => {
    const { clinicId } = story.clinic
    const address = `${BASE}/opt-outs/${twin.personId}`
    const { client } = story.receptionist
    const enter = (wantsSms: boolean) => client.put(address, { clinicId, wantsSms })
    const listed = async () => (await client.get(`${BASE}/opt-outs?clinicId=${clinicId}`)).json().content
    expect((await enter(false)).statusCode).toBe(204)
    expect(await listed()).toMatchObject([{ personId: twin.personId, firstName: 'Twin', source: 'STAFF' }])
    expect(await skippedNow()).toMatchObject({ Anu: null, Twin: 'OPTED_OUT' })
    expect((await enter(true)).statusCode).toBe(204)
    expect(await listed()).toEqual([])

    const patient = await story.signedInAs(twin)
    await patient.put(`/api/patient/sms-choices/${clinicId}`, { wantsSms: false })
    expect(await listed()).toMatchObject([{ firstName: 'Twin', source: 'PATIENT' }])
    const refused = await enter(true)
    expect(refused.statusCode).toBe(468)
    expect(await skippedNow()).toMatchObject({ Twin: 'OPTED_OUT' })
    await patient.put(`/api/patient/sms-choices/${clinicId}`, { wantsSms: true })

    const foreign = story.otherDoctor.client.put(address, {
      clinicId: story.otherClinic.clinicId,
      wantsSms: false,
    })
    expect((await foreign).statusCode).toBe(404)
  })

  it('does not leave where it is about a child for whom SMS are refused meanwhile', async () => {
    const { clinicId } = story.clinic
    const enter = (wantsSms: boolean) =>
      story.receptionist.client.put(`${BASE}/opt-outs/${child}`, { clinicId, wantsSms })
    const id = await send({ excludedPersonIds: [anu.personId, twin.personId] })
    expect((await enter(false)).statusCode).toBe(204)
    await leave()
    expect(await messagesOf(id)).toMatchObject([
      { firstName: 'Child', state: 'FAILED', failure: 'OPTED_OUT' },
      { firstName: 'Other', state: 'SENT', failure: null },
    ])
    expect((await enter(true)).statusCode).toBe(204)
  })

  it('shows its reader what has left, about whom, and how far it is', async () => {
    const id = await send({ text: 'Kontroll: {firstName}', excludedPersonIds: [anu.personId, twin.personId] })
    const read = async (user: TestUser) =>
      (await (await story.signedInAs(user)).get('/api/patient/sms')).json()
    expect((await read(anu)).content).toEqual([])
    await leave()
    expect(await read(anu)).toMatchObject({
      content: [
        {
          clinicName: story.clinic.name,
          about: 'Child',
          text: expect.stringContaining('Kontroll: Child'),
          sentAt: story.clock.now().toISOString(),
          state: 'SENT',
        },
      ],
      totalElements: 1,
      last: true,
    })
    expect((await read(twin)).content).toEqual([])
    expect(await messagesOf(id)).toHaveLength(2)
  })

  it('stands in every message where that is asked for, otherwise where it takes no further SMS', async () => {
    const text = 'a'.repeat(140)
    const preview = async (more: object) =>
      (await story.doctor.client.post(`${BASE}/preview`, body({ text, ...more }))).json()
    expect(await preview({})).toMatchObject({ recipients: 2, smsCount: 2, withoutLink: 2 })
    expect(await preview({ alwaysLink: true })).toMatchObject({ smsCount: 4, price: 0.36, withoutLink: 0 })
    const plain = await messagesOf(await send({ text }))
    expect(plain.map((each) => tokenIn(each.text))).toEqual(['none', 'none'])
    const linked = await messagesOf(await send({ text: `${text}!`, alwaysLink: true }))
    expect(new Set(linked.map((each) => tokenIn(each.text))).size).toBe(2)
  })

  it('takes back at the link what was said there, and nothing that was said elsewhere', async () => {
    const [first, second] = await messagesOf(await send())
    const { clinicId } = story.clinic
    const token = tokenIn(first?.text)
    const byStaff = (wantsSms: boolean) =>
      story.receptionist.client.put(`${BASE}/opt-outs/${anu.personId}`, { clinicId, wantsSms })
    await byLink(token, false)
    await byStaff(false)
    const client = await story.signedInAs(anu)
    const inSettings = (wantsSms: boolean) => client.put(`/api/patient/sms-choices/${clinicId}`, { wantsSms })
    await inSettings(false)
    const kept = { wantsSms: false, refusedElsewhere: true }
    expect((await byLink(token, true)).json()).toMatchObject(kept)
    expect((await byLink(token, true)).json()).toMatchObject(kept)
    expect((await story.anonymous().get(`/api/sms/choices/${token}`)).json()).toMatchObject(kept)
    expect(await skippedNow()).toMatchObject({ Anu: 'OPTED_OUT', Twin: null })
    // A link that another person got at another number does not take back this person's refusal.
    expect((await byLink(tokenIn(second?.text), true)).json()).toMatchObject({ wantsSms: true })
    expect(await skippedNow()).toMatchObject({ Anu: 'OPTED_OUT' })
    await inSettings(true)
    expect(await skippedNow()).toMatchObject({ Anu: null })
  })
})
