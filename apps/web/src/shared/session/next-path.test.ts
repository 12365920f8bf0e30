import { describe, expect, test } from 'vitest'
import { nextPath } from './next-path.ts'

const patient = { permissions: ['PRM_PATIENT'], activeRole: 'PRM_PATIENT', incompleteProfile: false } as const
const both = { ...patient, permissions: ['PRM_PATIENT', 'PRM_DOCTOR'] } as const

describe('after sign-in', () => {
  test.each([
    ['a patient goes to the own e-contacts', patient, null, '/my-e-contacts'],
    ['a remembered target comes first', patient, '/e-contacts/7/timeline?a=b', '/e-contacts/7/timeline?a=b'],
    ['the landing page is no target', patient, '/', '/my-e-contacts'],
    ['another site is no target', patient, '//evil.example/x', '/my-e-contacts'],
    ['a scheme is no target', patient, 'https://evil.example', '/my-e-contacts'],
    ['the role last used decides', { ...both, activeRole: 'PRM_PATIENT' as const }, null, '/my-e-contacts'],
    ['staff comes first without one', { ...both, activeRole: null }, null, '/clinic-e-contacts'],
    [
      'a user without a role reads so',
      { ...patient, permissions: [], activeRole: null },
      null,
      '/permission-denied',
    ],
  ])('%s', (_, user, target, path) => {
    expect(nextPath({ ...user, permissions: [...user.permissions] }, target, 'EE')).toBe(path)
  })

  test.each([
    ['EE', '/signup'],
    ['GB', '/complete-profile'],
  ] as const)('an incomplete profile in %s goes to %s, whatever was remembered', (country, path) => {
    const user = { ...patient, permissions: [...patient.permissions], incompleteProfile: true }
    expect(nextPath(user, '/my-e-contacts', country)).toBe(path)
  })
})
