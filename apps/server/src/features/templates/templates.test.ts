// @proves R3-048 R3-050
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

const ANSWER = { heading: 'Book a visit', description: 'Hello {firstName}, book a time at {clinicName}.' }

describe.each([quickestDatabase()])('ready-made answers on %s', (kind) => {
  let story: Story
  let path: string
  beforeAll(async () => {
    story = await createStory(kind)
    path = `/api/clinic/${story.clinic.clinicId}/templates`
  })
  afterAll(() => story.close())

  const create = async (body: Record<string, unknown> = {}, who = story.doctor) =>
    (await who.client.post(path, { ...ANSWER, heading: `Answer ${randomUUID()}`, ...body })).json()
  const headingsSeenBy = async (who: Story['doctor']) =>
    (await who.client.get(path)).json().content.map((each: { heading: string }) => each.heading)

  it('are kept with their heading, text and type, and shown with their owner', async () => {
    const response = await story.doctor.client.post(path, { ...ANSWER, onlyForType: 'COUGH' })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      ...ANSWER,
      onlyForType: 'COUGH',
      visibleToAll: false,
      isOwn: true,
      owner: { id: story.doctor.userId, surname: 'Tamm' },
    })
  })

  it('keep their language, and from when the patient may reply to them', async () => {
    const { id } = await create({ language: 'ru', restriction: 'NO_REPLY' })
    const found = async () =>
      (await story.doctor.client.get(path)).json().content.find((each: { id: number }) => each.id === id)
    expect(await found()).toMatchObject({ language: 'ru', restriction: 'NO_REPLY' })
    await story.doctor.client.patch(`${path}/${id}`, { restriction: null })
    expect(await found()).toMatchObject({ language: 'ru', restriction: null })
    expect((await story.doctor.client.post(path, { ...ANSWER, restriction: 'DATE' })).statusCode).toBe(400)
  })

  it('are seen by colleagues only when shared, and never by another clinic', async () => {
    const [own, shared] = [await create(), await create({ visibleToAll: true })]
    expect(await headingsSeenBy(story.doctor)).toEqual(expect.arrayContaining([own.heading, shared.heading]))
    const seen = await headingsSeenBy(story.nurse)
    expect(seen).toContain(shared.heading)
    expect(seen).not.toContain(own.heading)
    expect((await story.otherDoctor.client.get(path)).statusCode).toBe(404)
  })

  it('are changed and removed by their owner alone', async () => {
    const { id, heading } = await create({ visibleToAll: true })
    const change = (who: Story['doctor']) =>
      who.client.patch(`${path}/${id}`, { description: 'Come tomorrow.', visibleToAll: false })
    expect((await change(story.nurse)).statusCode).toBe(404)
    expect((await story.nurse.client.delete(`${path}/${id}`)).statusCode).toBe(404)
    expect((await change(story.doctor)).json()).toMatchObject({
      heading,
      description: 'Come tomorrow.',
      visibleToAll: false,
    })
    expect((await story.doctor.client.delete(`${path}/${id}`)).statusCode).toBe(204)
    expect((await story.doctor.client.delete(`${path}/${id}`)).statusCode).toBe(404)
    expect(await headingsSeenBy(story.doctor)).not.toContain(heading)
  })

  it.each([
    ['no heading', { heading: '  ' }, 'REQUIRED'],
    ['a heading of 151 characters', { heading: 'ä'.repeat(151) }, 'TEXT_TOO_LONG'],
    ['no text', { description: '' }, 'REQUIRED'],
    ['a text of 3001 characters', { description: 'ä'.repeat(3001) }, 'TEXT_TOO_LONG'],
    ['a placeholder that nothing fills', { description: 'Take {dose}' }, 'TEMPLATE_PLACEHOLDER'],
  ])('with %s are refused', async (_what, body, rule) => {
    const response = await story.doctor.client.post(path, { ...ANSWER, ...body })
    expect(outcomeOf(response)).toEqual([400, rule])
  })

  it('of 150 and 3000 characters are kept, emoji counted as people count them', async () => {
    const { heading, description } = await create({
      heading: '😀'.repeat(150),
      description: 'ž'.repeat(3000),
    })
    expect([[...heading].length, description.length]).toEqual([150, 3000])
  })

  it('of an unknown type are refused, and a type can be taken away', async () => {
    expect(
      (await story.doctor.client.post(path, { ...ANSWER, onlyForType: 'NO_SUCH_TYPE' })).statusCode,
    ).toBe(400)
    const { id } = await create({ onlyForType: 'COUGH' })
    const changed = await story.doctor.client.patch(`${path}/${id}`, { onlyForType: null })
    expect(changed.json().onlyForType).toBeNull()
  })
})
