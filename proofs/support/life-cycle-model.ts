// A second, independent telling of the life cycle, written from section 4 of the specification and not from the domain's
// code. Small on purpose: where the two disagree, one of them is wrong.

import { addDays, localDate, startOfLocalDay } from '@vastus/domain/time/time-zone'

export const PATIENT_ACTIONS = [
  'ADD_INFO',
  'ANSWER_INQUIRY',
  'CANCEL',
  'PATIENT_REOPEN',
  'UPLOAD',
  'FINALIZE',
  'GIVE_UP',
  'PATIENT_LOOK',
] as const
export const CLINIC_ACTIONS = [
  'INQUIRE',
  'INQUIRE_FOR_LATER',
  'COMPLETE',
  'ARCHIVE',
  'ACCEPT',
  'REJECT',
  'CLINIC_REOPEN',
  'ASSIGN',
  'ADD_NOTE',
  'CLINIC_UPLOAD',
  'CLINIC_LOOK',
] as const
export const MODEL_ACTIONS = [...PATIENT_ACTIONS, ...CLINIC_ACTIONS] as const
export type ModelAction = (typeof MODEL_ACTIONS)[number]

export type Life = {
  turn: 'PATIENT' | 'CLINIC'
  /** How it ended; null while it is open. */
  end: 'ANSWERED' | 'ARCHIVED' | 'CANCELLED' | 'REJECTED' | null
  /** Milliseconds, like every moment here. */
  endedAt: number | null
  /** A new patient's first one, on which the clinic has not decided. */
  undecided: boolean
  /** The clinic asked and the patient has not answered. */
  asked: boolean
  lockedUntil: number | null
  assignee: number | null
}

export type Moment = { now: number; actor: number; assignTo: number | null }
/** TAKEN: somebody else decided before. */
export type Verdict = { next: Life } | { refused: 'CLOSED' | 'NOT_NOW' | 'TAKEN' }

export const DAY = 24 * 3_600_000
/** The clinic is in Tallinn: there begins the day after tomorrow. */
export const lockEndsAt = (now: number): number =>
  startOfLocalDay(addDays(localDate(new Date(now), 'Europe/Tallinn'), 2), 'Europe/Tallinn').getTime()
/** For reopening by the patient and for feedback alike. */
export const WINDOW = 30 * DAY

export const firstLife = (undecided: boolean): Life => ({
  turn: 'CLINIC',
  end: null,
  endedAt: null,
  undecided,
  asked: false,
  lockedUntil: null,
  assignee: null,
})

const CLOSED = { refused: 'CLOSED' } as const
const NOT_NOW = { refused: 'NOT_NOW' } as const
const TAKEN = { refused: 'TAKEN' } as const
const isLocked = (life: Life, now: number) => life.lockedUntil !== null && now < life.lockedUntil
const isInWindow = (life: Life, now: number) => life.endedAt !== null && now - life.endedAt <= WINDOW

function ended(life: Life, end: NonNullable<Life['end']>, now: number): Life {
  return {
    ...life,
    end,
    // Being rejected is no completion.
    endedAt: end === 'REJECTED' ? null : now,
    undecided: end === 'REJECTED' ? false : life.undecided,
    asked: false,
    lockedUntil: null,
  }
}

const backWithClinic = (life: Life): Life => ({
  ...life,
  turn: 'CLINIC',
  end: null,
  endedAt: null,
  asked: false,
  lockedUntil: null,
})

/** What must come of an action. */
export function judge(life: Life, action: ModelAction, { now, actor, assignTo }: Moment): Verdict {
  switch (action) {
    case 'PATIENT_LOOK':
    case 'CLINIC_LOOK':
    case 'FINALIZE':
      return { next: life }
    case 'GIVE_UP':
      return NOT_NOW // what was sent in one step cannot be given up any more
    case 'ASSIGN':
      return life.end === 'REJECTED' ? CLOSED : { next: { ...life, assignee: assignTo } }
    case 'ADD_NOTE':
      return life.end === 'REJECTED' ? CLOSED : { next: life }
    case 'PATIENT_REOPEN':
      if (life.end === null) return NOT_NOW
      return life.end !== 'REJECTED' && isInWindow(life, now) ? { next: backWithClinic(life) } : CLOSED
    case 'CLINIC_REOPEN':
      if (life.end === null) return NOT_NOW
      return life.end === 'REJECTED' || life.undecided ? CLOSED : { next: backWithClinic(life) }
    default:
      return life.end === null ? judgeOpen(life, action, now, actor) : CLOSED
  }
}

