// @proves R4-019 R4-030 R4-032 R4-034 R4-037
import { describe, expect, it } from 'vitest'
import { checkReason, REASONS, type ReasonedAction, reasonNeedsText } from './reasons.ts'

describe('a reason', () => {
  it.each(Object.keys(REASONS) as ReasonedAction[])(
    'of %s is accepted, with text only where it needs one',
    (action) => {
      for (const reason of REASONS[action]) {
        expect(checkReason(action, reason, '')).toBe(reasonNeedsText(reason) ? 'REASON_TEXT_REQUIRED' : null)
        expect(checkReason(action, reason, 'in our own words')).toBeNull()
      }
    },
  )

  it('must be given and known', () => {
    expect(checkReason('CANCEL', undefined, 'x')).toBe('REASON_REQUIRED')
    expect(checkReason('CANCEL', '', 'x')).toBe('REASON_REQUIRED')
    expect(checkReason('CANCEL', 'CLINIC_OVERWHELMED', 'x')).toBe('REASON_UNKNOWN')
    expect(checkReason('PATIENT_REOPEN', 'SOMETHING_ELSE', 'x')).toBe('REASON_UNKNOWN')
  })

  it('has 500 characters for own words, counted as people count them', () => {
    expect(checkReason('REJECT', 'SOMETHING_ELSE', '😀'.repeat(500))).toBeNull()
    expect(checkReason('REJECT', 'SOMETHING_ELSE', '😀'.repeat(501))).toBe('REASON_TEXT_TOO_LONG')
    expect(checkReason('REJECT', 'SOMETHING_ELSE', ' \n ')).toBe('REASON_TEXT_REQUIRED')
  })
})
