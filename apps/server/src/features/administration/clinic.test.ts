// @proves R1-017 R3-047 R3-043 R3-044 R3-045 R3-076 R4-057 R4-073 R7-021 R7-075 R7-076 R7-077 R7-081 R7-082 R7-091 R7-105 R7-106 R8-026
import { randomUUID } from 'node:crypto'
import { AI_FEATURES } from '@vastus/domain/ai/features'
import { USUAL_HOURS } from '@vastus/domain/promises/opening-hours'
import { addDays, localDate, startOfLocalDay } from '@vastus/domain/time/time-zone'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChatClient } from '../../adapters/ai/chat-client.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { createStory, type Story, send } from '../e-contacts/testing/story.ts'

/** Settings that name a language model; what is tested here does not call it. */
const NEVER_CALLED: ChatClient = { complete: () => Promise.reject(new Error('was called')) }

describe.each([quickestDatabase()])('what a clinic decides about itself, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind, { services: { ai: NEVER_CALLED } })
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update clinics set plan = 'BASIC' where id = ${story.clinic.clinicId}`),
    )
  })
  afterAll(() => story.close())

  const url = (more = '') => `/api/clinic/${story.clinic.clinicId}${more}`
  const own = async () => (await story.doctor.client.get('/api/clinic/clinics')).json().content[0]
  const change = (body: object, version?: number) =>
    story.nurse.client.patch(url(), body, version ? { headers: { 'if-match': `"${version}"` } } : {})
  const set = (body: object) => story.nurse.client.patch(url('/setting'), body)

  it('is told to those who work there', async () => {
    expect(await own()).toMatchObject({
      clinicId: story.clinic.clinicId,
      countryCode: 'EE',
      websites: '',
      emails: '',
      registrationCode: null,
      plan: 'BASIC',
      subscription: { plan: 'BASIC', validFrom: '2026-01-01' },
      features: {
        translation: 'DISABLED',
        aiSummarization: 'DISABLED',
        aiSmartQuestionnaire: 'NOT_AVAILABLE',
      },
      featureLacks: { aiSmartQuestionnaire: 'PLAN' },
      settings: { openForAll: false, isPrivate: false },
      eContactTypes: null,
    })
  })

  it('is how it is reached, changed by any of its staff', async () => {
    const contact = {
      name: 'Tamme Tervisekeskus',
      address: 'Tamme 2, Tartu',
      websites: 'https://tamme.example, http://old.tamme.example',
      emails: 'info@tamme.example, arst@tamme.example',
      phone: '+37255512345',
      registrationCode: '12345678',
    }
    const { version } = await own()
    const changed = await change(contact, version)
    expect(changed.statusCode, changed.body).toBe(200)
    expect(await own()).toMatchObject({ ...contact, version: version + 1 })
    expect(outcomeOf(await change({ address: 'Elsewhere' }, version))).toEqual([409, version + 1])
    expect((await change({ websites: '', emails: '' })).json()).toMatchObject({
      websites: '',
      emails: '',
      address: contact.address,
    })
    expect((await change({ phone: null, registrationCode: null })).json()).toMatchObject({
      phone: null,
      registrationCode: null,
    })
  })

  it.each<[string, object]>([
    ['a website that runs script', { websites: 'javascript:alert(1)' }],
    ['one such website of two', { websites: 'https://good.example, javascript:alert(1)' }],
    ['a website without its beginning', { websites: 'www.tamme.ee' }],
    ['a wrong e-mail among right ones', { emails: 'info@tamme.example, tamme' }],
    ['an empty part', { emails: 'info@tamme.example,' }],
    ['no name', { name: ' ' }],
    ['too long an address', { address: 'a'.repeat(256) }],
    ['a phone that is none', { phone: '12' }],
  ])('refuses %s', async (_, body) => {
    expect((await change(body)).statusCode).toBe(400)
  })

  it('says of an e-mail at gmail.ee what is meant', async () => {
    const { fields } = (await change({ emails: 'info@tamme.example, arst@gmail.ee' })).json()
    expect(fields).toMatchObject([{ path: 'emails', rule: 'EMAIL_DOMAIN_REFUSED' }])
  })

  it('switches features, with the consent of the board', async () => {
    const { statusCode, body } = await set({ feature: 'translation', state: 'ENABLED', boardConsent: true })
    expect(statusCode, body).toBe(200)
    const { features, featureConsents } = await own()
    expect(features).toMatchObject({ translation: 'ENABLED', aiSummarization: 'DISABLED' })
    expect(featureConsents).toEqual({ translation: story.clock.now().toISOString() })
    expect((await set({ feature: 'translation', state: 'DISABLED' })).json().features.translation).toBe(
      'DISABLED',
    )
  })

  it('has no feature that its plan lacks', async () => {
    expect((await set({ feature: 'aiSmartQuestionnaire', state: 'ENABLED' })).statusCode).toBe(468)
    expect((await set({ feature: 'aiSmartQuestionnaire' })).statusCode).toBe(400)
    expect((await set({ feature: 'cooking', state: 'ENABLED' })).statusCode).toBe(400)
  })

  it('takes the types that it chose, and new patients when it wants to', async () => {
    const chosen = await set({ eContactTypes: ['HEADACHE', 'COUGH', 'COUGH'], openForAll: true })
    expect(chosen.json()).toMatchObject({ settings: { openForAll: true } })
    const types = (await story.doctor.client.get(url('/e-contact-types'))).json().content
    expect(types.toSorted()).toEqual(['COUGH', 'HEADACHE'])
    expect((await set({ eContactTypes: null })).json()).toMatchObject({
      eContactTypes: null,
      settings: { openForAll: true },
    })
  })

  it('is led through its set-up, which it can leave and end', async () => {
    expect((await own()).setUpSteps).toBeNull()
    expect((await set({ setUpSteps: ['CONTACT', 'CONTACT'] })).json().setUpSteps).toEqual(['CONTACT'])
    expect((await set({ openForAll: true })).json().setUpSteps).toEqual(['CONTACT', 'WHO_MAY_WRITE'])
    expect((await set({ setUpSteps: null })).json().setUpSteps).toBeNull()
    expect((await set({ setUpSteps: ['PAINTING'] })).statusCode).toBe(400)
  })

  it('ticks the steps of its set-up as they are done, and none once it has left the list', async () => {
    const { client } = story.nurse
    const { clinicId } = story.clinic
    const steps = async () => (await own()).setUpSteps
    const tellAll = () => client.post('/api/global-message', { clinicId, text: 'We are open.' })
    expect((await tellAll()).statusCode).toBe(201)
    expect(await steps()).toBeNull()

    await set({ setUpSteps: [] })
    await change({ address: 'Tamme 3, Tartu' })
    await tellAll()
    await set({ eContactTypes: ['COUGH'] })
    await set({ eContactTypes: null })
    await client.put(url('/answer-settings'), { replyHoldSeconds: 8, ...USUAL_HOURS, promises: [] })
    expect(await steps()).toEqual(['CONTACT', 'HOURS', 'TYPES', 'GREETING'])
    await set({ setUpSteps: null })
  })

  it('moves to PREMIUM once, from today on, and the support hears of it', async () => {
    const upgrade = (key: string | null, plan = 'PREMIUM') =>
      story.doctor.client.post(
        url('/subscriptions/upgrade'),
        { plan },
        key ? { headers: { 'idempotency-key': key } } : {},
      )
    expect((await upgrade(null)).statusCode).toBe(400)
    expect((await upgrade(randomUUID(), 'BASIC')).statusCode).toBe(400)
    const key = randomUUID()
    // Pressed twice, and in two tabs.
    const answers = await Promise.all([upgrade(key), upgrade(key), upgrade(randomUUID())])
    for (const answer of answers) expect(answer.statusCode, answer.body).toBe(200)
    expect(await own()).toMatchObject({
      plan: 'PREMIUM',
      subscription: { plan: 'PREMIUM', validFrom: '2026-03-02' },
      features: { aiSmartQuestionnaire: 'DISABLED' },
    })
    await story.runJobs()
    expect(story.outbox.filter(({ subject }) => subject.includes('Tamme Tervisekeskus'))).toHaveLength(1)
  })

  it('says one thing to its patients and staff, until any colleague ends it', async () => {
    const say = (text: string) =>
      story.doctor.client.post('/api/global-message', { clinicId: story.clinic.clinicId, text })
    const heard = async () =>
      (await story.patient.client.get('/api/prm/global-message?role=PATIENT')).json().content
    expect((await say('x'.repeat(500))).statusCode).toBe(201)
    for (const wrong of ['x'.repeat(501), ' ']) expect((await say(wrong)).statusCode).toBe(400)
    expect(await heard()).toMatchObject([{ text: 'x'.repeat(500) }])
    await say('Closed on Friday')
    const second = await say('<b>Open</b> on Friday')
    expect(second.statusCode, second.body).toBe(201)
    expect(await heard()).toMatchObject([
      { text: '<b>Open</b> on Friday', clinicName: 'Tamme Tervisekeskus' },
    ])
    const { id } = second.json()
    const end = (client: Story['doctor']['client'], clinicId: number) =>
      client.delete(`/api/global-message/${id}?clinicId=${clinicId}`)
    expect((await end(story.otherDoctor.client, story.clinic.clinicId)).statusCode).toBe(404)
    expect((await end(story.otherDoctor.client, story.otherClinic.clinicId)).statusCode).toBe(404)
    expect((await end(story.receptionist.client, story.clinic.clinicId)).statusCode).toBe(204)
    expect(await heard()).toEqual([])
  })

  it('puts a message in the place of the one that its writer has seen, and of no other', async () => {
    const { clinicId } = story.clinic
    const say = (text: string, seen: number, { client } = story.doctor) =>
      client.post('/api/global-message', { clinicId, text }, { headers: { 'if-match': `"${seen}"` } })
    const first = await say('Closed on Friday', 0)
    expect(first.statusCode, first.body).toBe(201)
    const { id } = first.json()
    expect(outcomeOf(await say('Open on Friday', 0, story.nurse))).toEqual([409, id])
    const second = await say('Open on Friday', id, story.nurse)
    expect(second.statusCode, second.body).toBe(201)
    expect(second.json().id).not.toBe(id)
    // Ending the first one leaves the second.
    const end = (message: number) =>
      story.doctor.client.delete(`/api/global-message/${message}?clinicId=${clinicId}`)
    expect((await end(id)).statusCode).toBe(404)
    expect((await end(second.json().id)).statusCode).toBe(204)
  })

  it('is nobody else’s to change', async () => {
    const { otherDoctor, patient } = story
    for (const [method, path, body] of [
      ['patch', url(), { name: 'Mine' }],
      ['patch', url('/setting'), { openForAll: true }],
      ['post', '/api/global-message', { clinicId: story.clinic.clinicId, text: 'Mine' }],
    ] as const) {
      expect((await otherDoctor.client[method](path, body)).statusCode, path).toBe(404)
      expect((await patient.client[method](path, body)).statusCode, path).toBe(403)
    }
  })
})

describe.each([quickestDatabase()])('a clinic of an installation without a language model, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update clinics set plan = 'PREMIUM', features = '{"translation": "ENABLED"}'
        where id = ${story.clinic.clinicId}`),
    )
  })
  afterAll(() => story.close())

  it('has none of the features, whatever it chose, and is told why', async () => {
    expect((await story.doctor.client.get('/api/clinic/clinics')).json().content[0]).toMatchObject({
      features: {
        translation: 'NOT_AVAILABLE',
        aiSummarization: 'NOT_AVAILABLE',
        aiSmartQuestionnaire: 'NOT_AVAILABLE',
      },
      featureLacks: {
        translation: 'PROVIDER',
        aiSummarization: 'PROVIDER',
        aiSmartQuestionnaire: 'PROVIDER',
      },
    })
    expect((await story.anonymous().get('/api/config')).json().services).toMatchObject({
      languageModel: false,
    })
  })

  it.each(AI_FEATURES)('cannot switch %s on, and can switch it off', async (feature) => {
    const set = (state: string) =>
      story.nurse.client.patch(`/api/clinic/${story.clinic.clinicId}/setting`, {
        feature,
        state,
        boardConsent: true,
      })
    const refused = await set('ENABLED')
    expect(refused.statusCode, refused.body).toBe(468)
    expect(refused.body).toContain('No AI service is set up')
    expect((await set('DISABLED')).statusCode).toBe(200)
  })

  it('gets no summary and no translation, and its patients only the fixed questions', async () => {
    const { id } = await send(story)
    const summary = await story.doctor.client.post('/api/ai/summarization', { eContactId: id })
    expect([summary.statusCode, summary.json().key]).toEqual([469, 'AI_NOT_AVAILABLE'])
    const translated = await story.doctor.client.post('/api/clinic/translate', {
      eContactId: id,
      text: 'Tere',
      to: 'ru',
    })
    expect([translated.statusCode, translated.json().key]).toEqual([469, 'TRANSLATION_NOT_AVAILABLE'])
    const { content } = (await story.patient.client.get('/api/patient/clinics')).json()
    expect(content[0]).toMatchObject({ id: story.clinic.clinicId, smartQuestions: false })
  })
})