function judgeOpen(life: Life, action: ModelAction, now: number, actor: number): Verdict {
  switch (action) {
    case 'CANCEL':
      return { next: ended(life, 'CANCELLED', now) }
    case 'UPLOAD':
      return isLocked(life, now) ? NOT_NOW : { next: life }
    case 'ADD_INFO':
      return isLocked(life, now) ? NOT_NOW : { next: { ...life, turn: 'CLINIC', lockedUntil: null } }
    case 'ANSWER_INQUIRY':
      if (!life.asked) return CLOSED
      return isLocked(life, now)
        ? NOT_NOW
        : { next: { ...life, turn: 'CLINIC', lockedUntil: null, asked: false } }
    case 'ACCEPT':
      return life.undecided ? { next: { ...life, undecided: false } } : TAKEN
    case 'REJECT':
      return life.undecided ? { next: ended(life, 'REJECTED', now) } : TAKEN
    default:
      return life.undecided ? NOT_NOW : judgeAccepted(life, action, now, actor)
  }
}

function judgeAccepted(life: Life, action: ModelAction, now: number, actor: number): Verdict {
  switch (action) {
    case 'INQUIRE':
      return { next: { ...life, turn: 'PATIENT', asked: true, lockedUntil: null, assignee: actor } }
    case 'INQUIRE_FOR_LATER':
      return {
        next: { ...life, turn: 'PATIENT', asked: true, lockedUntil: lockEndsAt(now), assignee: actor },
      }
    case 'COMPLETE':
      return { next: { ...ended(life, 'ANSWERED', now), assignee: actor } }
    case 'ARCHIVE':
      return { next: ended(life, 'ARCHIVED', now) }
    default:
      return { next: life } // CLINIC_UPLOAD
  }
}

export const isFeedbackOpen = (life: Life, now: number): boolean =>
  (life.end === 'ANSWERED' || life.end === 'ARCHIVED') && isInWindow(life, now)

/** The state's name, in which two lives are alike when the same may happen to both. */
export function nameOf(life: Life, now: number): string {
  const undecided = life.undecided ? ' undecided' : ''
  if (life.end !== null)
    return life.end === 'REJECTED'
      ? 'REJECTED'
      : `${life.end}${undecided}${isInWindow(life, now) ? '' : ' long ago'}`
  const asked = life.asked ? ' asked' : ''
  return `turn of ${life.turn}${undecided}${asked}${isLocked(life, now) ? ' locked' : ''}`
}

export type Step = ModelAction | 'WAIT'

/** Waiting brings the next moment at which something changes by itself. */
export function waitingEndsAt(life: Life, now: number): number {
  if (isLocked(life, now)) return life.lockedUntil ?? now
  return life.endedAt !== null && isInWindow(life, now) ? life.endedAt + WINDOW + 1 : now + 60_000
}

/** A shortest way from the beginning to each state there is, found on the model itself. */
export function waysToStates(undecided: boolean, actor: number, assignTo: number): Map<string, Step[]> {
  const ways = new Map<string, Step[]>()
  let front = [{ life: firstLife(undecided), now: 0, way: [] as Step[] }]
  while (front.length > 0) {
    const next: typeof front = []
    for (const { life, now, way } of front) {
      const name = nameOf(life, now)
      if (ways.has(name)) continue
      ways.set(name, way)
      for (const action of MODEL_ACTIONS) {
        const verdict = judge(life, action, { now, actor, assignTo })
        if ('next' in verdict) next.push({ life: verdict.next, now, way: [...way, action] })
      }
      next.push({ life, now: waitingEndsAt(life, now), way: [...way, 'WAIT'] })
    }
    front = next
  }
  return ways
}
