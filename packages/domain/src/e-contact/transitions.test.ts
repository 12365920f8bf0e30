// @proves R4-009 R4-010 R4-022 R4-033 R4-042
import { describe, expect, it } from 'vitest'
import { E_CONTACT_STATUSES, FINALIZE_STATUSES } from './status.ts'
import {
  ACTIONS,
  type Action,
  abilities,
  type Decision,
  type DecisionInput,
  decide,
  type EContactState,
  initialState,
} from './transitions.ts'

const DAY_MS = 86_400_000
const now = '2026-03-10T09:00:00.000Z'
const shifted = (ms: number) => new Date(Date.parse(now) + ms).toISOString()
const input = (more: Partial<DecisionInput> = {}): DecisionInput => ({ now, byUserId: 7, ...more })

const clinicsTurn: EContactState = {
  status: 'waitingForClinic',
  finalizeStatus: 'SUBMITTED',
  outcome: null,
  acceptanceRequired: false,
  replyBlockedUntil: null,
  completedAt: null,
  assigneeUserId: 3,
  inquiryOpen: false,
}
const patientsTurn: EContactState = { ...clinicsTurn, status: 'waitingForPatient', inquiryOpen: true }
const completed: EContactState = {
  ...clinicsTurn,
  status: 'completed',
  outcome: 'ANSWERED',
  completedAt: shifted(-DAY_MS),
}
const rejected: EContactState = { ...clinicsTurn, status: 'rejected', outcome: 'REJECTED' }

const situations = {
  'a draft': { ...clinicsTurn, finalizeStatus: 'STARTED' },
  'a draft not yet opened': { ...clinicsTurn, finalizeStatus: 'CREATED' },
  'a failed sending': { ...clinicsTurn, finalizeStatus: 'FAILED' },
  'a cancelled sending': { ...clinicsTurn, finalizeStatus: 'CANCELLED' },
  'a new patient': { ...clinicsTurn, acceptanceRequired: true },
  "the clinic's turn": clinicsTurn,
  "the patient's turn": { ...patientsTurn, inquiryOpen: false },
  'an open inquiry': patientsTurn,
  'an inquiry locked for 1 ms more': { ...patientsTurn, replyBlockedUntil: shifted(1) },
  'an inquiry whose lock ends now': { ...patientsTurn, replyBlockedUntil: now },
  'completed with an answer': completed,
  'completed 30 days less 1 ms ago': { ...completed, completedAt: shifted(-30 * DAY_MS + 1) },
  'completed 30 days ago': { ...completed, completedAt: shifted(-30 * DAY_MS) },
  'completed 30 days and 1 ms ago': { ...completed, completedAt: shifted(-30 * DAY_MS - 1) },
  archived: { ...completed, outcome: 'ARCHIVED' },
  cancelled: { ...completed, outcome: 'CANCELLED' },
  'cancelled before acceptance': { ...completed, outcome: 'CANCELLED', acceptanceRequired: true },
  rejected,
} satisfies Record<string, EContactState>
type Situation = keyof typeof situations

/** Short names of what a decision said, so that the table fits on a screen. */
const shorthand = {
  yes: 'yes',
  shut: 'E_CONTACT_ALREADY_CLOSED',
  wait: 'REPLY_NOT_OPEN_YET',
  accept: 'ACCEPT_FIRST',
  decided: 'OUTDATED',
  unsent: 'NOT_SENT_YET',
  open: 'STILL_OPEN',
  early: 'FEEDBACK_NOT_OPEN',
  over: 'FEEDBACK_OVER',
} as const

function said(decision: Decision): string {
  if (decision.ok) return 'yes'
  const { refusal } = decision
  if (refusal.kind === 'OUTDATED') return refusal.kind
  return refusal.kind === 'KEY' ? refusal.key : refusal.text
}

