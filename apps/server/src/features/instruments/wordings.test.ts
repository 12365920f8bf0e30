// @proves R1-010 R5-049

import { scoreAnswers } from '@vastus/domain/instruments/score'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createEmployee, createPatient } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

const ANSWERS = { q1: 1, q2: 1, q3: 1, q4: 1, q5: 1, q6: 0, q7: 0, q8: 0, q9: 0 }
type Item = { linkId: string; text: string; _text: object }
type File = { item: Item[] }

describe.each([quickestDatabase()])('the published wording of a questionnaire, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const base = (clinicId = story.clinic.clinicId) => `/api/clinic/${clinicId}/questionnaires`
  const exported = async (client: TestClient = story.doctor.client, clinicId = story.clinic.clinicId) =>
    (await client.get(`${base(clinicId)}/QUEST_PHQ9/fhir`)).json() as File
  const official = (file: File, text = 'Avaldatud küsimus'): File => ({
    ...file,
    item: file.item.map((item) =>
      item.linkId === 'q1' ? { ...item, text, _text: { extension: [] } } : item,
    ),
  })
  const importInto = (
    questionnaire: object,
    client: TestClient = story.doctor.client,
    clinicId = story.clinic.clinicId,
  ) => client.post(`${base(clinicId)}/QUEST_PHQ9/wording`, { questionnaire, hasLicence: true })
  const takeBack = () => story.nurse.client.post(`${base()}/QUEST_PHQ9/wording/take-back`, {})
  const formOf = async (client = story.patient.client, clinicId = story.clinic.clinicId) =>
    (await client.get(`/api/questionnaires/QUEST_PHQ9?clinicId=${clinicId}`)).json()
  const sendIn = (version: string, answers: object = ANSWERS) =>
    story.patient.client.post('/api/patient/e-contacts/questionnaire', {
      eContactType: 'QUEST_PHQ9',
      patientPersonId: story.patient.personId,
      clinicId: story.clinic.clinicId,
      questionnaire: { version, answers },
    })
  const inForce = async () =>
    (await story.doctor.client.get(base()))
      .json()
      .content.find(({ instrument }: { instrument: string }) => instrument === 'QUEST_PHQ9')

  it('is asked from its import on, marks the results as official, and is taken back', async () => {
    const own = await formOf()
    const asked = await importInto(official(await exported()))
    expect(asked.statusCode, asked.body).toBe(200)
    expect(asked.json()).toMatchObject({
      name: 'PHQ-9',
      official: { importedBy: expect.stringMatching(/Tamm$/) },
    })
    const form = await formOf()
    expect(form).toMatchObject({ hasOfficialWording: true })
    expect(form.items[0].text).toBe('Avaldatud küsimus')
    // A patient who began in the old words gets a refusal, and can send in the new ones.
    expect((await sendIn(own.version)).statusCode).toBe(468)
    const { id } = (await sendIn(form.version)).json()
    const responsesOf = async () =>
      (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/questionnaires/responses`)).json().content
    expect(await responsesOf()).toMatchObject([
      { hasOfficialWording: true, version: form.version, scores: [{ value: 5 }] },
    ])

    const second = await importInto(official(await exported(), 'Teine'))
    expect(second.json().official.version).not.toBe(asked.json().official.version)
    expect((await takeBack()).json()).toMatchObject({ official: { version: form.version } })
    expect((await takeBack()).json()).toMatchObject({ official: null })
    expect(await formOf()).toEqual(own)
    // What was answered stays in the words in which it was asked.
    expect((await responsesOf())[0].answers[0].question).toBe('Avaldatud küsimus')
    expect((await takeBack()).json()).toMatchObject({ official: null })

    const trail = (await listAudit(story)).filter(({ action }) => action.startsWith('QUESTIONNAIRE_IMPORT'))
    const { doctor, nurse, clinic } = story
    expect(trail.map(({ action, actorUserId }) => [action, actorUserId])).toEqual([
      ...Array.from({ length: 2 }, () => ['QUESTIONNAIRE_IMPORT', doctor.userId]),
      ...Array.from({ length: 3 }, () => ['QUESTIONNAIRE_IMPORT_UNDO', nurse.userId]),
    ])
    for (const row of trail)
      expect(row).toMatchObject({ outcome: 'ALLOWED', objectType: 'clinic', clinicId: clinic.clinicId })
  })

  it('changes words alone: scores and flags are those of today', async () => {
    await importInto(official(await exported()))
    // As an earlier release would have left it.
    await story.services.database.ownerTransaction((tx) =>
      tx.run(sql`update instrument_versions set definition = jsonb_set(definition, '{flags}', '[]')
        where code = 'QUEST_PHQ9' and jsonb_exists(definition, 'official')`),
    )
    const { version, items } = await formOf()
    expect(items[0].text).toBe('Avaldatud küsimus')
    const sent = await sendIn(version, { ...ANSWERS, q9: 3 })
    expect(sent.statusCode, sent.body).toBe(201)
    const { dangerAlarms } = (
      await story.doctor.client.get(`/api/clinic/e-contacts/${sent.json().id}`)
    ).json()
    expect(dangerAlarms).toMatchObject([{ takenAt: null }])
    await takeBack()
  })

  it('that an update has left behind counts as our own, and the clinic sees how many questions differ', async () => {
    await importInto(official(await exported()))
    expect(await inForce()).toMatchObject({ official: { misfits: 0 } })
    // As if today's questionnaire had a question more, and one less, than the file.
    await story.services.database.ownerTransaction((tx) =>
      tx.run(sql`update instrument_versions
        set definition = jsonb_set(jsonb_set(definition, '{official,items,2,id}', '"q3_before"'), '{flags}', '[]')
        where code = 'QUEST_PHQ9' and jsonb_exists(definition, 'official')`),
    )
    expect(await inForce()).toMatchObject({ official: { misfits: 2 } })
    const form = await formOf()
    expect(form.hasOfficialWording).toBe(false)
    expect(form.items[0].text).toBe('Avaldatud küsimus')
    const { id } = (await sendIn(form.version)).json()
    const path = `/api/clinic/e-contacts/${id}/questionnaires/responses`
    expect((await story.doctor.client.get(path)).json().content[0].hasOfficialWording).toBe(false)
    await takeBack()
  })

  it.each(['2.0  final', 'ver\u00a02', '  '])(
    'can be sent whatever its version is called: %j',
    async (version) => {
      expect((await importInto({ ...official(await exported()), version })).statusCode).toBe(200)
      expect((await sendIn((await formOf()).version)).statusCode).toBe(201)
      await takeBack()
    },
  )

  it('is gone when a file brings our own words', async () => {
    const own = await exported()
    await importInto(official(own))
    expect((await importInto(own)).json()).toMatchObject({ official: null })
    expect(await exported()).toEqual(own)
  })

  it('of one clinic leaves the others as they are', async () => {
    await importInto(official(await exported()))
    expect((await formOf(story.otherDoctor.client, story.otherClinic.clinicId)).hasOfficialWording).toBe(
      false,
    )
    expect((await importInto({}, story.otherDoctor.client)).statusCode).toBe(404)
    expect((await story.otherDoctor.client.get(base())).statusCode).toBe(404)
    expect(
      (await story.otherDoctor.client.get(`/api/questionnaires/QUEST_PHQ9?clinicId=${story.clinic.clinicId}`))
        .statusCode,
    ).toBe(404)
    await takeBack()
  })

  it('is asked of a patient who works at another clinic', async () => {
    await importInto(official(await exported(), 'Kolmas'))
    const both = await createPatient(story.services, {
      clinics: [story.clinic],
      consents: ['PRM_PATIENT', 'PRM_CLINIC', 'PRM_PRIVACY_POLICY'],
    })
    await createEmployee(story.services, story.otherClinic, { user: both })
    const client = await story.signedInAs(both)
    expect(await formOf(client)).toMatchObject({ hasOfficialWording: true })
    expect(await formOf(client, story.otherClinic.clinicId)).toMatchObject({ hasOfficialWording: false })
    await takeBack()
  })

  it.each([
    ['our own words', (file: File) => file],
    ['published words', (file: File) => official(file)],
  ])('exported, imported into an empty clinic and exported again is equal: %s', async (_, change) => {
    await importInto(change(await exported()))
    const first = await exported()
    const { client } = story.otherDoctor
    const { clinicId } = story.otherClinic
    expect((await importInto(first, client, clinicId)).statusCode).toBe(200)
    expect(await exported(client, clinicId)).toEqual(first)
    await takeBack()
    await client.post(`${base(clinicId)}/QUEST_PHQ9/wording/take-back`, {})
  })

  it('is checked first: what differs is named, and nothing is kept', async () => {
    const file = await exported()
    const check = async (questionnaire: object, instrument?: string) =>
      (await story.doctor.client.post(`${base()}/check`, { instrument, questionnaire })).json()
    expect(await check(official(file), 'QUEST_PHQ9')).toMatchObject({
      problems: [],
      preview: { isOwnWording: false, form: { hasOfficialWording: true }, languages: ['en'] },
    })
    expect(await check(file, 'QUEST_PHQ9')).toMatchObject({ preview: { isOwnWording: true } })
    const missing = { ...file, item: file.item.filter(({ linkId }) => linkId !== 'q3') }
    expect(await check(missing, 'QUEST_PHQ9')).toEqual({
      problems: [{ linkId: 'q3', problem: 'MISSING_ITEM' }],
      preview: null,
    })
    expect((await importInto(missing)).statusCode).toBe(468)
    expect(await inForce()).toMatchObject({ official: null })
  })

  it('in one language alone is tried out in that language', async () => {
    const item = [{ linkId: 'a', type: 'integer', text: 'Ile godzin?' }]
    const questionnaire = { resourceType: 'Questionnaire', name: 'OTHER', language: 'pl', item }
    const { preview } = (await story.doctor.client.post(`${base()}/check`, { questionnaire })).json()
    expect(preview).toMatchObject({ form: { language: 'pl' }, languages: ['pl'] })
  })

  it('of an instrument that the product does not have is tried out: asked by its conditions and scored', async () => {
    const { preview } = (
      await story.doctor.client.post(`${base()}/check`, {
        questionnaire: { ...(await exported()), name: 'OTHER' },
      })
    ).json()
    const rules = { ...preview.form, scores: preview.scoring, bands: [], classifications: [], flags: [] }
    const given = Object.fromEntries(Object.entries(ANSWERS).map(([id, value]) => [id, String(value)]))
    expect(preview.form.code).toBe('OTHER')
    expect(scoreAnswers(rules, given).scores).toEqual({ total: 5 })
    expect(preview.labels).toHaveProperty('total')
  })

  it.each([
    [
      'conditions that look at each other',
      { enableWhen: [{ question: 'q2', operator: 'exists', answerBoolean: true }] },
      'CONDITION_LOOKS_AHEAD',
    ],
    ['an unknown extension', { extension: [{ url: 'https://example.org/x' }] }, 'UNKNOWN_EXTENSION'],
    ['a script in a text', { text: '<script>alert(1)</script>' }, 'MARKUP_IN_TEXT'],
    ['seven groups in each other', { type: 'group', item: nested(6) }, 'NESTED_TOO_DEEP'],
  ])('in a file with %s is refused by name, and not kept', async (_, change, problem) => {
    const file = await exported()
    const broken = {
      ...file,
      item: file.item.map((item) => (item.linkId === 'q1' ? { ...item, ...change } : item)),
    }
    const checked = await story.doctor.client.post(`${base()}/check`, { questionnaire: broken })
    expect(checked.json()).toMatchObject({ problems: [{ problem }], preview: null })
    expect((await importInto(broken)).statusCode).toBe(468)
    expect(await inForce()).toMatchObject({ official: null })
  })

  it.each(['repeat(iif(true, repeat($this), {}))', "(1 | 2).repeat('a')", '('.repeat(5000)])(
    'in a file with a formula that would never end is refused at once: %#',
    async (expression) => {
      const file = await exported()
      const item = {
        linkId: 'sum',
        type: 'decimal',
        text: 'Sum',
        extension: [
          {
            url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
            valueExpression: { language: 'text/fhirpath', expression },
          },
        ],
      }
      const broken = { ...file, name: 'OTHER', item: [file.item[1], item] }
      const checked = await story.doctor.client.post(`${base()}/check`, { questionnaire: broken })
      expect(checked.json()).toMatchObject({ problems: [{ linkId: 'sum' }], preview: null })
    },
  )

  it('in a file of 5 MB is refused before it is read', async () => {
    const answer = await importInto({ resourceType: 'Questionnaire', text: 'x'.repeat(5_000_000) })
    expect(answer.statusCode).toBe(400)
  })
})

function nested(depth: number): object[] {
  const inside = depth === 0 ? { type: 'string', text: 'Inside' } : { type: 'group', item: nested(depth - 1) }
  return [{ linkId: `inside${depth}`, ...inside }]
}
