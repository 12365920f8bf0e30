import { describe, expect, it } from 'vitest'
import { ADVERT_LIMITS, type AdvertContent, checkAdvert, showingOn } from './edited-advert.ts'

const ADVERT: AdvertContent = {
  title: 'Give up smoking',
  text: 'It is free.',
  link: 'https://example.org/quit?a=1',
  targetGenders: ['FEMALE'],
  minAge: 18,
  maxAge: 150,
  allowedCountries: ['EE'],
  startsOn: '2026-11-01',
  endsOn: '2026-11-01',
}

it.each<[string, Partial<AdvertContent>, string[]]>([
  ['is complete', {}, []],
  ['has no bounds in time', { startsOn: null, endsOn: null }, []],
  ['says nothing', { title: ' ', text: '', link: '' }, ['title REQUIRED', 'text REQUIRED', 'link REQUIRED']],
  ['says too much', { title: 'a'.repeat(ADVERT_LIMITS.title + 1) }, ['title MAX_LENGTH']],
  // oxlint-disable-next-line no-script-url -- what must be refused
  ['runs a program', { link: 'javascript:alert(1)' }, ['link WEBSITE']],
  ['leads to two places', { link: 'https://a.example,https://b.example' }, ['link WEBSITE']],
  [
    'is for nobody',
    { targetGenders: [], allowedCountries: [] },
    ['targetGenders REQUIRED', 'allowedCountries REQUIRED'],
  ],
  ['is for children', { minAge: 17 }, ['minAge ADVERT_AGE']],
  ['is for people of 151', { maxAge: 151 }, ['maxAge ADVERT_AGE']],
  ['is for people below nought', { minAge: -1, maxAge: -1 }, ['minAge ADVERT_AGE', 'maxAge ADVERT_AGE']],
  ['has its ages the wrong way round', { minAge: 60, maxAge: 59 }, ['maxAge ADVERT_AGE']],
  ['ends before it starts', { endsOn: '2026-10-31' }, ['endsOn PERIOD']],
])('an advert that %s', (_what, part, expected) => {
  expect(checkAdvert({ ...ADVERT, ...part }).map(({ path, rule }) => `${path} ${rule}`)).toEqual(expected)
})

describe('an advert from 2 to 4 November', () => {
  const advert = { isOn: true, startsOn: '2026-11-02', endsOn: '2026-11-04' }
  it.each([
    ['2026-11-01', 'LATER'],
    ['2026-11-02', 'NOW'],
    ['2026-11-04', 'NOW'],
    ['2026-11-05', 'OVER'],
  ])('is on %s: %s', (day, expected) => {
    expect(showingOn(advert, day)).toBe(expected)
    expect(showingOn({ ...advert, isOn: false }, day)).toBe('OFF')
    expect(showingOn({ isOn: true, startsOn: null, endsOn: null }, day)).toBe('NOW')
  })
})
