import { expect, it } from 'vitest'
import { answersOf, type LeaveDraft } from './leave-draft.ts'

const TYPED: LeaveDraft = {
  text: 'Words',
  leaveType: 'SICK',
  startDate: '2026-11-20',
  jobTitle: 'Driver',
  worksWeekends: 'no',
  unavailableDates: '',
  returnDate: '2026-11-30',
  caredForPersonalCode: '37605030299',
}

it('sends of each form what it asks, and nothing that was left empty', () => {
  expect(answersOf('START', TYPED)).toEqual({
    leaveType: 'SICK',
    startDate: '2026-11-20',
    jobTitle: 'Driver',
    jobDescription: 'Words',
    worksWeekends: false,
  })
  expect(answersOf('END', TYPED)).toEqual({ leaveType: 'SICK', returnDate: '2026-11-30', notes: 'Words' })
})

it('sends the code of the person cared for with a care leave alone', () => {
  expect(answersOf('END', { ...TYPED, leaveType: 'CARE' })).toMatchObject({
    caredForPersonalCode: '37605030299',
  })
})

it('leaves out what was not chosen yet', () => {
  expect(answersOf('START', { ...TYPED, leaveType: '', worksWeekends: '' })).not.toMatchObject({
    leaveType: expect.anything(),
    worksWeekends: expect.anything(),
  })
})
