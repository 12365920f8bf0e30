import { describe, expect, it } from 'vitest'
import {
  checkMerge,
  checkUndoMerge,
  type MergePart,
  mergedStanding,
  mergeUndoneUntil,
  type Standing,
  unmergedStanding,
} from './merge.ts'
import { ACTIONS, decide, type EContactState } from './transitions.ts'

const waiting: EContactState = {
  status: 'waitingForClinic',
  finalizeStatus: 'SUBMITTED',
  outcome: null,
  acceptanceRequired: false,
  replyBlockedUntil: null,
  completedAt: null,
  assigneeUserId: null,
  inquiryOpen: false,
}
const completed: EContactState = {
  ...waiting,
  status: 'completed',
  outcome: 'ANSWERED',
  completedAt: '2026-03-01T08:00:00.000Z',
}
const rejected: EContactState = { ...waiting, status: 'rejected', outcome: 'REJECTED' }

const part = (more: Partial<MergePart> = {}, state: Partial<EContactState> = {}): MergePart => ({
  clinicId: 1,
  patientPersonId: 2,
  creatorPersonId: 2,
  eContactType: 'HEADACHE',
  ...more,
  state: { ...waiting, ...state },
})

describe('what may be merged', () => {
  it.each<[string, MergePart, MergePart]>([
    ['two that wait for the clinic', part(), part()],
    ['one that the clinic has asked something in', part({}, { status: 'waitingForPatient' }), part()],
    ['a closed one into an open one', part(), part({}, completed)],
    ['an administrative one into a medical one', part(), part({ eContactType: 'QUESTION' })],
    [
      'two administrative ones',
      part({ eContactType: 'QUESTION' }),
      part({ eContactType: 'BILLING_QUESTION' }),
    ],
  ])('%s', (_, target, source) => {
    expect(checkMerge(target, source, false)).toBeNull()
  })

  it.each<[string, string, MergePart, MergePart]>([
    ['another patient’s', 'MERGE_NOT_ALIKE', part(), part({ patientPersonId: 3 })],
    ['what somebody else wrote', 'MERGE_NOT_ALIKE', part(), part({ creatorPersonId: 9 })],
    ['another clinic’s', 'MERGE_NOT_ALIKE', part(), part({ clinicId: 7 })],
    ['into a closed one', 'E_CONTACT_ALREADY_CLOSED', part({}, completed), part()],
    ['into a rejected one', 'E_CONTACT_ALREADY_CLOSED', part({}, rejected), part()],
    ['a rejected one', 'E_CONTACT_ALREADY_CLOSED', part(), part({}, rejected)],
    ['into one not decided on', 'ACCEPT_FIRST', part({}, { acceptanceRequired: true }), part()],
    ['one not decided on', 'ACCEPT_FIRST', part(), part({}, { acceptanceRequired: true })],
    ['one not sent', 'NOT_SENT_YET', part(), part({}, { finalizeStatus: 'STARTED' })],
    ['into one that is gone', 'MERGED_AWAY', part({}, { mergedAway: true }), part()],
    ['one that is gone already', 'MERGED_AWAY', part(), part({}, { mergedAway: true })],
    [
      'a medical one into an administrative one',
      'MERGE_SHOWS_MORE',
      part({ eContactType: 'QUESTION' }),
      part(),
    ],
  ])('not %s', (_, why, target, source) => {
    expect(Object.values(checkMerge(target, source, false) ?? {})).toContain(why)
  })

  it('not one into which another was merged', () => {
    expect(checkMerge(part(), part(), true)).toEqual({ kind: 'TEXT', text: 'MERGE_HOLDS_OTHERS' })
  })
})

it.each(ACTIONS.filter((action) => action !== 'FINALIZE'))('%s is refused on one merged away', (action) => {
  for (const state of [waiting, completed]) {
    const decision = decide({ ...state, mergedAway: true }, action, {
      now: '2026-03-02T08:00:00.000Z',
      byUserId: 7,
    })
    expect(decision).toEqual({ ok: false, refusal: { kind: 'TEXT', text: 'MERGED_AWAY' } })
  }
})

const clinics: Standing = {
  status: 'waitingForClinic',
  replyBlockedUntil: null,
  assigneeUserId: null,
  inquiryQuestion: null,
  inquiryOpenedAt: null,
  inquiryAnsweredAt: null,
}
const patients: Standing = { ...clinics, status: 'waitingForPatient' }
const asked: Standing = {
  ...patients,
  inquiryQuestion: 'Since when?',
  inquiryOpenedAt: '2026-03-01T08:00:00.000Z',
}
const done: Standing = { ...clinics, status: 'completed' }
const locked = (day: string): Standing => ({ ...patients, replyBlockedUntil: `2026-03-${day}T00:00:00.000Z` })

describe('the state of the one that stays', () => {
  it.each<[string, Standing, Standing, Standing]>([
    ['the clinic is still waited for in both', clinics, clinics, clinics],
    ['an unanswered one makes it the clinic’s turn', locked('09'), clinics, clinics],
    ['the patient’s turn in the other changes nothing', clinics, asked, clinics],
    ['a closed one changes nothing', asked, done, asked],
    ['an open question goes along', patients, asked, asked],
    ['its own question comes first', asked, { ...asked, inquiryQuestion: 'Where?' }, asked],
    ['the patient may write as soon as in either', locked('09'), locked('05'), locked('05')],
    ['the patient may write at once where one was open', locked('09'), patients, patients],
    [
      'who is responsible for the other takes it on',
      clinics,
      { ...done, assigneeUserId: 5 },
      { ...clinics, assigneeUserId: 5 },
    ],
    [
      'who is responsible for it stays so',
      { ...clinics, assigneeUserId: 4 },
      { ...done, assigneeUserId: 5 },
      { ...clinics, assigneeUserId: 4 },
    ],
  ])('%s', (_, target, source, expected) => {
    expect(mergedStanding(target, source)).toEqual(expected)
  })
})

describe('undoing', () => {
  const standings = [clinics, patients, asked, locked('05'), { ...clinics, assigneeUserId: 4 }]
  const sources = [...standings, done, { ...done, assigneeUserId: 5 }]
  it.each(standings.flatMap((target) => sources.map((source) => [target, source] as const)))(
    'brings back %j after %j',
    (target, source) => {
      expect(unmergedStanding(mergedStanding(target, source), target, source, false)).toEqual(target)
    },
  )

  it('keeps what was said and decided since', () => {
    expect(unmergedStanding(done, asked, clinics, true)).toEqual(done)
  })

  it('keeps who was made responsible since', () => {
    const present = { ...clinics, assigneeUserId: 6 }
    expect(unmergedStanding(present, clinics, { ...clinics, assigneeUserId: 5 }, false)).toEqual(present)
  })

  const mergedAt = '2026-03-02T08:00:00.000Z'
  it.each<[string, boolean, string | undefined]>([
    ['2026-03-02T08:00:00.000Z', true, undefined],
    ['2026-03-03T08:00:00.000Z', true, undefined],
    ['2026-03-03T08:00:00.001Z', true, 'MERGE_UNDO_OVER'],
    ['2026-03-02T09:00:00.000Z', false, 'MERGE_UNDO_NEWER'],
  ])('at %s, the newest: %s', (now, isNewest, why) => {
    const refusal = checkUndoMerge({ mergedAt, isNewest }, now)
    expect(refusal?.kind === 'TEXT' ? refusal.text : undefined).toBe(why)
    expect(mergeUndoneUntil(mergedAt)).toBe('2026-03-03T08:00:00.000Z')
  })
})
