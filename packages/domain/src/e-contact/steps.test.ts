import { describe, expect, it } from 'vitest'
import { type StepFacts, stepsOf } from './steps.ts'
import type { TimelineEntryType } from './status.ts'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`

const sent: StepFacts = {
  direction: 'PATIENT_TO_CLINIC',
  status: 'waitingForClinic',
  outcome: null,
  createdAt: at(8),
  acceptanceRequired: false,
  replyBlockedUntil: null,
  clinicFirstSeenAt: null,
  assignee: null,
}
const read: StepFacts = { ...sent, clinicFirstSeenAt: at(9) }
const withNurse: StepFacts = { ...read, assignee: { profession: 'NURSE' } }

const entry = (type: TimelineEntryType, hour: number, profession: 'DOCTOR' | 'NURSE' | null = null) => ({
  type,
  createdAt: at(hour),
  author: { profession },
})
const first = entry('SENT', 8)

const written = (facts: StepFacts, entries = [first]) =>
  stepsOf(facts, entries).map(
    ({ kind, state }) => `${state === 'CURRENT' ? '>' : state === 'NEXT' ? '?' : ''}${kind}`,
  )

describe('the steps of an e-contact', () => {
  it.each<[string, StepFacts, ReturnType<typeof entry>[], string]>([
    ['just sent', sent, [first], '>RECEIVED ?READ ?ANSWER'],
    ['of a new patient', { ...sent, acceptanceRequired: true }, [first], '>RECEIVED ?READ ?DECISION ?ANSWER'],
    ['read', read, [first], 'RECEIVED >READ ?ANSWER'],
    ['with a nurse', withNurse, [first], 'RECEIVED READ >WITH ?ANSWER'],
    [
      'with a question',
      { ...withNurse, status: 'waitingForPatient' },
      [first, entry('INQUIRY', 10)],
      'RECEIVED READ WITH >YOUR_TURN',
    ],
    [
      'with a question answered',
      withNurse,
      [first, entry('INQUIRY', 10), entry('INQUIRY_ANSWERED', 11)],
      'RECEIVED READ WITH ASKED >YOU_REPLIED ?ANSWER',
    ],
    [
      'to which something was added',
      withNurse,
      [first, entry('INFO_ADDED', 11)],
      'RECEIVED READ >WITH ?ANSWER',
    ],
    [
      'answered',
      { ...withNurse, status: 'completed', outcome: 'ANSWERED' },
      [first, entry('INQUIRY', 10), entry('REPLIED', 12, 'DOCTOR')],
      'RECEIVED READ >ANSWERED',
    ],
    [
      'archived',
      { ...read, status: 'completed', outcome: 'ARCHIVED' },
      [first, entry('ARCHIVED', 12)],
      'RECEIVED READ >CLOSED',
    ],
    [
      'cancelled unread',
      { ...sent, status: 'completed', outcome: 'CANCELLED' },
      [first, entry('CANCELLED', 9)],
      'RECEIVED >CANCELLED',
    ],
    [
      'rejected',
      { ...read, status: 'rejected', outcome: 'REJECTED' },
      [first, entry('REJECTED', 12)],
      'RECEIVED READ >REJECTED',
    ],
    [
      'reopened after a round of questions',
      read,
      [
        first,
        entry('INQUIRY', 10),
        entry('INQUIRY_ANSWERED', 11),
        entry('REPLIED', 12),
        entry('PATIENT_REOPENED', 13),
      ],
      'RECEIVED READ >REOPENED ?ANSWER',
    ],
    [
      'begun by the clinic',
      { ...sent, direction: 'CLINIC_TO_PATIENT', status: 'waitingForPatient' },
      [first],
      'WRITTEN_BY_CLINIC >YOUR_TURN',
    ],
    [
      'begun by the clinic without a wish for an answer',
      { ...sent, direction: 'CLINIC_TO_REPRESENTATIVE', status: 'completed', outcome: 'ANSWERED' },
      [first],
      'WRITTEN_BY_CLINIC >ANSWERED',
    ],
  ])('%s', (_, facts, entries, expected) => {
    expect(written(facts, entries).join(' ')).toBe(expected)
  })

  it('carry the times of what happened, and none for what is to come', () => {
    const entries = [first, entry('INQUIRY', 10), entry('INQUIRY_ANSWERED', 11)]
    expect(stepsOf(withNurse, entries).map((step) => step.at)).toEqual([
      at(8),
      at(9),
      null,
      at(10),
      at(11),
      null,
    ])
  })

  it('name by role who deals with it and who answered, which may be another', () => {
    expect(stepsOf(withNurse, [first])[2]).toMatchObject({ kind: 'WITH', profession: 'NURSE' })
    const closed: StepFacts = { ...withNurse, status: 'completed', outcome: 'ANSWERED' }
    expect(stepsOf(closed, [first, entry('REPLIED', 12, 'DOCTOR')]).at(-1)).toMatchObject({
      kind: 'ANSWERED',
      profession: 'DOCTOR',
      at: at(12),
    })
  })

  it('say from when the patient can reply', () => {
    const locked: StepFacts = { ...read, status: 'waitingForPatient', replyBlockedUntil: at(22) }
    expect(stepsOf(locked, [first, entry('INQUIRY', 10)]).at(-1)).toMatchObject({
      kind: 'YOUR_TURN',
      opensAt: at(22),
    })
  })

  it('hold nothing but kinds, times and roles: no text, no reason', () => {
    const telling = { ...entry('REJECTED', 12), text: 'internal words', reason: 'CLINIC_OVERWHELMED' }
    const steps = stepsOf({ ...read, status: 'rejected', outcome: 'REJECTED' }, [first, telling])
    expect(JSON.stringify(steps)).not.toMatch(/internal words|CLINIC_OVERWHELMED/)
    for (const step of steps)
      expect(Object.keys(step).toSorted()).toEqual(['at', 'kind', 'opensAt', 'profession', 'state'])
  })

  it.each([sent, read, withNurse, { ...withNurse, status: 'waitingForPatient' as const }])(
    'have exactly one present step',
    (facts) => {
      expect(stepsOf(facts, [first]).filter(({ state }) => state === 'CURRENT')).toHaveLength(1)
    },
  )
})
