// @proves R3-005 R3-008 R4-038 R4-041 R4-042
// @proves-part R2-056: the answer of the server
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { complete, createStory, inquire, send, type Story } from './testing/story.ts'

describe.each([quickestDatabase()])('an e-contact on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  it('is sent, listed, opened, replied to, answered and completed', async () => {
    const { patient, doctor, clinic } = story
    const sent = await send(story, { text: 'My head hurts since Monday' })
    expect(sent).toMatchObject({
      status: 'waitingForClinic',
      finalizeStatus: 'SUBMITTED',
      direction: 'PATIENT_TO_CLINIC',
      acceptanceRequired: false,
      version: 1,
      text: 'My head hurts since Monday',
      patient: { id: patient.personId, firstName: 'Mari' },
      creator: { id: patient.personId },
      lastEntry: { type: 'SENT', byClinic: false, preview: 'My head hurts since Monday' },
    })

    const dashboard = await doctor.client.get(`/api/clinic/e-contacts?clinicId=${clinic.clinicId}`)
    expect(dashboard.json().content).toEqual([
      expect.objectContaining({
        id: sent.id,
        unread: true,
        messagePreview: 'My head hurts since Monday',
        assigneeUser: null,
      }),
    ])

    const opened = await doctor.client.get(`/api/clinic/e-contacts/${sent.id}`)
    expect(opened.json()).toMatchObject({
      id: sent.id,
      version: 1,
      text: 'My head hurts since Monday',
      medicalHidden: false,
    })
    const seen = await doctor.client.get(`/api/clinic/e-contacts?clinicId=${clinic.clinicId}`)
    expect(seen.json().content[0]).toMatchObject({ unread: false, updatedAt: sent.updatedAt, version: 1 })

    const inquired = await inquire(story, sent.id, { question: 'Any fever?' })
    expect(inquired).toMatchObject({
      status: 'waitingForPatient',
      version: 2,
      assigneeUser: { id: doctor.userId, surname: 'Tamm', active: true },
      inquiry: { id: sent.id, question: 'Any fever?', answeredAt: null },
    })

    const timeline = await patient.client.get(`/api/patient/e-contacts/${sent.id}/timeline`)
    expect(timeline.json().eContact).toMatchObject({
      clinicLastSeenAt: expect.any(String),
      abilities: { ANSWER_INQUIRY: true },
    })
    expect(
      timeline.json().content.map((entry: { type: string; text: string }) => [entry.type, entry.text]),
    ).toEqual([
      ['SENT', 'My head hurts since Monday'],
      ['INQUIRY', 'Any fever?'],
    ])

    const answered = await patient.client.post(`/api/patient/actions/${sent.id}/inquiry/complete`, {
      answer: 'No fever',
    })
    expect(answered.statusCode).toBe(200)
    expect(answered.json()).toMatchObject({
      status: 'waitingForClinic',
      version: 3,
      inquiry: { answeredAt: expect.any(String) },
    })

    const completed = await complete(story, sent.id)
    expect(completed).toMatchObject({ status: 'completed', outcome: 'ANSWERED', version: 4 })
    const mine = await patient.client.get('/api/patient/e-contacts')
    expect(mine.json()).toMatchObject({
      totalElements: 1,
      size: 5,
      last: true,
      content: [
        {
          id: sent.id,
          status: 'completed',
          lastEntry: { type: 'REPLIED', byClinic: true, preview: 'Rest and drink water' },
        },
      ],
    })
    const hidden = await doctor.client.get(`/api/clinic/e-contacts?clinicId=${clinic.clinicId}`)
    expect(hidden.json().content).toEqual([])
  })
})
