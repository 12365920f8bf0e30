import { createHash } from 'node:crypto'
import { text as readAll } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStory, type Story } from '../features/e-contacts/testing/story.ts'
import type { TestAnswer } from '../testing/test-client.ts'
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
} from './testing/life-cycle-model.ts'
import {
  type Command,
  createDriver,
  isPatients,
  readTraces,
  type Staff,
  TRACES,
} from './testing/life-driver.ts'

const SEQUENCES = Number(process.env['MODEL_SEQUENCES'] ?? 150)
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 2 ** 31)
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

const STATES = [
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

let story: Story
const visited = new Set<string>()
let calls = 0
beforeAll(async () => {
  story = await createStory('pglite')
})
afterAll(() => story?.close())

const now = () => story.clock.now().getTime()

/** One e-contact beside its model: every call is made on both. */
async function beginBoth(isNew: boolean) {
  const driver = await createDriver(story, isNew)
  const both = {
    driver,
    life: firstLife(isNew),
    version: 1,
    files: { PATIENT: [] as string[], CLINIC: [] as string[] },
    firstMessageOpen: true,
    said: [{ type: 'SENT', text: 'SENT 0' }],
    events: ['E_CONTACT_SENT'],
    audit: ['E_CONTACT_SEND'],
    notes: [] as string[],
    sentFiles: new Map<string, string | null>(),
  }
  return both
}
type Both = Awaited<ReturnType<typeof beginBoth>>

async function perform(both: Both, command: Command): Promise<void> {
  const { action } = command
  const side = isPatients(action) ? 'PATIENT' : 'CLINIC'
  if (action.endsWith('UPLOAD') && both.sentFiles.size >= MAX_FILES_OF_A_SEQUENCE) return
  const before = nameOf(both.life, now())
  visited.add(`${before} × ${action}`)
  const actor = story[command.by].userId
  const verdict = judge(both.life, action, {
    now: now(),
    actor,
    assignTo: command.assignTo && story[command.assignTo].userId,
  })
  const text = `${action} ${++calls}`
  const answer = await both.driver.call(command, text, { fileIds: both.files[side] })
  const shown = `${action} in '${before}' answered ${answer.statusCode} ${answer.body.slice(0, 300)}`
  if ('refused' in verdict) {
    expect(answer.statusCode, shown).toBe(verdict.refused === 'CLOSED' ? 469 : 468)
    if (verdict.refused === 'CLOSED') expect(answer.json().key).toBe('E_CONTACT_ALREADY_CLOSED')
    return
  }
  expect([200, 201], shown).toContain(answer.statusCode)
  const isRepeated = action === 'ASSIGN' && verdict.next.assignee === both.life.assignee
  both.life = verdict.next
  note(both, action, text, answer, isRepeated)
  if (action !== 'ADD_NOTE' && !action.endsWith('UPLOAD'))
    compareAnswer(both, side, action === 'PATIENT_LOOK' ? answer.json().eContact : answer.json(), shown)
}

/** Remembers what the acknowledged action must have left behind. */
function note(both: Both, action: ModelAction, text: string, answer: TestAnswer, isRepeated: boolean): void {
  const { entry, event, audit } = TRACES[action]
  both.audit.push(audit)
  if (action === 'FINALIZE') both.firstMessageOpen = false
  if (action === 'ADD_NOTE') both.notes.push(text)
  if (isRepeated) return
  if (event) both.events.push(event)
  if (action === 'UPLOAD' && both.firstMessageOpen) both.sentFiles.set(`${text}.pdf`, 'SENT 0')
  else if (action.endsWith('UPLOAD')) {
    both.sentFiles.set(`${text}.pdf`, null)
    both.files[action === 'UPLOAD' ? 'PATIENT' : 'CLINIC'].push(answer.json().id)
  }
  if (entry || action === 'ADD_NOTE') both.version++
  if (!entry) return
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

const instant = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())

function statusOf({ end, turn }: Life): string {
  if (end === null) return turn === 'CLINIC' ? 'waitingForClinic' : 'waitingForPatient'
  return end === 'REJECTED' ? 'rejected' : 'completed'
}

type Shown = {
  abilities: Record<string, boolean>
  inquiry: { answeredAt: string | null } | null
  assigneeUser: { id: number } | null
}
function compareAnswer(both: Both, side: 'PATIENT' | 'CLINIC', shown: Shown, where: string): void {
  const { life } = both
  expect(shown, where).toMatchObject({
    status: statusOf(life),
    outcome: life.end,
    acceptanceRequired: life.undecided,
    replyBlockedUntil: instant(life.lockedUntil),
    completedAt: instant(life.endedAt),
    version: both.version,
  })
  expect(shown.assigneeUser?.id ?? null, where).toBe(life.assignee)
  expect(shown.inquiry !== null && shown.inquiry.answeredAt === null, where).toBe(life.asked)
  const may = (action: ModelAction) => 'next' in judge(life, action, { now: now(), actor: 0, assignTo: null })
  const expected = Object.fromEntries(ABILITIES[side].map((action) => [action, may(action)]))
  if (side === 'PATIENT') expected.GIVE_FEEDBACK = isFeedbackOpen(life, now())
  expect(shown.abilities, where).toMatchObject(expected)
}

/** At the end nothing is lost, doubled or made up. */
async function compareTraces({ driver, said, events, audit, notes, sentFiles }: Both): Promise<void> {
  const traces = await readTraces(story, driver.id)
  expect(traces.entries.map(({ type, text }) => ({ type, text }))).toEqual(said)
  expect(traces.events.map(({ type }) => type)).toEqual(events)
  expect(traces.audit).toEqual(audit)
  expect(traces.notes).toEqual(notes)
  expect(new Map(traces.files.map(({ name, sent }) => [name, sent]))).toEqual(sentFiles)
  for (const { storageKey, sha256 } of traces.files) {
    const bytes = await readAll(await story.parts.storage.read(storageKey))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
  }
}

function wait(milliseconds: number): void {
  story.clock.advance(milliseconds)
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

describe('the life cycle beside a model of it', () => {
  it(`agrees on ${SEQUENCES} random sequences (seed ${SEED})`, { timeout: SEQUENCES * 4_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(step, { minLength: 4, maxLength: 24 }),
        async (isNew, steps) => {
          const both = await beginBoth(isNew)
          for (const each of steps) {
            if (!('wait' in each)) await perform(both, each)
            else if (each.wait === 'MINUTE') wait(60_000)
            else wait(Math.max(0, waitingEndsAt(both.life, now()) - now() - (each.wait === 'UNTIL' ? 0 : 1)))
          }
          await compareTraces(both)
        },
      ),
      { seed: SEED, numRuns: SEQUENCES, endOnFailure: process.env['MODEL_SHRINK'] === undefined },
    )
  })

  it('agrees on every action in every state', { timeout: 300_000 }, async () => {
    const [actor, assignTo] = [story.doctor.userId, story.nurse.userId]
    const reached = new Set<string>()
    for (const isNew of [true, false])
      for (const [state, way] of waysToStates(isNew, actor, assignTo)) {
        if (reached.has(state)) continue
        reached.add(state)
        const arrive = async () => {
          const both = await beginBoth(isNew)
          for (const each of way)
            if (each === 'WAIT') wait(waitingEndsAt(both.life, now()) - now())
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
    expect([...reached].toSorted()).toEqual(STATES.toSorted())
    const pairs = STATES.flatMap((state) => MODEL_ACTIONS.map((action) => `${state} × ${action}`))
    expect(pairs.filter((pair) => !visited.has(pair))).toEqual([])
    process.stdout.write(
      `${JSON.stringify({ proof: 'T3 model', seed: SEED, sequences: SEQUENCES, calls, pairs: visited.size })}\n`,
    )
  })
})
