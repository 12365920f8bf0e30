// @proves R6-022
// @proves R9-005
import { describe, expect, it } from 'vitest'
import {
  ADVERT_COUNTRIES,
  ADVERT_GENDERS,
  ADVERT_MAX_AGE,
  ADVERT_MIN_AGE,
  type AdvertAudience,
  type AdvertReader,
  isMeantFor,
} from './advert.ts'

const EVERYBODY: AdvertAudience = {
  targetGenders: ADVERT_GENDERS,
  minAge: ADVERT_MIN_AGE,
  maxAge: ADVERT_MAX_AGE,
  allowedCountries: ADVERT_COUNTRIES,
}
const MARI: AdvertReader = { sex: 'FEMALE', ageYears: 40, country: 'EE' }

describe('an advert', () => {
  it('is for adults of 18 to 150 in Estonia unless it says otherwise', () => {
    expect([ADVERT_MIN_AGE, ADVERT_MAX_AGE, [...ADVERT_COUNTRIES]]).toEqual([18, 150, ['EE']])
  })

  it.each<[string, Partial<AdvertAudience>, Partial<AdvertReader>, boolean]>([
    ['is shown to whom all of it fits', {}, {}, true],
    ['is hidden at 17', {}, { ageYears: 17 }, false],
    ['is shown at 18', {}, { ageYears: 18 }, true],
    ['is shown at 150', {}, { ageYears: 150 }, true],
    ['is hidden at 151', {}, { ageYears: 151 }, false],
    ['is hidden below an age of its own', { minAge: 50 }, { ageYears: 49 }, false],
    ['is hidden above one', { maxAge: 60 }, { ageYears: 61 }, false],
    ['is hidden from another gender', { targetGenders: ['MALE'] }, {}, false],
    ['is shown to the gender it names', { targetGenders: ['FEMALE'] }, {}, true],
    [
      'is hidden from whose gender is not known, when it names one',
      { targetGenders: ['MALE', 'FEMALE'] },
      { sex: 'NOT_DISCLOSED' },
      false,
    ],
    ['is hidden in another country', {}, { country: 'PL' }, false],
    ['is shown in a country it names', { allowedCountries: ['EE', 'PL'] }, { country: 'PL' }, true],
  ])('%s', (_, audience, reader, isShown) => {
    expect(isMeantFor({ ...EVERYBODY, ...audience }, { ...MARI, ...reader })).toBe(isShown)
  })
})
