import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Story, TestResponse } from '@vastus/server/testing'
import { CLINIC_ACTIONS, type ModelAction, PATIENT_ACTIONS } from './life-cycle-model.ts'
import { type Command, createDriver, readTraces, TRACES } from './life-driver.ts'
import { compareNotices, replay, statusOf } from './serial-order.ts'

/** Nobody gains by racing to look, and giving up is always refused. */
const RACING_PATIENT = PATIENT_ACTIONS.filter((action) => !['GIVE_UP', 'PATIENT_LOOK'].includes(action))
/** What the audit trail also tells: looks, and calls that were repeated. */
const NOT_AN_EFFECT = ['E_CONTACT_OPEN', 'ANSWER_REPEATED']
const RACING_CLINIC = CLINIC_ACTIONS.filter((action) => action !== 'CLINIC_LOOK')

type Call = { command: Command; isVersioned: boolean; isKeyed: boolean }
type Fired = Call & { actor: string; text: string; answers: TestResponse[] }

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
        for (const request of ofActor) {
          const text = `${request.command.action} ${++number} by ${actor}`
          const more = {
            ...(request.isVersioned ? { version } : {}),
            ...(request.isKeyed ? { key: randomUUID() } : {}),
          }
          // A browser that got no answer asks again with the same key, perhaps while the first is still under way.
          const times = request.isKeyed ? 2 : 1
          const responses = await Promise.all(
            Array.from({ length: times }, () => driver.call(request.command, text, more)),
          )
          const shown = responses.map((response) => versionIn(response)).filter((each) => each !== null)
          version = Math.max(version, ...shown)
          fired.push({ ...request, actor, text, answers: responses })
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
    for (const { text, answers: responses } of fired) {
      const statuses = responses.map(({ statusCode }) => statusCode)
      for (const status of statuses) expect([200, 201, 409, 468, 469], text).toContain(status)
      // A refusal is not remembered: the repeated call may come when the state has changed. What was done is done once, and
      // a repeated call reads of the same thing as it is by then.
      const done = responses.filter(({ statusCode }) => statusCode < 300)
      const ids = done.map((response) =>
        response.body === '' ? null : (response.json() as { id?: unknown }).id,
      )
      expect(new Set(ids).size, `${text}: one key, one effect`).toBeLessThan(2)
    }
    const did = fired.filter(({ answers: responses }) => isAcknowledged(responses))
    acknowledged += did.length
    outdated += fired.filter(({ answers: responses }) => responses[0]?.statusCode === 409).length
    refused += fired.filter(({ answers: responses }) => (responses[0]?.statusCode ?? 0) > 409).length

    const traces = await readTraces(story, id)
    // An assignment is known by its version, and an acceptance by its type; the others by what they say.
    const isSpoken = ({ action }: Command) => TRACES[action].entry && !['ACCEPT', 'ASSIGN'].includes(action)
    const last = replay(traces.entries, {
      isNew,
      now: story.clock.now(),
      spoken: new Map(
        did.flatMap(({ text, command }) => (isSpoken(command) ? [[text, command.action]] : [])),
      ),
      assignees: traces.events.flatMap(({ type, version }) =>
        type === 'E_CONTACT_ASSIGNED' ? [assignedAt(version, did)] : [],
      ),
    })
    const shown = (await story.doctor.client.get(`/api/clinic/e-contacts/${id}`)).json()
    expect(shown).toMatchObject({ outcome: last.end, acceptanceRequired: last.undecided })
    expect(shown.assigneeUser?.id ?? null).toBe(last.assignee)
    expect(shown.status).toBe(statusOf(last))

    const didOf = (isOne: (action: ModelAction) => boolean) =>
      did.filter(({ command }) => isOne(command.action))
    const audits = ['E_CONTACT_SEND', ...did.map(({ command }) => TRACES[command.action].audit)]
    expect(traces.audit.filter((each) => !NOT_AN_EFFECT.includes(each)).toSorted()).toEqual(audits.toSorted())
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
    await compareNotices(story, id, types)
  }

  /** The entry does not say to whom; the answer that brought this version does. */
  function assignedAt(version: number | undefined, did: Fired[]): number | null {
    const call = did.find(
      ({ command, answers: responses }) =>
        command.action === 'ASSIGN' &&
        responses.some((response) => response.statusCode === 200 && response.json().version === version),
    )
    if (!call) throw new Error(`nobody was told of the assignment to version ${version}`)
    return call.command.assignTo && story[call.command.assignTo].userId
  }
}

const isAcknowledged = (responses: TestResponse[]) => responses.some(({ statusCode }) => statusCode < 300)

function versionIn(response: TestResponse): number | null {
  if (response.statusCode === 468) return null
  const { version } = response.json() as { version?: number }
  return version ?? null
}
