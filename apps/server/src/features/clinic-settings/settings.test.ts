import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DayHours, USUAL_HOURS } from '@vastus/domain/promises/opening-hours'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'

const weekOf = (hours: DayHours) => Array.from({ length: 7 }, () => hours)
const withWeek = (hours: DayHours) => ({ replyHoldSeconds: 8, promises: [], week: weekOf(hours) })

describe.each([quickestDatabase()])('how a clinic answers, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const url = () => `/api/clinic/${story.clinic.clinicId}/answer-settings`
  const read = async () => (await story.doctor.client.get(url())).json()
  const day = USUAL_HOURS
  const save = (body: object, version?: number) =>
    story.nurse.client.put(
      url(),
      { ...day, ...body },
      version ? { headers: { 'if-match': `"${version}"` } } : {},
    )
  const promises = [
    { eContactType: null, workingHours: 24 },
    { eContactType: 'HEADACHE', workingHours: 4 },
  ]

  it('is changed by any employee of the clinic, and counts from then on', async () => {
    const before = await read()
    expect(before).toMatchObject({ replyHoldSeconds: 8, ...day, promises: [] })
    const saved = await save({ replyHoldSeconds: 0, promises }, before.version)
    expect(saved.json()).toEqual({
      replyHoldSeconds: 0,
      ...day,
      dangerMinutes: 30,
      promises,
      version: before.version + 1,
    })
    const clinics = (await story.doctor.client.get('/api/clinic/clinics')).json().content
    expect(clinics[0]).toMatchObject({ replyHoldSeconds: 0 })
    // Monday 10:00 in Tallinn, and four working hours later.
    const { answerDueAt } = await send(story)
    expect(answerDueAt).toBe('2026-03-02T12:00:00.000Z')
  })

  it('counts in the hours in which the clinic works', async () => {
    const { version } = await read()
    await save(
      { replyHoldSeconds: 0, promises, week: weekOf([{ opens: 11 * 60, closes: 13 * 60 }]) },
      version,
    )
    // Monday 10:00 in Tallinn: two hours today, two tomorrow.
    const { answerDueAt } = await send(story)
    expect(answerDueAt).toBe('2026-03-03T11:00:00.000Z')
  })

  it('counts no hours of a date on which the clinic is closed', async () => {
    const { version } = await read()
    await save({ replyHoldSeconds: 0, promises, specialDays: [{ date: '2026-03-02', hours: [] }] }, version)
    const { answerDueAt } = await send(story)
    expect(answerDueAt).toBe('2026-03-03T10:00:00.000Z')
  })

  it('is not overwritten from an outdated view', async () => {
    const { version } = await read()
    expect(outcomeOf(await save({ replyHoldSeconds: 10, promises }, version))).toEqual([200])
    expect(outcomeOf(await save({ replyHoldSeconds: 20, promises: [] }, version))).toEqual([409, version + 1])
    expect(await read()).toMatchObject({ replyHoldSeconds: 10, promises })
  })

  it.each<[string, object]>([
    ['too long a hold', { replyHoldSeconds: 61, promises: [] }],
    ['too little time for danger signs', { replyHoldSeconds: 8, promises: [], dangerMinutes: 4 }],
    ['a hold below nothing', { replyHoldSeconds: -1, promises: [] }],
    ['half a second', { replyHoldSeconds: 0.5, promises: [] }],
    [
      'two promises for one type',
      {
        replyHoldSeconds: 8,
        promises: [
          { eContactType: 'COUGH', workingHours: 1 },
          { eContactType: 'COUGH', workingHours: 2 },
        ],
      },
    ],
    ['an unknown type', { replyHoldSeconds: 8, promises: [{ eContactType: 'HICCUPS', workingHours: 1 }] }],
    ['no time at all', { replyHoldSeconds: 8, promises: [{ eContactType: null, workingHours: 0 }] }],
    ['too long a time', { replyHoldSeconds: 8, promises: [{ eContactType: null, workingHours: 1001 }] }],
    ['a day that ends as it begins', withWeek([{ opens: 600, closes: 600 }])],
    ['a day of more than a day', withWeek([{ opens: 480, closes: 1440 }])],
    ['half a minute', withWeek([{ opens: 480.5, closes: 1020 }])],
    [
      'periods that overlap',
      withWeek([
        { opens: 480, closes: 720 },
        { opens: 700, closes: 1020 },
      ]),
    ],
    ['a week without work', withWeek([])],
    ['a week of six days', { replyHoldSeconds: 8, promises: [], week: day.week.slice(1) }],
    [
      'a date twice',
      {
        replyHoldSeconds: 8,
        promises: [],
        specialDays: [
          { date: '2026-12-24', hours: [] },
          { date: '2026-12-24', hours: [] },
        ],
      },
    ],
    [
      'a date that is none',
      { replyHoldSeconds: 8, promises: [], specialDays: [{ date: '2026-02-30', hours: [] }] },
    ],
  ])('refuses %s', async (_, body) => {
    expect((await save(body)).statusCode).toBe(400)
  })

  it('is nobody else’s, and each change leaves an audit row', async () => {
    for (const response of [
      await story.otherDoctor.client.get(url()),
      await story.otherDoctor.client.put(url(), { replyHoldSeconds: 8, ...day, promises: [] }),
    ])
      expect(response.statusCode).toBe(404)
    expect((await story.patient.client.get(url())).statusCode).toBe(403)
    await save({ replyHoldSeconds: 8, promises: [] })
    const rows = await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.query(sql`select actor_user_id, object_id from audit_entries
        where action = 'CLINIC_SETTINGS_CHANGE' and outcome = 'ALLOWED' order by seq desc limit 1`),
    )
    expect(rows).toEqual([{ actorUserId: story.nurse.userId, objectId: String(story.clinic.clinicId) }])
  })
})
