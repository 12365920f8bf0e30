import type { ClinicEContact } from '@vastus/contract/shapes'
import { describe, expect, it } from 'vitest'
import { placeholderValues } from './placeholder-values.ts'

const child = { id: 2, firstName: 'Uku', surname: 'Uibo' } as ClinicEContact['patient']
const mother = { id: 1, firstName: 'Mari', surname: 'Mägi' }
const me = { firstName: 'Anne', surname: 'Aas' }
const estonia = { country: 'EE', timeZone: 'Europe/Tallinn', now: new Date('2026-11-22T22:30:00Z') } as const

describe('a template reply', () => {
  it('addresses who wrote, and names the patient', () =>
    expect(placeholderValues({ patient: child, creator: mother, clinicName: 'Mere' }, me, estonia)).toEqual({
      addressee: 'Mari',
      firstName: 'Uku',
      surname: 'Uibo',
      clinicName: 'Mere',
      myName: 'Anne Aas',
      today: '23.11.2026',
    }))

  it.each([
    ['GB', 'Europe/London', '22 Nov 2026'],
    ['US', 'America/New_York', 'Nov 22, 2026'],
    ['PL', 'Europe/Warsaw', '22.11.2026'],
  ] as const)('in %s writes the date as there', (country, timeZone, today) =>
    expect(
      placeholderValues({ patient: child, creator: mother, clinicName: 'Mere' }, me, {
        ...estonia,
        country,
        timeZone,
      }).today,
    ).toBe(today),
  )
})
