// @proves R2-072
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { complete, createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

type Who = 'doctor' | 'nurse'

describe.each([quickestDatabase()])('unread marks on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const clinic = () => `clinicId=${story.clinic.clinicId}`
  const unread = async (who: Who) =>
    (await story[who].client.get(`/api/clinic/e-contacts/unread?${clinic()}`)).json()
  const isUnread = async (who: Who, id: number) => (await unread(who)).ids.includes(id)
  const open = (who: Who, id: number) => story[who].client.get(`/api/clinic/e-contacts/${id}`)
  const sent = async () => {
    const { id } = await send(story)
    story.clock.advance(1000)
    return id
  }
  const later = () => story.clock.advance(1000)

  it('go with the opening, for the one who opened it alone', async () => {
    const id = await sent()
    expect(await isUnread('doctor', id)).toBe(true)
    await open('doctor', id)
    expect(await isUnread('doctor', id)).toBe(false)
    expect(await isUnread('nurse', id)).toBe(true)
  })

  it.each<[string, (id: number) => Promise<unknown>]>([
    [
      'the patient',
      (id) => story.patient.client.post(`/api/patient/e-contacts/${id}/info`, { infoText: 'Worse' }),
    ],
    ['a colleague in a reply', (id) => inquire(story, id)],
    [
      'a colleague in a note',
      (id) => story.doctor.client.post(`/api/clinic/e-contacts/${id}/notes`, { note: 'See this' }),
    ],
  ])('come back with what is said by %s', async (_, say) => {
    const id = await sent()
    await open('nurse', id)
    later()
    await say(id)
    expect(await isUnread('nurse', id)).toBe(true)
  })

  it('do not come with one’s own words, or with what is only done', async () => {
    const id = await sent()
    await open('nurse', id)
    await open('doctor', id)
    later()
    await story.doctor.client.post(`/api/clinic/e-contacts/${id}/assign`, {
      assigneeUserId: story.nurse.userId,
    })
    expect(await isUnread('nurse', id)).toBe(false)
    await inquire(story, id)
    expect(await isUnread('doctor', id)).toBe(false)
  })

  it('are a filter of the list, which is asked for again each time', async () => {
    const id = await sent()
    const list = async (search = '') =>
      story.doctor.client.get(`/api/clinic/e-contacts?${clinic()}&unread=true&types=HEADACHE${search}`)
    const found = async () => (await list('&search=mari')).json().content.map((row: { id: number }) => row.id)
    const before = await list()
    expect(before.headers['etag']).toBeUndefined()
    expect(before.json().content.map((row: { id: number }) => row.id)).toContain(id)
    expect(await found()).toContain(id)
    await open('doctor', id)
    const after = (await list()).json()
    expect(after.content.map((row: { id: number }) => row.id)).not.toContain(id)
    expect(await found()).not.toContain(id)
    expect(after.totalElements).toBe((await unread('doctor')).total)
  })

  it('are put back and taken away by hand, for the one who does it alone', async () => {
    const [one, other] = [await sent(), await sent()]
    const mark = (who: Who, eContactIds: number[], isSeen: boolean) =>
      story[who].client.post('/api/clinic/e-contacts/seen', { eContactIds, isSeen })
    expect((await mark('nurse', [one, other], true)).json()).toEqual({ unreadIds: [] })
    expect(await isUnread('nurse', one)).toBe(false)
    expect(await isUnread('doctor', one)).toBe(true)
    expect((await mark('nurse', [one], false)).json()).toEqual({ unreadIds: [one] })
    expect(await isUnread('nurse', one)).toBe(true)
    expect(await isUnread('nurse', other)).toBe(false)
    await open('nurse', one)
    expect(await isUnread('nurse', one)).toBe(false)
    const seen = async () =>
      (await story.patient.client.get(`/api/patient/e-contacts/${other}/timeline`)).json().eContact
    expect(await seen()).toMatchObject({ clinicLastSeenAt: null })
    const foreign = await story.otherDoctor.client.post('/api/clinic/e-contacts/seen', {
      eContactIds: [one],
      isSeen: false,
    })
    expect(foreign.statusCode).toBe(404)
  })

  it('are for open e-contacts of one’s own clinic', async () => {
    const id = await sent()
    await complete(story, id)
    expect(await isUnread('nurse', id)).toBe(false)
    const foreign = await story.otherDoctor.client.get(`/api/clinic/e-contacts/unread?${clinic()}`)
    expect(foreign.statusCode).toBe(404)
  })
})