// Columns in the order of ACTIONS: the patient's six, the clinic's nine, feedback.
const expected: Record<Situation, string> = {
  'a draft':
    'unsent unsent unsent unsent yes yes  unsent unsent unsent unsent unsent unsent unsent unsent unsent unsent',
  'a draft not yet opened':
    'unsent unsent unsent unsent yes yes  unsent unsent unsent unsent unsent unsent unsent unsent unsent unsent',
  'a failed sending':
    'unsent unsent unsent unsent shut shut  unsent unsent unsent unsent unsent unsent unsent unsent unsent unsent',
  'a cancelled sending':
    'unsent unsent unsent unsent shut shut  unsent unsent unsent unsent unsent unsent unsent unsent unsent unsent',
  'a new patient': 'yes shut yes open yes yes  accept accept accept yes yes open yes yes accept early',
  "the clinic's turn": 'yes shut yes open yes yes  yes yes yes decided decided open yes yes yes early',
  "the patient's turn": 'yes shut yes open yes yes  yes yes yes decided decided open yes yes yes early',
  'an open inquiry': 'yes yes yes open yes yes  yes yes yes decided decided open yes yes yes early',
  'an inquiry locked for 1 ms more':
    'wait wait yes open wait yes  yes yes yes decided decided open yes yes yes early',
  'an inquiry whose lock ends now':
    'yes yes yes open yes yes  yes yes yes decided decided open yes yes yes early',
  'completed with an answer': 'shut shut shut yes shut yes  shut shut shut shut shut yes yes yes shut yes',
  'completed 30 days less 1 ms ago':
    'shut shut shut yes shut yes  shut shut shut shut shut yes yes yes shut yes',
  'completed 30 days ago': 'shut shut shut yes shut yes  shut shut shut shut shut yes yes yes shut yes',
  'completed 30 days and 1 ms ago':
    'shut shut shut shut shut yes  shut shut shut shut shut yes yes yes shut over',
  archived: 'shut shut shut yes shut yes  shut shut shut shut shut yes yes yes shut yes',
  cancelled: 'shut shut shut yes shut yes  shut shut shut shut shut yes yes yes shut early',
  'cancelled before acceptance':
    'shut shut shut yes shut yes  shut shut shut shut shut shut yes yes shut early',
  rejected: 'shut shut shut shut shut yes  shut shut shut shut shut shut shut shut shut early',
}

const cases = Object.entries(expected).flatMap(([situation, row]) =>
  row.split(/\s+/).map((cell, column) => ({
    situation: situation as Situation,
    action: ACTIONS[column] as Action,
    outcome: shorthand[cell as keyof typeof shorthand],
  })),
)

describe('what each situation allows', () => {
  it('is written down for every action', () => {
    expect(cases).toHaveLength(Object.keys(situations).length * ACTIONS.length)
  })

  it.each(cases)('$situation: $action gives $outcome', ({ situation, action, outcome }) => {
    expect(said(decide(situations[situation], action, input()))).toBe(outcome)
  })
})

