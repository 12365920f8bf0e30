import { isMeantFor } from '@vastus/domain/adverts/advert'
import { COUNTRY_CODES } from '@vastus/domain/country'
import { expect, it } from 'vitest'
import { demoAdverts } from './adverts.ts'

it('the adverts of DEMO are meant for adults in Estonia alone', () => {
  for (const advert of demoAdverts('2026-11-30T08:00:00Z')) {
    const isFor = (ageYears: number) =>
      COUNTRY_CODES.filter((country) => isMeantFor(advert, { sex: 'FEMALE', ageYears, country }))
    expect(isFor(18)).toEqual(['EE'])
    expect(isFor(17)).toEqual([])
  }
})
