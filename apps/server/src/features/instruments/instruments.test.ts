// @proves R1-010 R3-005 R5-049 R7-095 R8-022
import { DEFINITIONS } from '@vastus/domain/instruments/definitions'
import { parseInstrument } from '@vastus/domain/instruments/parse-instrument'
import { bandEdges } from '@vastus/domain/instruments/testing/band-edges'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createClinic, createPatient, createRepresented } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

type Vector = {
  name: string
  answers: Record<string, string | number>
  context?: { age_months?: number; previous_total?: number }
  expected: {
    scores: Record<string, number>
    bands: Record<string, string>
    flags: string[]
    classification?: Record<string, string>
  }
}
type Definition = {
  code: string
  safety_items?: { id: string; required: boolean }[]
  meant_for: { min_age_months?: number; sex?: string }
  test_vectors: Vector[]
}
const definitions = DEFINITIONS as Definition[]

/** Mild by its total, and yes to the ninth item. */
const SELF_HARM = { q1: 1, q2: 1, q3: 1, q4: 1, q5: 1, q6: 0, q7: 0, q8: 0, q9: 1 }

describe.each([quickestDatabase()])('questionnaires on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const formOf = async (type: string, client = story.patient.client, locale = 'en') =>
    (await client.get(`/api/questionnaires/${type}?locale=${locale}`)).json()
  const fill = async (
    eContactType: string,
    answers: object,
    {
      client,
      personId,
      ...more
    }: { client: TestClient; personId: number; text?: string; version?: string } = story.patient,
  ) =>
    client.post('/api/patient/e-contacts/questionnaire', {
      eContactType,
      patientPersonId: personId,
      clinicId: story.clinic.clinicId,
      questionnaire: { version: more.version ?? (await formOf(eContactType, client)).version, answers },
      ...(more.text === undefined ? {} : { text: more.text }),
    })
  const responsesOf = async (id: number, who: { client: TestClient } = story.doctor) =>
    (await who.client.get(`/api/clinic/e-contacts/${id}/questionnaires/responses?locale=en`)).json().content
  const rowOf = async (id: number, who = story.doctor) =>
    (await who.client.get(`/api/clinic/e-contacts?search=${id}`))
      .json()
      .content.find((row: { id: number }) => row.id === id)

  it('are asked in Estonian in Estonia, without bands and labels of scores', async () => {
    const form = await formOf('QUEST_PHQ9')
    expect(form).toMatchObject({
      code: 'QUEST_PHQ9',
      name: 'PHQ-9',
      language: 'et',
      hasOfficialWording: false,
    })
    expect(form.items[0].text).toContain('rõõmu')
    expect(form.scores).toEqual([{ items: expect.any(Array), mayMiss: 0 }])
    expect(JSON.stringify(form)).not.toMatch(/MODERATE|Mõõdukas|bands/)
    // What to do at once is said in the reader's own language.
    expect(form.warnings[0].message).toContain('call 112 now')
    // Of what only staff are shown, the page learns which answers it must not lose, and no names.
    expect((await formOf('QUEST_ASTHMA')).unworded).toEqual([
      { severity: 'urgent', when: { item: 'q4', op: '<=', value: 1 } },
    ])
    expect((await story.anonymous().get('/api/questionnaires/QUEST_PHQ9')).statusCode).toBe(401)
    expect((await story.patient.client.get('/api/questionnaires/COUGH')).statusCode).toBe(400)
  })

  it('reach the clinic scored, and the patient sees the own answers alone', async () => {
    const sent = await fill('QUEST_PHQ9', SELF_HARM, { ...story.patient, text: 'Please call me' })
    expect(sent.statusCode).toBe(201)
    const { id } = sent.json()
    const [response] = await responsesOf(id)
    expect(response).toMatchObject({
      code: 'QUEST_PHQ9',
      filledInBy: 'PATIENT',
      hasOfficialWording: false,
      scores: [{ id: 'total', value: 6, max: 27, band: { code: 'MILD', label: 'Mild' } }],
      flags: [
        {
          id: 'SELF_HARM',
          severity: 'emergency',
          label: 'Thoughts of death or self-harm',
          answers: [{ id: 'q9', answer: 'On some days' }],
        },
      ],
    })
    expect(response.answers).toHaveLength(9)
    const mine = await story.patient.client.get(
      `/api/patient/e-contacts/${id}/questionnaires/responses?locale=pl`,
    )
    expect(mine.json().content[0].answers[8]).toMatchObject({ id: 'q9', answer: 'W niektóre dni' })
    expect(mine.json().content[0].warnings).toEqual([
      { id: 'SELF_HARM', severity: 'emergency', message: expect.stringMatching(/112.*116 123/) },
    ])
    expect(mine.body).not.toMatch(/score|band|flag/i)
    expect(
      (await listAudit(story)).filter((row) => row.objectId === String(id)).map(({ action }) => action),
    ).toEqual(['E_CONTACT_SEND', 'QUESTIONNAIRES_READ', 'QUESTIONNAIRES_READ'])
  })

  it('stand on the inbox row with score and band; reception learns that one was sent and somebody must act', async () => {
    const { id } = (await fill('QUEST_PHQ9', SELF_HARM)).json()
    expect(await rowOf(id)).toMatchObject({
      eContactType: 'QUEST_PHQ9',
      dangerLevel: 'EMERGENCY_NOW',
      questionnaire: {
        name: 'PHQ-9',
        score: 6,
        max: 27,
        band: { et: 'Kerge', en: 'Mild' },
        level: 'EMERGENCY_NOW',
      },
    })
    const masked = await rowOf(id, story.receptionist)
    expect(masked).toMatchObject({ eContactType: 'QUEST_PHQ9', dangerLevel: 'EMERGENCY_NOW' })
    expect(masked.questionnaire).toBeUndefined()
    expect(await responsesOf(id, story.receptionist)).toEqual([])
  })

  it('alarm the clinic as a danger sign in a text does, whoever filled them in, until somebody takes it', async () => {
    const { id } = (await fill('QUEST_PHQ9', SELF_HARM)).json()
    const { version } = await formOf('QUEST_PHQ9')
    const told = await story.doctor.client.post('/api/clinic/e-contacts', {
      mode: 'AS_PATIENT',
      clinicId: story.clinic.clinicId,
      patientPersonId: story.patient.personId,
      eContactType: 'QUEST_PHQ9',
      text: '',
      questionnaire: { version, answers: SELF_HARM },
    })
    expect(told.statusCode, told.body).toBe(201)
    for (const eContactId of [id, told.json().id]) {
      expect(await rowOf(eContactId, story.receptionist)).toMatchObject({ dangerOpen: true })
      const path = `/api/clinic/e-contacts/${eContactId}/danger-alarm/take`
      const taken = await story.doctor.client.post(path, { called: true })
      expect(taken.json().dangerAlarms).toMatchObject([{ takenBy: { surname: expect.any(String) } }])
      expect(await rowOf(eContactId)).not.toHaveProperty('dangerOpen')
    }
  })

  it('promise an answer today for an urgent flag, and nothing for a calm form', async () => {
    const patient = await patientFor({ min_age_months: 216, sex: 'MALE' })
    const urgent = (await fill('QUEST_IPSS', { ...ipssOf(8), s2: 'yes' }, patient)).json()
    const row = await rowOf(urgent.id)
    expect(row).toMatchObject({ dangerLevel: 'SAME_DAY', answerDueAt: expect.any(String) })
    expect(row).not.toHaveProperty('dangerOpen')
    const calm = await rowOf((await fill('QUEST_IPSS', ipssOf(8), patient)).json().id)
    expect(calm).not.toHaveProperty('dangerLevel')
    expect(calm).not.toHaveProperty('dangerOpen')
  })

  describe.each(definitions)('$code', ({ code, safety_items = [], meant_for, test_vectors }) => {
    it.each(test_vectors)(
      'is scored as published when sent: $name',
      async ({ answers, context, expected }) => {
        const { client, personId } = await patientFor(meant_for, context?.age_months)
        const previous = context?.previous_total
        if (previous !== undefined)
          expect((await fill('QUEST_IPSS', ipssOf(previous), { client, personId })).statusCode).toBe(201)
        const safe = Object.fromEntries(
          safety_items.filter(({ required, id }) => required && !(id in answers)).map(({ id }) => [id, 'no']),
        )
        const sent = await fill(code, { ...answers, ...safe }, { client, personId })
        expect(sent.statusCode, sent.body).toBe(201)
        const [response] = await responsesOf(sent.json().id)
        const scores = response.scores as { id: string; value: number; band: { code: string } | null }[]
        expect(Object.fromEntries(scores.map(({ id, value }) => [id, value]))).toEqual(expected.scores)
        expect(Object.fromEntries(scores.flatMap(({ id, band }) => (band ? [[id, band.code]] : [])))).toEqual(
          expected.bands,
        )
        expect(response.flags.map(({ id }: { id: string }) => id).toSorted()).toEqual(
          expected.flags.toSorted(),
        )
        expect(response.classification).toHaveLength(Object.keys(expected.classification ?? {}).length)
      },
    )
  })

  it.each(definitions)('are put into their bands at both edges when sent: $code', async (definition) => {
    const patient = await patientFor(definition.meant_for)
    for (const { score, edge, band, answers } of bandEdges(parseInstrument(definition))) {
      const sent = await fill(definition.code, answers, patient)
      expect(sent.statusCode, sent.body).toBe(201)
      const [response] = await responsesOf(sent.json().id)
      expect(response.scores).toContainEqual(
        expect.objectContaining({ id: score, value: edge, band: expect.objectContaining({ code: band }) }),
      )
    }
  })

  it('show how a score changed since the earlier form', async () => {
    const patient = await patientFor({ min_age_months: 216, sex: 'MALE' })
    await fill('QUEST_IPSS', ipssOf(11), patient)
    story.clock.advance(60_000)
    const answers = { ...ipssOf(8), g1: 0, m1: 'yes' }
    const { id } = (await fill('QUEST_IPSS2', answers, patient)).json()
    const [response] = await responsesOf(id)
    expect(response.history.map(({ scores }: { scores: { total: number } }) => scores.total)).toEqual([11, 8])
    expect(response.scores).toContainEqual(expect.objectContaining({ id: 'change', value: -3 }))
    expect(response.classification).toEqual([{ label: 'Trend', result: 'Better' }])
  })

  it.each([
    ['an answer that no option has', { ...SELF_HARM, q1: 4 }, 'q1'],
    ['an answer of another kind', { ...SELF_HARM, q1: '1' }, 'q1'],
    ['an unknown item', { ...SELF_HARM, q99: 1 }, 'q99'],
    ['a missing answer', { q1: 0 }, 'q2'],
  ])('refuse %s and name the item', async (_, answers, item) => {
    const response = await fill('QUEST_PHQ9', answers)
    expect(response.statusCode).toBe(400)
    expect(response.json().fields[0].path).toBe(`questionnaire.answers.${item}`)
  })

  it('refuse an answer to a hidden item and name it', async () => {
    const knee = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`k${n + 1}`, 4]))
    const answers = { joint: 'knee', side: 'left', ...knee, s1: 'no' }
    const refused = await fill('QUEST_OXFORD', { ...answers, h1: 1 })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toMatchObject([{ path: 'questionnaire.answers.h1', rule: 'FORM' }])
    expect((await fill('QUEST_OXFORD', answers)).statusCode).toBe(201)
  })

  it('sent twice under one key are one e-contact with one response', async () => {
    const { version } = await formOf('QUEST_PHQ9')
    const body = {
      eContactType: 'QUEST_PHQ9',
      patientPersonId: story.patient.personId,
      clinicId: story.clinic.clinicId,
      questionnaire: { version, answers: SELF_HARM },
    }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const path = '/api/patient/e-contacts/questionnaire'
    const [first, second] = await Promise.all(
      [1, 2].map(() => story.patient.client.post(path, body, { headers })),
    )
    expect([first?.statusCode, second?.statusCode]).toEqual([201, 201])
    expect(second?.json().id).toBe(first?.json().id)
    expect(await responsesOf(first?.json().id)).toHaveLength(1)
  })

  it.each([
    [
      '101 answers',
      'QUEST_PHQ9',
      Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`q${n}`, 0])),
      400,
    ],
    [
      '10,000 answers',
      'QUEST_PHQ9',
      Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`q${n}`, 0])),
      400,
    ],
    ['answers nested thirty deep', 'QUEST_PHQ9', { q1: nested(30) }, 400],
    ['a form for small children from an adult', 'QUEST_M-CHAT', {}, 468],
  ])('refuse %s', async (_, type, answers, status) => {
    expect((await fill(type, answers)).statusCode).toBe(status)
  })

  it('say that they are not available once the clinic has taken them from its list, also while one is filled in', async () => {
    const setting = (eContactTypes: string[] | null) =>
      story.doctor.client.patch(`/api/clinic/${story.clinic.clinicId}/setting`, { eContactTypes })
    const { version } = await formOf('QUEST_GAD')
    const answers = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((item) => [`q${item}`, 0]))
    const asked = (client = story.patient.client) =>
      client.get(`/api/questionnaires/QUEST_GAD?clinicId=${story.clinic.clinicId}`)
    const send = () => fill('QUEST_GAD', answers, { ...story.patient, version })
    const changed = await setting(['COUGH'])
    expect(changed.statusCode, changed.body).toBe(200)
    for (const refused of [await asked(), await send()])
      expect([refused.statusCode, refused.json().key]).toEqual([469, 'AWELL_NOT_AVAILABLE'])
    // Staff look at what patients will be asked once it is on the list again.
    expect((await asked(story.doctor.client)).statusCode).toBe(200)
    await setting(null)
    expect([(await asked()).statusCode, (await send()).statusCode]).toEqual([200, 201])
  })

  it('refuse the answers to another version', async () => {
    expect((await fill('QUEST_PHQ9', SELF_HARM, { ...story.patient, version: '0' })).statusCode).toBe(468)
  })

  it('are offered by plan or switch, for the age and sex of the person', async () => {
    const basic = await createClinic(story.services, { plan: 'BASIC' })
    const patient = await createPatient(story.services, { clinics: [story.clinic, basic] })
    const client = await story.signedInAs(patient)
    const { content } = (await client.get('/api/patient/clinics')).json()
    const of = (id: number) => content.find((each: { id: number }) => each.id === id)
    expect(of(story.clinic.clinicId)).toMatchObject({ questionnaires: true })
    expect(of(basic.clinicId)).toMatchObject({ questionnaires: false })
    expect(of(story.clinic.clinicId).eContactTypes).toContain('QUEST_PHQ9')
    expect(of(story.clinic.clinicId).eContactTypes).not.toContain('QUEST_M-CHAT')
    const refused = await client.post('/api/patient/e-contacts/questionnaire', {
      eContactType: 'QUEST_PHQ9',
      patientPersonId: patient.personId,
      clinicId: basic.clinicId,
      questionnaire: { version: (await formOf('QUEST_PHQ9')).version, answers: SELF_HARM },
    })
    expect([refused.statusCode, refused.json().key]).toEqual([469, 'AWELL_NOT_AVAILABLE'])
  })

  it('of a stranger are not found, and staff of another clinic see nothing', async () => {
    const { id } = (await fill('QUEST_PHQ9', SELF_HARM)).json()
    const path = `/api/patient/e-contacts/${id}/questionnaires/responses`
    expect((await story.stranger.client.get(path)).statusCode).toBe(404)
    expect(
      (await story.otherDoctor.client.get(`/api/clinic/e-contacts/${id}/questionnaires/responses`))
        .statusCode,
    ).toBe(404)
  })

  it('cannot be changed afterwards, not even past the use case', async () => {
    const { id } = (await fill('QUEST_PHQ9', SELF_HARM)).json()
    const { userId, personId } = story.patient
    const change = story.services.database.transaction(
      { actor: 'user', userId, personId, role: 'PRM_PATIENT', clinicIds: [] },
      (tx) => tx.run(sql`update questionnaire_responses set answers = '{}' where e_contact_id = ${id}`),
    )
    await expect(change).rejects.toThrow(/permission denied/)
  })

  /** Somebody whom the instrument is meant for; a child is written for by a parent. */
  async function patientFor(
    { min_age_months = 0, sex }: Definition['meant_for'],
    ageMonths?: number,
  ): Promise<{ client: TestClient; personId: number }> {
    if (ageMonths === undefined && min_age_months >= 216 && sex === undefined) return story.patient
    const user = await createPatient(story.services, {
      clinics: [story.clinic],
      ...(sex === 'MALE' ? { sex: 'MALE' as const } : {}),
    })
    const client = await story.signedInAs(user)
    const months = ageMonths ?? (min_age_months >= 216 ? null : min_age_months + 1)
    if (months === null || min_age_months === 144) return { client, personId: user.personId }
    const child = await createRepresented(story.services, user, { birthDate: monthsAgo(months) })
    await story.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(sql`insert into clinic_patients (clinic_id, person_id, clinic_member, created_at)
        values (${story.clinic.clinicId}, ${child.personId}, true, ${story.clock.now()})`),
    )
    return { client, personId: child.personId }
  }

  function monthsAgo(months: number): string {
    const today = story.clock.now()
    return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 2))
      .toISOString()
      .slice(0, 10)
  }
})

/** Answers to the seven symptom questions that add up to this, with the safety questions answered. */
function ipssOf(total: number): Record<string, string | number> {
  const answers: Record<string, string | number> = { qol: 2, s1: 'no', s2: 'no', s3: 'no' }
  let left = total
  for (const id of ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7']) {
    answers[id] = Math.min(5, left)
    left -= Math.min(5, left)
  }
  return answers
}

function nested(depth: number): object {
  return depth === 0 ? {} : { q1: nested(depth - 1) }
}
