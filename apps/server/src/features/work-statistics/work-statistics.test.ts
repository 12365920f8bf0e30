import { USUAL_HOURS } from '@vastus/domain/promises/opening-hours'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseKinds, quickestDatabase } from '../../testing/databases.ts'
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
      templates: [],
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
      templates: [],
    })
  })

  it('are those of the days that were asked for, by the clinic’s calendar', async () => {
    expect(await statistics('periodStart=2026-03-03')).toMatchObject({ received: 0, withDanger: 0 })
    expect(await statistics('periodStart=2026-03-02&periodEnd=2026-03-02')).toMatchObject({ received: 3 })
    expect(await statistics('periodEnd=2026-03-01')).toMatchObject({ received: 0 })
  })

  it('count the shared ready-made answers that were sent, at once or held', async () => {
    const { clinicId } = story.clinic
    const keep = (heading: string, description: string, visibleToAll = true) =>
      story.doctor.client.post(`/api/clinic/${clinicId}/templates`, { heading, description, visibleToAll })
    const kept = [
      await keep('Rest', 'Rest and drink enough, {firstName}.'),
      await keep('Rest', 'Puhake ja jooge piisavalt, {firstName}.'),
      await keep('My own', 'Only I write this.', false),
    ]
    // A colleague of the one who wrote the shared answers.
    const inquire = (id: number, question: string) =>
      story.nurse.client.post(`/api/clinic/e-contacts/${id}/actions/inquiry`, { question })
    for (const text of [
      'Rest and drink enough, Mari. See you!',
      'Puhake ja jooge piisavalt, Mari.',
      'Only I write this.',
      'Own words.',
    ]) {
      const { id } = await send(story, { eContactType: 'COUGH' })
      expect((await inquire(id, text)).statusCode).toBe(200)
    }
    const held = await send(story, { eContactType: 'COUGH' })
    await story.doctor.client.post(`/api/clinic/e-contacts/${held.id}/complete`, {
      infoText: 'Rest and drink enough, Mari.',
      holdSeconds: 8,
    })
    expect((await statistics()).templates).toEqual([{ heading: 'Rest', count: 2 }])
    story.clock.advance(11_000)
    await story.runJobs()
    expect((await statistics()).templates).toEqual([{ heading: 'Rest', count: 3 }])
    expect((await statistics('periodEnd=2026-03-01')).templates).toEqual([])

    // What is deleted, or no longer shared, is not named.
    const [english, estonian] = kept.map((answer) => answer.json().id)
    await story.doctor.client.patch(`/api/clinic/${clinicId}/templates/${english}`, { visibleToAll: false })
    expect((await statistics()).templates).toEqual([{ heading: 'Rest', count: 1 }])
    await story.doctor.client.delete(`/api/clinic/${clinicId}/templates/${estonian}`)
    expect((await statistics()).templates).toEqual([])
  })

  it('are for the clinic’s own staff', async () => {
    expect((await story.otherDoctor.client.get(url())).statusCode).toBe(404)
    expect((await story.patient.client.get(url())).statusCode).toBe(403)
    expect(
      (await story.doctor.client.get(url('periodStart=2026-03-03&periodEnd=2026-03-02'))).statusCode,
    ).toBe(400)
  })
})

describe.each([quickestDatabase()])(
  'statistics of the work while the clocks of Tallinn change, on %s',
  (kind) => {
    let story: Story
    beforeEach(async () => {
      story = await createStory(kind)
    })
    afterEach(() => story.close())

    it.each([
      {
        change: 'forward, from 3 to 4 in the night',
        // By the clock of the clinic: 23:59, 0:00, 2:59, 4:00, 23:59, 0:00.
        sentAt: ['03-28T21:59', '03-28T22:00', '03-29T00:59', '03-29T01:00', '03-29T20:59', '03-29T21:00'],
        answered: { index: 2, at: '03-29T01:00', minutes: 1 },
        days: ['2026-03-28', '2026-03-29', '2026-03-30'] as const,
        hours: { 0: 1, 2: 1, 4: 1, 23: 1 },
      },
      {
        change: 'back, from 4 to 3 in the night',
        // 23:59, 0:00, 3:30 twice, 23:59, 0:00.
        sentAt: ['10-24T20:59', '10-24T21:00', '10-25T00:30', '10-25T01:30', '10-25T21:59', '10-25T22:00'],
        answered: { index: 2, at: '10-25T01:30', minutes: 60 },
        days: ['2026-10-24', '2026-10-25', '2026-10-26'] as const,
        hours: { 0: 1, 3: 2, 23: 1 },
      },
    ])('are those of its days and hours, and of minutes that have passed: $change', async (given) => {
      const setClock = async (at: string) => {
        story.clock.advance(new Date(`2026-${at}:00Z`).getTime() - story.clock.now().getTime())
        for (const who of [story.doctor, story.patient]) who.client = await story.signedInAs(who)
      }
      const { answered } = given
      for (const [index, at] of given.sentAt.entries()) {
        await setClock(at)
        const { id } = await send(story)
        if (index !== answered.index) continue
        await setClock(answered.at)
        await complete(story, id)
      }
      const [before, changed, after] = given.days
      const statistics = async (query: string) =>
        (
          await story.doctor.client.get(`/api/clinic/${story.clinic.clinicId}/work-statistics?${query}`)
        ).json()
      expect(await statistics(`periodStart=${before}&periodEnd=${after}`)).toMatchObject({
        received: 6,
        trend: [
          { from: before, count: 1 },
          { from: changed, count: 4 },
          { from: after, count: 1 },
        ],
      })
      const { minutes } = answered
      expect(await statistics(`periodStart=${changed}&periodEnd=${changed}`)).toMatchObject({
        received: 4,
        firstAnswer: { medianMinutes: minutes, p90Minutes: minutes },
        trend: [{ from: changed, count: 4 }],
        hours: Object.entries(given.hours).map(([hour, count]) => ({ hour: Number(hour), count })),
        weekdays: [{ weekday: 7, count: 4 }],
      })
    })
  },
)
