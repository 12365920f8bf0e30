import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import { createStory, send, type Story } from '../e-contacts/testing/story.ts'

const ORIGINAL = 'Võtke 400 mg ibuprofeeni 2 korda päevas.'
const RIGHT = 'Принимайте 400 мг ибупрофена 2 раза в день.'
const WRONG = 'Принимайте 40 мг ибупрофена 2 раза в день.'

describe.each(databaseKinds())('a translated reply on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const path = (id: number) => `/api/clinic/e-contacts/${id}`
  const inquire = (id: number, body: object) =>
    story.doctor.client.post(`${path(id)}/actions/inquiry`, { original: ORIGINAL, ...body })
  const close = (id: number, body: object) =>
    story.doctor.client.post(`${path(id)}/complete`, { original: ORIGINAL, ...body })
  const newest = async (id: number, side: 'patient' | 'clinic' = 'patient') => {
    const { client } = side === 'patient' ? story.patient : story.doctor
    return (await client.get(`/api/${side}/e-contacts/${id}/timeline`)).json().content.at(-1)
  }

  it('reaches the patient with what the clinic wrote, and both sides see both texts', async () => {
    const { id } = await send(story)
    expect((await inquire(id, { question: RIGHT })).statusCode).toBe(200)
    for (const side of ['patient', 'clinic'] as const)
      expect(await newest(id, side)).toMatchObject({ type: 'INQUIRY', text: RIGHT, original: ORIGINAL })
    expect((await close(id, { infoText: RIGHT })).statusCode).toBe(200)
    expect(await newest(id)).toMatchObject({ type: 'REPLIED', text: RIGHT, original: ORIGINAL })
  })

  it('with another dose is refused by name, and sent once its writer has confirmed it', async () => {
    const { id } = await send(story)
    for (const refused of [
      await inquire(id, { question: WRONG }),
      await close(id, { infoText: WRONG }),
      await inquire(id, { question: WRONG, differenceConfirmed: false, holdSeconds: 8 }),
    ])
      expect([refused.statusCode, refused.json()]).toMatchObject([
        469,
        { key: 'TRANSLATION_DIFFERS', params: { original: '“400 mg”', translation: '“40 мг”' } },
      ])
    expect(await newest(id)).toMatchObject({ type: 'SENT' })
    expect((await inquire(id, { question: WRONG, differenceConfirmed: true })).statusCode).toBe(200)
    expect(await newest(id)).toMatchObject({ text: WRONG, original: ORIGINAL })
  })

  it('with another time, phone number or day is refused too', async () => {
    const { id } = await send(story)
    for (const [original, question] of [
      ['Tulge kell 14:30.', 'Приходите в 13:30.'],
      ['Helistage 6661234.', 'Звоните 6661235.'],
      ['Tulge 12.11.2026.', 'Приходите 12.10.2026.'],
    ])
      expect((await inquire(id, { original, question })).json().key, original).toBe('TRANSLATION_DIFFERS')
  })

  it('is held with its original, which comes back with it or leaves with it', async () => {
    const { id } = await send(story)
    const hold = () => inquire(id, { question: RIGHT, holdSeconds: 8 })
    expect((await hold()).statusCode).toBe(200)
    const undone = await story.doctor.client.post(`${path(id)}/undo`)
    expect(undone.json()).toMatchObject({ text: RIGHT, original: ORIGINAL })
    expect((await hold()).statusCode).toBe(200)
    expect(await newest(id)).toMatchObject({ type: 'SENT' })
    story.clock.advance(9000)
    await story.runJobs()
    expect(await newest(id)).toMatchObject({ text: RIGHT, original: ORIGINAL })
  })

  it('is told from one that is not translated, which has no original', async () => {
    const { id } = await send(story)
    expect((await inquire(id, { question: RIGHT, original: ' ' })).statusCode).toBe(200)
    expect(await newest(id)).not.toHaveProperty('original')
  })
})
