// @proves R3-007 R3-057 R7-042
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createPatient } from '../../testing/factories.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { complete, createStory, send, type Story } from '../e-contacts/testing/story.ts'

/** The story's clock shows 2 March 2026, 10:00 in Tallinn. */
const START = {
  leaveType: 'SICK',
  startDate: '2026-03-01',
  jobTitle: 'Shop assistant',
  jobDescription: 'On my feet all day',
  worksWeekends: true,
  unavailableDates: 'Friday 6 March',
}
const END = { leaveType: 'SICK', returnDate: '2026-03-10', notes: 'I feel well' }
const CARED_FOR = '37605030299'

describe.each([quickestDatabase()])('the details of a leave on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const begin = async (eContactType: string, as = story.patient) =>
    (await send(story, { eContactType }, as)).id
  const details = (id: number, body: object, as = story.patient, headers = {}) =>
    as.client.post(`/api/patient/e-contacts/${id}/sick-leave`, body, { headers })
  const seenBy = async (who: Story['doctor'], id: number) =>
    (await who.client.get(`/api/clinic/e-contacts/${id}`)).json()
  const newPatient = async () => {
    const user = await createPatient(story.services, { clinics: [story.clinic] })
    return { ...user, client: await story.signedInAs(user) }
  }

  it('of the start reach the clinic and stand in the patient’s timeline', async () => {
    const id = await begin('SICK_LEAVE')
    await seenBy(story.doctor, id)
    const response = await details(id, START)
    expect(response.statusCode).toBe(201)
    const told = {
      ...START,
      variant: 'START',
      returnDate: null,
      caredForPersonalCode: null,
      notes: null,
      createdAt: '2026-03-02T08:00:00.000Z',
    }
    expect(response.json()).toEqual(told)
    expect(await seenBy(story.nurse, id)).toMatchObject({ sickLeave: told, version: 2 })
    const mine = (await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)).json()
    expect(mine.eContact.sickLeave).toEqual(told)
    expect(mine.content.map((entry: { type: string }) => entry.type)).toEqual(['SENT', 'INFO_ADDED'])
  })

  it('make an e-contact unread again that the clinic has opened in between', async () => {
    const id = await begin('FIT_NOTE')
    await seenBy(story.doctor, id)
    story.clock.advance(1000)
    await details(id, START)
    const rows = (await story.doctor.client.get(`/api/clinic/e-contacts?search=${id}`)).json()
    expect(rows.content[0]).toMatchObject({ id, unread: true, messagePreview: 'My head hurts' })
  })

  it('of the end of a care leave hold the code of the one cared for', async () => {
    const id = await begin('FIT_NOTE_END')
    const body = { leaveType: 'CARE', returnDate: '2026-03-03', caredForPersonalCode: ` ${CARED_FOR} ` }
    expect((await details(id, body)).json()).toMatchObject({
      variant: 'END',
      leaveType: 'CARE',
      returnDate: '2026-03-03',
      caredForPersonalCode: CARED_FOR,
      startDate: null,
      worksWeekends: null,
      notes: null,
    })
  })

  it('stay hidden from reception', async () => {
    const id = await begin('SICK_LEAVE')
    await details(id, START)
    expect(await seenBy(story.receptionist, id)).toMatchObject({ sickLeave: null, medicalHidden: true })
  })

  it('come once: the same key gives the first answer, another try is refused', async () => {
    const id = await begin('SICK_LEAVE')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await details(id, START, story.patient, headers)
    const again = await details(id, START, story.patient, headers)
    expect([again.statusCode, again.body]).toEqual([201, first.body])
    const [status, words] = outcomeOf(await details(id, START))
    expect([status, words]).toEqual([468, expect.stringContaining('already')])
    expect(await seenBy(story.doctor, id)).toMatchObject({ version: 2 })
  })

  it('come once, also when two are sent at the same time', async () => {
    const id = await begin('SICK_LEAVE')
    const answers = await Promise.all([details(id, START), details(id, START)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 468])
  })

  it('are refused for other kinds of e-contact, and once it is closed', async () => {
    expect(outcomeOf(await details(await begin('HEADACHE'), START))[0]).toBe(468)
    const closed = await begin('SICK_LEAVE')
    await complete(story, closed)
    expect(outcomeOf(await details(closed, START))).toEqual([469, 'E_CONTACT_ALREADY_CLOSED'])
    expect(await seenBy(story.doctor, closed)).toMatchObject({ sickLeave: null })
  })

  it.each([
    ['SICK_LEAVE', { ...START, startDate: '2025-12-31' }, 'startDate', 'LEAVE_START_RANGE'],
    ['SICK_LEAVE', { ...START, startDate: '2026-05-02' }, 'startDate', 'LEAVE_START_RANGE'],
    ['SICK_LEAVE', { ...START, startDate: '2026-02-30' }, 'startDate', 'FORM'],
    ['SICK_LEAVE', { ...START, startDate: undefined }, 'startDate', 'REQUIRED'],
    ['SICK_LEAVE', { ...START, jobTitle: ' ' }, 'jobTitle', 'REQUIRED'],
    ['SICK_LEAVE', { ...START, jobTitle: 'a'.repeat(101) }, 'jobTitle', 'MAX_LENGTH'],
    ['SICK_LEAVE', { ...START, jobDescription: 'a'.repeat(1001) }, 'jobDescription', 'MAX_LENGTH'],
    ['SICK_LEAVE', { ...START, worksWeekends: undefined }, 'worksWeekends', 'REQUIRED'],
    ['FIT_NOTE', { ...START, leaveType: 'HOLIDAY' }, 'leaveType', 'FORM'],
    ['FIT_NOTE', { ...START, returnDate: '2026-03-10' }, 'returnDate', 'FORM'],
    ['FIT_NOTE_END', { ...END, returnDate: undefined }, 'returnDate', 'REQUIRED'],
    ['FIT_NOTE_END', { ...END, startDate: '2026-03-01' }, 'startDate', 'FORM'],
    ['FIT_NOTE_END', { ...END, caredForPersonalCode: CARED_FOR }, 'caredForPersonalCode', 'FORM'],
    ['FIT_NOTE_END', { ...END, leaveType: 'CARE' }, 'caredForPersonalCode', 'REQUIRED'],
    [
      'FIT_NOTE_END',
      { ...END, leaveType: 'CARE', caredForPersonalCode: '37605030298' },
      'caredForPersonalCode',
      'PERSONAL_CODE',
    ],
  ])('of %s with %j are refused for %s: %s', async (eContactType, body, path, rule) => {
    const response = await details(await begin(eContactType), body)
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual([expect.objectContaining({ path, rule })])
  })

  it.each(['2026-01-01', '2026-05-01'])('may begin as far away as %s', async (startDate) => {
    expect((await details(await begin('SICK_LEAVE'), { ...START, startDate })).statusCode).toBe(201)
  })

  it('end no earlier than the leave of this patient, of the same kind, began', async () => {
    const patient = await newPatient()
    await details(await begin('SICK_LEAVE', patient), { ...START, startDate: '2026-03-05' }, patient)
    const end = await begin('FIT_NOTE_END', patient)
    const early = await details(end, { ...END, returnDate: '2026-03-04' }, patient)
    expect(outcomeOf(early)).toEqual([400, 'LEAVE_RETURN_EARLY'])
    const care = { leaveType: 'CARE', returnDate: '2026-03-04', caredForPersonalCode: CARED_FOR }
    expect((await details(await begin('FIT_NOTE_END', patient), care, patient)).statusCode).toBe(201)
    expect((await details(end, { ...END, returnDate: '2026-03-05' }, patient)).statusCode).toBe(201)
  })

  it('of a cancelled e-contact bound no later end', async () => {
    const patient = await newPatient()
    const cancelled = await begin('SICK_LEAVE', patient)
    await details(cancelled, { ...START, startDate: '2026-04-01' }, patient)
    await patient.client.post(`/api/patient/e-contacts/${cancelled}/cancel`, { reason: 'PROBLEM_RESOLVED' })
    const end = await begin('FIT_NOTE_END', patient)
    expect((await details(end, { ...END, returnDate: '2026-03-04' }, patient)).statusCode).toBe(201)
  })

  it('of a stranger’s e-contact and an absent one are answered alike', async () => {
    const id = await begin('SICK_LEAVE')
    const foreign = await details(id, START, story.stranger)
    const absent = await details(999_999, START, story.stranger)
    expect([foreign.statusCode, absent.statusCode]).toEqual([404, 404])
    expect(
      (await story.doctor.client.post(`/api/patient/e-contacts/${id}/sick-leave`, START)).statusCode,
    ).toBe(403)
  })

  it('leave their trail', async () => {
    const id = await begin('SICK_LEAVE')
    await details(id, START)
    const rows = (await listAudit(story)).filter((row) => row.objectId === String(id))
    expect(rows.map(({ action, outcome }) => [action, outcome])).toEqual([
      ['E_CONTACT_SEND', 'ALLOWED'],
      ['SICK_LEAVE_SEND', 'ALLOWED'],
    ])
  })

  it('cannot be changed afterwards, not even past the use case', async () => {
    const id = await begin('SICK_LEAVE')
    await details(id, START)
    const { userId, personId } = story.patient
    const changed = await story.services.database.transaction(
      { actor: 'user', userId, personId, role: 'PRM_PATIENT', clinicIds: [] },
      (tx) =>
        tx.query(
          sql`update sick_leave_requests set job_title = 'x' where e_contact_id = ${id} returning 1 as one`,
        ),
    )
    expect(changed).toEqual([])
  })
})

it('the end of a care leave goes without a code where codes are optional', async () => {
  const story = await createStory(quickestDatabase(), { config: { isPersonalCodeRequired: false } })
  try {
    const { id } = await send(story, { eContactType: 'FIT_NOTE_END' })
    const response = await story.patient.client.post(`/api/patient/e-contacts/${id}/sick-leave`, {
      leaveType: 'CARE',
      returnDate: '2026-03-03',
      caredForPersonalCode: '',
    })
    expect([response.statusCode, response.json().caredForPersonalCode]).toEqual([201, null])
  } finally {
    await story.close()
  }
})
