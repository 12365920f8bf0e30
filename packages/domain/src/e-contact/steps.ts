import type { Profession } from '../roles.ts'
import type { Direction, EContactStatus, Outcome, TimelineEntryType } from './status.ts'
import { isOpen } from './status.ts'

export const STEP_KINDS = [
  'RECEIVED',
  'WRITTEN_BY_CLINIC',
  'READ',
  'DECISION',
  'REOPENED',
  'WITH',
  'ASKED',
  'YOU_REPLIED',
  'YOUR_TURN',
  'ANSWER',
  'ANSWERED',
  'CLOSED',
  'CANCELLED',
  'REJECTED',
] as const
export type StepKind = (typeof STEP_KINDS)[number]

/** One step on the way of an e-contact, as the patient sees it: what happened, never what was said. */
export type Step = {
  kind: StepKind
  /** Exactly one step is CURRENT: the present state of the e-contact. */
  state: 'DONE' | 'CURRENT' | 'NEXT'
  /** ISO 8601; null for what has not happened and where no time is known. */
  at: string | null
  /** WITH and ANSWERED: who at the clinic, by role; null where that is not known. */
  profession: Profession | null
  /** YOUR_TURN: from when the patient can reply; null when at once. */
  opensAt: string | null
}

/** What the steps are made from: all of it is in the patient's own response. */
export type StepFacts = {
  direction: Direction
  status: EContactStatus
  outcome: Outcome | null
  createdAt: string
  acceptanceRequired: boolean
  replyBlockedUntil: string | null
  /** When somebody of the clinic opened it for the first time. */
  clinicFirstSeenAt: string | null
  /** Who deals with it now, by role; absent when nobody has been named. */
  assignee: { profession: Profession | null } | null
}

type EntryFacts = {
  type: TimelineEntryType
  createdAt: string
  author: { profession: Profession | null }
}

type Reached = Omit<Step, 'state'>

const REOPENINGS: readonly TimelineEntryType[] = ['CLINIC_REOPENED', 'PATIENT_REOPENED']
const REPLIES: readonly TimelineEntryType[] = ['INFO_ADDED', 'INQUIRY_ANSWERED']
const ENDS: Record<Outcome, { kind: StepKind; entry: TimelineEntryType }> = {
  ANSWERED: { kind: 'ANSWERED', entry: 'REPLIED' },
  ARCHIVED: { kind: 'CLOSED', entry: 'ARCHIVED' },
  CANCELLED: { kind: 'CANCELLED', entry: 'CANCELLED' },
  REJECTED: { kind: 'REJECTED', entry: 'REJECTED' },
}

/**
 * The state of an e-contact: the steps behind it, the present one, and those to come.
 *
 * Of questions and answers only the newest round is shown, and only since the e-contact was last reopened.
 *
 * @param entries those that the patient may see, oldest first
 */
export function stepsOf(facts: StepFacts, entries: readonly EntryFacts[]): Step[] {
  const reached = [...beginning(facts), ...newestRound(facts, entries)]
  const now = reached.length - 1
  return [
    ...reached.map((step, index): Step => ({ ...step, state: index === now ? 'CURRENT' : 'DONE' })),
    ...toCome(facts).map((kind): Step => ({ ...step(kind, null), state: 'NEXT' })),
  ]
}

function beginning(facts: StepFacts): Reached[] {
  if (isFromClinic(facts)) return [step('WRITTEN_BY_CLINIC', facts.createdAt)]
  const received = step('RECEIVED', facts.createdAt)
  return facts.clinicFirstSeenAt ? [received, step('READ', facts.clinicFirstSeenAt)] : [received]
}

function newestRound(facts: StepFacts, entries: readonly EntryFacts[]): Reached[] {
  const reopening = entries.findLastIndex(({ type }) => REOPENINGS.includes(type))
  const round = entries.slice(reopening + 1)
  const question = round.findLast(({ type }) => type === 'INQUIRY')
  const reopened = entries[reopening]
  const steps = reopened ? [step('REOPENED', reopened.createdAt)] : []
  if (!isOpen(facts.status)) return [...steps, end(facts, round)]
  if (facts.assignee) steps.push({ ...step('WITH', null), profession: facts.assignee.profession })
  if (facts.status === 'waitingForPatient') {
    const since = question?.createdAt ?? facts.createdAt
    return [...steps, { ...step('YOUR_TURN', since), opensAt: facts.replyBlockedUntil }]
  }
  const reply = round.findLast(({ type }) => REPLIES.includes(type))
  if (question && reply) steps.push(step('ASKED', question.createdAt), step('YOU_REPLIED', reply.createdAt))
  return steps
}

function end({ outcome }: StepFacts, round: readonly EntryFacts[]): Reached {
  const { kind, entry } = ENDS[outcome ?? 'ANSWERED']
  const said = round.findLast(({ type }) => type === entry)
  const profession = kind === 'ANSWERED' ? (said?.author.profession ?? null) : null
  return { ...step(kind, said?.createdAt ?? null), profession }
}

function toCome(facts: StepFacts): StepKind[] {
  if (facts.status !== 'waitingForClinic') return []
  const kinds: StepKind[] = []
  if (!facts.clinicFirstSeenAt && !isFromClinic(facts)) kinds.push('READ')
  if (facts.acceptanceRequired) kinds.push('DECISION')
  return [...kinds, 'ANSWER']
}

function isFromClinic({ direction }: StepFacts): boolean {
  return direction === 'CLINIC_TO_PATIENT' || direction === 'CLINIC_TO_REPRESENTATIVE'
}

function step(kind: StepKind, at: string | null): Reached {
  return { kind, at, profession: null, opensAt: null }
}
