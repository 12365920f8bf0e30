import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { sql } from '../../db/sql.ts'
import type { Story } from '../../features/e-contacts/testing/story.ts'
import type { TestAnswer } from '../../testing/test-client.ts'
import {
  CLINIC_ACTIONS,
  firstLife,
  judge,
  type Life,
  type ModelAction,
  PATIENT_ACTIONS,
} from './life-cycle-model.ts'
import { type Command, createDriver, readTraces, TRACES } from './life-driver.ts'

/** Nobody gains by racing to look, and giving up is always refused. */
const RACING_PATIENT = PATIENT_ACTIONS.filter((action) => !['GIVE_UP', 'PATIENT_LOOK'].includes(action))
const RACING_CLINIC = CLINIC_ACTIONS.filter((action) => action !== 'CLINIC_LOOK')

/** What the patient's side is promised a notice of. */
const PROMISED: Record<string, string> = {
  E_CONTACT_SENT: 'receipt',
  E_CONTACT_REPLIED: 'reply',
  E_CONTACT_COMPLETED: 'completed',
  E_CONTACT_ARCHIVED: 'archived',
  E_CONTACT_REJECTED: 'rejected',
  E_CONTACT_REOPENED_BY_CLINIC: 'reopened',
}

type Call = { command: Command; isVersioned: boolean; isKeyed: boolean }
type Fired = Call & { actor: string; text: string; answers: TestAnswer[] }

const callOf = (actions: readonly ModelAction[], by: 'doctor' | 'nurse') =>
  fc.record({
    command: fc.record({
      action: fc.constantFrom(...actions),
      by: fc.constant(by),
      assignTo: fc.constantFrom('doctor' as const, 'nurse' as const, null),
    }),
    isVersioned: fc.boolean(),
    isKeyed: fc.boolean(),
  })
const calls = (actions: readonly ModelAction[], by: 'doctor' | 'nurse') =>
  fc.array(callOf(actions, by), { minLength: 2, maxLength: 5 })
const history = fc.record({
  isNew: fc.boolean(),
  patient: calls(RACING_PATIENT, 'doctor'),
  doctor: calls(RACING_CLINIC, 'doctor'),
  nurse: calls(RACING_CLINIC, 'nurse'),
})

export type HistoryFigures = { acknowledged: number; refused: number; outdated: number }

