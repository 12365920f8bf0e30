import { createHash } from 'node:crypto'
import { text as readAll } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Story, TestResponse } from '@vastus/server/testing'
import {
  firstLife,
  isFeedbackOpen,
  judge,
  type Life,
  MODEL_ACTIONS,
  type ModelAction,
  nameOf,
  waitingEndsAt,
  waysToStates,
} from './life-cycle-model.ts'
import {
  type Command,
  createDriver,
  type Driver,
  isPatients,
  readTraces,
  type Staff,
  TRACES,
} from './life-driver.ts'
import { statusOf } from './serial-order.ts'

const MAX_FILES_OF_A_SEQUENCE = 8
/** Each side's names for what it may do, as the answer gives them. */
const ABILITIES = {
  PATIENT: ['ADD_INFO', 'ANSWER_INQUIRY', 'CANCEL', 'PATIENT_REOPEN', 'UPLOAD'],
  CLINIC: [
    'INQUIRE',
    'COMPLETE',
    'ARCHIVE',
    'ACCEPT',
    'REJECT',
    'CLINIC_REOPEN',
    'ASSIGN',
    'ADD_NOTE',
    'CLINIC_UPLOAD',
  ],
} as const satisfies Record<string, readonly ModelAction[]>

export const STATES = [
  'turn of CLINIC undecided',
  'turn of CLINIC',
  'turn of CLINIC asked',
  'turn of PATIENT asked',
  'turn of PATIENT asked locked',
  'ANSWERED',
  'ANSWERED long ago',
  'ARCHIVED',
  'ARCHIVED long ago',
  'CANCELLED',
  'CANCELLED long ago',
  'CANCELLED undecided',
  'CANCELLED undecided long ago',
  'REJECTED',
]

/** One e-contact beside its model: every call is made on both. */
type Both = {
  driver: Driver
  life: Life
  version: number
  /** Of the newest step that the patient can see. */
  versionForPatient: number
  files: Record<'PATIENT' | 'CLINIC', string[]>
  firstMessageOpen: boolean
  said: { type: string; text: string }[]
  events: string[]
  audit: string[]
  notes: string[]
  sentFiles: Map<string, string | null>
}
export type ModelRun = {
  /** Random sequences of commands; throws where product and model disagree. */
  sequences: (count: number, seed: number) => Promise<void>
  /** Every action in every state that there is; the states reached. */
  everyPair: () => Promise<string[]>
  /** `state × action` of every call so far. */
  visited: ReadonlySet<string>
  calls: () => number
}

const staff = fc.constantFrom<Staff>('doctor', 'nurse')
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      action: fc.constantFrom(...MODEL_ACTIONS),
      by: staff,
      assignTo: fc.option(staff),
    }),
  },
  { weight: 1, arbitrary: fc.record({ wait: fc.constantFrom('JUST_BEFORE', 'UNTIL', 'MINUTE') }) },
)

const instant = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())

type Shown = {
  abilities: Record<string, boolean>
  inquiry: { answeredAt: string | null } | null
  assigneeUser: { id: number } | null
}
/** Remembers what the acknowledged action must have left behind. */
function note(
  both: Both,
  action: ModelAction,
  text: string,
  response: TestResponse,
  isRepeated: boolean,
): void {
  const { entry, event, audit } = TRACES[action]
  both.audit.push(audit)
  if (action === 'FINALIZE') both.firstMessageOpen = false
  if (action === 'ADD_NOTE') both.notes.push(text)
  if (isRepeated) return
  if (event) both.events.push(event)
  if (action === 'UPLOAD' && both.firstMessageOpen) both.sentFiles.set(`${text}.pdf`, 'SENT 0')
  else if (action.endsWith('UPLOAD')) {
    both.sentFiles.set(`${text}.pdf`, null)
    both.files[action === 'UPLOAD' ? 'PATIENT' : 'CLINIC'].push(response.json().id)
  }
  if (entry || action === 'ADD_NOTE') both.version++
  if (!entry) return
  if (action !== 'ASSIGN') both.versionForPatient = both.version
  both.said.push({ type: entry, text: ['ACCEPT', 'ASSIGN'].includes(action) ? '' : text })
  const takesFiles = [
    'ADD_INFO',
    'ANSWER_INQUIRY',
    'PATIENT_REOPEN',
    'INQUIRE',
    'INQUIRE_FOR_LATER',
    'COMPLETE',
  ]
  if (!takesFiles.includes(action)) return
  const side = isPatients(action) ? 'PATIENT' : 'CLINIC'
  for (const [name, message] of both.sentFiles)
    if (message === null && name.startsWith('CLINIC') === (side === 'CLINIC')) both.sentFiles.set(name, text)
  both.files[side] = []
}

