import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { ANSWER_DUE_CHANNEL, type AnswerDue } from '../../realtime/answer-due.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { deactivate, listAudit } from '../../testing/e-contact-rows.ts'
import { createEmployee } from '../../testing/factories.ts'
import { complete, createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

const HOUR_MS = 3_600_000
/** Monday, 10:00 in Tallinn: when the story's clock begins, and each test with it. */
const START = Date.parse('2026-03-02T08:00:00Z')

describe.each([quickestDatabase()])('promised answers on %s', (kind) => {
  let story: Story
  const told: AnswerDue[] = []
  beforeAll(async () => {
    story = await createStory(kind)
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into answer_promises (clinic_id, e_contact_type, working_hours)
        values (${story.clinic.clinicId}, null, 24), (${story.clinic.clinicId}, 'COUGH', 4)`),
    )
    await story.services.database.listen(ANSWER_DUE_CHANNEL, (payload) =>
      told.push(JSON.parse(payload) as AnswerDue),
    )
  })
  // Sessions end while days go by, and a new day begins at the hour at which the first one did.
  afterEach(async () => {
    const day = 24 * HOUR_MS
    const weekAfter = Math.ceil((story.clock.now().getTime() - START) / (7 * day)) * 7 * day
    story.clock.advance(START + weekAfter - story.clock.now().getTime())
    for (const user of [story.patient, story.doctor]) user.client = await story.signedInAs(user)
  })
  afterAll(() => story.close())

  const row = async (id: number) => {
    const { content } = (
      await story.doctor.client.get(`/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}&search=${id}`)
    ).json()
    return content.find((each: { id: number }) => each.id === id)
  }
  const opened = async (id: number) => (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json()
  const mine = async (id: number) =>
    (await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)).json().eContact
  const dueOf = (of: { answerDueAt: string | null }) =>
    of.answerDueAt === null ? null : new Date(of.answerDueAt).toISOString()
  const runJobsAfter = async (ms: number) => {
    story.clock.advance(ms)
    await story.runJobs()
  }

  it('the clinic and the patient see one and the same due time', async () => {
    const { id, answerDueAt } = await send(story)
    const now = story.clock.now().toISOString()
    expect(Date.parse(String(answerDueAt)) - Date.parse(now)).toBe(54 * HOUR_MS)
    const all = [await row(id), await opened(id), await mine(id)]
    expect(all.map(dueOf)).toEqual(all.map(() => new Date(String(answerDueAt)).toISOString()))
    expect((await row(id)).waitingSince).toBe(now)
  })

  it('a type may have a time of its own, and a clinic none at all', async () => {
    const cough = await send(story, { eContactType: 'COUGH' })
    expect(Date.parse(String(dueOf(await row(cough.id)))) - story.clock.now().getTime()).toBe(4 * HOUR_MS)
    const elsewhere = await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.one<{ count: number }>(
        sql`select count(*) as count from answer_promises where clinic_id = ${story.otherClinic.clinicId}`,
      ),
    )
    expect(elsewhere.count).toBe(0)
  })

  it('an answer ends it, and the patient’s next word begins another', async () => {
    const { id } = await send(story)
    story.clock.advance(60_000)
    await inquire(story, id)
    expect([dueOf(await row(id)), (await row(id)).waitingSince, dueOf(await mine(id))]).toEqual([
      null,
      null,
      null,
    ])
    story.clock.advance(60_000)
    await story.patient.client.post(`/api/patient/actions/${id}/inquiry/complete`, { answer: 'Since Monday' })
    const { waitingSince } = await row(id)
    expect(waitingSince).toBe(story.clock.now().toISOString())
    const due = dueOf(await row(id))
    story.clock.advance(60_000)
    await story.patient.client.post(`/api/patient/e-contacts/${id}/info`, { infoText: 'And it is worse' })
    expect([(await row(id)).waitingSince, dueOf(await row(id))]).toEqual([waitingSince, due])
    await complete(story, id)
    expect(dueOf(await opened(id))).toBeNull()
  })

  it('three quarters through the assignee gets a notice, at the end everybody, each once', async () => {
    const { id } = await send(story, { eContactType: 'COUGH' })
    await story.doctor.client.post(`/api/clinic/e-contacts/${id}/assign`, {
      assigneeUserId: story.nurse.userId,
    })
    const { clinicId } = story.clinic
    const about = () => told.filter((each) => each.eContactId === id)
    await runJobsAfter(2.9 * HOUR_MS)
    expect(about()).toEqual([])
    await runJobsAfter(0.2 * HOUR_MS)
    // What the database tells its listeners arrives a moment after it was written.
    const soon = { eContactId: id, clinicId, stage: 'SOON', toUserId: story.nurse.userId }
    await expect.poll(about).toEqual([soon])
    await runJobsAfter(HOUR_MS)
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update jobs set done_at = null, run_at = '-infinity' where kind = 'promise'`),
    )
    await story.runJobs()
    await expect.poll(about).toEqual([soon, { eContactId: id, clinicId, stage: 'LATE', toUserId: null }])
  })

  it('a user who was away finds the notices sent meanwhile, until they are answered', async () => {
    const { id } = await send(story, { eContactType: 'COUGH' })
    const since = story.clock.now().toISOString()
    const { doctor, nurse, otherDoctor, patient, receptionist } = story
    await doctor.client.post(`/api/clinic/e-contacts/${id}/assign`, { assigneeUserId: nurse.userId })
    const shown = {
      eContactId: id,
      since,
      eContactType: 'COUGH',
      patient: { firstName: 'Mari', surname: 'Mägi' },
    }
    const ask = async (by: { userId: number }) => (await story.signedInAs(by)).get('/api/clinic/answers-due')
    const due = async (by: { userId: number }) => {
      const response = await ask(by)
      expect(response.statusCode).toBe(200)
      const { content } = response.json() as {
        content: { eContactId: number; since: string; stage: string }[]
      }
      return content.filter(({ eContactId }) => eContactId === id)
    }
    expect(await due(nurse)).toEqual([])
    await runJobsAfter(3.1 * HOUR_MS)
    expect(await due(nurse)).toEqual([{ ...shown, stage: 'SOON' }])
    expect(await due(doctor)).toEqual([])
    await runJobsAfter(HOUR_MS)
    // Name and type are in the list of those who see no medical content, too.
    for (const colleague of [nurse, doctor, receptionist])
      expect(await due(colleague)).toEqual([{ ...shown, stage: 'LATE' }])
    expect((await listAudit(story)).map(({ action }) => action)).toContain('ANSWERS_DUE_LIST')
    expect(await due(otherDoctor)).toEqual([])
    expect((await ask(patient)).statusCode).toBe(403)
    doctor.client = await story.signedInAs(doctor)
    await complete(story, id)
    expect(await due(nurse)).toEqual([])
  })

  it('everybody gets a notice three quarters through if the assignee has left the clinic', async () => {
    const leaver = await createEmployee(story.services, story.clinic)
    const { id } = await send(story, { eContactType: 'COUGH' })
    const goesOn = await send(story, { eContactType: 'HEADACHE' })
    await story.doctor.client.post(`/api/clinic/e-contacts/${goesOn.id}/assign`, {
      assigneeUserId: leaver.userId,
    })
    await story.doctor.client.post(`/api/clinic/e-contacts/${goesOn.id}/merge`, { eContactId: id })
    const alone = await send(story, { eContactType: 'COUGH' })
    await story.doctor.client.post(`/api/clinic/e-contacts/${alone.id}/assign`, {
      assigneeUserId: leaver.userId,
    })
    await deactivate(story, leaver.userId)
    await runJobsAfter(3.1 * HOUR_MS)
    const { clinicId } = story.clinic
    for (const { id: eContactId } of [goesOn, alone])
      await expect
        .poll(() => told.filter((each) => each.eContactId === eContactId))
        .toEqual([{ eContactId, clinicId, stage: 'SOON', toUserId: null }])
    const response = await (await story.signedInAs(story.nurse)).get('/api/clinic/answers-due')
    const due = (response.json().content as { eContactId: number }[]).map(({ eContactId }) => eContactId)
    expect(due).toEqual(expect.arrayContaining([goesOn.id, alone.id]))
  })

  it('of two that became one the clinic gets one notice, and finds one', async () => {
    const { id: target } = await send(story, { eContactType: 'COUGH' })
    const { id: source } = await send(story, { eContactType: 'COUGH' })
    await story.doctor.client.post(`/api/clinic/e-contacts/${target}/merge`, { eContactId: source })
    await runJobsAfter(3.1 * HOUR_MS)
    await runJobsAfter(HOUR_MS)
    const { clinicId } = story.clinic
    const about = () => told.filter(({ eContactId }) => eContactId === target || eContactId === source)
    const both = (['SOON', 'LATE'] as const).map((stage) => ({
      eContactId: target,
      clinicId,
      stage,
      toUserId: null,
    }))
    await expect.poll(about).toEqual(both)
    const reader = await story.signedInAs(story.doctor)
    const { content } = (await reader.get('/api/clinic/answers-due')).json()
    expect(
      content.filter(({ eContactId }: { eContactId: number }) => [target, source].includes(eContactId)),
    ).toMatchObject([{ eContactId: target, stage: 'LATE' }])
  })

  it('what waits again after an undone merge makes a notice, though its times went by meanwhile', async () => {
    const { id: target } = await send(story, { eContactType: 'COUGH' })
    const { id: source } = await send(story, { eContactType: 'COUGH' })
    const merge = `/api/clinic/e-contacts/${target}/merge`
    await story.doctor.client.post(merge, { eContactId: source })
    await complete(story, target)
    await runJobsAfter(5 * HOUR_MS)
    const about = () => told.filter(({ eContactId }) => eContactId === source)
    expect(about()).toEqual([])
    const colleague = await story.signedInAs(story.doctor)
    const undone = await colleague.post(`/api/clinic/e-contacts/${target}/merge/undo`, {
      eContactId: source,
    })
    expect(undone.statusCode, undone.body).toBeLessThan(300)
    await story.runJobs()
    await expect.poll(() => about().map(({ stage }) => stage)).toEqual(['LATE'])
  })

  it('what was answered in time makes no notice', async () => {
    const { id } = await send(story, { eContactType: 'COUGH' })
    await complete(story, id)
    await runJobsAfter(7 * 24 * HOUR_MS)
    expect(told.filter((each) => each.eContactId === id)).toEqual([])
  })

  it('the longest waiting come first where that is asked for', async () => {
    const older = await send(story)
    story.clock.advance(60_000)
    const newer = await send(story)
    story.clock.advance(60_000)
    const asked = await send(story)
    await inquire(story, asked.id)
    // A colleague made responsible is a change, but not an answer.
    await story.doctor.client.post(`/api/clinic/e-contacts/${older.id}/assign`, {
      assigneeUserId: story.nurse.userId,
    })
    for (const more of ['', '&search=mari']) {
      const { content } = (
        await story.doctor.client.get(`/api/clinic/e-contacts?sort=waitingSince&order=asc${more}`)
      ).json()
      const ids = content
        .map((each: { id: number }) => each.id)
        .filter((id: number) => [older.id, newer.id, asked.id].includes(id))
      expect(ids).toEqual([older.id, newer.id, asked.id])
    }
  })

  it('what is due first comes first where that is asked for, and being assigned moves nothing', async () => {
    const inThreeDays = await send(story)
    story.clock.advance(60_000)
    const inFourHours = await send(story, { eContactType: 'COUGH' })
    const asked = await send(story)
    await inquire(story, asked.id)
    await story.doctor.client.post(`/api/clinic/e-contacts/${inThreeDays.id}/assign`, {
      assigneeUserId: story.nurse.userId,
    })
    for (const more of ['', '&search=mari', '&waitingFor=CLINIC']) {
      const { content } = (
        await story.doctor.client.get(`/api/clinic/e-contacts?sort=answerDueAt&order=asc${more}`)
      ).json()
      const ids = content
        .map((each: { id: number }) => each.id)
        .filter((id: number) => [inThreeDays.id, inFourHours.id, asked.id].includes(id))
      const waiting = [inFourHours.id, inThreeDays.id]
      expect(ids).toEqual(more.startsWith('&waitingFor') ? waiting : [...waiting, asked.id])
    }
  })
})
