// @proves R3-001 R3-003 R3-004 R3-009 R4-008 R8-019 R8-023
import type { APIRequestContext } from '@playwright/test'
import { cast, DEMO_PASSWORD, type Role } from '../support/cast.ts'
import { expect, test } from '../support/fixtures.ts'

// The story as a script from outside plays it: plain HTTP, only names that are promised to outside callers.

type Json = Record<string, unknown> & { id: number; version: number }

test('a script plays the whole story over HTTP', async ({ playwright, baseURL }) => {
  const as = async (role: Role): Promise<APIRequestContext> => {
    const context = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const response = await context.post('/api/login/password', {
      data: { email: cast[role], password: DEMO_PASSWORD },
    })
    expect(response.status()).toBe(200)
    expect(await response.json()).toMatchObject({
      id: expect.any(Number),
      firstName: expect.any(String),
      surname: expect.any(String),
      permissions: expect.any(Array),
      incompleteProfile: false,
      jwtExpiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      clinics: expect.any(Array),
    })
    return context
  }
  const patient = await as('patient')
  const nurse = await as('nurse')
  const stranger = await as('otherClinicDoctor')

  const persons = (await (await patient.get('/api/persons')).json()) as {
    content: (Json & { relation: string })[]
  }
  const self = persons.content.find((person) => person.relation === 'SELF')
  const sent = await patient.post('/api/patient/e-contacts/fallback', {
    data: {
      eContactType: 'COUGH',
      patientPersonId: self?.id,
      clinicId: 1,
      text: 'Köhin juba teist nädalat.',
    },
    headers: { 'idempotency-key': '7d4c1d8e-2f0f-4f5e-9a51-0d6f5f6a0b11' },
  })
  expect(sent.status()).toBe(201)
  const eContact = (await sent.json()) as Json
  expect(eContact).toMatchObject({
    eContactType: 'COUGH',
    status: 'waitingForClinic',
    finalizeStatus: 'SUBMITTED',
    direction: 'PATIENT_TO_CLINIC',
    clinicId: 1,
    assigneeUser: null,
    acceptanceRequired: false,
    text: 'Köhin juba teist nädalat.',
  })

  const again = await patient.post('/api/patient/e-contacts/fallback', {
    data: {
      eContactType: 'COUGH',
      patientPersonId: self?.id,
      clinicId: 1,
      text: 'Köhin juba teist nädalat.',
    },
    headers: { 'idempotency-key': '7d4c1d8e-2f0f-4f5e-9a51-0d6f5f6a0b11' },
  })
  expect(again.headers()['idempotency-replayed']).toBe('true')
  expect(((await again.json()) as Json).id).toBe(eContact.id)

  const list = (await (await nurse.get('/api/clinic/e-contacts?clinicId=1&size=500')).json()) as {
    content: (Json & { messagePreview: string })[]
    page: number
    totalElements: number
    last: boolean
  }
  expect(list.content[0]).toMatchObject({ id: eContact.id, messagePreview: 'Köhin juba teist nädalat.' })

  expect((await stranger.get(`/api/clinic/e-contacts/${eContact.id}`)).status()).toBe(404)
  expect((await stranger.get('/api/clinic/e-contacts/999999999')).status()).toBe(404)

  const asked = await nurse.post(`/api/clinic/e-contacts/${eContact.id}/actions/inquiry`, {
    data: { question: 'Kas teil on palavik?', questionFileIds: [] },
  })
  expect(await asked.json()).toMatchObject({
    status: 'waitingForPatient',
    assigneeUser: { id: expect.any(Number) },
  })

  await expect
    .poll(async () => {
      const outbox = await patient.get(`/api/demo/outbox?to=${cast.patient}&channel=EMAIL`)
      return ((await outbox.json()) as { text: string }[])[0]?.text ?? ''
    })
    .toContain(`/e-contacts/${eContact.id}/timeline`)

  const answered = await patient.post(`/api/patient/actions/${eContact.id}/inquiry/complete`, {
    data: { answer: 'Ei ole.', answerFileIds: [] },
  })
  expect(await answered.json()).toMatchObject({ status: 'waitingForClinic' })

  const stale = await nurse.post(`/api/clinic/e-contacts/${eContact.id}/complete`, {
    data: { infoText: 'Jooge sooja.', infoFileIds: [] },
    headers: { 'if-match': '"1"' },
  })
  expect(stale.status()).toBe(409)
  expect(await stale.json()).toMatchObject({ version: expect.any(Number) })

  const tooLong = await nurse.post(`/api/clinic/e-contacts/${eContact.id}/complete`, {
    data: { infoText: 'a'.repeat(3001), infoFileIds: [] },
  })
  expect(tooLong.status()).toBe(469)
  expect(await tooLong.json()).toMatchObject({
    key: 'E_CONTACT_ANSWER_TOO_LONG',
    message: expect.any(String),
  })

  const completed = await nurse.post(`/api/clinic/e-contacts/${eContact.id}/complete`, {
    data: { infoText: 'Jooge sooja ja puhake.', infoFileIds: [] },
  })
  expect(await completed.json()).toMatchObject({ status: 'completed' })

  const timeline = (await (await patient.get(`/api/patient/e-contacts/${eContact.id}/timeline`)).json()) as {
    content: { type: string; author: { role: string }; text: string }[]
  }
  expect(timeline.content.map((entry) => entry.type)).toEqual([
    'SENT',
    'INQUIRY',
    'INQUIRY_ANSWERED',
    'REPLIED',
  ])

  const closed = await patient.post(`/api/patient/e-contacts/${eContact.id}/info`, {
    data: { infoText: 'Veel midagi', infoFileIds: [] },
  })
  expect(closed.status()).toBe(469)
  expect(await closed.json()).toMatchObject({ key: 'E_CONTACT_ALREADY_CLOSED' })

  const reopened = await patient.post(`/api/patient/e-contacts/${eContact.id}/reopen`, {
    data: { reason: 'SYMPTOMS_CHANGED', infoText: 'Nüüd on palavik.', infoFileIds: [] },
  })
  expect(await reopened.json()).toMatchObject({ status: 'waitingForClinic' })
})

