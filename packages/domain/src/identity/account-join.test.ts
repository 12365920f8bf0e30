import { describe, expect, it } from 'vitest'
import { canUndoJoin, checkJoin, type JoiningAccount, undoableUntil } from './account-join.ts'

const own: JoiningAccount = {
  personalCode: null,
  isProven: false,
  birthDate: '1985-05-17',
  isPlatformAdmin: false,
  clinicIds: [],
}
const proven = { personalCode: '48505170015', birthDate: '1985-05-17' }
const other = { isPlatformAdmin: false, clinicIds: [] }

describe('a proven identity for an account', () => {
  it.each([
    ['nobody has a code', own, null, null],
    ['the same code was typed', { ...own, personalCode: '48505170015' }, other, null],
    ['another code was typed', { ...own, personalCode: '48505170026' }, other, 'OTHER_PERSON'],
    [
      'another code was proven',
      { ...own, personalCode: '48505170026', isProven: true },
      other,
      'OTHER_PERSON',
    ],
    ['the birth date is another', { ...own, birthDate: '1985-05-18' }, null, 'OTHER_PERSON'],
    [
      'the same code was proven before',
      { ...own, personalCode: '48505170015', isProven: true },
      null,
      'ALREADY_PROVEN',
    ],
    ['the account governs the platform', { ...own, isPlatformAdmin: true }, null, 'PLATFORM_ADMIN'],
    ['the other account governs the platform', own, { ...other, isPlatformAdmin: true }, 'PLATFORM_ADMIN'],
    [
      'both work at one clinic',
      { ...own, clinicIds: [1, 2] },
      { ...other, clinicIds: [2, 3] },
      'SAME_CLINIC',
    ],
    ['they work at two clinics', { ...own, clinicIds: [1] }, { ...other, clinicIds: [3] }, null],
  ] as const)('when %s', (_, account, second, refusal) => {
    expect(checkJoin(account, proven, second)).toBe(refusal)
  })

  it('can be undone for 24 hours', () => {
    const joinedAt = '2026-03-10T09:00:00.000Z'
    expect(undoableUntil(joinedAt)).toBe('2026-03-11T09:00:00.000Z')
    expect(canUndoJoin(joinedAt, new Date('2026-03-11T08:59:59.999Z'))).toBe(true)
    expect(canUndoJoin(joinedAt, new Date('2026-03-11T09:00:00.000Z'))).toBe(false)
  })
})
