import { reasonNeedsText, REASONS } from '@vastus/domain/e-contact/reasons'
import type { Direction, TimelineEntryType } from '@vastus/domain/e-contact/status'
import { type Action, decide, type EContactState, initialState } from '@vastus/domain/e-contact/transitions'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Calendar } from './calendar.ts'
import type { DemoPerson } from './people.ts'
import type { Plot, Step } from './plots.ts'
import type { Random } from './random.ts'
import type { StaffMember } from './staff.ts'
import type { Writer } from './writer.ts'

export type Beginning = {
  clinicId: number
  type: TypeCode
  direction: Direction
  patient: DemoPerson
  creator: DemoPerson
  /** Those of the clinic who answer. */
  team: readonly StaffMember[]
  startedAt: number
  plot: Plot
  acceptanceRequired?: boolean
  noReply?: boolean
}

export type Entry = {
  type: TimelineEntryType
  visibleToPatient: boolean
  authorUserId: number | null
  authorRole: 'PATIENT' | 'REPRESENTATIVE' | 'CLINIC'
  authorFirstName: string
  authorSurname: string
  authorProfession: string | null
  text: string
  reason: string | null
  replyBlockedUntil: string | null
  createdAt: string
}
type Note = {
  authorUserId: number | null
  authorFirstName: string
  authorSurname: string
  text: string
  createdAt: string
}

export type Conversation = Beginning & {
  state: EContactState
  text: string
  createdByUserId: number | null
  entries: Entry[]
  notes: Note[]
  inquiry: { question: string; openedAt: string; answeredAt: string | null } | null
  version: number
  updatedAt: number
  clinicFirstSeenAt: number | null
  clinicSeenAt: number | null
  patientSeenAt: number | null
}

type Tools = { calendar: Calendar; random: Random; writer: Writer }
const DAY_MS = 86_400_000
const READ_BEFORE_MS = 20 * 60_000
const iso = (at: number) => new Date(at).toISOString()

/**
 * Plays a plot through the life cycle of the domain, so that no conversation is in a state that the product itself
 * would refuse.
 *
 * @returns null when the plot would reach beyond now; begin it earlier
 */
