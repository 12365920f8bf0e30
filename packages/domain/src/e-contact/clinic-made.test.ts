import { describe, expect, it } from 'vitest'
import { CLINIC_MODES, directionOf, isMadeByClinic, isMadeIn, needsRepresentative } from './clinic-made.ts'
import { DIRECTIONS } from './status.ts'

describe('an e-contact that staff make', () => {
  it.each([
    ['TO_PATIENT', false, 'CLINIC_TO_PATIENT'],
    ['TO_PATIENT', true, 'CLINIC_TO_REPRESENTATIVE'],
    ['AS_PATIENT', false, 'PATIENT_TO_CLINIC_BEHALF_OF_PATIENT'],
    ['AS_PATIENT', true, 'REPRESENTATIVE_TO_CLINIC_BEHALF_OF_PATIENT'],
  ] as const)('%s, with a representative: %s, is %s', (mode, hasRepresentative, direction) => {
    expect(directionOf(mode, { hasRepresentative })).toBe(direction)
    expect(CLINIC_MODES.filter((each) => isMadeIn(each, direction))).toEqual([mode])
  })

  it('is distinguished from what the patient’s side sent by its direction', () => {
    const made = CLINIC_MODES.flatMap((mode) =>
      [false, true].map((hasRepresentative) => directionOf(mode, { hasRepresentative })),
    )
    expect(DIRECTIONS.filter(isMadeByClinic).toSorted()).toEqual(made.toSorted())
    expect(CLINIC_MODES.some((mode) => isMadeIn(mode, 'PATIENT_TO_CLINIC'))).toBe(false)
  })

  it.each([
    ['2008-11-22', '2026-11-21', true],
    ['2008-11-21', '2026-11-21', false],
    ['2020-01-01', '2026-11-21', true],
    ['1950-01-01', '2026-11-21', false],
  ])('for somebody born on %s needs a representative on %s: %s', (birthDate, today, needed) => {
    expect(needsRepresentative(birthDate, today)).toBe(needed)
  })
})
