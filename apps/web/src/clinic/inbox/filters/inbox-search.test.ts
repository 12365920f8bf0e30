import { describe, expect, test } from 'vitest'
import { changeSearch, clearFilters, countFilters, isWorkView, parseInboxSearch } from './inbox-search.ts'
import { listQuery } from './list-query.ts'

const viewer = { userId: 7, clinicId: 1, timeZone: 'Europe/Tallinn' }
const now = new Date('2026-11-21T10:00:00Z')
const plain = { clinicId: '1', order: 'desc', size: '500' }

describe('the address', () => {
  test('gives back what it was made from', () => {
    const search = {
      view: 'our-turn',
      search: 'Mari',
      type: 'COUGH',
      assignee: 12,
      list: 'N0123',
      patient: 5,
      from: '2026-11-01',
      to: '2026-11-20',
      order: 'waiting',
      layout: 'table',
    } as const
    expect(parseInboxSearch({ ...search })).toEqual(search)
  })

  test('leaves out what does not belong after an edit by hand', () => {
    expect(
      parseInboxSearch({
        view: 'nothing',
        type: '<b>',
        assignee: -3,
        from: 'yesterday',
        period: 'x',
        more: 1,
      }),
    ).toEqual({})
  })

  test.each(['mine', 'unassigned'] as const)('%s says itself who is responsible', (view) => {
    for (const assignee of [4, 'none'] as const) {
      expect(parseInboxSearch({ view, assignee, type: 'COUGH' })).toEqual({ view, type: 'COUGH' })
      expect(changeSearch({ view, type: 'COUGH' }, { assignee })).toEqual({ assignee, type: 'COUGH' })
      expect(changeSearch({ assignee, type: 'COUGH' }, { view })).toEqual({ view, type: 'COUGH' })
    }
    expect(changeSearch({ view }, { type: 'COUGH' })).toEqual({ view, type: 'COUGH' })
  })

  test('other views go together with an assignee', () => {
    expect(parseInboxSearch({ view: 'our-turn', assignee: 4 })).toEqual({ view: 'our-turn', assignee: 4 })
    expect(changeSearch({ view: 'our-turn' }, { assignee: 4 })).toEqual({ view: 'our-turn', assignee: 4 })
    expect(changeSearch({ assignee: 4 }, { view: 'our-turn' })).toEqual({ view: 'our-turn', assignee: 4 })
  })

  test.each([
    ['2026-02-30', undefined],
    ['9999-99-99', '0000-00-00'],
  ])('days that do not exist, such as %s, are no filter', (from, to) => {
    const search = parseInboxSearch({ from, to })
    expect(search).toEqual({})
    expect(countFilters(search)).toBe(0)
  })

  test('leaves control characters out', () => {
    expect(parseInboxSearch({ list: 'a\0b', search: '\u0007' })).toEqual({ list: 'ab' })
  })

  test('still understands an order from before', () => {
    expect(parseInboxSearch({ order: 'asc' })).toEqual({ order: 'oldest' })
  })

  test('reads a search for digits as words', () => {
    expect(parseInboxSearch({ search: 48803149 })).toEqual({ search: '48803149' })
  })

  test('a search among the closed ones ends with its words, and where a view is chosen', () => {
    const search = parseInboxSearch({ view: 'mine', search: 'Mari', closed: 'true' })
    expect(search).toEqual({ view: 'mine', search: 'Mari', closed: true })
    expect(parseInboxSearch({ ...search })).toEqual(search)
    expect(changeSearch(search, { closed: undefined })).toEqual({ view: 'mine', search: 'Mari' })
    expect(changeSearch(search, { search: undefined })).toEqual({ view: 'mine' })
    expect(changeSearch(search, { search: 'Mar', type: 'COUGH' })).toMatchObject({ closed: true })
    expect(changeSearch(search, { view: undefined })).toEqual({ search: 'Mari' })
    expect(clearFilters(search)).toEqual({})
    expect(parseInboxSearch({ view: 'mine', closed: true })).toEqual({ view: 'mine' })
    expect(parseInboxSearch({ view: 'rejected', search: 'Mari', closed: true })).toEqual({
      view: 'rejected',
      search: 'Mari',
    })
  })

  test('all of one patient can be looked for among the closed ones too', () => {
    const search = parseInboxSearch({ patient: '7', closed: 'true' })
    expect(search).toEqual({ patient: 7, closed: true })
    expect(changeSearch(search, { type: 'COUGH' })).toMatchObject({ closed: true })
    expect(changeSearch(search, { patient: undefined })).toEqual({})
  })

  test('counts filters and forgets them, but not how the list looks', () => {
    const search = parseInboxSearch({ view: 'mine', search: 'a', period: 'today', layout: 'table' })
    expect(countFilters(search)).toBe(2)
    expect(clearFilters(search)).toEqual({ layout: 'table' })
  })

  test('loses a part that is changed to nothing', () => {
    expect(changeSearch({ view: 'mine', period: 'today' }, { period: undefined })).toEqual({ view: 'mine' })
  })
})

describe('the question to the server', () => {
  test.each([
    ['our-turn', { waitingFor: 'CLINIC' }],
    ['patients-turn', { waitingFor: 'PATIENT' }],
    ['mine', { assigneeUserIds: '7' }],
    ['unassigned', { hasAssigneeUser: 'false' }],
    ['new-patients', { acceptanceRequired: 'true' }],
    ['completed', { statuses: 'completed' }],
    ['rejected', { statuses: 'rejected' }],
    ['all', {}],
  ] as const)('asks for %s', (view, part) => {
    expect(listQuery({ view }, viewer, now)).toEqual({ ...plain, ...part })
  })

  test('asks for nobody’s and for a colleague’s e-contacts', () => {
    expect(listQuery({ assignee: 'none' }, viewer, now)).toEqual({ ...plain, hasAssigneeUser: 'false' })
    expect(listQuery({ assignee: 12 }, viewer, now)).toEqual({ ...plain, assigneeUserIds: '12' })
  })

  test('asks for all closed ones with the words, whatever the view', () => {
    expect(listQuery({ view: 'mine', search: 'Mari', closed: true, type: 'COUGH' }, viewer, now)).toEqual({
      ...plain,
      search: 'Mari',
      types: 'COUGH',
      onlyCompleted: 'true',
    })
  })

  test('a period wins over dates', () => {
    const query = listQuery({ period: 'today', from: '2020-01-01' }, viewer, now)
    expect(query?.updatedAtFrom).toBe('2026-11-20T22:00:00.000Z')
    expect(query?.updatedAtTo).toBe('2026-11-21T21:59:59.999Z')
  })
})

describe('isWorkView', () => {
  test.each([
    ['our-turn', true],
    ['mine', true],
    ['new-patients', true],
    ['all', false],
    ['patients-turn', false],
    ['completed', false],
    [undefined, false],
  ] as const)('%s: %s', (view, expected) => expect(isWorkView(view)).toBe(expected))
})
