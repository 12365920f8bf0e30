import type { ClinicEContact, TimelineEntry } from '@vastus/contract/shapes'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Browser, Office } from './inbox-office.ts'
import { type Desk, readDesk, type Screen } from './inbox-screen.ts'
import { type Done, isAcknowledged } from './inbox-acting.ts'
import type { ModelAction } from './life-cycle-model.ts'
import { readTraces, TRACES } from './life-driver.ts'
import { compareNotices, replay, statusOf } from './serial-order.ts'

const CATCH_UP_MS = 15_000
/** Refusals that the product may give to a caller that comes too late. Anything else is a fault. */
const EXPECTED = [200, 201, 409, 468, 469]
/** An upload that was cut off takes one of its sender's places until the server notices. */
const OF_UPLOADS = [...EXPECTED, 429]
const REPLIES = ['INQUIRE', 'INQUIRE_FOR_LATER', 'COMPLETE', 'HELD_INQUIRE', 'HELD_COMPLETE']

type Truth = {
  office: Office
  patient: Browser
  patientPersonId: number
  done: readonly Done[]
  /** Texts of held replies that came back to their writers, by e-contact. */
  returned: ReadonlyMap<number, readonly string[]>
}

/** Everything acknowledged is there exactly once, and everything refused left nothing. */
export async function compareInbox(
  id: number,
  truth: Truth,
  screens: readonly Screen[],
  shows: { patientPersonId: number; openId: number },
): Promise<void> {
  const { office } = truth
  const all = truth.done.filter(({ eContactId }) => eContactId === id)
  for (const { answers, text, step } of all)
    for (const { status, body } of answers)
      expect(step.endsWith('UPLOAD') ? OF_UPLOADS : EXPECTED, `${text}: ${body.slice(0, 300)}`).toContain(
        status,
      )
  for (const { answers, text } of all.filter(
    ({ step, outcome }) => outcome === undefined && !step.endsWith('LOOK'),
  )) {
    // A repeated call reads the answer again: it is of the same thing, as that is by then.
    const told = answers.filter(({ status }) => status < 300).map(({ body }) => idIn(body))
    expect(new Set(told).size, `${text}: one key, one effect`).toBeLessThan(2)
  }
  const did = all.filter(isAcknowledged)
  const traces = await readTraces(office.story, id)
  const sent = compareHeld(did, truth.returned.get(id) ?? [], traces.entries)

  const life = replay(traces.entries, {
    isNew: false,
    now: office.story.clock.now(),
    spoken: new Map(sent.map(({ text, step }) => [text, actionOf(step)])),
    assignees: assigneesOf(traces.events, did),
  })
  const detail = await office.read<ClinicEContact>(office.staff.doctor, `/api/clinic/e-contacts/${id}`)
  expect(detail).toMatchObject({ status: statusOf(life), outcome: life.end })
  expect(detail.assigneeUser?.id ?? null).toBe(life.assignee)
  expect(detail.heldReplies, 'nothing is held for ever').toEqual([])

  expect(traces.notes.toSorted(), 'notes').toEqual(textsOf(did, ['ADD_NOTE']))
  expect(traces.files.map(({ name }) => name).toSorted(), 'files').toEqual(
    textsOf(did, ['UPLOAD', 'CLINIC_UPLOAD']).map((text) => `${text}.pdf`),
  )
  const message = new Map(sent.flatMap(({ fileIds, text }) => fileIds.map((file) => [file, text])))
  for (const file of traces.files)
    expect(file.sent, `with what ${file.name} left`).toBe(message.get(file.id) ?? null)
  await compareViews(id, { ...truth, detail, events: traces.events })
  compareAudit(traces.audit, did, sent)
  await compareNotices(
    office.story,
    id,
    traces.events.map(({ type }) => type),
  )
  if (id === shows.openId) await compareScreens(truth, screens, shows)
}

/** Of the acknowledged held replies each has left, was taken back or came back: one of them, once. What was said. */
function compareHeld(
  did: readonly Done[],
  returned: readonly string[],
  entries: readonly { text: string }[],
): Done[] {
  const inTimeline = new Set(entries.map(({ text }) => text))
  const held = did.filter(({ isHeld }) => isHeld)
  const taken = did.filter(({ step }) => step === 'UNDO').map(({ answers }) => textIn(answers))
  const sent = held.filter(({ text }) => inTimeline.has(text))
  expect([...taken, ...returned, ...sent.map(({ text }) => text)].toSorted(), 'held replies').toEqual(
    held.map(({ text }) => text).toSorted(),
  )
  return [...did.filter((each) => !each.isHeld && isSpoken(each)), ...sent]
}

const isSpoken = ({ step }: Done) =>
  step === 'BULK_ARCHIVE' || (isOfModel(step) && step !== 'ASSIGN' && TRACES[step].entry !== null)
const isOfModel = (step: Done['step']): step is Done['step'] & ModelAction => step in TRACES
const actionOf = (step: Done['step']) => step.replace(/^(HELD|BULK)_/, '') as ModelAction
const textsOf = (did: readonly Done[], steps: readonly Done['step'][]) =>
  did
    .filter(({ step }) => steps.includes(step))
    .map(({ text }) => text)
    .toSorted()

const okBody = (answers: Done['answers']) =>
  JSON.parse(answers.find(({ status }) => status < 300)?.body ?? '{}') as { text?: string; version?: number }
const textIn = (answers: Done['answers']) => okBody(answers).text ?? ''

/**
 * Whom each assignment made responsible. An entry does not say so; what its writer did, in its order, does: of the
 * writer's calls each assigned, but for those that found it so already, whose answers show an older version.
 */