/** Two of the staff and the patient at one e-contact at once; throws where no serial order explains the end. */
export async function runHistories(story: Story, count: number, seed: number): Promise<HistoryFigures> {
  let acknowledged = 0
  let refused = 0
  let outdated = 0
  await fc.assert(
    fc.asyncProperty(history, async ({ isNew, ...actors }) => {
      const driver = await createDriver(story, isNew)
      let number = 0
      const act = async (actor: string, ofActor: Call[]): Promise<Fired[]> => {
        const fired: Fired[] = []
        let version = 1
        for (const call of ofActor) {
          const text = `${call.command.action} ${++number} by ${actor}`
          const more = {
            ...(call.isVersioned ? { version } : {}),
            ...(call.isKeyed ? { key: randomUUID() } : {}),
          }
          // A browser that got no answer asks again with the same key, perhaps while the first is still under way.
          const times = call.isKeyed ? 2 : 1
          const answers = await Promise.all(
            Array.from({ length: times }, () => driver.call(call.command, text, more)),
          )
          const shown = answers.map((answer) => versionIn(answer)).filter((each) => each !== null)
          version = Math.max(version, ...shown)
          fired.push({ ...call, actor, text, answers })
        }
        return fired
      }
      const fired = (
        await Promise.all(Object.entries(actors).map(([actor, ofActor]) => act(actor, ofActor)))
      ).flat()
      await compare(driver.id, isNew, fired)
    }),
    { seed, numRuns: count, endOnFailure: true },
  )
  return { acknowledged, refused, outdated }

  async function compare(id: number, isNew: boolean, fired: Fired[]): Promise<void> {
    for (const { text, answers } of fired) {
      const statuses = answers.map(({ statusCode }) => statusCode)
      for (const status of statuses) expect([200, 201, 409, 468, 469], text).toContain(status)
      // A refusal is not remembered: the repeated call may come when the state has changed. What was done is done once.
      const done = answers.filter(({ statusCode }) => statusCode < 300)
      expect(new Set(done.map(({ body }) => body)).size, `${text}: one key, one answer`).toBeLessThan(2)
    }
    const did = fired.filter(({ answers }) => isAcknowledged(answers))
    acknowledged += did.length
    outdated += fired.filter(({ answers }) => answers[0]?.statusCode === 409).length
    refused += fired.filter(({ answers }) => (answers[0]?.statusCode ?? 0) > 409).length

    const traces = await readTraces(story, id)
    const last = replay(traces, isNew, did)
    const shown = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json()
    expect(shown).toMatchObject({ outcome: last.end, acceptanceRequired: last.undecided })
    expect(shown.assigneeUser?.id ?? null).toBe(last.assignee)
    expect(shown.status).toBe(
      last.end === null
        ? `waitingFor${last.turn === 'CLINIC' ? 'Clinic' : 'Patient'}`
        : last.end === 'REJECTED'
          ? 'rejected'
          : 'completed',
    )

    const didOf = (isOne: (action: ModelAction) => boolean) =>
      did.filter(({ command }) => isOne(command.action))
    const audits = ['E_CONTACT_SEND', ...did.map(({ command }) => TRACES[command.action].audit)]
    expect(traces.audit.filter((each) => each !== 'E_CONTACT_OPEN').toSorted()).toEqual(audits.toSorted())
    expect(traces.notes.toSorted()).toEqual(
      didOf((action) => action === 'ADD_NOTE')
        .map(({ text }) => text)
        .toSorted(),
    )
    expect(traces.files.map(({ name }) => name)).toEqual(
      didOf((action) => action.endsWith('UPLOAD'))
        .map(({ text }) => `${text}.pdf`)
        .toSorted(),
    )
    const changes = did.filter(({ command }) => command.action !== 'ASSIGN')
    const events = changes.flatMap(({ command }) => TRACES[command.action].event ?? [])
    const assigned = traces.entries.filter(({ type }) => type === 'ASSIGNED').map(() => 'E_CONTACT_ASSIGNED')
    const types = traces.events.map(({ type }) => type)
    expect(types.toSorted()).toEqual(['E_CONTACT_SENT', ...events, ...assigned].toSorted())
    await compareNotices(id, types)
  }

  /** The order in which the entries were written is a serial order; each of them must have been allowed in it. */
  function replay(
    { entries, events }: Awaited<ReturnType<typeof readTraces>>,
    isNew: boolean,
    did: Fired[],
  ): Life {
    let life = firstLife(isNew)
    const spoken = new Map(did.map((each) => [each.text, each.command]))
    const left = new Set(spoken.keys())
    const now = story.clock.now().getTime()
    const assignments = events.filter((event) => event.type === 'E_CONTACT_ASSIGNED')
    for (const { type, text, authorUserId } of entries.slice(1)) {
      const command = spoken.get(text)
      const actor = authorUserId ?? 0
      if (type === 'ASSIGNED') {
        life = { ...life, assignee: assignedAt(assignments.shift()?.version, did) }
        continue
      }
      const action = type === 'ACCEPTED' ? 'ACCEPT' : command?.action
      if (!action) throw new Error(`'${text}' (${type}) was written, yet never acknowledged`)
      if (command) expect(TRACES[command.action].entry).toBe(type)
      left.delete(text)
      const verdict = judge(life, action, { now, actor, assignTo: null })
      if ('refused' in verdict) throw new Error(`'${text}' (${type}) stands where it was not allowed`)
      life = verdict.next
    }
    const unwritten = [...left].filter((text) => {
      const action = spoken.get(text)?.action
      return action && TRACES[action].entry && !['ACCEPT', 'ASSIGN'].includes(action)
    })
    expect(unwritten, 'acknowledged, yet not in the timeline').toEqual([])
    return life
  }

  /** The entry does not say to whom; the answer that brought this version does. */
  function assignedAt(version: number | undefined, did: Fired[]): number | null {
    const call = did.find(
      ({ command, answers }) =>
        command.action === 'ASSIGN' &&
        answers.some((answer) => answer.statusCode === 200 && answer.json().version === version),
    )
    if (!call) throw new Error(`nobody was told of the assignment to version ${version}`)
    return call.command.assignTo && story[call.command.assignTo].userId
  }

  async function compareNotices(id: number, events: string[]): Promise<void> {
    await story.runJobs()
    const notices = await story.parts.database.transaction({ actor: 'system' }, (tx) =>
      tx.query<{ kind: string; state: string }>(
        sql`select kind, state from notices where e_contact_id = ${id}`,
      ),
    )
    expect(notices.map(({ kind }) => kind).toSorted()).toEqual(
      events.flatMap((event) => PROMISED[event] ?? []).toSorted(),
    )
    expect(notices.every(({ state }) => state === 'SENT')).toBe(true)
  }
}

const isAcknowledged = (answers: TestAnswer[]) => answers.some(({ statusCode }) => statusCode < 300)

function versionIn(answer: TestAnswer): number | null {
  if (answer.statusCode === 468) return null
  const { version } = answer.json() as { version?: number }
  return version ?? null
}
