import { randomUUID } from 'node:crypto'
import type { Answered, Browser, Office, StaffName } from './inbox-office.ts'
import type { ModelAction } from './life-cycle-model.ts'
import { requestOf } from './life-driver.ts'
import type { Sent } from './raw-call.ts'

const HOLD_SECONDS = 8

export const PATIENT_STEPS = [
  'ADD_INFO',
  'ANSWER_INQUIRY',
  'CANCEL',
  'PATIENT_REOPEN',
  'UPLOAD',
  'PATIENT_LOOK',
] as const
export const STAFF_STEPS = [
  'INQUIRE',
  'INQUIRE_FOR_LATER',
  'COMPLETE',
  'HELD_INQUIRE',
  'HELD_INQUIRE',
  'HELD_COMPLETE',
  'HELD_COMPLETE',
  'UNDO',
  'ARCHIVE',
  'CLINIC_REOPEN',
  'CLINIC_REOPEN',
  'ASSIGN',
  'ADD_NOTE',
  'CLINIC_UPLOAD',
  'BULK_ASSIGN',
  'BULK_ARCHIVE',
  'CLINIC_LOOK',
] as const
export type Step = (typeof STAFF_STEPS)[number] | (typeof PATIENT_STEPS)[number]

/** How a call travels: once; twice at the same time; or cut off on its way and made again. */
export const WAYS = ['ONCE', 'TWICE', 'CUT'] as const
/** What a writer does whom the server has told of a newer version: sends it as well, looks and sends, or drops it. */
export const AFTER_CONFLICT = ['SEND_TOO', 'LOOK_AND_SEND', 'DROP'] as const

export type PlannedStep = {
  step: Step
  at: number
  way: (typeof WAYS)[number]
  isVersioned: boolean
  afterConflict: (typeof AFTER_CONFLICT)[number]
  assignTo: StaffName | null
  /** Undone after the step that follows. */
  isRegretted: boolean
}
/** What somebody did to one e-contact, and what came of it. */
export type Done = {
  by: Browser
  step: Step
  text: string
  eContactId: number
  /** A reply that is to be held. */
  isHeld: boolean
  fileIds: readonly string[]
  assignTo: number | null
  /** Everything that the server answered to it, also to its repetitions. */
  answers: Answered[]
  /** Of a call about several. */
  outcome?: string
}
export const isAcknowledged = ({ answers, outcome }: Done): boolean =>
  outcome === undefined ? answers.some(({ status }) => status < 300) : outcome === 'DONE'

type Acting = {
  ids: readonly number[]
  steps: readonly PlannedStep[]
  done: Done[]
  onCall: () => Promise<void>
}

/** One browser: what it does comes one after the other, on the versions that it has seen. */
export async function act(office: Office, by: Browser, { ids, steps, done, onCall }: Acting): Promise<void> {
  const seen = new Map(ids.map((id) => [id, 1]))
  const unsent = new Map(ids.map((id) => [id, [] as string[]]))
  let begunAt: number | undefined
  const ahead = [...steps]
  for (let planned = ahead.shift(); planned; planned = ahead.shift()) {
    const { step, at, way, isVersioned, afterConflict } = planned
    const isHeld = step === 'HELD_INQUIRE' || step === 'HELD_COMPLETE'
    const takesFiles = isHeld || ['INQUIRE', 'COMPLETE', 'ADD_INFO', 'ANSWER_INQUIRY'].includes(step)
    // A file goes with the next message, and undo is offered for what was just held.
    const id = (step === 'UNDO' || takesFiles ? begunAt : undefined) ?? ids[at] ?? 0
    const text = `${step} ${randomUUID()}`
    const assignTo = planned.assignTo && office.staff[planned.assignTo].userId
    if (step === 'BULK_ASSIGN' || step === 'BULK_ARCHIVE') {
      const versions = isVersioned ? ids.map((each) => seen.get(each) ?? 1) : undefined
      done.push(...(await actOnAll(office, by, { step, text, ids, assignTo, versions })))
      await onCall()
      continue
    }
    const each: Done = {
      by,
      step,
      text,
      eContactId: id,
      isHeld,
      fileIds: takesFiles ? [...(unsent.get(id) ?? [])] : [],
      assignTo,
      answers: [],
    }
    done.push(each)
    const key = randomUUID()
    const go = async (version: number | undefined, how: (typeof WAYS)[number]) => {
      const sent = sentOf(each, { key, version, now: office.story.clock.now() })
      const times = how === 'TWICE' ? 2 : 1
      const answers = await Promise.all(
        Array.from({ length: times }, () => office.send(by, sent, { isCut: how === 'CUT' })),
      )
      each.answers.push(...answers)
      for (const answer of answers) see(seen, id, answer)
    }
    await go(isVersioned ? seen.get(id) : undefined, way)
    if (each.answers.every(({ status }) => status === 409) && afterConflict !== 'DROP')
      await go(afterConflict === 'LOOK_AND_SEND' ? seen.get(id) : undefined, 'ONCE')
    await onCall()
    if (!isAcknowledged(each)) continue
    keepFiles(unsent, each)
    if (isHeld && planned.isRegretted) ahead.splice(1, 0, { ...planned, step: 'UNDO' })
    if (isHeld || step.endsWith('UPLOAD')) begunAt = id
    else if (takesFiles) begunAt = undefined
  }
}