export function playConversation(
  beginning: Beginning,
  { calendar, random, writer }: Tools,
): Conversation | null {
  const { patient, creator, direction, startedAt, plot, team } = beginning
  const begunByClinic = direction.startsWith('CLINIC')
  const writtenByClinic = begunByClinic || direction.endsWith('BEHALF_OF_PATIENT')
  const clerk = random.pick(team)
  let responder = clerk
  let at = startedAt
  const text = begunByClinic
    ? writer.clinicMessage(beginning.noReply ? 'notice' : 'invitation')
    : writtenByClinic
      ? writer.openingOnBehalf()
      : writer.opening(creator !== patient)
  const talk: Conversation = {
    ...beginning,
    state: initialState(direction, {
      acceptanceRequired: beginning.acceptanceRequired ?? false,
      noReply: beginning.noReply ?? false,
      now: iso(at),
    }),
    text,
    createdByUserId: writtenByClinic ? clerk.person.userId : creator.userId,
    entries: [],
    notes: [],
    inquiry: null,
    version: 1,
    updatedAt: at,
    clinicFirstSeenAt: writtenByClinic ? at : null,
    clinicSeenAt: writtenByClinic ? at : null,
    patientSeenAt: writtenByClinic ? null : at,
  }
  addEntry('SENT', writtenByClinic ? clerk : null, text)
  if (writtenByClinic && talk.state.status !== 'completed') talk.state.assigneeUserId = null

  for (const step of plot) {
    at = momentOf(step)
    if (at > calendar.now) return null
    play(step)
    talk.version++
    if (step !== 'note') talk.updatedAt = at
    if (isPatientStep(step)) talk.patientSeenAt = at
    else {
      talk.clinicFirstSeenAt ??= Math.max(startedAt, at - READ_BEFORE_MS)
      talk.clinicSeenAt = at
    }
  }
  // Half of the answers have been read by the patient, and some new e-contacts opened by the clinic.
  if (talk.patientSeenAt !== null && random.chance(0.5))
    talk.patientSeenAt = Math.min(at + 3_600_000, calendar.now)
  return talk

  function momentOf(step: Step): number {
    const after =
      step === 'answerWhenOpen' ? Math.max(at, Date.parse(talk.state.replyBlockedUntil ?? iso(at))) : at
    if (isPatientStep(step)) return calendar.patientAfter(after)
    if (step === 'archive' && talk.state.status === 'waitingForPatient')
      return calendar.clinicAfter(at + 6 * DAY_MS)
    return calendar.clinicAfter(at, step === 'note' ? 1 : 4, step === 'note' ? 40 : 300)
  }

  function play(step: Step): void {
    if (step === 'note') {
      const { person } = (responder = random.pick(team))
      const { userId, firstName, surname } = person
      const note = { authorUserId: userId, authorFirstName: firstName, authorSurname: surname }
      talk.notes.push({ ...note, text: writer.note(), createdAt: iso(at) })
      move('ADD_NOTE')
      return
    }
    if (step === 'assign') {
      responder = random.pick(team)
      move('ASSIGN', { assigneeUserId: responder.person.userId })
      const { firstName, surname } = responder.person
      addEntry('ASSIGNED', random.pick(team), '', `${firstName} ${surname}`)
      return
    }
    if (step === 'inquire' || step === 'inquireOpensLater' || step === 'inquireOpensSoon') {
      const replyBlockedUntil =
        step === 'inquire' ? null : iso(dayAfter(at, step === 'inquireOpensSoon' ? [1, 2] : [3, 7]))
      const question = writer.question()
      move('INQUIRE', { replyBlockedUntil })
      talk.inquiry = { question, openedAt: iso(at), answeredAt: null }
      addEntry('INQUIRY', responder, question, null, replyBlockedUntil)
      return
    }
    if (step === 'answer' || step === 'answerWhenOpen') {
      move('ANSWER_INQUIRY')
      if (talk.inquiry) talk.inquiry.answeredAt = iso(at)
      addEntry('INQUIRY_ANSWERED', null, writer.answer())
      return
    }
    if (step === 'addInfo') {
      move('ADD_INFO')
      addEntry('INFO_ADDED', null, begunByClinic ? writer.invitationAnswer() : writer.addition())
      return
    }
    if (step === 'complete') {
      move('COMPLETE')
      const isFirst = !talk.entries.some(({ type }) => type === 'REPLIED')
      addEntry('REPLIED', responder, writer.closing({ isFirst }))
    } else if (step === 'accept') {
      move('ACCEPT')
      addEntry('ACCEPTED', responder, '')
    } else reasoned(step)
    // A closed conversation no longer waits for an answer.
    if (talk.inquiry && !talk.inquiry.answeredAt && !talk.state.inquiryOpen) talk.inquiry = null
  }

  function reasoned(step: keyof typeof REASONED): void {
    const { action, entry, byPatient } = REASONED[step]
    move(action)
    const reason: string = random.pick(REASONS[action])
    addEntry(
      entry,
      byPatient ? null : responder,
      reasonNeedsText(reason) ? writer.reasonWords(action) : '',
      reason,
    )
  }

  function move(
    action: Action,
    input: { replyBlockedUntil?: string | null; assigneeUserId?: number | null } = {},
  ): void {
    const decision = decide(talk.state, action, {
      now: iso(at),
      byUserId: responder.person.userId ?? 0,
      ...input,
    })
    if (!decision.ok) throw new Error(`the plot ${plot.join(', ')} cannot ${action}`)
    talk.state = decision.next
  }

  /** Midnight at the clinic, so many days after; for "later" always ahead of now. */
  function dayAfter(instant: number, [min, max]: readonly [number, number]): number {
    const days = random.int(min, max)
    let daysAgo = 0
    while (calendar.startOf(daysAgo) > instant) daysAgo++
    return calendar.startOf(daysAgo - days)
  }

  function addEntry(
    type: TimelineEntryType,
    employee: StaffMember | null,
    words: string,
    reason: string | null = null,
    replyBlockedUntil: string | null = null,
  ): void {
    const author = employee?.person ?? creator
    const patientRole = creator === patient ? 'PATIENT' : 'REPRESENTATIVE'
    talk.entries.push({
      type,
      visibleToPatient: type !== 'ASSIGNED',
      authorUserId: author.userId,
      authorRole: employee ? 'CLINIC' : patientRole,
      authorFirstName: author.firstName,
      authorSurname: author.surname,
      authorProfession: employee?.profession ?? null,
      text: words,
      reason,
      replyBlockedUntil,
      createdAt: iso(at),
    })
  }
}

const REASONED = {
  archive: { action: 'ARCHIVE', entry: 'ARCHIVED', byPatient: false },
  reject: { action: 'REJECT', entry: 'REJECTED', byPatient: false },
  cancel: { action: 'CANCEL', entry: 'CANCELLED', byPatient: true },
  patientReopen: { action: 'PATIENT_REOPEN', entry: 'PATIENT_REOPENED', byPatient: true },
  clinicReopen: { action: 'CLINIC_REOPEN', entry: 'CLINIC_REOPENED', byPatient: false },
} as const

function isPatientStep(step: Step): boolean {
  return ['answer', 'answerWhenOpen', 'addInfo', 'cancel', 'patientReopen'].includes(step)
}
