import {
  accepted,
  type Check,
  closedEarlier,
  feedbackOpen,
  finalizable,
  inquiryOpen,
  insideFeedbackWindow,
  insideReopenWindow,
  isGivenUp,
  notGivenUp,
  notMergedAway,
  notRejected,
  open,
  replyAllowed,
  sent,
  undecided,
  wasAccepted,
} from './checks.ts'
import {
  ACTIONS,
  type Action,
  type Decision,
  type DecisionInput,
  type EContactState,
  type Side,
} from './state.ts'
import type { Direction, EventType, FinalizeStatus, Outcome, TimelineEntryType } from './status.ts'

export * from './state.ts'

type Change = (state: EContactState, input: DecisionInput) => Partial<EContactState>
type Rule = {
  sides: readonly Side[]
  /** Asked in order; the first refusal counts. */
  checks: readonly Check[]
  change: Change
  entry: TimelineEntryType | null
  events: readonly EventType[]
}

const finalize: Change = (s, { failed = false }) => {
  if (!failed) return { finalizeStatus: 'SUBMITTED' }
  return isGivenUp(s) ? {} : { finalizeStatus: 'FAILED' }
}

const unchanged: Change = () => ({})
const answeredByPatient = { status: 'waitingForClinic', replyBlockedUntil: null } as const
const reopened = {
  status: 'waitingForClinic',
  outcome: null,
  completedAt: null,
  replyBlockedUntil: null,
  inquiryOpen: false,
} as const

const close =
  (outcome: Outcome): Change =>
  (_, { now }) => ({
    status: 'completed',
    outcome,
    completedAt: now,
    replyBlockedUntil: null,
    inquiryOpen: false,
  })

/** The whole life cycle: who may do what in which state, and what follows. */
const RULES: Record<Action, Rule> = {
  ADD_INFO: {
    sides: ['PATIENT'],
    checks: [sent, open, replyAllowed],
    change: () => answeredByPatient,
    entry: 'INFO_ADDED',
    events: ['E_CONTACT_INFO_ADDED'],
  },
  ANSWER_INQUIRY: {
    sides: ['PATIENT'],
    checks: [sent, open, inquiryOpen, replyAllowed],
    change: () => ({ ...answeredByPatient, inquiryOpen: false }),
    entry: 'INQUIRY_ANSWERED',
    events: ['E_CONTACT_INFO_ADDED'],
  },
  CANCEL: {
    sides: ['PATIENT'],
    checks: [sent, open],
    change: close('CANCELLED'),
    entry: 'CANCELLED',
    events: ['E_CONTACT_CANCELLED'],
  },
  PATIENT_REOPEN: {
    sides: ['PATIENT'],
    checks: [sent, notRejected, closedEarlier, insideReopenWindow],
    change: () => reopened,
    entry: 'PATIENT_REOPENED',
    events: ['E_CONTACT_REOPENED_BY_PATIENT'],
  },
  // The files step follows the sending, so files may also come before the e-contact is submitted.
  UPLOAD: {
    sides: ['PATIENT'],
    checks: [notGivenUp, open, replyAllowed],
    change: unchanged,
    entry: 'FILES_ADDED',
    events: ['E_CONTACT_FILES_ADDED'],
  },
  FINALIZE: {
    sides: ['PATIENT', 'CLINIC'],
    checks: [finalizable],
    change: finalize,
    entry: 'SENT',
    events: ['E_CONTACT_SENT'],
  },
  INQUIRE: {
    sides: ['CLINIC'],
    checks: [sent, open, accepted],
    change: (_, { byUserId, replyBlockedUntil = null }) => ({
      status: 'waitingForPatient',
      inquiryOpen: true,
      replyBlockedUntil,
      assigneeUserId: byUserId,
    }),
    entry: 'INQUIRY',
    events: ['E_CONTACT_REPLIED'],
  },
  COMPLETE: {
    sides: ['CLINIC'],
    checks: [sent, open, accepted],
    change: (state, input) => ({ ...close('ANSWERED')(state, input), assigneeUserId: input.byUserId }),
    entry: 'REPLIED',
    events: ['E_CONTACT_COMPLETED'],
  },
  ARCHIVE: {
    sides: ['CLINIC'],
    checks: [sent, open, accepted],
    change: close('ARCHIVED'),
    entry: 'ARCHIVED',
    events: ['E_CONTACT_ARCHIVED'],
  },
  ACCEPT: {
    sides: ['CLINIC'],
    checks: [sent, open, undecided],
    change: () => ({ acceptanceRequired: false }),
    entry: 'ACCEPTED',
    events: ['E_CONTACT_ACCEPTED'],
  },
  REJECT: {
    sides: ['CLINIC'],
    checks: [sent, open, undecided],
    change: () => ({
      status: 'rejected',
      outcome: 'REJECTED',
      acceptanceRequired: false,
      replyBlockedUntil: null,
      inquiryOpen: false,
    }),
    entry: 'REJECTED',
    events: ['E_CONTACT_REJECTED'],
  },
  CLINIC_REOPEN: {
    sides: ['CLINIC'],
    checks: [sent, notRejected, closedEarlier, wasAccepted],
    change: () => reopened,
    entry: 'CLINIC_REOPENED',
    events: ['E_CONTACT_REOPENED_BY_CLINIC'],
  },
  ASSIGN: {
    sides: ['CLINIC'],
    checks: [sent, notRejected],
    change: (_, { assigneeUserId = null }) => ({ assigneeUserId }),
    entry: 'ASSIGNED',
    events: ['E_CONTACT_ASSIGNED'],
  },
  ADD_NOTE: {
    sides: ['CLINIC'],
    checks: [sent, notRejected],
    change: unchanged,
    entry: null,
    events: ['E_CONTACT_NOTE_ADDED'],
  },
  // Staff files belong to the reply being written; the patient sees them when it is sent.
  CLINIC_UPLOAD: {
    sides: ['CLINIC'],
    checks: [sent, open, accepted],
    change: unchanged,
    entry: null,
    events: [],
  },
  GIVE_FEEDBACK: {
    sides: ['PATIENT'],
    checks: [sent, feedbackOpen, insideFeedbackWindow],
    change: unchanged,
    entry: null,
    events: [],
  },
}

