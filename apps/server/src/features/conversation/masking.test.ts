// @proves R4-040 R6-006 R6-008
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createFile } from '../../testing/e-contact-rows.ts'
import { createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('what reception staff see on %s', (kind) => {
  let story: Story
  let medical: number
  let billing: number
  beforeAll(async () => {
    story = await createStory(kind)
    medical = (await send(story, { text: 'Secret symptom' })).id
    billing = (await send(story, { text: 'Secret invoice', eContactType: 'BILLING_QUESTION' })).id
    for (const id of [medical, billing]) {
      const questionFileIds = [await createFile(story, id, { uploadedBy: 'CLINIC' })]
      await inquire(story, id, { question: 'Secret question', questionFileIds })
      await story.doctor.client.post(`/api/clinic/e-contacts/${id}/notes`, { note: 'Secret note' })
    }
  })
  afterAll(() => story.close())

  const get = async (path: string, who = story.receptionist) =>
    (await who.client.get(`/api/clinic/e-contacts${path}`)).body

  const authorOf = ({ userId, firstName, surname }: typeof story.nurse) => ({
    id: userId,
    firstName,
    surname,
  })

  it('has no medical text, file, question or note in any answer', async () => {
    const bodies = await Promise.all(['', '/timeline', '/notes'].map((part) => get(`/${medical}${part}`)))
    for (const body of bodies) expect(body).not.toContain('Secret')
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      text: null,
      files: [],
      medicalHidden: true,
      eContactType: 'HEADACHE',
      status: 'waitingForPatient',
      patient: { firstName: 'Mari' },
    })
    expect(JSON.parse(bodies[1] ?? '').content[0]).toMatchObject({ type: 'SENT', text: null, files: [] })
    expect(JSON.parse(bodies[2] ?? '').content).toEqual([
      { id: expect.any(Number), createdAt: expect.any(String), author: authorOf(story.doctor), text: null },
    ])
  })

  it('shows administrative types in full', async () => {
    expect(JSON.parse(await get(`/${billing}`))).toMatchObject({
      text: 'Secret invoice',
      medicalHidden: false,
      files: [{ uploadedBy: 'CLINIC' }],
    })
    expect(await get(`/${billing}/timeline`)).toContain('Secret question')
    expect(await get(`/${billing}/notes`)).toContain('Secret note')
  })

  it('shows previews in the list, and searches texts, for administrative types alone', async () => {
    const previews = (body: string) =>
      Object.fromEntries(
        JSON.parse(body).content.map((row: { id: number; messagePreview: string | null }) => [
          row.id,
          row.messagePreview,
        ]),
      )
    expect(previews(await get(''))).toEqual({ [medical]: null, [billing]: 'Secret question' })
    expect(Object.keys(previews(await get('?search=secret')))).toEqual([String(billing)])
    expect(Object.keys(previews(await get('?search=magi'))).toSorted()).toEqual(
      [String(medical), String(billing)].toSorted(),
    )
    expect(Object.keys(previews(await get('?search=symptom', story.nurse)))).toEqual([String(medical)])
  })

  it('shows the own note about a medical matter to its author, and to clinicians', async () => {
    const other = (await send(story, { text: 'Secret symptom' })).id
    const path = `/api/clinic/e-contacts/${other}/notes`
    await story.doctor.client.post(path, { note: 'Secret note' })
    const saved = await story.receptionist.client.post(path, { note: 'She will call again' })
    expect(saved.json()).toMatchObject({ text: 'She will call again', author: authorOf(story.receptionist) })
    const textsFor = async (who: typeof story.nurse) =>
      JSON.parse(await get(`/${other}/notes`, who)).content.map(({ text }: { text: string | null }) => text)
    expect(await textsFor(story.receptionist)).toEqual([null, 'She will call again'])
    expect(await textsFor(story.nurse)).toEqual(['Secret note', 'She will call again'])
    expect(await get('?search=call%20again')).not.toContain('call again')
  })

  it('is not told which questionnaire a patient is asked for', async () => {
    const { id } = await send(story)
    const asked = await story.doctor.client.post(`/api/clinic/e-contacts/${id}/actions/questionnaire`, {
      question: 'How are you?',
      questionnaire: 'QUEST_GAD',
    })
    expect(asked.json()).toMatchObject({ askedQuestionnaire: 'QUEST_GAD' })
    expect(JSON.parse(await get(`/${id}`))).not.toHaveProperty('askedQuestionnaire')
  })
})
