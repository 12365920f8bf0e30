import type { NoticeContent } from '@vastus/domain/information-hub/notice-content'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../db/database.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'
import { hubEditing } from './index.ts'

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

describe.each([quickestDatabase()])('editing the information hub on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const now = () => story.clock.now()
  const edit = <T>(work: (tx: Tx) => Promise<T>) =>
    story.services.database.transaction({ actor: 'system' }, work)
  const titles = async () =>
    (await story.nurse.client.get('/api/clinic/information-hub?language=en'))
      .json<{ content: { title: string; isRead: boolean }[] }>()
      .content.map(({ title }) => title)

  it('shows readers a notice from its publishing to its end', async () => {
    const id = await edit((tx) => hubEditing.saveDraft(tx, null, NOTICE, now()))
    expect(await titles()).not.toContain('A new page')
    story.clock.advance(1000)
    await edit((tx) => hubEditing.publish(tx, id, now()))
    expect((await titles())[0]).toBe('A new page')

    // What is typed afterwards is seen with the next publishing only, and then it is unread again.
    const changed = { ...NOTICE, title: words('A better page') }
    await story.nurse.client.post('/api/clinic/information-hub/read', { noticeIds: [id] })
    await edit((tx) => hubEditing.saveDraft(tx, id, changed, now()))
    expect((await titles())[0]).toBe('A new page')
    story.clock.advance(1000)
    await edit((tx) => hubEditing.publish(tx, id, now()))
    const [first] = (await story.nurse.client.get('/api/clinic/information-hub?language=en')).json().content
    expect(first).toMatchObject({ title: 'A better page', isRead: false })

    await edit((tx) => hubEditing.expire(tx, id, now()))
    expect(await titles()).not.toContain('A better page')
    const all = await edit((tx) => hubEditing.list(tx))
    expect(all[0]).toMatchObject({ id, state: 'EXPIRED', draft: null })
  })

  it('publishes nothing that lacks words', async () => {
    const id = await edit((tx) =>
      hubEditing.saveDraft(tx, null, { ...NOTICE, source: '', text: { ...words('Text'), ru: '' } }, now()),
    )
    await expect(edit((tx) => hubEditing.publish(tx, id, now()))).rejects.toMatchObject({
      fields: [{ path: 'source' }, { path: 'text.ru' }],
    })
    await expect(edit((tx) => hubEditing.get(tx, 999_999))).rejects.toThrow()
  })
})