/** Whether the action only repeats what is already so, or happens before there is a timeline. */
function leavesNoTrace(action: Action, before: EContactState, after: EContactState): boolean {
  if (action === 'FINALIZE')
    return before.finalizeStatus === after.finalizeStatus || after.finalizeStatus === 'FAILED'
  if (action === 'ASSIGN') return before.assigneeUserId === after.assigneeUserId
  return action === 'UPLOAD' && before.finalizeStatus !== 'SUBMITTED'
}

/**
 * The one place where it is decided what an action does to an e-contact.
 *
 * Role, tenant and representation are checked by the caller; this answers only whether the state allows the
 * action and what follows. A repeated FINALIZE and an ASSIGN to the present assignee succeed without a trace
 * (`entry` null, no events).
 *
 * @param input `now` is ISO 8601; `byUserId` becomes the assignee on INQUIRE and COMPLETE
 */
export function decide(state: EContactState, action: Action, input: DecisionInput): Decision {
  const rule = RULES[action]
  // A files step that is still open may end: it changes nothing.
  const checks = action === 'FINALIZE' ? rule.checks : [notMergedAway, ...rule.checks]
  for (const check of checks) {
    const refusal = check(state, input)
    if (refusal) return { ok: false, refusal }
  }
  const next = { ...state, ...rule.change(state, input) }
  if (leavesNoTrace(action, state, next)) return { ok: true, next, entry: null, events: [] }
  return { ok: true, next, entry: rule.entry, events: [...rule.events] }
}

/**
 * What one side could do right now, for showing buttons. Actions of the other side are false.
 *
 * @param now ISO 8601
 */
export function abilities(state: EContactState, side: Side, now: string): Record<Action, boolean> {
  const able = (action: Action) =>
    RULES[action].sides.includes(side) && decide(state, action, { now, byUserId: 0 }).ok
  return Object.fromEntries(ACTIONS.map((action) => [action, able(action)])) as Record<Action, boolean>
}

/**
 * The state an e-contact begins in.
 *
 * Acceptance counts only for what the patient's side sent by itself: staff making an e-contact is accepting.
 *
 * @param options.noReply a clinic's message that expects no answer is completed at once
 * @param options.finalizeStatus SUBMITTED unless a questionnaire flow is still under way (STARTED)
 */
export function initialState(
  direction: Direction,
  options: { acceptanceRequired: boolean; noReply?: boolean; now: string; finalizeStatus?: FinalizeStatus },
): EContactState {
  const fromClinic = direction === 'CLINIC_TO_PATIENT' || direction === 'CLINIC_TO_REPRESENTATIVE'
  const byPatientSide = direction === 'PATIENT_TO_CLINIC' || direction === 'REPRESENTATIVE_TO_CLINIC'
  const closesAtOnce = fromClinic && options.noReply === true
  const openStatus = fromClinic ? 'waitingForPatient' : 'waitingForClinic'
  return {
    status: closesAtOnce ? 'completed' : openStatus,
    finalizeStatus: options.finalizeStatus ?? 'SUBMITTED',
    outcome: closesAtOnce ? 'ANSWERED' : null,
    acceptanceRequired: byPatientSide && options.acceptanceRequired,
    replyBlockedUntil: null,
    completedAt: closesAtOnce ? options.now : null,
    assigneeUserId: null,
    inquiryOpen: false,
  }
}
