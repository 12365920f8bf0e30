import { r4FaultsOf } from '@vastus/domain/instruments/testing/r4-faults'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

const ANSWERS = { q1: 1, q2: 1, q3: 1, q4: 1, q5: 1, q6: 0, q7: 0, q8: 0, q9: 0 }

describe.each([quickestDatabase()])('questionnaires as FHIR on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const fill = async () => {
    const { version } = (await story.patient.client.get('/api/questionnaires/QUEST_PHQ9')).json()
    const sent = await story.patient.client.post('/api/patient/e-contacts/questionnaire', {
      eContactType: 'QUEST_PHQ9',
      patientPersonId: story.patient.personId,
      clinicId: story.clinic.clinicId,
      questionnaire: { version, answers: ANSWERS },
    })
    return { id: sent.json().id as number, version }
  }
  const exported = (id: number, who = story.doctor) =>
    who.client.get(`/api/clinic/e-contacts/${id}/questionnaires/responses/fhir`)

  it('name the version that was asked, and where it is to be had', async () => {
    const { id, version } = await fill()
    const bundle = (await exported(id)).json()
    expect(r4FaultsOf(bundle)).toEqual([])
    const { entry } = bundle
    const [response, total] = entry.map(({ resource }: { resource: object }) => resource)
    const [url, asked] = response.questionnaire.split('|')
    expect(asked).toBe(version)
    const questionnaire = (await story.doctor.client.get(new URL(url).pathname)).json()
    expect(questionnaire).toMatchObject({ resourceType: 'Questionnaire', url, version })
    expect(r4FaultsOf(questionnaire)).toEqual([])
    expect(response.source).toEqual(response.subject)
    expect(total).toMatchObject({ resourceType: 'Observation', valueQuantity: { value: 5 } })
    expect(
      (await listAudit(story)).filter((row) => row.objectId === String(id)).map(({ action }) => action),
    ).toEqual(['E_CONTACT_SEND', 'QUESTIONNAIRES_EXPORT'])
  })

  it('name no person: neither name nor personal code leaves with the answers', async () => {
    const { id } = await fill()
    const { patient } = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json()
    const { body } = await exported(id)
    for (const word of [patient.firstName, patient.surname, patient.personalCode])
      if (word) expect(body).not.toContain(word)
  })

  it('hold nothing for reception, and are not found by another clinic or a patient', async () => {
    const { id } = await fill()
    expect((await exported(id, story.receptionist)).json()).not.toHaveProperty('entry')
    expect((await exported(id, story.otherDoctor)).statusCode).toBe(404)
    expect((await story.patient.client.get('/api/questionnaires/QUEST_PHQ9/fhir')).statusCode).toBe(403)
  })
})
