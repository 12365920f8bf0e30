import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createCountedLists } from './counted-lists.ts'
import {
  type DashboardPage,
  type DashboardQuery,
  pageStatement,
  stampStatement,
} from './dashboard-repository.ts'
import { complete, createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

const MANY = 1_000_000
const ANOTHER_STAMP = '00000000-0000-4000-8000-000000000000'

describe.each([quickestDatabase()])('the number of a list’s e-contacts, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const totalOf = async (more = '') => {
    const response = await story.doctor.client.get(
      `/api/clinic/e-contacts?clinicId=${story.clinic.clinicId}&size=1${more}`,
    )
    return response.json<{ totalElements: number }>().totalElements
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

describe.each([quickestDatabase()])('a page of the list or of a search, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
    const ids: number[] = []
    for (const more of [
      { text: 'Headache since Monday' },
      { text: String.raw`Headache, 50% of_it \ worse` },
      { text: 'Headache', eContactType: 'BILLING_QUESTION' },
      { text: 'Cough since Monday' },
      { text: 'Headache, and it is over' },
    ])
      ids.push((await send(story, more)).id)
    await inquire(story, ids[0] ?? 0)
    await complete(story, ids.at(-1) ?? 0)
  })
  afterAll(() => story.close())

  const ask = (query: DashboardQuery, medicalHidden: boolean, size: number, isPresent?: boolean) => {
    const { clinicId } = story.clinic
    const { userId } = story[medicalHidden ? 'receptionist' : 'doctor']
    return story.services.database.transaction(
      { actor: 'user', userId, personId: null, role: 'PRM_DOCTOR', clinicIds: [clinicId] },
      async (tx) => {
        const { stamp } = await tx.one<{ stamp: string }>(stampStatement(clinicId))
        const view = { userId, medicalHidden, size, offset: size === 1 ? 1 : 0 }
        const remembered = { stamp: isPresent ? stamp : ANOTHER_STAMP, total: MANY }
        const counted = isPresent === undefined ? undefined : remembered
        const { content, total } = await tx.one<DashboardPage>(
          pageStatement(clinicId, query, { ...view, counted }),
        )
        return { rows: JSON.parse(content) as { id: number }[], total }
      },
    )
  }

  describe.each([
    ['a doctor', false],
    ['the reception', true],
  ])('by %s', (_, medicalHidden) => {
    it.each<DashboardQuery>([
      {},
      { sort: 'createdAt', order: 'asc' },
      { waitingFor: 'PATIENT' },
      { onlyCompleted: true },
      { types: ['BILLING_QUESTION'] },
    ])('has the same rows and number for %o, whether the number was known or not', async (query) => {
      for (const size of [500, 1]) {
        const expected = await ask(query, medicalHidden, size)
        const forgotten = await ask(query, medicalHidden, size, false)
        expect(forgotten).toEqual(expected)
        // A caller that knows the number gets no other one: nothing was counted.
        const known = await ask(query, medicalHidden, size, true)
        expect(known).toEqual({ ...expected, total: MANY })
      }
    })

    it.each<DashboardQuery>([
      { search: 'headache' },
      { search: 'monday HEADACHE' },
      { search: 'mari' },
      { search: '%' },
      { search: '_it' },
      { search: String.raw`\ worse` },
      { search: 'headache', sort: 'createdAt', order: 'asc' },
      { search: 'headache', waitingFor: 'PATIENT' },
      { search: 'headache', onlyCompleted: true },
      { search: 'mari', types: ['BILLING_QUESTION'] },
      { search: 'nobody' },
    ])('searches among the rows of the list, in its order, for %o', async ({ search = '', ...query }) => {
      const listed = await ask(query, medicalHidden, 500)
      const found = await ask({ search, ...query }, medicalHidden, 500)
      const ids = found.rows.map(({ id }) => id)
      expect(listed.rows.filter(({ id }) => ids.includes(id))).toEqual(found.rows)
      expect(found.total).toBe(ids.length)
      const second = await ask({ search, ...query }, medicalHidden, 1)
      expect(second).toEqual({ rows: found.rows.slice(1, 2), total: found.total })
    })
  })
})

it('forgets the oldest first', () => {
  const lists = createCountedLists()
  for (let number = 0; number < 1001; number++)
    lists.keep(`list ${number}`, { stamp: 'stamp', total: number })
  expect(lists.find('list 0')).toBeUndefined()
  expect(lists.find('list 1')).toEqual({ stamp: 'stamp', total: 1 })
})
