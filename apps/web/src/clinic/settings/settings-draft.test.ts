import { describe, expect, it } from 'vitest'
import { draftOf, type SettingsDraft, settingsOf } from './settings-draft.ts'

const settings = {
  replyHoldSeconds: 8,
  opens: 510,
  closes: 1020,
  promises: [
    { eContactType: null, workingHours: 24 },
    { eContactType: 'COUGH', workingHours: 4 },
  ],
  dangerMinutes: 30,
  version: 3,
} satisfies Parameters<typeof draftOf>[0]

it('brings back what it was made from', () => {
  expect(settingsOf(draftOf(settings)).settings).toEqual(settings)
  const nothing = { replyHoldSeconds: 0, opens: 0, closes: 1439, promises: [], dangerMinutes: 5, version: 1 }
  expect(settingsOf(draftOf(nothing)).settings).toEqual(nothing)
})

describe('what is wrong is shown at its field', () => {
  it.each<[string, Partial<SettingsDraft>, [string, string][]]>([
    ['a hold that is no number', { hold: 'a while' }, [['hold', 'RANGE']]],
    ['an empty hold', { hold: '' }, [['hold', 'RANGE']]],
    ['no time for danger signs', { danger: '4' }, [['danger', 'RANGE']]],
    ['a promise of nothing', { all: '0' }, [['all', 'RANGE']]],
    [
      'no times',
      { opens: '', closes: '24:00' },
      [
        ['opens', 'TIME'],
        ['closes', 'TIME'],
      ],
    ],
    ['a day that ends as it begins', { opens: '08:30', closes: '08:30' }, [['closes', 'DAY']]],
    ['no reason', { types: [{ type: '', hours: '4' }] }, [['type-0', 'TYPE']]],
    [
      'the same reason twice, and no hours',
      {
        types: [
          { type: 'COUGH', hours: '4' },
          { type: 'COUGH', hours: '' },
        ],
      },
      [
        ['type-1', 'TWICE'],
        ['hours-1', 'RANGE'],
      ],
    ],
  ])('%s', (_, change, expected) => {
    const { settings: none, problems } = settingsOf({ ...draftOf(settings), ...change })
    expect(none).toBeNull()
    expect(problems.map(({ id, kind }) => [id, kind])).toEqual(expected)
  })
})
