import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import type { TestResponse } from '../../testing/test-client.ts'
import { createStory, send, sending, type Story } from './testing/story.ts'

/** Sends a statement, or several with one end, or waits with it until an earlier answer is there: only the waits cost a round trip. */
type Traffic = { statements: number; roundTrips: number }

describe.runIf(databaseKinds().includes('postgres'))('the way to PostgreSQL and back', () => {
  let story: Story
  beforeAll(async () => {
    story = await createStory('postgres')
    // Whom the list shows is named to the audit trail once a day.
    await send(story)
    await story.doctor.client.get('/api/clinic/e-contacts')
  })
  afterAll(() => story.close())

  it.each<[string, Traffic, (id: number) => Promise<TestResponse>]>([
    [
      'sending a text',
      { statements: 20, roundTrips: 5 },
      () => story.patient.client.post('/api/patient/e-contacts/fallback', sending(story)),
    ],
    [
      'a page of the list',
      { statements: 2, roundTrips: 2 },
      () => story.doctor.client.get(`/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}`),
    ],
    [
      'a search',
      { statements: 5, roundTrips: 3 },
      () => story.doctor.client.get(`/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}&search=mari`),
    ],
    [
      'a timeline',
      { statements: 8, roundTrips: 3 },
      (id) => story.doctor.client.get(`/api/clinic/e-contacts/${id}/timeline`),
    ],
    [
      'a last reply',
      { statements: 18, roundTrips: 4 },
      (id) => story.doctor.client.post(`/api/clinic/e-contacts/${id}/complete`, { infoText: 'Rest' }),
    ],
  ])('is gone %s as seldom as can be', async (_, expected, ask) => {
    const { id } = await send(story)
    const traffic = await trafficOf(() => ask(id))
    expect(traffic.statements, JSON.stringify(traffic)).toBeLessThanOrEqual(expected.statements)
    expect(traffic.roundTrips, JSON.stringify(traffic)).toBeLessThanOrEqual(expected.roundTrips)
  })
})

async function trafficOf(ask: () => Promise<TestResponse>): Promise<Traffic> {
  const traffic: Traffic = { statements: 0, roundTrips: 0 }
  let underWay = 0
  const real = pg.Client.prototype.query as (...given: unknown[]) => Promise<unknown> | pg.Query
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  function counted(this: pg.Client, ...given: unknown[]): Promise<unknown> | pg.Query {
    traffic.statements += 1
    if (underWay === 0) traffic.roundTrips += 1
    underWay += 1
    const answered = () => {
      underWay -= 1
    }
    const answer = real.apply(this, given)
    // Several statements with one end are no promise.
    if (answer instanceof pg.Query) answer.once('end', answered).once('error', answered)
    else answer.then(answered, answered)
    return answer
  }
  // The method has many shapes, of which the product uses the one that promises.
  spy.mockImplementation(counted as never)
  try {
    expect((await ask()).statusCode).toBeLessThan(300)
  } finally {
    spy.mockRestore()
  }
  return traffic
}