describe.each([quickestDatabase()])('a message to everyone with a last day, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  it('is shown until that day is over, by the calendar of the clinic', async () => {
    const { clinicId } = story.clinic
    // Sessions do not last until midnight.
    const say = async (text: string, endsOn?: string) =>
      (await story.signedInAs(story.doctor)).post(
        '/api/global-message',
        { clinicId, text, endsOn },
        { headers: { 'if-match': '"0"' } },
      )
    const heardBy = async (role: 'PATIENT' | 'DOCTOR') => {
      const client = await story.signedInAs(role === 'PATIENT' ? story.patient : story.nurse)
      const { content } = (await client.get(`/api/prm/global-message?role=${role}`)).json()
      return content.map(({ text }: { text: string }) => text)
    }
    const heard = async () => [await heardBy('PATIENT'), await heardBy('DOCTOR')]
    const today = localDate(story.clock.now(), 'Europe/Tallinn')
    const late = await say('Closed', addDays(today, -1))
    expect([late.statusCode, late.json().fields]).toMatchObject([400, [{ path: 'endsOn', rule: 'DAY_PAST' }]])
    expect((await say('Closed', '2026-02-30')).statusCode).toBe(400)
    expect((await say('Closed', today)).json()).toMatchObject({ endsOn: today })
    const midnight = startOfLocalDay(addDays(today, 1), 'Europe/Tallinn').getTime()
    story.clock.advance(midnight - story.clock.now().getTime() - 1000)
    expect(await heard()).toEqual([['Closed'], ['Closed']])
    story.clock.advance(1000)
    expect(await heard()).toEqual([[], []])
    // Nothing is shown any more, so the next one takes the place of none.
    expect((await say('Open again')).statusCode).toBe(201)
    expect(await heard()).toEqual([['Open again'], ['Open again']])
  })
})
