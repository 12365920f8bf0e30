import { USUAL_HOURS } from '@vastus/domain/promises/opening-hours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import { complete, createStory, send, type Story } from '../e-contacts/testing/story.ts'

const HOUR = 60 * 60_000

describe.each(databaseKinds())('statistics of the work on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const url = (query = '') => `/api/clinic/${story.clinic.clinicId}/work-statistics?${query}`
  const statistics = async (query = '') => (await story.doctor.client.get(url(query))).json()

  it('are empty before anybody has written', async () => {
    expect(await statistics()).toEqual({
      received: 0,
      answered: 0,
      completed: 0,
      reopened: 0,
      withDanger: 0,
      firstAnswer: null,
      completion: null,
      promised: { kept: 0, late: 0 },
      trendStep: 'day',
      trend: [],
      hours: [],
      weekdays: [],
      types: [],
      professions: [],
    })
  })

  it('tell what came, when, and how soon it was answered', async () => {
    await story.doctor.client.put(`/api/clinic/${story.clinic.clinicId}/answer-settings`, {
      ...USUAL_HOURS,
      replyHoldSeconds: 0,
      promises: [{ eContactType: null, workingHours: 1 }],
    })
    // Monday 10:00 in Tallinn.
    const quick = await send(story, { eContactType: 'COUGH' })
    const slow = await send(story, { eContactType: 'COUGH' })
    await send(story, { text: 'I have a crushing pain in my chest right now.' })
    story.clock.advance(0.4 * HOUR)
    await complete(story, quick.id)
    story.clock.advance(1.6 * HOUR)
    for (const who of [story.doctor, story.nurse, story.patient, story.otherDoctor])
      who.client = await story.signedInAs(who)
    await story.nurse.client.post(`/api/clinic/e-contacts/${slow.id}/actions/inquiry`, {
      question: 'Since when?',
    })
    await story.patient.client.post(`/api/patient/e-contacts/${quick.id}/reopen`, {
      reason: 'SYMPTOMS_CHANGED',
      infoText: 'It is back.',
    })
    expect(await statistics()).toEqual({
      received: 3,
      answered: 2,
      completed: 0,
      reopened: 1,
      withDanger: 1,
      firstAnswer: { medianMinutes: 72, p90Minutes: 110 },
      completion: null,
      promised: { kept: 1, late: 2 },
      trendStep: 'day',
      trend: [{ from: '2026-03-02', count: 3 }],
      hours: [{ hour: 10, count: 3 }],
      weekdays: [{ weekday: 1, count: 3 }],
      types: [
        { eContactType: 'COUGH', count: 2 },
        { eContactType: 'HEADACHE', count: 1 },
      ],
      professions: [
        { profession: 'DOCTOR', count: 1 },
        { profession: 'NURSE', count: 1 },
      ],
    })
  })

  it('are those of the days that were asked for, by the clinic’s calendar', async () => {
    expect(await statistics('periodStart=2026-03-03')).toMatchObject({ received: 0, withDanger: 0 })
    expect(await statistics('periodStart=2026-03-02&periodEnd=2026-03-02')).toMatchObject({ received: 3 })
    expect(await statistics('periodEnd=2026-03-01')).toMatchObject({ received: 0 })
  })

  it('are for the clinic’s own staff', async () => {
    expect((await story.otherDoctor.client.get(url())).statusCode).toBe(404)
    expect((await story.patient.client.get(url())).statusCode).toBe(403)
    expect(
      (await story.doctor.client.get(url('periodStart=2026-03-03&periodEnd=2026-03-02'))).statusCode,
    ).toBe(400)
  })
})
