import { describe, expect, it } from 'vitest'
import { isNoticeShownTo } from './notice.ts'

describe('a notice of the information hub', () => {
  it.each([
    ['DOCTOR', 'CLINICAL', true, true],
    ['DOCTOR', 'CLINICAL', false, true],
    ['DOCTOR', 'NON_CLINICAL', true, true],
    ['DOCTOR', 'NON_CLINICAL', false, true],
    ['NURSE', 'CLINICAL', true, false],
    ['NURSE', 'CLINICAL', false, true],
    ['NURSE', 'NON_CLINICAL', true, false],
    ['NURSE', 'NON_CLINICAL', false, true],
    ['NON_CLINICAL', 'CLINICAL', true, false],
    ['NON_CLINICAL', 'CLINICAL', false, false],
    ['NON_CLINICAL', 'NON_CLINICAL', true, false],
    ['NON_CLINICAL', 'NON_CLINICAL', false, true],
  ] as const)(
    'for %s: %s, about a prescription drug %s, is shown %s',
    (profession, type, concernsPrescriptionDrug, isShown) => {
      expect(isNoticeShownTo(profession, { type, concernsPrescriptionDrug })).toBe(isShown)
    },
  )
})