test('the API describes itself, and refuses what does not belong', async ({ request }) => {
  const document = (await (await request.get('/api/openapi.json')).json()) as {
    openapi: string
    paths: Record<string, unknown>
  }
  expect(document.openapi).toMatch(/^3\.1/)
  expect(Object.keys(document.paths)).toContain('/api/clinic/e-contacts/{id}/assign')

  const config = (await (await request.get('/api/config')).json()) as Record<string, unknown>
  expect(config).toMatchObject({ appMode: 'DEMO', featureFlags: { COUNTRY_CODE: 'EE' }, maxFileCount: 10 })

  for (const address of ['/', '/my-e-contacts', '/e-contacts/12', '/no-such-page']) {
    const page = await request.get(address)
    expect(page.status(), address).toBe(200)
    expect(page.headers()['content-type']).toContain('text/html')
    expect(page.headers()['content-security-policy']).toContain("script-src 'self'")
  }
  expect((await request.get('/assets/none.js')).status()).toBe(404)

  expect((await request.get('/api/login')).status()).toBe(401)
  expect((await request.get('/api/persons')).status()).toBe(401)
  expect((await request.get('/api/no-such-route')).status()).toBe(404)
  expect((await request.put('/api/config', { data: {} })).status()).toBe(405)
  const foreign = await request.post('/api/login/password', {
    data: {},
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(foreign.status()).toBe(403)
  const broken = await request.post('/api/login/password', {
    data: Buffer.from('{"email":'),
    headers: { 'content-type': 'application/json' },
  })
  expect(broken.status()).toBe(400)
  const wrong = await request.post('/api/login/password', {
    data: { email: 'nobody@demo.vastus.test', password: 'x' },
  })
  expect(wrong.status()).toBe(469)
  expect(await wrong.json()).toMatchObject({ key: 'WRONG_CREDENTIALS' })
})
