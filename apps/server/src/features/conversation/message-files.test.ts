// @proves-part R3-005: without questionnaires
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { outcomeOf } from '../e-contacts/testing/answers.ts'
import { createFile } from '../../testing/e-contact-rows.ts'
import { createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('files of a message on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const addInfo = async (id: number, infoFileIds: string[]) =>
    outcomeOf(
      await story.patient.client.post(`/api/patient/e-contacts/${id}/info`, {
        infoText: 'See file',
        infoFileIds,
      }),
    )

  it('goes with one message, also while it is being scanned', async () => {
    const { id } = await send(story)
    const file = await createFile(story, id, { scanResult: 'WAITING' })
    expect(await addInfo(id, [file])).toEqual([200])
    expect(await addInfo(id, [file])).toEqual([404])
    const { content } = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/timeline`)).json()
    expect(content[1]).toMatchObject({
      type: 'INFO_ADDED',
      files: [{ id: file, scanResult: 'WAITING', thumbnailURL: null }],
    })
  })

  it('must be of this e-contact, of one’s own side and not infected', async () => {
    const [{ id }, other] = [await send(story), await send(story)]
    expect(await addInfo(id, [await createFile(story, other.id)])).toEqual([404])
    expect(await addInfo(id, [await createFile(story, id, { uploadedBy: 'CLINIC' })])).toEqual([404])
    const taken = { question: 'Yours?', questionFileIds: [await createFile(story, id)] }
    const reply = await story.doctor.client.post(`/api/clinic/e-contacts/${id}/actions/inquiry`, taken)
    expect(outcomeOf(reply)).toEqual([404])
    expect(await addInfo(id, ['00000000-0000-4000-8000-000000000000'])).toEqual([404])
    expect(await addInfo(id, [await createFile(story, id, { scanResult: 'INFECTED' })])).toEqual([
      469,
      'INVALID_INPUT_FILE',
    ])
    expect(await addInfo(id, ['not-a-file'])).toEqual([400, 'FORM'])
    const { eContact } = (await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)).json()
    expect(eContact.version).toBe(1)
  })

  it('is shown to the patient once the clinic’s reply is sent', async () => {
    const { id } = await send(story)
    const file = await createFile(story, id, { uploadedBy: 'CLINIC' })
    const timeline = async () =>
      (await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)).json()
    expect((await timeline()).eContact.files).toEqual([])
    expect(await inquire(story, id, { questionFileIds: [file] })).toMatchObject({
      inquiry: { questionFileIds: [file] },
    })
    const sent = await timeline()
    expect(sent.eContact).toMatchObject({ files: [{ id: file }], inquiry: { questionFileIds: [file] } })
    expect(sent.content[1].files).toMatchObject([{ id: file, uploadedBy: 'CLINIC' }])
  })

  it('that come after the files step are a message of their own, once', async () => {
    const { id } = await send(story)
    const finalize = async (fileIds?: string[]) =>
      outcomeOf(
        await story.patient.client.post('/api/patient/e-contacts/finalize', { eContactId: id, fileIds }),
      )
    expect(await finalize()).toEqual([200])
    const shown = async () => (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json()
    const row = async () => {
      const { content } = (
        await story.nurse.client.get(`/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}`)
      ).json()
      return content.find((each: { id: number }) => each.id === id)
    }
    const before = await shown()
    expect(await row()).toMatchObject({ unread: false, fileCount: 0 })

    story.clock.advance(60_000)
    const files = [await createFile(story, id), await createFile(story, id)]
    const draft = await createFile(story, id, { forReply: true })
    expect(await finalize(files)).toEqual([200])
    expect(await row()).toMatchObject({ unread: true, fileCount: 2, version: before.version + 1 })
    expect(await finalize(files)).toEqual([200])
    expect(await finalize([...files, '00000000-0000-4000-8000-000000000000'])).toEqual([404])
    expect(await finalize([await createFile(story, id, { uploadedBy: 'CLINIC' })])).toEqual([404])

    const { content } = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}/timeline`)).json()
    expect(content).toMatchObject([
      { type: 'SENT', files: [] },
      { type: 'FILES_ADDED', text: '', author: { role: 'PATIENT' } },
    ])
    expect(content[1].files.map((file: { id: string }) => file.id).toSorted()).toEqual(files.toSorted())
    const after = await shown()
    expect(after).toMatchObject({ status: 'waitingForClinic', version: before.version + 1 })
    expect(after.updatedAt).not.toBe(before.updatedAt)
    const mine = (await story.patient.client.get(`/api/patient/e-contacts/${id}/timeline`)).json()
    expect(mine.content.at(-1)).toMatchObject({ type: 'FILES_ADDED' })
    expect(mine.content.flatMap((entry: { files: { id: string }[] }) => entry.files)).not.toContainEqual(
      expect.objectContaining({ id: draft }),
    )
  })
})
