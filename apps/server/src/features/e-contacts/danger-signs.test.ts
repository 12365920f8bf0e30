import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import { createStory, send, sending, type Story } from './testing/story.ts'

describe.each(databaseKinds())('danger signs of a sent e-contact on %s', (kind) => {
  let story: Story
  let id: number
  beforeAll(async () => {
    story = await createStory(kind)
    id = (await send(story, { text: 'Since morning a strong pain in my chest' })).id
  })
  afterAll(() => story.close())

  const open = async (eContactId: number, who = story.doctor) =>
    (await who.client.get(`/api/clinic/e-contacts/${eContactId}`)).json()
  const row = async (eContactId: number, who = story.doctor) =>
    (await who.client.get('/api/clinic/e-contacts'))
      .json()
      .content.find((each: { id: number }) => each.id === eContactId)

  it('are there for the clinic: the rule and the words, and a mark in the list', async () => {
    expect((await open(id)).dangerSigns).toEqual([{ ruleId: 'CHEST_PAIN', words: ['pain', 'chest'] }])
    expect((await row(id)).hasDangerSigns).toBe(true)
  })

  it('stay when the row is rendered anew', async () => {
    await story.doctor.client.post(`/api/clinic/e-contacts/${id}/notes`, { note: 'Called back' })
    await story.doctor.client.post(`/api/clinic/e-contacts/${id}/actions/inquiry`, {
      question: 'Since when?',
    })
    expect((await row(id)).hasDangerSigns).toBe(true)
  })

  it('are hidden from those who may not see medical content', async () => {
    expect((await open(id, story.receptionist)).dangerSigns).toEqual([])
    expect(await row(id, story.receptionist)).not.toHaveProperty('hasDangerSigns')
  })

  it('are not shown to the patient', async () => {
    const timeline = await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)
    expect(timeline.body).not.toContain('CHEST_PAIN')
  })

  it('come from answers too, but never from the wording of the questions', async () => {
    const text = 'I cough\n\nHave you coughed up blood?\nNo'
    const calm = await send(story, { eContactType: 'COUGH', text })
    expect((await open(calm.id)).dangerSigns).toEqual([])
    expect(await row(calm.id)).not.toHaveProperty('hasDangerSigns')
    const body = { eContactType: 'COUGH', text: text.replace('No', 'Yes') }
    const answer = await story.patient.client.post('/api/patient/e-contacts/fallback', {
      ...sending(story, body),
      questionAnswers: [{ id: 'co_blood', answer: 'yes' }],
    })
    expect((await open(answer.json().id)).dangerSigns).toEqual([{ ruleId: 'CLOT', words: [] }])
  })
})
