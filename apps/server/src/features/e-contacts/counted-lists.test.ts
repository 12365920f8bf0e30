import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../testing/databases.ts'
import { createCountedLists } from './counted-lists.ts'
import { complete, createStory, send, type Story } from './testing/story.ts'

describe.each(databaseKinds())('the number of a list’s e-contacts, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const totalOf = async (more = '') => {
    const answer = await story.doctor.client.get(
      `/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}&size=1${more}`,
    )
    return answer.json<{ totalElements: number }>().totalElements
  }

  it('follows each change, on every page and under every filter', async () => {
    const ids: number[] = []
    for (let number = 1; number <= 3; number++) {
      ids.push((await send(story)).id)
      expect(await totalOf()).toBe(number)
      expect(await totalOf('&page=1')).toBe(number)
      expect(await totalOf('&waitingFor=CLINIC')).toBe(number)
      expect(await totalOf('&onlyCompleted=true')).toBe(0)
    }
    await complete(story, ids[0] ?? 0)
    expect(await totalOf()).toBe(2)
    expect(await totalOf('&onlyCompleted=true')).toBe(1)
    expect(await totalOf('&order=asc')).toBe(2)
  })
})

it('forgets the oldest first, and what has no stamp at once', () => {
  const lists = createCountedLists()
  for (let number = 0; number < 1001; number++) lists.keep(`list ${number}`, 'stamp', number)
  expect(lists.find('list 0')).toBeUndefined()
  expect(lists.find('list 1')).toEqual({ stamp: 'stamp', total: 1 })
  lists.keep('new', null, 5)
  expect(lists.find('new')).toBeUndefined()
})
