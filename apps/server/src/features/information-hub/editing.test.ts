import type { NoticeContent } from '@vastus/domain/information-hub/notice-content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { listAudit } from '../../testing/e-contact-rows.ts'
import { createAdmin } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

const words = (text: string) => ({ et: text, en: text, ru: text, pl: text })
const NOTICE: NoticeContent = {
  type: 'NON_CLINICAL',
  concernsPrescriptionDrug: false,
  forTypes: [],
  tags: ['PLATFORM'],
  source: 'Platform guide',
  title: words('A new page'),
  text: words('Look at it.'),
}
const URL = '/api/prm/hub-notices'

describe.each([quickestDatabase()])('editing the information hub on %s', (kind) => {
  let story: Story
  let admin: TestClient
  beforeAll(async () => {
    story = await createStory(kind)
    admin = await story.signedInAs(await createAdmin(story.services))
  })
  afterAll(() => story.close())

  const read = async () =>
    (await story.nurse.client.get('/api/clinic/information-hub?language=en')).json<{
      content: { title: string; isRead: boolean }[]
    }>().content
  const titles = async () => (await read()).map(({ title }) => title)
  const add = async (content: NoticeContent): Promise<number> => {
    const response = await admin.post(URL, content)
    expect(response.statusCode).toBe(201)
    return response.json().id
  }
  const publish = (id: number) => {
    story.clock.advance(1000)
    return admin.post(`${URL}/${id}/publish`)
  }

  it('shows readers a notice from its publishing to its end', async () => {
    const id = await add(NOTICE)
    expect(await titles()).not.toContain('A new page')
    expect((await publish(id)).json()).toMatchObject({ state: 'PUBLISHED', draft: null })
    expect((await titles())[0]).toBe('A new page')

    // What is typed afterwards is seen with the next publishing only, and then it is unread again.
    await story.nurse.client.post('/api/clinic/information-hub/read', { noticeIds: [id] })
    const changed = await admin.patch(`${URL}/${id}`, { ...NOTICE, title: words('A better page') })
    expect(changed.json()).toMatchObject({
      title: words('A new page'),
      draft: { title: words('A better page') },
    })
    expect((await titles())[0]).toBe('A new page')
    await publish(id)
    expect((await read())[0]).toMatchObject({ title: 'A better page', isRead: false })

    await admin.post(`${URL}/${id}/expire`)
    expect(await titles()).not.toContain('A better page')
    expect((await admin.get(URL)).json().content[0]).toMatchObject({ id, state: 'EXPIRED', draft: null })
    const actions = (await listAudit(story)).map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['HUB_NOTICE_SAVE', 'HUB_NOTICE_PUBLISH', 'HUB_NOTICE_EXPIRE']),
    )
  })

  it('publishes nothing that lacks words', async () => {
    const id = await add({ ...NOTICE, source: '', text: { ...words('Text'), ru: '' } })
    const refused = await publish(id)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ fields: [{ path: 'source' }, { path: 'text.ru' }] })
    expect((await admin.post(`${URL}/999999/publish`)).statusCode).toBe(404)
  })

  it('refuses what was typed on an older version, and keeps both', async () => {
    const id = await add({ ...NOTICE, title: words('Seen by two') })
    const save = (title: string) =>
      admin.patch(`${URL}/${id}`, { ...NOTICE, title: words(title) }, { headers: { 'if-match': '"1"' } })
    expect((await save('The first')).statusCode).toBe(200)
    const second = await save('The second')
    expect([second.statusCode, second.json()]).toEqual([409, expect.objectContaining({ version: 2 })])
    const { content } = (await admin.get(URL)).json()
    expect(content.find((each: { id: number }) => each.id === id).title.en).toBe('The first')
  })

  it('takes a title of 200 letters and no more', async () => {
    await add({ ...NOTICE, title: words('ž'.repeat(200)) })
    const tooLong = await admin.post(URL, { ...NOTICE, title: { ...words('x'), pl: 'x'.repeat(201) } })
    expect(tooLong.json()).toMatchObject({ fields: [{ path: 'title.pl', rule: 'MAX_LENGTH' }] })
  })

  it('is the platform’s alone', async () => {
    const id = await add(NOTICE)
    for (const { client } of [story.patient, story.doctor, story.receptionist]) {
      expect((await client.get(URL)).statusCode).toBe(403)
      expect((await client.post(URL, NOTICE)).statusCode).toBe(403)
      expect((await client.post(`${URL}/${id}/publish`)).statusCode).toBe(403)
    }
  })
})
