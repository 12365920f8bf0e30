// @proves R3-001 R3-003 R3-004 R3-009 R4-008 R8-019 R8-023
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import type { TestUser } from '../../testing/factories.ts'
import { TEST_PASSWORD } from '../../testing/quick-passwords.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

// The story as a script from outside plays it: only names that are promised to outside callers.

let story: Story
beforeAll(async () => {
  story = await createStory(quickestDatabase())
})
afterAll(() => story.close())

async function logIn({ email }: TestUser): Promise<TestClient> {
  const client = story.anonymous()
  const response = await client.post('/api/login/password', { email, password: TEST_PASSWORD })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    id: expect.any(Number),
    firstName: expect.any(String),
    surname: expect.any(String),
    permissions: expect.any(Array),
    incompleteProfile: false,
    jwtExpiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    clinics: expect.any(Array),
  })
  return client
}

it('a script plays the whole story over HTTP', async () => {
  const patient = await logIn(story.patient)
  const nurse = await logIn(story.nurse)
  const stranger = await logIn(story.otherDoctor)

  const persons = (await patient.get('/api/persons')).json<{ content: { id: number; relation: string }[] }>()
  const message = {
    eContactType: 'COUGH',
    patientPersonId: persons.content.find(({ relation }) => relation === 'SELF')?.id,
    clinicId: story.clinic.clinicId,
    text: 'Köhin juba teist nädalat.',
  }
  const once = { headers: { 'idempotency-key': '7d4c1d8e-2f0f-4f5e-9a51-0d6f5f6a0b11' } }
  const sent = await patient.post('/api/patient/e-contacts/fallback', message, once)
  expect(sent.statusCode).toBe(201)
  expect(sent.json()).toMatchObject({
    eContactType: 'COUGH',
    status: 'waitingForClinic',
    finalizeStatus: 'SUBMITTED',
    direction: 'PATIENT_TO_CLINIC',
    clinicId: story.clinic.clinicId,
    patient: { id: message.patientPersonId },
    createdAt: expect.stringMatching(/Z$/),
    assigneeUser: null,
    acceptanceRequired: false,
    text: message.text,
  })
  const { id } = sent.json<{ id: number }>()

  const again = await patient.post('/api/patient/e-contacts/fallback', message, once)
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect(again.json()).toMatchObject({ id })

  const list = (await nurse.get(`/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}&size=500`)).json<{
    content: unknown[]
  }>()
  expect(list.content[0]).toMatchObject({ id, messagePreview: message.text })

  for (const hidden of [id, 999_999_999])
    expect((await stranger.get(`/api/clinic/e-contacts/${hidden}`)).statusCode).toBe(404)

  const asked = await nurse.post(`/api/clinic/e-contacts/${id}/actions/inquiry`, {
    question: 'Kas teil on palavik?',
    questionFileIds: [],
  })
  expect(asked.json()).toMatchObject({
    status: 'waitingForPatient',
    assigneeUser: { id: expect.any(Number) },
  })

  await story.runJobs()
  const mails = story.outbox.filter(({ to }) => to === story.patient.email)
  expect(mails.at(-1)?.text).toContain(`/e-contacts/${id}/timeline`)

  const answered = await patient.post(`/api/patient/actions/${id}/inquiry/complete`, {
    answer: 'Ei ole.',
    answerFileIds: [],
  })
  expect(answered.json()).toMatchObject({ status: 'waitingForClinic' })

  const complete = (infoText: string, headers = {}) =>
    nurse.post(`/api/clinic/e-contacts/${id}/complete`, { infoText, infoFileIds: [] }, { headers })
  const stale = await complete('Jooge sooja.', { 'if-match': '"1"' })
  expect(stale.statusCode).toBe(409)
  expect(stale.json()).toMatchObject({ version: expect.any(Number) })

  const tooLong = await complete('a'.repeat(3001))
  expect(tooLong.statusCode).toBe(469)
  expect(tooLong.json()).toMatchObject({ key: 'E_CONTACT_ANSWER_TOO_LONG', message: expect.any(String) })

  expect((await complete('Jooge sooja ja puhake.')).json()).toMatchObject({ status: 'completed' })

  const timeline = (await patient.get(`/api/patient/e-contacts/${id}/timeline`)).json<{
    content: { type: string }[]
  }>()
  expect(timeline.content.map(({ type }) => type)).toEqual(['SENT', 'INQUIRY', 'INQUIRY_ANSWERED', 'REPLIED'])

  const closed = await patient.post(`/api/patient/e-contacts/${id}/info`, {
    infoText: 'Veel midagi',
    infoFileIds: [],
  })
  expect(closed.statusCode).toBe(469)
  expect(closed.json()).toMatchObject({ key: 'E_CONTACT_ALREADY_CLOSED' })

  const reopened = await patient.post(`/api/patient/e-contacts/${id}/reopen`, {
    reason: 'SYMPTOMS_CHANGED',
    infoText: 'Nüüd on palavik.',
    infoFileIds: [],
  })
  expect(reopened.json()).toMatchObject({ status: 'waitingForClinic' })
})
