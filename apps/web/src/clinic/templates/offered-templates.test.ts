// @proves R3-049
import type { Template } from '@vastus/contract/templates'
import { describe, expect, it } from 'vitest'
import { offeredTemplates } from './offered-templates.ts'

const answer = (id: number, heading: string, more: Partial<Template> = {}): Template => ({
  id,
  heading,
  description: '',
  onlyForType: null,
  visibleToAll: true,
  owner: { id: 1, firstName: 'Kati', surname: 'Kuusk' },
  isOwn: true,
  language: null,
  restriction: null,
  updatedAt: '2026-03-02T08:00:00.000Z',
  ...more,
})
const ALL = [
  answer(1, 'Broneerige aeg', { description: 'Tulge õe juurde.' }),
  answer(2, 'Retsept pikendatud', { onlyForType: 'PRESCRIPTION' }),
  answer(3, 'Õde helistab'),
  answer(4, 'Köha', { onlyForType: 'COUGH' }),
]

describe('the answers offered', () => {
  it.each([
    ['PRESCRIPTION', '', [2, 1, 3]],
    ['COUGH', '', [4, 1, 3]],
    ['COUGH', 'kõha', [4]],
    ['COUGH', 'oe juurde', [1]],
    ['COUGH', 'ÕDE', [3]],
    ['COUGH', 'aeg bron', [1]],
    ['COUGH', 'retsept', []],
  ] as const)('for %s and “%s” are %j', (type, query, ids) =>
    expect(offeredTemplates(ALL, type, query).map(({ id }) => id)).toEqual(ids),
  )

  it('the most used comes first, but never before one that is named so', () => {
    const uses = new Map([
      [3, 5],
      [1, 2],
    ])
    expect(offeredTemplates(ALL, 'COUGH', '', { uses }).map(({ id }) => id)).toEqual([3, 1, 4])
    expect(offeredTemplates(ALL, 'COUGH', 'õe', { uses: new Map([[1, 9]]) }).map(({ id }) => id)).toEqual([1])
  })

  const inLanguages = [
    answer(1, 'Retsept', { language: 'et' }),
    answer(2, 'Retsept', { language: 'ru', description: 'Рецепт готов.' }),
    answer(3, 'Retsept'),
    answer(4, 'Saatekiri', { language: 'et' }),
  ]
  it.each([
    ['ru', '', [2, 3, 4]],
    ['pl', '', [1, 3, 4]],
    [undefined, '', [1, 3, 4]],
    ['et', 'retsept рус', [2, 3]],
    ['et', 'рус', [2, 3, 4]],
  ] as const)('for a patient who writes in %s and “%s” are one of each heading: %j', (language, query, ids) =>
    expect(offeredTemplates(inLanguages, 'COUGH', query, { language }).map(({ id }) => id)).toEqual(ids),
  )

  it('two answers with the same heading in the same language are both offered', () => {
    const own = answer(5, 'Retsept', { language: 'et', description: 'Minu sõnadega.' })
    const among = (language: 'et' | 'ru') =>
      offeredTemplates([...inLanguages, own], 'COUGH', 'retsept', { language }).map(({ id }) => id)
    expect(among('et')).toEqual([1, 3, 5])
    expect(among('ru')).toEqual([2, 3])
  })
})