describe('what follows', () => {
  const follows: [string, EContactState, Action, Partial<EContactState>, string | null, string[]][] = [
    [
      'added information gives the turn to the clinic',
      patientsTurn,
      'ADD_INFO',
      { status: 'waitingForClinic' },
      'INFO_ADDED',
      ['E_CONTACT_INFO_ADDED'],
    ],
    [
      'an answer closes the inquiry',
      patientsTurn,
      'ANSWER_INQUIRY',
      { status: 'waitingForClinic', inquiryOpen: false },
      'INQUIRY_ANSWERED',
      ['E_CONTACT_INFO_ADDED'],
    ],
    [
      'cancelling completes with a marker, keeping the assignee',
      { ...patientsTurn, replyBlockedUntil: shifted(1) },
      'CANCEL',
      {
        status: 'completed',
        outcome: 'CANCELLED',
        completedAt: now,
        inquiryOpen: false,
        replyBlockedUntil: null,
      },
      'CANCELLED',
      ['E_CONTACT_CANCELLED'],
    ],
    [
      "a patient's reopening gives the turn to the clinic",
      completed,
      'PATIENT_REOPEN',
      { status: 'waitingForClinic', outcome: null, completedAt: null },
      'PATIENT_REOPENED',
      ['E_CONTACT_REOPENED_BY_PATIENT'],
    ],
    ['files change no status', patientsTurn, 'UPLOAD', {}, 'FILES_ADDED', ['E_CONTACT_FILES_ADDED']],
    ['files of a draft are not announced', situations['a draft'], 'UPLOAD', {}, null, []],
    [
      'finalizing sends',
      situations['a draft'],
      'FINALIZE',
      { finalizeStatus: 'SUBMITTED' },
      'SENT',
      ['E_CONTACT_SENT'],
    ],
    ['finalizing again changes nothing', clinicsTurn, 'FINALIZE', {}, null, []],
    [
      'an inquiry gives the turn to the patient and makes its writer the assignee',
      clinicsTurn,
      'INQUIRE',
      { status: 'waitingForPatient', inquiryOpen: true, assigneeUserId: 7 },
      'INQUIRY',
      ['E_CONTACT_REPLIED'],
    ],
    [
      'a final answer completes and makes its writer the assignee',
      clinicsTurn,
      'COMPLETE',
      { status: 'completed', outcome: 'ANSWERED', completedAt: now, assigneeUserId: 7 },
      'REPLIED',
      ['E_CONTACT_COMPLETED'],
    ],
    [
      'archiving completes and keeps the assignee',
      patientsTurn,
      'ARCHIVE',
      { status: 'completed', outcome: 'ARCHIVED', completedAt: now, inquiryOpen: false },
      'ARCHIVED',
      ['E_CONTACT_ARCHIVED'],
    ],
    [
      'accepting clears the flag',
      situations['a new patient'],
      'ACCEPT',
      { acceptanceRequired: false },
      'ACCEPTED',
      ['E_CONTACT_ACCEPTED'],
    ],
    [
      'rejecting ends it, keeping the assignee',
      situations['a new patient'],
      'REJECT',
      { status: 'rejected', outcome: 'REJECTED', acceptanceRequired: false },
      'REJECTED',
      ['E_CONTACT_REJECTED'],
    ],
    [
      "a clinic's reopening keeps the turn at the clinic",
      { ...completed, completedAt: shifted(-900 * DAY_MS) },
      'CLINIC_REOPEN',
      { status: 'waitingForClinic', outcome: null, completedAt: null },
      'CLINIC_REOPENED',
      ['E_CONTACT_REOPENED_BY_CLINIC'],
    ],
    ['a note changes nothing and has no entry', clinicsTurn, 'ADD_NOTE', {}, null, ['E_CONTACT_NOTE_ADDED']],
    ['staff files wait for their reply', clinicsTurn, 'CLINIC_UPLOAD', {}, null, []],
    ['feedback changes nothing', completed, 'GIVE_FEEDBACK', {}, null, []],
  ]

  it.each(follows)('%s', (_, state, action, change, entry, events) => {
    expect(decide(state, action, input())).toEqual({ ok: true, next: { ...state, ...change }, entry, events })
  })

  it('an inquiry carries its lock, and a later one replaces it', () => {
    const locked = decide(clinicsTurn, 'INQUIRE', input({ replyBlockedUntil: shifted(DAY_MS) }))
    expect(locked).toMatchObject({ next: { replyBlockedUntil: shifted(DAY_MS) } })
    const free = locked.ok ? decide(locked.next, 'INQUIRE', input()) : locked
    expect(free).toMatchObject({ next: { replyBlockedUntil: null } })
  })

  it('a refusal by the lock says until when', () => {
    const decision = decide({ ...patientsTurn, replyBlockedUntil: shifted(5) }, 'ADD_INFO', input())
    expect(decision).toMatchObject({ refusal: { until: shifted(5) } })
  })

  it.each([
    ['another person', 9, { next: { assigneeUserId: 9 }, entry: 'ASSIGNED', events: ['E_CONTACT_ASSIGNED'] }],
    ['nobody', null, { next: { assigneeUserId: null }, entry: 'ASSIGNED', events: ['E_CONTACT_ASSIGNED'] }],
    ['the present assignee', 3, { next: { assigneeUserId: 3 }, entry: null, events: [] }],
  ])('assigning %s', (_, assigneeUserId, outcome) => {
    expect(decide(clinicsTurn, 'ASSIGN', input({ assigneeUserId }))).toMatchObject(outcome)
  })

  it.each([
    ['a draft', 'FAILED', null],
    ['a failed sending', 'FAILED', null],
    ['a cancelled sending', 'CANCELLED', null],
  ] as const)('finalizing %s as failed leaves it %s and unannounced', (situation, finalizeStatus, entry) => {
    const decision = decide(situations[situation], 'FINALIZE', input({ failed: true }))
    expect(decision).toMatchObject({ ok: true, next: { finalizeStatus }, entry, events: [] })
  })

  it('a sent e-contact cannot be finalized as failed', () => {
    expect(said(decide(clinicsTurn, 'FINALIZE', input({ failed: true })))).toBe('ALREADY_SENT')
  })
})

const everyState = E_CONTACT_STATUSES.flatMap((status) =>
  FINALIZE_STATUSES.flatMap((finalizeStatus) =>
    [true, false].flatMap((acceptanceRequired) =>
      [true, false].flatMap((inquiryOpen) =>
        [null, shifted(-1), now, shifted(1)].flatMap((replyBlockedUntil) =>
          [null, shifted(-30 * DAY_MS + 1), shifted(-30 * DAY_MS - 1)].map(
            (completedAt): EContactState => ({
              ...clinicsTurn,
              status,
              finalizeStatus,
              acceptanceRequired,
              inquiryOpen,
              replyBlockedUntil,
              completedAt,
            }),
          ),
        ),
      ),
    ),
  ),
)
const everyDecision = everyState.flatMap((state) =>
  ACTIONS.map((action) => ({ state, action, decision: decide(state, action, input()) })),
)
const allowed = everyDecision.flatMap((row) => (row.decision.ok ? [{ ...row, ...row.decision }] : []))

