import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient } from '../../testing/factories.ts'
import { outcomeOf } from './testing/answers.ts'
import { createStory, send, sending, type Story } from './testing/story.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })

describe.each([quickestDatabase()])('several at one e-contact on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  it('refuses what was decided on an outdated view and names the present version', async () => {
    const { id } = await send(story)
    const { client } = story.doctor
    const assign = (version: number) =>
      client.post(
        `/api/clinic/e-contacts/${id}/assign`,
        { assigneeUserId: story.nurse.userId },
        ifMatch(version),
      )
    expect(outcomeOf(await assign(1))).toEqual([200])
    const late = await client.post(`/api/clinic/e-contacts/${id}/complete`, { infoText: 'Late' }, ifMatch(1))
    expect(outcomeOf(late)).toEqual([409, 2])
    const shown = (await client.get(`/api/clinic/e-contacts/${id}`)).json()
    expect(shown).toMatchObject({ version: 2, status: 'waitingForClinic' })
  })

  it('lets one of two simultaneous replies through', async () => {
    const { id } = await send(story)
    const reply = (text: string, who: Story['doctor']) =>
      who.client.post(`/api/clinic/e-contacts/${id}/complete`, { infoText: text }, ifMatch(1))
    const answers = await Promise.all([reply('One', story.doctor), reply('Two', story.nurse)])
    expect(answers.map((response) => response.statusCode).toSorted()).toEqual([200, 409])
    const { content } = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/timeline`)).json()
    expect(content.filter((entry: { type: string }) => entry.type === 'REPLIED')).toHaveLength(1)
  })

  it('happens once for one key', async () => {
    const { id } = await send(story)
    const key = randomUUID()
    const add = (infoText: string) =>
      story.patient.client.post(`/api/patient/e-contacts/${id}/info`, { infoText }, keyed(key))
    const [first, second] = [await add('Once'), await add('Once')]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(second.json()).toEqual(first.json())
    expect((await add('Other')).statusCode).toBe(409)
    const { content } = (await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)).json()
    expect(content).toHaveLength(2)
  })

  it('sends once for one key, also when both calls come together', async () => {
    const key = randomUUID()
    const text = `Once only ${key}`
    const call = () =>
      story.patient.client.post('/api/patient/e-contacts/fallback', sending(story, { text }), keyed(key))
    const answers = await Promise.all([call(), call()])
    expect(answers.map((response) => response.statusCode)).toEqual([201, 201])
    expect(answers[0]?.json().id).toBe(answers[1]?.json().id)
  })

  it.each([
    ['accept', 'reject'],
    ['reject', 'accept'],
  ] as const)('lets one of %s and %s through when both come together', async (first, second) => {
    const acts = { accept: undefined, reject: { reason: 'PATIENT_NOT_A_CLINIC_MEMBER' } }
    const newcomer = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: false })
    const { id } = await send(story, {}, { ...newcomer, client: await story.signedInAs(newcomer) })
    const decide = (act: keyof typeof acts, who: Story['doctor']) =>
      who.client.post(`/api/clinic/e-contacts/${id}/${act}`, acts[act], ifMatch(1))
    const answers = await Promise.all([decide(first, story.doctor), decide(second, story.nurse)])
    expect(answers.map(outcomeOf).toSorted()).toEqual([[200], [409, 2]])
  })

  it('names the present version to a caller without If-Match who decides on an accepted e-contact', async () => {
    const newcomer = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: false })
    const { id } = await send(story, {}, { ...newcomer, client: await story.signedInAs(newcomer) })
    const path = `/api/clinic/e-contacts/${id}`
    expect(outcomeOf(await story.doctor.client.post(`${path}/accept`))).toEqual([200])
    const reason = 'PATIENT_NOT_A_CLINIC_MEMBER'
    expect(outcomeOf(await story.nurse.client.post(`${path}/reject`, { reason }))).toEqual([409, 2])
    expect(outcomeOf(await story.nurse.client.post(`${path}/accept`))).toEqual([409, 2])
  })
})