function assigneesOf(
  events: readonly { type: string; version: number; actorUserId: number | null }[],
  did: readonly Done[],
): (number | null)[] {
  const assignments = events.filter(({ type }) => type === 'E_CONTACT_ASSIGNED')
  const assignees = new Map<number, number | null>()
  for (const userId of new Set(assignments.map(({ actorUserId }) => actorUserId))) {
    const left = assignments.filter(({ actorUserId }) => actorUserId === userId)
    for (const { step, assignTo, answers, by } of did) {
      if (by.userId !== userId || (step !== 'ASSIGN' && step !== 'BULK_ASSIGN')) continue
      if (step === 'ASSIGN' && left[0]?.version !== okBody(answers).version) continue
      const assignment = left.shift()
      expect(assignment, 'an assignment that was acknowledged is written').toBeDefined()
      assignees.set(assignment?.version ?? 0, assignTo)
    }
    expect(left, 'an assignment that nobody was told of').toEqual([])
  }
  return assignments.map(({ version }) => assignees.get(version) ?? null)
}

/** The list's row, the conversation and the patient's own page tell the same. */
async function compareViews(
  id: number,
  {
    office,
    patient,
    patientPersonId,
    detail,
    events,
  }: Truth & { detail: ClinicEContact; events: readonly { type: string; version: number }[] },
): Promise<void> {
  const { rows } = await readDesk(office, office.staff.nurse, { patientPersonId, openId: id })
  const mine = rows.filter((row) => row.id === id)
  expect(mine, 'once in the list').toHaveLength(1)
  const shared = [
    'version',
    'status',
    'outcome',
    'updatedAt',
    'acceptanceRequired',
    'replyBlockedUntil',
  ] as const
  for (const name of shared) expect(mine[0]?.[name], `${name} in list and detail`).toEqual(detail[name])
  expect(mine[0]?.assigneeUser, 'responsible in list and detail').toEqual(detail.assigneeUser)
  expect(mine[0]?.fileCount, 'files in list and detail').toBe(detail.files.length)

  const [clinic, own] = await Promise.all([
    office.read<{ content: TimelineEntry[] }>(office.staff.nurse, `/api/clinic/e-contacts/${id}/timeline`),
    office.read<{ content: TimelineEntry[]; eContact: { status: string; version: number } }>(
      patient,
      `/api/patient/e-contacts/${id}/timeline`,
    ),
  ])
  const told = events.filter(({ type }) => !/ASSIGNED|NOTE_ADDED|FILES_ADDED|REPLY_/.test(type))
  const version = Math.max(...told.map((event) => event.version))
  expect(own.eContact).toMatchObject({ status: detail.status, version })
  const said = ({ content }: { content: TimelineEntry[] }) =>
    content
      .filter(({ type }) => !['ASSIGNED', 'ACCEPTED'].includes(type))
      .map(({ type, text, files }) => ({ type, text, files: files.map((file) => file.id) }))
  expect(said(own), 'the patient reads what the clinic reads').toEqual(said(clinic))
}

/** Each thing that was done is in the audit trail as often as it was done. */
function compareAudit(audit: readonly string[], did: readonly Done[], sent: readonly Done[]): void {
  const of: Partial<Record<Done['step'], string>> = {
    UNDO: 'REPLY_UNDO',
    BULK_ASSIGN: 'E_CONTACT_ASSIGN',
  }
  const expected = did
    .map(({ step }) => of[step] ?? TRACES[actionOf(step)].audit)
    .concat(sent.filter(({ isHeld }) => isHeld).map(() => 'HELD_REPLY_SEND'))
  const counted = new Set([
    ...expected,
    ...REPLIES.map((step) => TRACES[actionOf(step as Done['step'])].audit),
  ])
  counted.delete('E_CONTACT_OPEN')
  const unchanged = ['E_CONTACT_ASSIGN', 'REPLY_UNDO']
  const only = (actions: readonly string[]) =>
    actions.filter((action) => counted.has(action) && !unchanged.includes(action)).toSorted()
  expect(only(audit), 'audit trail').toEqual(only(expected))
}

/** What everybody has on the screen is what is so, though nobody pressed anything. */
async function compareScreens(
  { office }: Truth,
  screens: readonly Screen[],
  shows: { patientPersonId: number; openId: number },
): Promise<void> {
  const last = visible(await readDesk(office, office.staff.doctor, shows))
  for (const screen of screens) {
    const until = performance.now() + CATCH_UP_MS
    const isFresh = () => {
      const shown = screen.shown()
      return shown !== undefined && JSON.stringify(visible(shown)) === JSON.stringify(last)
    }
    while (!isFresh() && performance.now() < until) await delay(20)
    const shown = screen.shown()
    expect(shown && visible(shown), 'a screen that stays stale').toEqual(last)
  }
}

function visible({ rows, open, notes }: Desk) {
  return {
    rows: rows.map(({ id, version, status, outcome, updatedAt, assigneeUser, messagePreview }) => ({
      id,
      version,
      status,
      outcome,
      updatedAt,
      assigneeUser,
      messagePreview,
    })),
    open: {
      version: open.version,
      status: open.status,
      held: open.heldReplies?.filter(({ state }) => state === 'HELD'),
    },
    notes: notes.map(({ text }) => text),
  }
}

/** The id in an answer; the text itself where there is none. */
function idIn(body: string): unknown {
  const answer = body === '' ? null : (JSON.parse(body) as { id?: unknown } | null)
  return answer?.id ?? body
}