export function createModelRun(story: Story): ModelRun {
  const run = { visited: new Set<string>(), calls: 0 }
  const now = () => story.clock.now().getTime()

  const beginBoth = async (isNew: boolean): Promise<Both> => ({
    driver: await createDriver(story, isNew),
    life: firstLife(isNew),
    version: 1,
    versionForPatient: 1,
    files: { PATIENT: [], CLINIC: [] },
    firstMessageOpen: true,
    said: [{ type: 'SENT', text: 'SENT 0' }],
    events: ['E_CONTACT_SENT'],
    audit: ['E_CONTACT_SEND'],
    notes: [],
    sentFiles: new Map(),
  })

  async function perform(both: Both, command: Command): Promise<void> {
    const { action } = command
    const side = isPatients(action) ? 'PATIENT' : 'CLINIC'
    if (action.endsWith('UPLOAD') && both.sentFiles.size >= MAX_FILES_OF_A_SEQUENCE) return
    const before = nameOf(both.life, now())
    run.visited.add(`${before} × ${action}`)
    const actor = story[command.by].userId
    const verdict = judge(both.life, action, {
      now: now(),
      actor,
      assignTo: command.assignTo && story[command.assignTo].userId,
    })
    const text = `${action} ${++run.calls}`
    const response = await both.driver.call(command, text, { fileIds: both.files[side] })
    const shown = `${action} in '${before}' answered ${response.statusCode} ${response.body.slice(0, 300)}`
    if ('refused' in verdict) {
      expect(response.statusCode, shown).toBe({ CLOSED: 469, NOT_NOW: 468, TAKEN: 409 }[verdict.refused])
      if (verdict.refused === 'CLOSED') expect(response.json().key).toBe('E_CONTACT_ALREADY_CLOSED')
      return
    }
    expect([200, 201], shown).toContain(response.statusCode)
    const isRepeated = action === 'ASSIGN' && verdict.next.assignee === both.life.assignee
    both.life = verdict.next
    note(both, action, text, response, isRepeated)
    if (action !== 'ADD_NOTE' && !action.endsWith('UPLOAD'))
      compareAnswer(both, side, action === 'PATIENT_LOOK' ? response.json().eContact : response.json(), shown)
  }

  function compareAnswer(both: Both, side: 'PATIENT' | 'CLINIC', shown: Shown, where: string): void {
    const { life } = both
    expect(shown, where).toMatchObject({
      status: statusOf(life),
      outcome: life.end,
      acceptanceRequired: life.undecided,
      replyBlockedUntil: instant(life.lockedUntil),
      completedAt: instant(life.endedAt),
      version: side === 'PATIENT' ? both.versionForPatient : both.version,
    })
    expect(shown.assigneeUser?.id ?? null, where).toBe(life.assignee)
    expect(shown.inquiry !== null && shown.inquiry.answeredAt === null, where).toBe(life.asked)
    const may = (action: ModelAction) =>
      'next' in judge(life, action, { now: now(), actor: 0, assignTo: null })
    const expected = Object.fromEntries(ABILITIES[side].map((action) => [action, may(action)]))
    if (side === 'PATIENT') expected.GIVE_FEEDBACK = isFeedbackOpen(life, now())
    expect(shown.abilities, where).toMatchObject(expected)
  }

  /** At the end nothing is lost, doubled or made up: a last look shows what was stored. */
  async function compareTraces(both: Both): Promise<void> {
    await perform(both, { action: 'CLINIC_LOOK', by: 'doctor', assignTo: null })
    const { driver, said, events, audit, notes, sentFiles } = both
    const traces = await readTraces(story, driver.id)
    expect(traces.entries.map(({ type, text }) => ({ type, text }))).toEqual(said)
    expect(traces.events.map(({ type }) => type)).toEqual(events)
    expect(traces.audit).toEqual(audit)
    expect(traces.notes).toEqual(notes)
    expect(new Map(traces.files.map(({ name, sent }) => [name, sent]))).toEqual(sentFiles)
    for (const { storageKey, sha256 } of traces.files) {
      const bytes = await readAll(await story.services.storage.read(storageKey))
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    }
  }

  return {
    visited: run.visited,
    calls: () => run.calls,
    sequences: (count, seed) =>
      fc.assert(
        fc.asyncProperty(
          fc.boolean(),
          fc.array(step, { minLength: 4, maxLength: 24 }),
          async (isNew, steps) => {
            const both = await beginBoth(isNew)
            for (const each of steps) {
              if (!('wait' in each)) await perform(both, each)
              else if (each.wait === 'MINUTE') story.clock.advance(60_000)
              else
                story.clock.advance(
                  Math.max(0, waitingEndsAt(both.life, now()) - now() - (each.wait === 'UNTIL' ? 0 : 1)),
                )
            }
            await compareTraces(both)
          },
        ),
        { seed, numRuns: count, endOnFailure: process.env['MODEL_SHRINK'] === undefined },
      ),
    everyPair: async () => {
      const [actor, assignTo] = [story.doctor.userId, story.nurse.userId]
      const reached = new Set<string>()
      for (const isNew of [true, false])
        for (const [state, way] of waysToStates(isNew, actor, assignTo)) {
          if (reached.has(state)) continue
          reached.add(state)
          const arrive = async () => {
            const both = await beginBoth(isNew)
            for (const each of way)
              if (each === 'WAIT') story.clock.advance(waitingEndsAt(both.life, now()) - now())
              else await perform(both, { action: each, by: 'doctor', assignTo: 'nurse' })
            expect(nameOf(both.life, now())).toBe(state)
            return both
          }
          let both = await arrive()
          for (const action of MODEL_ACTIONS) {
            if (nameOf(both.life, now()) !== state) {
              await compareTraces(both)
              both = await arrive()
            }
            await perform(both, { action, by: 'doctor', assignTo: 'nurse' })
          }
          await compareTraces(both)
        }
      return [...reached]
    },
  }
}
