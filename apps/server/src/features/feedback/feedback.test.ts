// @proves R3-062 R3-063 R4-052 R7-048 R7-074 R9-007
// @proves-part R3-006: feedback
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createPatient } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { complete, createStory, send, type Story } from '../e-contacts/testing/story.ts'

const DAY = 24 * 60 * 60_000
const GOOD = { type: 'CLINIC', rating: 4, keywords: ['SPEED', 'CLARITY'], message: 'Secret thanks' }

describe.each([quickestDatabase()])('feedback on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const finished = async () => (await complete(story, (await send(story)).id)).id
  const give = (id: number, body: object = GOOD, client: TestClient = story.patient.client) =>
    client.post(`/api/patient/e-contacts/${id}/feedback`, body)
  const read = async (id: number, who = story.doctor) =>
    (await who.client.get(`/api/clinic/e-contacts/${id}/feedback`)).json().content

  it('on the clinic is read by its staff, with the e-contact and by itself', async () => {
    const id = await finished()
    const response = await give(id)
    expect(response.statusCode).toBe(201)
    const given = { ...GOOD, id: expect.any(Number), createdAt: '2026-03-02T08:00:00.000Z' }
    expect(response.json()).toEqual(given)
    expect(await read(id)).toEqual([given])
    const shown = (await story.nurse.client.get(`/api/clinic/e-contacts/${id}`)).json()
    expect(shown).toMatchObject({ feedback: [given], status: 'completed' })
  })

  it('on the platform is kept, and never shown to the clinic', async () => {
    const id = await finished()
    const words = { type: 'PRM', rating: 2, keywords: ['APPEARANCE'], message: 'Letters too small' }
    expect((await give(id, words)).statusCode).toBe(201)
    expect(await read(id)).toEqual([])
    expect((await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json().feedback).toEqual([])
    const mine = (await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)).json()
    expect(mine.eContact.feedback).toEqual([expect.objectContaining(words)])
  })

  it('shows reception the rating and the keywords of a medical e-contact, not the words', async () => {
    const id = await finished()
    await give(id)
    expect(await read(id, story.receptionist)).toEqual([
      expect.objectContaining({ rating: 4, keywords: ['SPEED', 'CLARITY'], message: null }),
    ])
    const shown = await story.receptionist.client.get(`/api/clinic/e-contacts/${id}`)
    expect(shown.body).not.toContain('Secret')
  })

  it('is given once for each of the two, and the same key gives the first answer', async () => {
    const id = await finished()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const path = `/api/patient/e-contacts/${id}/feedback`
    const first = await story.patient.client.post(path, GOOD, { headers })
    const again = await story.patient.client.post(path, GOOD, { headers })
    expect(again.json()).toEqual(first.json())
    expect(outcomeOf(await give(id, { ...GOOD, rating: 1 }))).toEqual([
      468,
      expect.stringContaining('already'),
    ])
    expect((await give(id, { ...GOOD, type: 'PRM' })).statusCode).toBe(201)
    expect(await read(id)).toHaveLength(1)
  })

  it('is given once, also when two are sent at the same time', async () => {
    const id = await finished()
    const answers = await Promise.all([give(id), give(id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 468])
  })

  it.each([
    [{ rating: 0 }, 'rating', 'FORM'],
    [{ rating: 6 }, 'rating', 'FORM'],
    [{ rating: 2.5 }, 'rating', 'FORM'],
    [{ type: 'DOCTOR' }, 'type', 'FORM'],
    [{ keywords: ['APPEARANCE'] }, 'keywords', 'FORM'],
    [{ keywords: ['KINDNESS'] }, 'keywords.0', 'FORM'],
    [{ keywords: [], message: ' ' }, 'keywords', 'FEEDBACK_KEYWORD'],
    [{ keywords: ['OTHER'], message: '' }, 'message', 'FEEDBACK_MESSAGE'],
    [{ message: 'a'.repeat(1001) }, 'message', 'MAX_LENGTH'],
  ])('with %j is refused for %s: %s', async (part, path, rule) => {
    const response = await give(await finished(), { ...GOOD, ...part })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual([expect.objectContaining({ path, rule })])
  })

  it('may be a keyword or a message alone, and OTHER beside another keyword', async () => {
    const bodies = [
      { type: 'CLINIC', rating: 1, keywords: ['TIME_SAVED'] },
      { type: 'CLINIC', rating: 5, message: 'Good' },
      { type: 'CLINIC', rating: 3, keywords: ['OTHER', 'SPEED'] },
    ]
    for (const body of bodies) expect((await give(await finished(), body)).statusCode).toBe(201)
  })

  it('waits for the completion, and is not for cancelled and rejected e-contacts', async () => {
    const newcomer = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: false })
    const client = await story.signedInAs(newcomer)
    const { id: rejected } = await send(story, {}, { ...newcomer, client })
    await story.doctor.client.post(`/api/clinic/e-contacts/${rejected}/reject`, {
      reason: 'CLINIC_OVERWHELMED',
    })
    const { id: open } = await send(story)
    const { id: cancelled } = await send(story)
    await story.patient.client.post(`/api/patient/e-contacts/${cancelled}/cancel`, {
      reason: 'PROBLEM_RESOLVED',
    })
    const responses = [await give(open), await give(cancelled), await give(rejected, GOOD, client)]
    for (const response of responses)
      expect(outcomeOf(response)).toEqual([468, expect.stringContaining('once the e-contact is completed')])
  })

  it('is open for 30 days after the completion', async () => {
    const [lastDay, late] = [await finished(), await finished()]
    story.clock.advance(30 * DAY)
    expect((await give(lastDay, GOOD, await story.signedInAs(story.patient))).statusCode).toBe(201)
    story.clock.advance(1)
    const response = await give(late, GOOD, await story.signedInAs(story.patient))
    expect(outcomeOf(response)).toEqual([468, expect.stringContaining('30 days')])
    story.patient.client = await story.signedInAs(story.patient)
    story.doctor.client = await story.signedInAs(story.doctor)
    story.otherDoctor.client = await story.signedInAs(story.otherDoctor)
  })

  it('of a foreign e-contact and an absent one are answered alike', async () => {
    const id = await finished()
    const other = story.otherDoctor.client
    for (const path of [`/api/clinic/e-contacts/${id}/feedback`, '/api/clinic/e-contacts/999999/feedback'])
      expect((await other.get(path)).statusCode).toBe(404)
    const stranger = await story.signedInAs(story.stranger)
    for (const each of [id, 999_999]) expect((await give(each, GOOD, stranger)).statusCode).toBe(404)
  })

  it('leaves its trail', async () => {
    const id = await finished()
    await give(id)
    await read(id)
    const rows = (await listAudit(story)).filter((row) => row.objectId === String(id))
    expect(rows.map(({ action }) => action)).toEqual([
      'E_CONTACT_SEND',
      'E_CONTACT_COMPLETE',
      'FEEDBACK_GIVE',
      'FEEDBACK_READ',
    ])
  })
})
