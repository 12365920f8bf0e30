import { describe, expect, it } from 'vitest'
import { draftOf, type SettingsDraft, settingsOf } from './settings-draft.ts'

const settings = {
  replyHoldSeconds: 8,
  week: [...Array.from({ length: 5 }, () => [{ opens: 510, closes: 1020 }]), [], []],
  specialDays: [{ date: '2026-12-23', hours: [{ opens: 540, closes: 720 }] }],
  promises: [
    { eContactType: null, workingHours: 24 },
    { eContactType: 'COUGH', workingHours: 4 },
  ],
  dangerMinutes: 30,
  version: 3,
} satisfies Parameters<typeof draftOf>[0]

it('brings back what it was made from', () => {
  expect(settingsOf(draftOf(settings)).settings).toEqual(settings)
  const nothing = {
    replyHoldSeconds: 0,
    week: settings.week,
    specialDays: [],
    promises: [],
    dangerMinutes: 5,
    version: 1,
  }
  expect(settingsOf(draftOf(nothing)).settings).toEqual(nothing)
})

describe('what is wrong is shown at its field', () => {
  it.each<[string, Partial<SettingsDraft>, [string, string][]]>([
    ['a hold that is no number', { hold: 'a while' }, [['hold', 'RANGE']]],
    ['an empty hold', { hold: '' }, [['hold', 'RANGE']]],
    ['no time for danger signs', { danger: '4' }, [['danger', 'RANGE']]],
    ['a promise of nothing', { all: '0' }, [['all', 'RANGE']]],
    [
      'hours that are none',
      { week: ['8-24:00', '', '', '', '', '', 'noon'] },
      [
        ['day-0', 'HOURS'],
        ['day-6', 'HOURS'],
      ],
    ],
    ['a week without work', { week: Array.from({ length: 7 }, () => ' ') }, [['day-0', 'WEEK']]],
    ['a date that is none', { specialDays: [{ date: '2026-02-30', hours: '8-9' }] }, [['special-0', 'DATE']]],
    [
      'a date twice, and hours that end before they begin',
      {
        specialDays: [
          { date: '2026-12-24', hours: '' },
          { date: '2026-12-24', hours: '9-8' },
        ],
      },
      [
        ['special-1', 'DATE_TWICE'],
        ['special-hours-1', 'HOURS'],
      ],
    ],
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