describe('in every state there is', () => {
  it('an e-contact that was not sent allows only files and finalizing', () => {
    const early = allowed
      .filter(({ state }) => state.finalizeStatus !== 'SUBMITTED')
      .map(({ action }) => action)
    expect(new Set(early)).toEqual(new Set(['UPLOAD', 'FINALIZE']))
  })

  it('a rejected one allows nothing but a repeated finalizing', () => {
    const late = allowed.filter(
      ({ state }) => state.status === 'rejected' && state.finalizeStatus === 'SUBMITTED',
    )
    expect(new Set(late.map(({ action }) => action))).toEqual(new Set(['FINALIZE']))
  })

  it('an undecided one allows staff only assigning, notes and the decision', () => {
    const staff = allowed.filter(
      ({ state, action }) =>
        state.acceptanceRequired && state.finalizeStatus === 'SUBMITTED' && ACTIONS.indexOf(action) >= 6,
    )
    expect(new Set(staff.map(({ action }) => action))).toEqual(
      new Set(['ACCEPT', 'REJECT', 'ASSIGN', 'ADD_NOTE', 'GIVE_FEEDBACK']),
    )
  })

  it('a lock stops exactly adding, answering and uploading', () => {
    const blocked = everyDecision.filter(({ decision }) => said(decision) === 'REPLY_NOT_OPEN_YET')
    expect(new Set(blocked.map(({ action }) => action))).toEqual(
      new Set(['ADD_INFO', 'ANSWER_INQUIRY', 'UPLOAD']),
    )
    expect(new Set(blocked.map(({ state }) => state.replyBlockedUntil))).toEqual(new Set([shifted(1)]))
  })

  it('the status becomes completed only by answer, archive or cancel, and rejected only by reject', () => {
    const into = (status: string) =>
      new Set(
        allowed.filter((r) => r.next.status === status && r.state.status !== status).map((r) => r.action),
      )
    expect(into('completed')).toEqual(new Set(['COMPLETE', 'ARCHIVE', 'CANCEL']))
    expect(into('rejected')).toEqual(new Set(['REJECT']))
  })

  it('only replying, asking and assigning touch the assignee', () => {
    const touching = allowed.filter((r) => r.next.assigneeUserId !== r.state.assigneeUserId)
    expect(new Set(touching.map(({ action }) => action))).toEqual(new Set(['INQUIRE', 'COMPLETE', 'ASSIGN']))
  })

  it('the abilities say what a decision would say, and nothing for the other side', () => {
    const patients = new Set<Action>([...ACTIONS.slice(0, 6), 'GIVE_FEEDBACK'])
    const clinics = new Set<Action>(['FINALIZE', ...ACTIONS.slice(6, 15)])
    for (const state of everyState) {
      const patient = abilities(state, 'PATIENT', now)
      const clinic = abilities(state, 'CLINIC', now)
      for (const action of ACTIONS) {
        const { ok } = decide(state, action, input())
        expect(patient[action]).toBe(patients.has(action) && ok)
        expect(clinic[action]).toBe(clinics.has(action) && ok)
      }
    }
  })
})

describe('the state an e-contact begins in', () => {
  it.each([
    ['PATIENT_TO_CLINIC', false, 'waitingForClinic', true],
    ['REPRESENTATIVE_TO_CLINIC', false, 'waitingForClinic', true],
    ['PATIENT_TO_CLINIC_BEHALF_OF_PATIENT', false, 'waitingForClinic', false],
    ['REPRESENTATIVE_TO_CLINIC_BEHALF_OF_PATIENT', false, 'waitingForClinic', false],
    ['CLINIC_TO_PATIENT', false, 'waitingForPatient', false],
    ['CLINIC_TO_REPRESENTATIVE', false, 'waitingForPatient', false],
    ['CLINIC_TO_PATIENT', true, 'completed', false],
  ] as const)('%s (no reply: %s) is %s', (direction, noReply, status, acceptanceRequired) => {
    const state = initialState(direction, { acceptanceRequired: true, noReply, now })
    expect(state).toMatchObject({ status, acceptanceRequired, finalizeStatus: 'SUBMITTED' })
    expect(state.completedAt).toBe(noReply ? now : null)
    expect(state.outcome).toBe(noReply ? 'ANSWERED' : null)
  })

  it('a known patient needs no acceptance', () => {
    expect(initialState('PATIENT_TO_CLINIC', { acceptanceRequired: false, now }).acceptanceRequired).toBe(
      false,
    )
  })

  it('a questionnaire flow begins unsent', () => {
    const state = initialState('PATIENT_TO_CLINIC', {
      acceptanceRequired: false,
      now,
      finalizeStatus: 'STARTED',
    })
    expect(state.finalizeStatus).toBe('STARTED')
  })
})
