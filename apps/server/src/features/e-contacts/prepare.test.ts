import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createStory, inquire, send, type Story } from './testing/story.ts'

describe.each(databaseKinds())('an e-contact that is prepared on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const get = async (id: number, part = '', who = story.nurse) => {
    const answer = await who.client.get(`/api/clinic/e-contacts/${id}${part}`)
    return { status: answer.statusCode, body: answer.json(), text: answer.body }
  }
  const rowOf = async (id: number) => {
    const list = await story.nurse.client.get(`/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}`)
    return list.json().content.find((row: { id: number }) => row.id === id)
  }

  it('is all that opening it shows, at the same version', async () => {
    const { id } = await send(story)
    await inquire(story, id)
    await story.doctor.client.post(`/api/clinic/e-contacts/${id}/notes`, { note: 'She will call' })
    await get(id)
    const prepared = (await get(id, '/ahead')).body
    const { viewers: _viewers, ...opened } = (await get(id)).body
    expect(prepared).toEqual({
      eContact: opened,
      timeline: (await get(id, '/timeline')).body,
      notes: (await get(id, '/notes')).body,
    })
    expect(prepared.timeline.version).toBe(prepared.eContact.version)
    expect(prepared.notes.content).toHaveLength(1)
  })

  it('was seen by nobody', async () => {
    const { id } = await send(story)
    const before = await rowOf(id)
    expect((await get(id, '/ahead')).status).toBe(200)
    expect(before).toMatchObject({ id, unread: true })
    expect(await rowOf(id)).toEqual(before)
    const rows = (await listAudit(story)).filter((row) => row.objectId === String(id))
    expect(rows.map((row) => row.action)).toEqual(['E_CONTACT_SEND', 'E_CONTACT_PREPARE'])
    expect(rows[1]).toMatchObject({
      actorUserId: story.nurse.userId,
      subjectPersonId: story.patient.personId,
      clinicId: story.clinic.clinicId,
    })
  })

  it('is told to the patient as that, and once it was opened as the opening alone', async () => {
    const { id } = await send(story)
    const told = async () =>
      (await story.patient.client.get('/api/patient/access-log'))
        .json()
        .content.filter((row: { eContact: { id: number } | null }) => row.eContact?.id === id)
        .map((row: { kind: string }) => row.kind)
    await get(id, '/ahead')
    expect(await told()).toEqual(['PREPARED'])
    await get(id)
    expect(await told()).toEqual(['OPENED'])
  })

  it('has no medical content for reception, and is not there for another clinic or a patient', async () => {
    const { id } = await send(story, { text: 'Secret symptom' })
    await inquire(story, id, { question: 'Secret question' })
    await story.doctor.client.post(`/api/clinic/e-contacts/${id}/notes`, { note: 'Secret note' })
    const hidden = await get(id, '/ahead', story.receptionist)
    expect(hidden.status).toBe(200)
    expect(hidden.text).not.toContain('Secret')
    expect((await get(id, '/ahead', story.otherDoctor)).status).toBe(404)
    expect((await story.patient.client.get(`/api/clinic/e-contacts/${id}/ahead`)).statusCode).toBe(403)
  })
})
