import { describe, expect, it } from 'vitest'
import { checkPatientJoin, type JoiningPatient, whoStays } from './patient-join.ts'

const CODE = '48505170015'
const record: JoiningPatient = {
  id: 1,
  personalCode: null,
  isProven: false,
  birthDate: '1985-05-17',
  hasAccount: false,
  isAccountJustJoined: false,
  isKnownElsewhere: false,
  clinicMember: true,
  isOfCaller: false,
}
const account: JoiningPatient = { ...record, id: 2, personalCode: CODE, hasAccount: true }
const proven: JoiningPatient = { ...record, id: 3, personalCode: CODE, isProven: true }

describe('two patients of a clinic who may be one', () => {
  it.each<[string, JoiningPatient, JoiningPatient, string | null]>([
    ['neither has a code', record, { ...record, id: 2 }, null],
    ['one has no code', record, account, null],
    ['both typed the same code', { ...record, personalCode: CODE }, account, null],
    ['one has proven the same code', { ...record, personalCode: CODE }, proven, null],
    ['the proven one has an account', record, { ...proven, hasAccount: true }, null],
    ['the one who stays is known elsewhere', record, { ...account, isKnownElsewhere: true }, null],
    ['one is the employee who asks', record, { ...account, isOfCaller: true }, 'OWN_RECORD'],
    ['both are proven', { ...proven, id: 1, personalCode: '48505170026' }, proven, 'TWO_PROVEN'],
    ['the codes differ', { ...record, personalCode: '48505170026' }, account, 'OTHER_CODE'],
    ['the birth dates differ', { ...record, birthDate: '1985-05-18' }, account, 'OTHER_BIRTH_DATE'],
    ['both have an account', { ...account, id: 1 }, account, 'TWO_ACCOUNTS'],
    ['the proven one is no account, the account is not proven', account, proven, 'ACCOUNT_NOT_PROVEN'],
    [
      'the one who goes is known elsewhere',
      { ...record, isKnownElsewhere: true },
      account,
      'KNOWN_ELSEWHERE',
    ],
    ['the account was just joined', record, { ...account, isAccountJustJoined: true }, 'ACCOUNT_JUST_JOINED'],
  ])('when %s', (_, one, other, refusal) => {
    expect(checkPatientJoin([one, other], false)).toBe(refusal)
    expect(checkPatientJoin([other, one], false)).toBe(refusal)
  })

  it('are two when one acted for the other', () => {
    expect(checkPatientJoin([record, account], true)).toBe('ACTS_FOR_OTHER')
  })

  it.each<[string, JoiningPatient, JoiningPatient]>([
    ['is proven, rather than one with an account', proven, account],
    ['has an account, rather than one whom others know', account, { ...record, isKnownElsewhere: true }],
    [
      'others know, rather than a member',
      { ...record, isKnownElsewhere: true, clinicMember: false },
      { ...record, id: 2 },
    ],
    [
      'is a member, rather than one with a code',
      record,
      { ...record, id: 2, personalCode: CODE, clinicMember: false },
    ],
    ['has a code', { ...record, id: 5, personalCode: CODE }, record],
    ['was there first', record, { ...record, id: 2 }],
  ])('become the one who %s', (_, stays, goes) => {
    expect(whoStays([stays, goes])).toBe(stays)
    expect(whoStays([goes, stays])).toBe(stays)
  })
})
