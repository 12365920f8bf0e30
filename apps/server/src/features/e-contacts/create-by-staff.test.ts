// @proves R3-011 R3-012 R3-013 R3-014 R5-020 R6-012 R6-013
// @proves R7-072
import { replyBlockedUntil } from '@vastus/domain/e-contact/reply-restriction'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createEmployee, createPatient, createRepresented, type TestPerson } from '../../testing/factories.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { outcomeOf } from './testing/answers.ts'
import { createStory, send, type Story } from './testing/story.ts'

const URL = '/api/clinic/e-contacts'
const DAY_MS = 86_400_000

describe.each([quickestDatabase()])('an e-contact made by staff on %s', (kind) => {
  let story: Story
  let child: TestPerson
  beforeAll(async () => {
    story = await createStory(kind)
    child = await createRepresented(story.services, story.patient, {
      clinics: [story.clinic],
      firstName: 'Laps',
      birthDate: '2010-03-03',
    })
  })
  afterAll(() => story.close())

  const make = (body: object = {}, as: TestClient = story.doctor.client) =>
    as.post(URL, {
      clinicId: story.clinic.clinicId,
      mode: 'TO_PATIENT',
      patientPersonId: story.patient.personId,
      eContactType: 'OTHER_PROBLEM',
      text: 'Please come for a blood test',
      ...body,
    })
  const made = async (body: object = {}, as?: TestClient) => {
    const response = await make(body, as)
    expect(response.statusCode, response.body).toBe(201)
    return response.json()
  }

  it.each([
    ['TO_PATIENT', false, 'CLINIC_TO_PATIENT', 'waitingForPatient'],
    ['TO_PATIENT', true, 'CLINIC_TO_REPRESENTATIVE', 'waitingForPatient'],
    ['AS_PATIENT', false, 'PATIENT_TO_CLINIC_BEHALF_OF_PATIENT', 'waitingForClinic'],
    ['AS_PATIENT', true, 'REPRESENTATIVE_TO_CLINIC_BEHALF_OF_PATIENT', 'waitingForClinic'],
  ])('%s, for a child: %s, has direction %s and is %s', async (mode, isForChild, direction, status) => {
    const { patient } = story
    const who = isForChild
      ? { patientPersonId: child.personId, representativePersonId: patient.personId }
      : { patientPersonId: patient.personId }
    const eContact = await made({ mode, ...who })
    expect(eContact).toMatchObject({
      direction,
      status,
      acceptanceRequired: false,
      creator: { id: patient.personId },
      patient: { id: who.patientPersonId },
    })
    const rows = (await story.nurse.client.get(URL)).json().content as { id: number; unread: boolean }[]
    expect(rows.find(({ id }) => id === eContact.id)).toMatchObject({ direction, unread: false })
    const own = (await patient.client.get('/api/patient/e-contacts')).json().content as { id: number }[]
    expect(own.map(({ id }) => id)).toContain(eContact.id)
    expect((await listAudit(story)).at(-3)?.action ?? '').toMatch(/^E_CONTACT/)
  })

  it('tells the patient’s side by mail, without a word of what it is about', async () => {
    await story.runJobs()
    story.outbox.splice(0)
    await made({ text: 'Rash on the arm' })
    await made({ mode: 'AS_PATIENT' })
    await story.runJobs()
    expect(story.outbox.map(({ to }) => to)).toEqual([story.patient.email, story.patient.email])
    expect(new Set(story.outbox.map(({ subject }) => subject)).size).toBe(2)
    expect(JSON.stringify(story.outbox)).not.toContain('Rash')
  })

  it('shows who of the clinic wrote it, and can be answered', async () => {
    const { id } = await made()
    const timeline = (await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)).json()
    expect(timeline.content).toMatchObject([{ type: 'SENT', author: { role: 'CLINIC', surname: 'Tamm' } }])
    const response = await story.patient.client.post(`/api/patient/e-contacts/${id}/info`, {
      infoText: 'I will',
    })
    expect(response.json().status).toBe('waitingForClinic')
  })

  it('is completed at once where no answer is expected', async () => {
    const eContact = await made({ noReply: true })
    expect(eContact).toMatchObject({ status: 'completed', outcome: 'ANSWERED' })
    expect(eContact.completedAt).not.toBeNull()
  })

  it('opens for the answer on the chosen day, and says so by mail then', async () => {
    const until = replyBlockedUntil('DAY_AFTER_TOMORROW', {
      now: story.clock.now(),
      timeZone: 'Europe/Tallinn',
    })
    const { id } = await made({ replyBlockedUntil: until })
    const early = await story.patient.client.post(`/api/patient/e-contacts/${id}/info`, { infoText: 'Now' })
    expect(early.statusCode).toBe(468)
    await story.runJobs()
    story.outbox.splice(0)
    story.clock.advance(2 * DAY_MS + 1)
    await story.runJobs()
    expect(story.outbox.map(({ to }) => to)).toEqual([story.patient.email])
    for (const user of [story.patient, story.doctor, story.nurse, story.receptionist])
      user.client = await story.signedInAs(user)
  })

  it('is refused for a minor without a representative', async () => {
    expect(outcomeOf(await make({ patientPersonId: child.personId }))).toEqual([
      468,
      'A representative must send e-contacts for a child.',
    ])
  })

  it('knows no representative who is not recorded, and no patient of another clinic', async () => {
    const { stranger, otherClinic, services } = story
    const foreign = await createPatient(services, { clinics: [otherClinic] })
    const responses = [
      await make({ patientPersonId: child.personId, representativePersonId: stranger.personId }),
      await make({ patientPersonId: child.personId, representativePersonId: 999_999 }),
      await make({ patientPersonId: foreign.personId }),
      await make({ patientPersonId: 999_999 }),
      await make({ clinicId: otherClinic.clinicId }),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  })

  it.each([
    ['no text', { text: ' ' }, [400, 'REQUIRED']],
    ['a text too long', { text: 'x'.repeat(3001) }, [469, 'E_CONTACT_ANSWER_TOO_LONG']],
    ['a day that is over', { replyBlockedUntil: '2020-01-01T00:00:00Z' }, [400, 'REPLY_DATE_PAST']],
    [
      'a day for what the patient said',
      { mode: 'AS_PATIENT', replyBlockedUntil: '2099-01-01T00:00:00Z' },
      [400, 'FORM'],
    ],
    ['no answer to what the patient said', { mode: 'AS_PATIENT', noReply: true }, [400, 'FORM']],
    ['a type that is none', { eContactType: 'NOTHING' }, [400, 'FORM']],
  ])('is refused with %s', async (_, body, outcome) => {
    expect(outcomeOf(await make(body))).toEqual(outcome)
  })

  it('takes a new patient on, and what waited for that decision waits no longer', async () => {
    const newcomer = await createPatient(story.services, { clinics: [story.clinic], isClinicMember: false })
    const writer = { ...newcomer, client: await story.signedInAs(newcomer) }
    const waiting = await send(story, {}, writer)
    expect(waiting.acceptanceRequired).toBe(true)
    const eContact = await made({ mode: 'AS_PATIENT', patientPersonId: newcomer.personId })
    expect(eContact).toMatchObject({ acceptanceRequired: false, patient: { clinicMember: true } })
    const after = (await story.doctor.client.get(`${URL}/${waiting.id}`)).json()
    expect(after).toMatchObject({ acceptanceRequired: false, patient: { clinicMember: true } })
  })

  it('hides its text from those who may not read it, also from the one who wrote it down', async () => {
    const eContact = await made({ mode: 'AS_PATIENT', eContactType: 'HEADACHE' }, story.receptionist.client)
    expect(eContact).toMatchObject({ medicalHidden: true, text: null })
  })

  it('happens once for one key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = {
      clinicId: story.clinic.clinicId,
      mode: 'AS_PATIENT',
      patientPersonId: story.patient.personId,
      eContactType: 'OTHER_PROBLEM',
      text: 'Once',
    }
    const first = await story.doctor.client.post(URL, body, { headers })
    const second = await story.doctor.client.post(URL, body, { headers })
    expect(second.json()).toEqual(first.json())
  })

  describe('danger signs', () => {
    const pain = 'Since morning a strong pain in my chest'
    const found = { level: 'EMERGENCY_NOW', because: null, loweredBy: [] }
    const signs = [{ ...found, ruleId: 'CHEST_PAIN', words: ['pain', 'chest'] }]
    const open = async (id: number) => (await story.doctor.client.get(`${URL}/${id}`)).json()
    const isMarked = async (id: number) => {
      const rows = (await story.doctor.client.get(URL)).json().content as { id: number }[]
      return 'dangerLevel' in (rows.find((row) => row.id === id) ?? {})
    }

    it.each([
      ['doctor', false],
      ['receptionist', false],
      ['nurse', true],
    ] as const)('are found in what a %s wrote down, for a child: %s', async (who, isForChild) => {
      const forChild = { patientPersonId: child.personId, representativePersonId: story.patient.personId }
      const body = { mode: 'AS_PATIENT', text: pain, ...(isForChild ? forChild : {}) }
      const { id } = await made(body, story[who].client)
      expect((await open(id)).dangerSigns).toEqual(signs)
      expect(await isMarked(id)).toBe(true)
    })

    it('come from what was answered on the phone, but never from the wording of the questions', async () => {
      const calm = {
        mode: 'AS_PATIENT',
        eContactType: 'COUGH',
        text: 'I cough\n\nHave you coughed up blood?\nNo',
      }
      expect(await isMarked((await made(calm)).id)).toBe(false)
      const yes = { ...calm, text: calm.text.replace('No', 'Yes') }
      const { id } = await made({ ...yes, questionAnswers: [{ id: 'co_blood', answer: 'yes' }] })
      expect((await open(id)).dangerSigns).toEqual([{ ...found, ruleId: 'CLOT', words: [] }])
    })

    it('are not looked for in what the clinic itself writes', async () => {
      const { id } = await made({ text: 'Call 112 at once if you have a strong pain in your chest' })
      expect((await open(id)).dangerSigns).toEqual([])
      expect(await isMarked(id)).toBe(false)
    })

    it('are left by staff at what they wrote down alone, also past the use case', async () => {
      const own = await made({ mode: 'AS_PATIENT' })
      const { userId, personId } = story.doctor
      const { clinicId } = story.clinic
      const leaveAt = (eContactId: number) =>
        story.services.database.transaction(
          { actor: 'user', userId, personId, role: 'PRM_DOCTOR', clinicIds: [clinicId] },
          (tx) =>
            tx.run(sql`insert into danger_signs (e_contact_id, clinic_id, entry_id, rule_id, words, level, lowered_by, created_at)
              values (${eContactId}, ${clinicId}, null, 'STROKE', '{}', 'EMERGENCY_NOW', '{}', now())`),
        )
      expect(await leaveAt(own.id)).toBe(1)
      for (const { id } of [await send(story), await made()])
        await expect(leaveAt(id)).rejects.toThrow('row-level security')
    })
  })

  describe('with files', () => {
    const upload = (id: number, as: TestClient) =>
      story.app.inject({
        method: 'POST',
        url: `${URL}/${id}/upload`,
        headers: { cookie: as.cookie() ?? '', 'content-type': 'multipart/form-data; boundary=x' },
        payload:
          '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nHello\r\n--x--\r\n',
      })
    const filesOfFirst = async (id: number) =>
      (await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)).json().content[0].files

    it('takes those of its maker into the first message until it is finalized, even when completed', async () => {
      const { id } = await made({ noReply: true, filesFollow: true })
      expect((await upload(id, story.doctor.client)).statusCode).toBe(201)
      expect(await filesOfFirst(id)).toMatchObject([{ name: 'a.txt', uploadedBy: 'CLINIC' }])
      expect((await story.doctor.client.post(`${URL}/${id}/finalize`)).statusCode).toBe(200)
      expect((await upload(id, story.doctor.client)).statusCode).toBe(469)
    })

    it('leaves a colleague’s file to the colleague’s own reply', async () => {
      const { id } = await made({ mode: 'AS_PATIENT', filesFollow: true })
      const nurse = await createEmployee(story.services, story.clinic, { profession: 'NURSE' })
      expect((await upload(id, await story.signedInAs(nurse))).statusCode).toBe(201)
      expect(await filesOfFirst(id)).toEqual([])
    })

    it('takes none into what the patient has cancelled meanwhile', async () => {
      const { id } = await made({ mode: 'AS_PATIENT', filesFollow: true })
      const cancelled = await story.patient.client.post(`/api/patient/e-contacts/${id}/cancel`, {
        reason: 'PROBLEM_RESOLVED',
      })
      expect(cancelled.statusCode).toBe(200)
      expect((await upload(id, story.doctor.client)).statusCode).toBe(469)
    })

    it('ends the files step by itself after half an hour', async () => {
      const { id } = await made({ mode: 'AS_PATIENT', filesFollow: true })
      story.clock.advance(31 * 60_000)
      await story.runJobs()
      const doctor = await story.signedInAs(story.doctor)
      expect((await upload(id, doctor)).statusCode).toBe(201)
      story.patient.client = await story.signedInAs(story.patient)
      expect(await filesOfFirst(id)).toEqual([])
    })
  })
})
