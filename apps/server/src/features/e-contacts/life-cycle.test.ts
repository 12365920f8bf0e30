// @proves R4-014 R4-015 R4-016 R4-018 R4-020 R4-021 R4-025 R4-029 R4-035 R4-036 R7-040 R7-041
// @proves R7-055 R7-056 R7-058 R7-059 R7-060 R7-061 R7-062 R8-019
// @proves-part R3-006: reply timeout
// @proves R7-039 R7-047 R7-051 R7-052 R7-057 R7-063 R7-073 R9-001
import { replyBlockedUntil } from '@vastus/domain/e-contact/reply-restriction'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { deactivate } from '../../testing/e-contact-rows.ts'
import { createEmployee, createPatient } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { outcomeOf } from './testing/answers.ts'
import { complete, createStory, inquire, type Story, send } from './testing/story.ts'

const DAY = 24 * 60 * 60_000

describe.each([quickestDatabase()])('the life of an e-contact on %s', (kind) => {
  let story: Story
  let mine: TestClient
  let staff: TestClient
  beforeEach(async () => {
    story ??= await createStory(kind)
    await refreshSessions()
  })
  afterAll(() => story.close())

  async function refreshSessions() {
    mine = await story.signedInAs(story.patient)
    staff = await story.signedInAs(story.doctor)
    story.patient.client = mine
    story.doctor.client = staff
  }
  const passTime = async (milliseconds: number) => {
    story.clock.advance(milliseconds)
    await refreshSessions()
  }
  const patientPost = async (id: number, action: string, body: object) =>
    outcomeOf(await mine.post(`/api/patient/e-contacts/${id}/${action}`, body))
  const staffPost = async (id: number, action: string, body: object = {}) =>
    outcomeOf(await staff.post(`/api/clinic/e-contacts/${id}/${action}`, body))
  const statusOf = async (id: number) => (await staff.get(`/api/clinic/e-contacts/${id}`)).json()

  it('ends the files step once, however often it is asked', async () => {
    const { id } = await send(story)
    const first = await mine.post('/api/patient/e-contacts/finalize', { eContactId: id })
    const second = await mine.post('/api/patient/e-contacts/finalize', { eContactId: id })
    expect(second.json()).toEqual(first.json())
    expect(first.json()).toMatchObject({ finalizeStatus: 'SUBMITTED', version: 1 })
    const failed = await mine.post('/api/patient/e-contacts/finalize', { eContactId: id, failed: true })
    expect(outcomeOf(failed)).toEqual([468, 'This e-contact has already been sent to the clinic.'])
    expect(await statusOf(id)).toMatchObject({ finalizeStatus: 'SUBMITTED', version: 1 })
  })

  it('ends the files step by itself after 30 minutes', async () => {
    const { id } = await send(story)
    await passTime(30 * 60_000)
    await story.runJobs()
    expect(await statusOf(id)).toMatchObject({ finalizeStatus: 'SUBMITTED', version: 1 })
  })

  it('takes more information while it is open and gives the turn to the clinic', async () => {
    const { id } = await send(story)
    await inquire(story, id)
    const response = await mine.post(`/api/patient/e-contacts/${id}/info`, { infoText: 'It got worse' })
    expect(response.json()).toMatchObject({
      status: 'waitingForClinic',
      lastEntry: { type: 'INFO_ADDED', preview: 'It got worse' },
    })
    await complete(story, id)
    expect(await patientPost(id, 'info', { infoText: 'And more' })).toEqual([469, 'E_CONTACT_ALREADY_CLOSED'])
  })

  it('refuses an answer where nothing is asked, and a second answer', async () => {
    const { id } = await send(story)
    const answer = async () =>
      outcomeOf(await mine.post(`/api/patient/actions/${id}/inquiry/complete`, { answer: 'Two days' }))
    expect(await answer()).toEqual([469, 'E_CONTACT_ALREADY_CLOSED'])
    await inquire(story, id)
    expect(await answer()).toEqual([200])
    expect(await answer()).toEqual([469, 'E_CONTACT_ALREADY_CLOSED'])
  })

  it('lets the patient write only from the chosen moment, told in the clinic’s time', async () => {
    const { id } = await send(story)
    const until = new Date(Math.ceil(story.clock.now().getTime() / DAY) * DAY + 22 * 60 * 60_000)
    const inquired = await inquire(story, id, { replyBlockedUntil: until.toISOString() })
    expect(inquired.replyBlockedUntil).toBe(until.toISOString())
    const [status, words] = await patientPost(id, 'info', { infoText: 'Now?' })
    expect(status).toBe(468)
    expect(words).toMatch(/You can reply from \d+ \w+ 2026, 00:00\./)
    expect(
      outcomeOf(await mine.post(`/api/patient/actions/${id}/inquiry/complete`, { answer: 'Now?' }))[0],
    ).toBe(468)
    await passTime(until.getTime() - story.clock.now().getTime())
    expect(
      outcomeOf(await mine.post(`/api/patient/actions/${id}/inquiry/complete`, { answer: 'Now.' })),
    ).toEqual([200])
    expect((await statusOf(id)).replyBlockedUntil).toBeNull()
  })

  it.each([
    ['in the past', -1, 'REPLY_DATE_PAST'],
    ['with a time of day', 3 * DAY + 60_000, 'REPLY_DATE_INVALID'],
    ['two years ahead', 730 * DAY, 'REPLY_DATE_TOO_FAR'],
  ])('refuses a reply date %s', async (_, ahead, rule) => {
    const { id } = await send(story)
    const replyBlockedUntil = new Date(story.clock.now().getTime() + ahead).toISOString()
    expect(await staffPost(id, 'actions/inquiry', { question: 'When?', replyBlockedUntil })).toEqual([
      400,
      rule,
    ])
    expect((await statusOf(id)).version).toBe(1)
  })

  it('is cancelled with a reason that both sides see', async () => {
    const { id } = await send(story)
    expect(await patientPost(id, 'cancel', { reason: 'NO_SUCH_REASON' })).toEqual([400, 'REASON_UNKNOWN'])
    expect(await patientPost(id, 'cancel', { reason: 'SOMETHING_ELSE' })).toEqual([
      400,
      'REASON_TEXT_REQUIRED',
    ])
    expect(await patientPost(id, 'cancel', { reason: 'SOMETHING_ELSE', infoText: 'x'.repeat(501) })).toEqual([
      400,
      'REASON_TEXT_TOO_LONG',
    ])
    expect(await patientPost(id, 'cancel', { reason: 'SOMETHING_ELSE', infoText: 'Moved away' })).toEqual([
      200,
    ])
    const entry = expect.objectContaining({ type: 'CANCELLED', reason: 'SOMETHING_ELSE', text: 'Moved away' })
    for (const url of [`/api/patient/e-contacts/${id}/timeline`, `/api/clinic/e-contacts/${id}/timeline`]) {
      const { content } = (await (url.includes('patient') ? mine : staff).get(url)).json()
      expect(content).toContainEqual(entry)
      const times = content.map(({ createdAt }: { createdAt: string }) => createdAt)
      expect(times).toEqual(times.toSorted())
    }
    expect(await statusOf(id)).toMatchObject({
      status: 'completed',
      outcome: 'CANCELLED',
      assigneeUser: null,
    })
    expect(await patientPost(id, 'cancel', { reason: 'PROBLEM_RESOLVED' })).toEqual([
      469,
      'E_CONTACT_ALREADY_CLOSED',
    ])
  })

  it('is reopened by the patient within 30 days and not later', async () => {
    const { id } = await send(story)
    expect(await patientPost(id, 'reopen', { reason: 'SYMPTOMS_CHANGED' })).toEqual([
      468,
      'This e-contact is still open.',
    ])
    await complete(story, id)
    expect(await patientPost(id, 'reopen', {})).toEqual([400, 'FORM'])
    expect(await patientPost(id, 'reopen', { reason: 'BORED' })).toEqual([400, 'REASON_UNKNOWN'])
    await passTime(30 * DAY)
    expect(
      await patientPost(id, 'reopen', { reason: 'SYMPTOMS_CHANGED', infoText: 'y'.repeat(3000) }),
    ).toEqual([200])
    expect(await statusOf(id)).toMatchObject({ status: 'waitingForClinic', outcome: null, completedAt: null })
    await complete(story, id)
    await passTime(30 * DAY + 1)
    expect(await patientPost(id, 'reopen', { reason: 'SYMPTOMS_CHANGED' })).toEqual([
      469,
      'E_CONTACT_ALREADY_CLOSED',
    ])
    expect(await staffPost(id, 'reopen', { reason: 'WRONG_INFORMATION' })).toEqual([200])
    expect(await staffPost(id, 'reopen', { reason: 'WRONG_INFORMATION' })).toEqual([
      468,
      'This e-contact is still open.',
    ])
  })

  it('is archived with a reason, without an answer and without an assignee', async () => {
    const { id } = await send(story)
    expect(await staffPost(id, 'complete', {})).toEqual([400, 'REQUIRED'])
    expect(await staffPost(id, 'complete', { infoText: '  ' })).toEqual([400, 'REQUIRED'])
    expect(await staffPost(id, 'complete', { fixedInfoText: '' })).toEqual([400, 'REASON_REQUIRED'])
    expect(await staffPost(id, 'complete', { fixedInfoText: 'TIRED' })).toEqual([400, 'REASON_UNKNOWN'])
    expect(await staffPost(id, 'complete', { fixedInfoText: 'SOMETHING_ELSE' })).toEqual([
      400,
      'REASON_TEXT_REQUIRED',
    ])
    expect(
      await staffPost(id, 'complete', { fixedInfoText: 'PATIENT_NOT_ANSWERING', infoText: 'Hi' }),
    ).toEqual([400, 'FORM'])
    expect(await staffPost(id, 'complete', { fixedInfoText: 'PATIENT_NOT_ANSWERING' })).toEqual([200])
    expect(await statusOf(id)).toMatchObject({ status: 'completed', outcome: 'ARCHIVED', assigneeUser: null })
    expect(await staffPost(id, 'complete', { infoText: 'Late' })).toEqual([469, 'E_CONTACT_ALREADY_CLOSED'])
    expect(await staffPost(id, 'actions/inquiry', { question: 'Late?' })).toEqual([
      469,
      'E_CONTACT_ALREADY_CLOSED',
    ])
  })

  it('is answered in 3000 characters, and not in one more', async () => {
    const { id } = await send(story)
    expect(await staffPost(id, 'complete', { infoText: 'õ'.repeat(3001) })).toEqual([
      469,
      'E_CONTACT_ANSWER_TOO_LONG',
    ])
    expect(await staffPost(id, 'complete', { infoText: 'õ'.repeat(3000) })).toEqual([200])
  })

  it('waits for the clinic’s decision on a new patient, and one acceptance settles all', async () => {
    const newcomer = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: false })
    const writer = { ...newcomer, client: await story.signedInAs(newcomer) }
    const [first, second] = [await send(story, {}, writer), await send(story, {}, writer)]
    const refusal = 'This patient is new to the clinic. Accept or reject the e-contact first.'
    expect(await staffPost(first.id, 'complete', { infoText: 'Hello' })).toEqual([468, refusal])
    expect(await staffPost(first.id, 'complete', { fixedInfoText: 'INFORMATION_DELIVERED' })).toEqual([
      468,
      refusal,
    ])
    expect(await staffPost(first.id, 'actions/inquiry', { question: 'Who?' })).toEqual([468, refusal])
    expect(await staffPost(first.id, 'notes', { note: 'Whose list?' })).toEqual([201])
    expect(await staffPost(first.id, 'assign', { assigneeUserId: story.nurse.userId })).toEqual([200])

    expect(await staffPost(first.id, 'accept')).toEqual([200])
    expect(await statusOf(first.id)).toMatchObject({
      acceptanceRequired: false,
      patient: { clinicMember: true },
    })
    expect(await statusOf(second.id)).toMatchObject({
      acceptanceRequired: false,
      version: 2,
      patient: { clinicMember: true },
    })
    const rows = await staff.get(`/api/clinic/e-contacts?patientPersonIds=${newcomer.personId}`)
    expect(
      rows.json().content.map((row: { patient: { clinicMember: boolean } }) => row.patient.clinicMember),
    ).toEqual([true, true])
    expect(await staffPost(first.id, 'accept')).toEqual([409, 4])
    expect(await send(story, {}, writer)).toMatchObject({ acceptanceRequired: false })
    const timeline = await writer.client.get(`/api/patient/e-contacts/${first.id}/timeline`)
    expect(timeline.json().content.map((entry: { type: string }) => entry.type)).toEqual(['SENT', 'ACCEPTED'])
  })

  it('is rejected for good', async () => {
    const newcomer = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: false })
    const writer = { ...newcomer, client: await story.signedInAs(newcomer) }
    const [{ id }, other] = [await send(story, {}, writer), await send(story, {}, writer)]
    expect(await staffPost(id, 'reject', {})).toEqual([400, 'FORM'])
    expect(await staffPost(id, 'reject', { reason: 'SOMETHING_ELSE' })).toEqual([400, 'REASON_TEXT_REQUIRED'])
    expect(await staffPost(id, 'reject', { reason: 'CLINIC_OVERWHELMED' })).toEqual([200])
    expect((await statusOf(other.id)).acceptanceRequired).toBe(true)

    const closed = [469, 'E_CONTACT_ALREADY_CLOSED']
    expect(await staffPost(id, 'accept')).toEqual(closed)
    expect(await staffPost(id, 'reopen', { reason: 'WRONG_INFORMATION' })).toEqual(closed)
    expect(await staffPost(id, 'notes', { note: 'Hm' })).toEqual(closed)
    expect(await staffPost(id, 'assign', { assigneeUserId: null })).toEqual(closed)
    expect(await staffPost(id, 'complete', { infoText: 'Hello' })).toEqual(closed)
    mine = writer.client
    expect(await patientPost(id, 'info', { infoText: 'Please' })).toEqual(closed)
    expect(await patientPost(id, 'reopen', { reason: 'OTHER', infoText: 'Please' })).toEqual(closed)
    expect(await patientPost(id, 'cancel', { reason: 'PROBLEM_RESOLVED' })).toEqual(closed)
    expect((await send(story, {}, writer)).acceptanceRequired).toBe(true)
  })

  it('tells the clinic who was made responsible, and nothing where that was not written down yet', async () => {
    const { id } = await send(story)
    await staffPost(id, 'assign', { assigneeUserId: story.nurse.userId })
    await staffPost(id, 'assign', { assigneeUserId: null })
    const reception = await story.signedInAs(story.receptionist)
    const assigned = async () => {
      const { content } = (await reception.get(`/api/clinic/e-contacts/${id}/timeline`)).json()
      return content
        .slice(1)
        .map(({ assignee, reason }: { assignee?: string | null; reason: string | null }) => ({
          assignee,
          reason,
        }))
    }
    expect(await assigned()).toEqual([
      { assignee: expect.stringMatching(/^\S+ Kuusk$/), reason: null },
      { assignee: null, reason: null },
    ])
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`update timeline_entries set reason = null where e_contact_id = ${id} and type = 'ASSIGNED'`),
    )
    expect(await assigned()).toEqual([
      { assignee: undefined, reason: null },
      { assignee: undefined, reason: null },
    ])
  })

  it('is assigned to active colleagues of the clinic only', async () => {
    const { id } = await send(story)
    const gone = await createEmployee(story.services, story.clinic)
    await deactivate(story, gone.userId)
    expect(await staffPost(id, 'assign', { assigneeUserId: story.otherDoctor.userId })).toEqual([404])
    expect(await staffPost(id, 'assign', { assigneeUserId: 999_999 })).toEqual([404])
    expect((await staffPost(id, 'assign', { assigneeUserId: gone.userId }))[0]).toBe(468)
    expect(await staffPost(id, 'assign', {})).toEqual([400, 'FORM'])
    expect(await staffPost(id, 'assign', { assigneeUserId: story.nurse.userId })).toEqual([200])
    expect(await staffPost(id, 'assign', { assigneeUserId: story.nurse.userId })).toEqual([200])
    expect(await statusOf(id)).toMatchObject({
      version: 2,
      assigneeUser: { id: story.nurse.userId, surname: 'Kuusk' },
    })
    const shown = (await mine.get(`/api/patient/e-contacts/${id}/timeline`)).json().content
    expect(shown.map((entry: { type: string }) => entry.type)).toEqual(['SENT'])
    expect(await staffPost(id, 'assign', { assigneeUserId: null })).toEqual([200])
    expect((await statusOf(id)).assigneeUser).toBeNull()
  })

  it('keeps notes among the staff, oldest first', async () => {
    const { id } = await send(story)
    const added = await staff.post(`/api/clinic/e-contacts/${id}/notes`, { note: ' Called twice ' })
    expect(added.json()).toMatchObject({
      text: 'Called twice',
      author: { id: story.doctor.userId, surname: 'Tamm' },
    })
    await staffPost(id, 'notes', { note: 'Reached' })
    const notes = await staff.get(`/api/clinic/e-contacts/${id}/notes`)
    expect(notes.json().content.map((note: { text: string }) => note.text)).toEqual([
      'Called twice',
      'Reached',
    ])
    expect((await mine.get(`/api/patient/e-contacts/${id}/timeline`)).body).not.toContain('Called twice')
    expect(await statusOf(id)).toMatchObject({ version: 3, assigneeUser: null })
    expect(await staffPost(id, 'notes', { note: '' })).toEqual([400, 'REQUIRED'])
    expect(await staffPost(id, 'notes', { note: 'n'.repeat(3001) })).toEqual([
      469,
      'E_CONTACT_ANSWER_TOO_LONG',
    ])
  })

  it('is first among the patient’s own while it is open', async () => {
    const newcomer = await createPatient(story.services, { clinics: [story.clinic] })
    const writer = { ...newcomer, client: await story.signedInAs(newcomer) }
    const sent: number[] = []
    for (let count = 0; count < 7; count++) {
      sent.push((await send(story, {}, writer)).id)
      story.clock.advance(1000)
    }
    await complete(story, sent[6] ?? 0)
    const first = (await writer.client.get('/api/patient/e-contacts')).json()
    const second = (await writer.client.get('/api/patient/e-contacts?page=1&size=5')).json()
    const ids = [...first.content, ...second.content].map((each: { id: number }) => each.id)
    expect(ids).toEqual([sent[5], sent[4], sent[3], sent[2], sent[1], sent[0], sent[6]])
    expect([first.last, second.last, first.totalElements]).toEqual([false, true, 7])
  })

  it('is first of all while it waits for the patient, whatever its age', async () => {
    const newcomer = await createPatient(story.services, { clinics: [story.clinic] })
    const writer = { ...newcomer, client: await story.signedInAs(newcomer) }
    const until = replyBlockedUntil('TOMORROW', { now: story.clock.now(), timeZone: 'Europe/Tallinn' })
    const sent: number[] = []
    for (let count = 0; count < 7; count++) {
      sent.push((await send(story, {}, writer)).id)
      if (count === 0) await inquire(story, sent[0] ?? 0)
      if (count === 1) await inquire(story, sent[1] ?? 0, { replyBlockedUntil: until })
      story.clock.advance(1000)
    }
    const pageOf = async (page: number) =>
      (await writer.client.get(`/api/patient/e-contacts?page=${page}&size=5`))
        .json()
        .content.map((each: { id: number }) => each.id)
    expect(await pageOf(0)).toEqual([sent[0], sent[6], sent[5], sent[4], sent[3]])
    expect(await pageOf(1)).toEqual([sent[2], sent[1]])
    await passTime(2 * DAY)
    writer.client = await story.signedInAs(newcomer)
    expect((await pageOf(0)).slice(0, 2)).toEqual([sent[1], sent[0]])
  })
})
