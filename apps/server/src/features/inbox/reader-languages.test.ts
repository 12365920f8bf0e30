import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createPatient } from '../../testing/factories.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('languages of those who wrote, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  it('are those of their accounts, for their own clinic alone', async () => {
    const writer = await createPatient(story.services, { clinics: [story.clinic], language: 'ru' })
    const { id } = await send(story, {}, { ...writer, client: await story.signedInAs(writer) })
    const ask = (clinicId: number, who: 'doctor' | 'otherDoctor') =>
      story[who].client.get(
        `/api/clinic/e-contacts/reader-languages?clinicId=${clinicId}&eContactIds=${id},999999`,
      )
    expect((await ask(story.clinic.clinicId, 'doctor')).json().content).toEqual([
      { eContactId: id, language: 'ru' },
    ])
    expect((await ask(story.otherClinic.clinicId, 'doctor')).statusCode).toBe(404)
    expect((await ask(story.otherClinic.clinicId, 'otherDoctor')).statusCode).toBe(404)
  })
})
