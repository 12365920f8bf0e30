import { expect, test } from 'vitest'
import { statusKey } from './status-key.ts'

test.each([
  ['waitingForClinic', true, 'clinic.row.newPatient'],
  ['waitingForPatient', true, 'clinic.row.newPatient'],
  // The patient cancelled it before anybody decided.
  ['completed', true, 'enums.status.clinic.completed'],
  ['rejected', true, 'enums.status.clinic.rejected'],
  ['waitingForClinic', false, 'enums.status.clinic.waitingForClinic'],
] as const)('%s, of a new patient: %s, is shown as %s', (status, isNew, key) => {
  expect(statusKey(status, isNew)).toBe(key)
})
