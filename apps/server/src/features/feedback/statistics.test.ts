// @proves R7-097 R7-098
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { databaseKinds } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { complete, createStory, send, type Story } from '../e-contacts/testing/story.ts'

const HOUR = 60 * 60_000

describe.each(databaseKinds())('statistics of feedback on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const url = (path = '') => `/api/clinic/${story.clinic.clinicId}/feedback${path}`
  const statistics = async (query = '') =>
    (await story.doctor.client.get(`${url('/statistics')}?${query}`)).json()
  const list = async (query = '', who = story.doctor) => (await who.client.get(`${url()}?${query}`)).json()
  const judge = async (rating: number, keywords: string[], message = '', type = 'CLINIC') => {
    const { id } = await complete(story, (await send(story)).id)
    const body = { type, rating, keywords, message }
    const given = await story.patient.client.post(`/api/patient/e-contacts/${id}/feedback`, body)
    expect(given.statusCode).toBe(201)
  }

  it('are empty before anybody has said a word', async () => {
    expect(await statistics()).toEqual({
      count: 0,
      average: null,
      distribution: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: 0 })),
      keywords: ['SPEED', 'CLARITY', 'TIME_SAVED', 'SIMPLICITY', 'OTHER'].map((keyword) => ({
        keyword,
        count: 0,
      })),
      trendStep: 'day',
      trend: [],
    })
    expect(await list()).toMatchObject({ content: [], totalElements: 0, last: true })
  })

  it('count what was said of the clinic by day of its own calendar', async () => {
    // Monday 10:00 in Tallinn.
    await judge(5, ['SPEED', 'CLARITY'], 'Quick')
    await judge(4, ['SPEED'])
    await judge(1, ['APPEARANCE'], '', 'PRM')
    // 23:30 in London is the next day in Tallinn.
    story.clock.advance(15.5 * HOUR)
    story.patient.client = await story.signedInAs(story.patient)
    story.doctor.client = await story.signedInAs(story.doctor)
    await judge(2, ['OTHER'], 'Waited long')
    expect(await statistics()).toMatchObject({
      count: 3,
      average: 3.67,
      distribution: [
        { rating: 1, count: 0 },
        { rating: 2, count: 1 },
        { rating: 3, count: 0 },
        { rating: 4, count: 1 },
        { rating: 5, count: 1 },
      ],
      trendStep: 'day',
      trend: [
        { from: '2026-03-02', count: 2, average: 4.5 },
        { from: '2026-03-03', count: 1, average: 2 },
      ],
    })
    const { keywords } = await statistics('ratings=4,5')
    expect(keywords[0]).toEqual({ keyword: 'SPEED', count: 2 })
  })

  it.each([
    ['periodStart=2026-03-02&periodEnd=2026-03-02', 2],
    ['periodStart=2026-03-03', 1],
    ['periodEnd=2026-03-01', 0],
    ['ratings=2', 1],
    ['periodStart=2026-03-02&periodEnd=2026-03-03&ratings=1,3', 0],
    // Over the change of the clocks.
    ['periodStart=2026-03-01&periodEnd=2026-04-30', 3],
  ])('and the list agree about %s', async (query, count) => {
    expect((await statistics(query)).count).toBe(count)
    const { content, totalElements } = await list(query)
    expect([content.length, totalElements]).toEqual([count, count])
  })

  it('list the newest first, in pages, without names, and leave a trail', async () => {
    const first = await list('size=2')
    expect(first.content.map(({ rating }: { rating: number }) => rating)).toEqual([2, 4])
    expect(first).toMatchObject({ totalElements: 3, last: false })
    expect(Object.keys(first.content[0]).sort()).toEqual([
      'createdAt',
      'id',
      'keywords',
      'message',
      'rating',
      'type',
    ])
    expect(await list('size=2&page=1')).toMatchObject({ last: true, content: [{ message: 'Quick' }] })
    expect((await listAudit(story)).at(-1)).toMatchObject({ action: 'FEEDBACK_READ' })
  })

  it('hide from reception what was written about a medical matter', async () => {
    story.receptionist.client = await story.signedInAs(story.receptionist)
    const { content } = await list('', story.receptionist)
    expect(content.map(({ message }: { message: string | null }) => message)).toEqual([null, null, null])
  })

  it.each([
    ['periodStart=2026-03-03&periodEnd=2026-03-02'],
    ['periodStart=yesterday'],
    ['ratings=6'],
    ['ratings=1.5'],
  ])('refuse %s', async (query) => {
    for (const path of ['', '/statistics'])
      expect((await story.doctor.client.get(`${url(path)}?${query}`)).statusCode).toBe(400)
  })

  it('are for the clinic’s own staff', async () => {
    for (const path of ['', '/statistics']) {
      expect((await story.patient.client.get(url(path))).statusCode).toBe(403)
      const other = await story.signedInAs(story.otherDoctor)
      expect((await other.get(url(path))).statusCode).toBe(404)
    }
  })

  it('and the list agree about the day on which the clocks change', async () => {
    // By the clock of Tallinn: 23:59, 0:00, 23:59, 0:00.
    for (const [at, rating] of [
      ['2026-03-28T21:59Z', 5],
      ['2026-03-28T22:00Z', 4],
      ['2026-03-29T20:59Z', 4],
      ['2026-03-29T21:00Z', 5],
    ] as const) {
      story.clock.advance(new Date(at).getTime() - story.clock.now().getTime())
      for (const who of [story.doctor, story.patient]) who.client = await story.signedInAs(who)
      await judge(rating, ['SPEED'])
    }
    const day = 'periodStart=2026-03-29&periodEnd=2026-03-29'
    expect((await statistics(day)).trend).toEqual([{ from: '2026-03-29', count: 2, average: 4 }])
    const { content, totalElements } = await list(day)
    expect(content.map(({ rating }: { rating: number }) => rating)).toEqual([4, 4])
    expect(totalElements).toBe(2)
  })

  it('count 40,000 ratings of three years by month', async () => {
    const { clinicId } = story.otherClinic
    // As many on each of 800 days, through the trigger that counts them. The e-contacts are left out: statistics do not read them.
    const { database } = story.services
    await database.ownerTransaction(async (tx) => {
      await tx.script('alter table feedback drop constraint feedback_e_contact_id_fkey')
      await tx.run(sql`insert into feedback (e_contact_id, clinic_id, type, rating, keywords, message, created_at)
        select -1 - n, ${clinicId}, 'CLINIC', 1 + n % 5,
          case when n % 10 < 5 then '{SPEED}' when n % 10 = 5 then '{CLARITY,OTHER}' else '{}' end::text[], '',
          timestamptz '2023-06-01 09:00Z' + n / 50 * interval '1 day' from generate_series(0, 39999) n`)
    })
    const client = await story.signedInAs(story.otherDoctor)
    const counted = (await client.get(`/api/clinic/${clinicId}/feedback/statistics`)).json()
    expect(counted).toMatchObject({
      count: 40_000,
      average: 3,
      distribution: [1, 2, 3, 4, 5].map((rating) => ({ rating, count: 8_000 })),
      trendStep: 'month',
    })
    expect(counted.trend).toHaveLength(27)
    expect(counted.trend[0]).toEqual({ from: '2023-06-01', count: 30 * 50, average: 3 })
    expect(counted.keywords[0]).toEqual({ keyword: 'SPEED', count: 20_000 })
    const best = (await client.get(`/api/clinic/${clinicId}/feedback/statistics?ratings=5`)).json()
    expect(best).toMatchObject({ count: 8_000, average: 5 })
  })
})
