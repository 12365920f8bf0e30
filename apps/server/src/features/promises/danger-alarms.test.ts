import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANSWER_DUE_CHANNEL, type AnswerDue } from '../../realtime/answer-due.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createEmployee } from '../../testing/factories.ts'
import { createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

const PAIN = 'Since morning a strong pain in my chest'
const MINUTE_MS = 60_000

describe.each([quickestDatabase()])('a danger sign at the clinic on %s', (kind) => {
  let story: Story
  const told: AnswerDue[] = []
  beforeAll(async () => {
    story = await createStory(kind)
    await story.services.database.listen(ANSWER_DUE_CHANNEL, (payload) =>
      told.push(JSON.parse(payload) as AnswerDue),
    )
  })
  afterAll(() => story.close())

  type Row = { id: number; dangerLevel?: string; dangerOpen?: boolean; answerDueAt: string | null }
  const list = async (query = '', who = story.doctor): Promise<Row[]> =>
    (await who.client.get(`/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}${query}`)).json().content
  const ids = async (query?: string) => (await list(query)).map(({ id }) => id)
  const opened = async (id: number, who = story.doctor) =>
    (await who.client.get(`/api/clinic/e-contacts/${id}`)).json()
  const take = (id: number, called: boolean, who = story.doctor) =>
    who.client.post(`/api/clinic/e-contacts/${id}/danger-alarm/take`, { called })
  const due = async (who = story.doctor) =>
    (
      (await who.client.get('/api/clinic/answers-due')).json().content as {
        eContactId: number
        stage: string
      }[]
    ).map(({ eContactId, stage }) => [eContactId, stage])

  it('stands on top of every list of open ones until somebody takes it by name', async () => {
    const { id } = await send(story, { text: PAIN })
    const { id: later } = await send(story)
    for (const query of [
      '',
      '&order=asc',
      '&sort=createdAt',
      '&sort=waitingSince&order=asc',
      '&sort=answerDueAt&order=asc',
      '&waitingFor=CLINIC',
    ])
      expect((await ids(query))[0], query).toBe(id)
    expect((await ids('&search=my'))[0]).toBe(id)
    expect(await ids('&danger=true')).toEqual([id])
    expect((await list('', story.receptionist))[0]).toMatchObject({ id, dangerOpen: true })

    const taken = await take(id, false)
    expect(taken.statusCode).toBe(200)
    const { firstName, surname } = taken.json().dangerAlarms[0].takenBy
    expect(`${firstName} ${surname}`.trim()).not.toBe('')
    expect((await ids())[0]).toBe(later)
    expect((await list('&danger=true'))[0]).toMatchObject({ id, dangerLevel: 'EMERGENCY_NOW' })
    expect((await list('&danger=true'))[0]).not.toHaveProperty('dangerOpen')
  })

  it('is due within the minutes of the clinic, counted in working time', async () => {
    const { id } = await send(story, { text: PAIN })
    const inHours = story.clock.now().getTime() + 30 * MINUTE_MS
    expect(Date.parse(String((await opened(id)).answerDueAt))).toBe(inHours)
    expect(Date.parse(String((await list()).find((row) => row.id === id)?.answerDueAt))).toBe(inHours)
    await take(id, false)
    expect((await opened(id)).answerDueAt).toBeNull()
  })

  it('is announced to everybody again when nobody has taken it in time', async () => {
    const { id } = await send(story, { text: PAIN })
    const { id: inTime } = await send(story, { text: PAIN })
    expect(await due()).toEqual([
      [id, 'DANGER'],
      [inTime, 'DANGER'],
    ])
    await take(inTime, true)
    story.clock.advance(31 * MINUTE_MS)
    await story.runJobs()
    expect(told.filter(({ stage }) => stage === 'DANGER_LATE')).toMatchObject([
      { eContactId: id, toUserId: null },
    ])
    story.doctor.client = await story.signedInAs(story.doctor)
    expect(await due()).toEqual([[id, 'DANGER_LATE']])
    await take(id, true)
    expect(await due()).toEqual([])
  })

  it('is taken once, by the first; a call is noted with one press, also by reception', async () => {
    const nurse = await createEmployee(story.services, story.clinic, { profession: 'NURSE' })
    const other = { ...nurse, client: await story.signedInAs(nurse) }
    story.receptionist.client = await story.signedInAs(story.receptionist)
    story.patient.client = await story.signedInAs(story.patient)
    const { id } = await send(story, { text: PAIN })
    await take(id, false, story.receptionist)
    const at = story.clock.now().toISOString()
    const [alarm] = (await take(id, true, other)).json().dangerAlarms
    expect(alarm).toMatchObject({ takenAt: at, calledAt: at })
    expect((await opened(id, story.receptionist)).dangerAlarms[0].takenBy).toEqual(alarm.takenBy)
    story.clock.advance(MINUTE_MS)
    await take(id, true, other)
    expect((await opened(id)).dangerAlarms).toEqual([alarm])
  })

  it('of a later message raises it again', async () => {
    const { id } = await send(story, { text: PAIN })
    await take(id, true)
    await inquire(story, id)
    await story.patient.client.post(`/api/patient/actions/${id}/inquiry/complete`, { answer: PAIN })
    expect((await ids())[0]).toBe(id)
    expect(
      (await opened(id)).dangerAlarms.map((each: { takenAt: unknown }) => each.takenAt !== null),
    ).toEqual([true, false])
    await take(id, false)
  })

  it('of the middle level promises an answer by the end of the working day, and is not on top', async () => {
    const { id } = await send(story, { text: 'The wound is red and full of pus' })
    const { id: later } = await send(story)
    const row = (await list()).find((each) => each.id === id)
    expect(row).toMatchObject({ dangerLevel: 'SAME_DAY', answerDueAt: expect.stringContaining('T15:00:00') })
    expect((await ids())[0]).toBe(later)
    expect((await opened(id)).dangerAlarms).toEqual([])
  })

  it('is neither seen nor ended by the patient', async () => {
    const { id } = await send(story, { text: PAIN })
    const { userId, personId } = story.patient
    const rows = await story.services.database.transaction(
      { actor: 'user', userId, personId, role: 'PRM_PATIENT', clinicIds: [] },
      (tx) => tx.query(sql`select id from danger_alarms where e_contact_id = ${id}`),
    )
    expect(rows).toEqual([])
    const answer = await story.patient.client.post(`/api/clinic/e-contacts/${id}/danger-alarm/take`, {
      called: false,
    })
    expect(answer.statusCode).toBe(403)
  })
})