function sentOf(
  { step, text, eContactId: id, fileIds, assignTo, isHeld }: Done,
  more: { key: string; version: number | undefined; now: Date },
): Sent {
  const { version, ...rest } = more
  const headers = { 'idempotency-key': more.key }
  if (step === 'UNDO') return { method: 'POST', url: `/api/clinic/e-contacts/${id}/undo`, headers }
  const action = step.replace('HELD_', '') as ModelAction
  return requestOf(action, text, {
    ...rest,
    id,
    fileIds: [...fileIds],
    assigneeUserId: assignTo,
    ...(version === undefined ? {} : { version }),
    ...(isHeld ? { holdSeconds: HOLD_SECONDS } : {}),
  })
}

/** The version that an answer shows, also a refusal that names the present one. */
function see(seen: Map<number, number>, id: number, { status, body }: Answered): void {
  if (status === 468) return
  const { version } = JSON.parse(body) as { version?: number }
  if (version !== undefined) seen.set(id, Math.max(seen.get(id) ?? 1, version))
}

/** What was added waits for the next message; what is taken back waits again. */
function keepFiles(unsent: Map<number, string[]>, { step, eContactId, fileIds, answers }: Done): void {
  const answer = answers.find(({ status }) => status < 300)
  const mine = unsent.get(eContactId) ?? []
  if (step.endsWith('UPLOAD')) mine.push(JSON.parse(answer?.body ?? '{}').id)
  else if (step === 'UNDO')
    mine.push(...(JSON.parse(answer?.body ?? '{}').files as { id: string }[]).map(({ id }) => id))
  else if (fileIds.length > 0)
    unsent.set(
      eContactId,
      mine.filter((id) => !fileIds.includes(id)),
    )
}

type ActingOnAll = {
  step: 'BULK_ASSIGN' | 'BULK_ARCHIVE'
  text: string
  ids: readonly number[]
  assignTo: number | null
  versions: readonly number[] | undefined
}

async function actOnAll(
  office: Office,
  by: Browser,
  { step, text, ids, assignTo, versions }: ActingOnAll,
): Promise<Done[]> {
  const [name, body] =
    step === 'BULK_ASSIGN'
      ? ['bulk-assign', { assigneeUserId: assignTo }]
      : ['bulk-complete', { fixedInfoText: 'INFORMATION_DELIVERED', reasonText: text }]
  const answer = await office.send(by, {
    method: 'POST',
    url: `/api/clinic/e-contacts/${name}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ eContactIds: ids, versions, ...body }),
  })
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status} ${answer.body}`)
  const { results } = JSON.parse(answer.body) as { results: { eContactId: number; outcome: string }[] }
  return results.map(({ eContactId, outcome }) => ({
    by,
    step,
    text,
    eContactId,
    isHeld: false,
    fileIds: [],
    assignTo,
    answers: [answer],
    outcome,
  }))
}
