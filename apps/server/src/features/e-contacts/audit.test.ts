import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createStory, send, type Story } from './testing/story.ts'

describe.each([quickestDatabase()])('the trail of an e-contact on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  it('names who looked at or changed it, and the patient whom it is about', async () => {
    const { patient, doctor, clinic } = story
    const { id } = await send(story)
    const staffPost = (action: string, body?: object) =>
      doctor.client.post(`/api/clinic/e-contacts/${id}/${action}`, body)
    await doctor.client.get('/api/clinic/e-contacts')
    await doctor.client.get(`/api/clinic/e-contacts/${id}`)
    await doctor.client.get(`/api/clinic/e-contacts/${id}/timeline`)
    await doctor.client.get(`/api/clinic/e-contacts/${id}/notes`)
    await staffPost('notes', { note: 'Hi' })
    await staffPost('assign', { assigneeUserId: doctor.userId })
    await staffPost('actions/inquiry', { question: 'Hi?' })
    await patient.client.get('/api/patient/e-contacts')
    await patient.client.get(`/api/patient/e-contacts/${id}/timeline`)
    await patient.client.post('/api/patient/e-contacts/finalize', { eContactId: id })
    await patient.client.post(`/api/patient/actions/${id}/inquiry/complete`, { answer: 'Hi' })
    await patient.client.post(`/api/patient/e-contacts/${id}/info`, { infoText: 'Hi' })
    await staffPost('complete', { infoText: 'Bye' })
    await staffPost('reopen', { reason: 'WRONG_INFORMATION' })
    await patient.client.post(`/api/patient/e-contacts/${id}/cancel`, { reason: 'PROBLEM_RESOLVED' })
    await patient.client.post(`/api/patient/e-contacts/${id}/reopen`, { reason: 'SYMPTOMS_CHANGED' })

    const rows = (await listAudit(story)).filter((row) => row.outcome === 'ALLOWED')
    const about = rows.filter((row) => row.objectType === 'eContact')
    expect(about.map((row) => row.action)).toEqual([
      'E_CONTACT_SEND',
      'E_CONTACT_OPEN',
      'E_CONTACT_TIMELINE',
      'NOTES_READ',
      'NOTE_ADD',
      'E_CONTACT_ASSIGN',
      'E_CONTACT_INQUIRE',
      'E_CONTACT_OPEN',
      'E_CONTACT_FINALIZE',
      'E_CONTACT_ANSWER',
      'E_CONTACT_ADD_INFO',
      'E_CONTACT_COMPLETE',
      'E_CONTACT_REOPEN',
      'E_CONTACT_CANCEL',
      'E_CONTACT_REOPEN',
    ])
    for (const row of about)
      expect(row).toMatchObject({
        objectId: String(id),
        subjectPersonId: patient.personId,
        clinicId: clinic.clinicId,
      })
    expect(rows.filter((row) => row.action === 'E_CONTACTS_LIST')).toEqual([
      expect.objectContaining({
        objectType: 'person',
        subjectPersonId: patient.personId,
        actorUserId: patient.userId,
      }),
      expect.objectContaining({
        objectType: 'clinic',
        clinicId: clinic.clinicId,
        actorUserId: doctor.userId,
      }),
      expect.objectContaining({
        objectType: 'person',
        subjectPersonId: patient.personId,
        clinicId: clinic.clinicId,
        actorUserId: doctor.userId,
      }),
    ])
  })

  it('keeps no trace of what was refused and undone', async () => {
    const { id } = await send(story)
    const before = (await listAudit(story)).length
    await story.doctor.client.post(
      `/api/clinic/e-contacts/${id}/complete`,
      { infoText: 'Late' },
      { headers: { 'if-match': '"9"' } },
    )
    expect(await listAudit(story)).toHaveLength(before)
  })
})
