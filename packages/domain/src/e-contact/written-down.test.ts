import { expect, it } from 'vitest'
import { isMadeIn } from './clinic-made.ts'
import { DIRECTIONS } from './status.ts'
import { isWrittenDown } from './written-down.ts'

it.each(DIRECTIONS)('of %s the first entry is written down where staff speak as the patient', (direction) => {
  expect(isWrittenDown({ type: 'SENT' }, direction)).toBe(isMadeIn('AS_PATIENT', direction))
})

it('no later entry is, and none of an e-contact that was merged in', () => {
  const direction = 'PATIENT_TO_CLINIC_BEHALF_OF_PATIENT'
  expect(isWrittenDown({ type: 'INQUIRY' }, direction)).toBe(false)
  expect(isWrittenDown({ type: 'SENT', eContactId: 7 }, direction)).toBe(false)
})
