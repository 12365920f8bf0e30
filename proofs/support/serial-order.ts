import { expect } from 'vitest'
import type { Story } from '@vastus/server/testing'
import { sql } from '../../apps/server/src/db/sql.ts'
import { firstLife, judge, type Life, type ModelAction } from './life-cycle-model.ts'
import { TRACES } from './life-driver.ts'

type Entry = { type: string; text: string; authorUserId: number | null }

/** What the patient's side is promised a notice of. */
const PROMISED: Record<string, string> = {
  E_CONTACT_SENT: 'receipt',
  E_CONTACT_REPLIED: 'reply',
  E_CONTACT_COMPLETED: 'completed',
  E_CONTACT_ARCHIVED: 'archived',
  E_CONTACT_REJECTED: 'rejected',
  E_CONTACT_REOPENED_BY_CLINIC: 'reopened',
}

/**
 * The order in which the entries were written is a serial order: each of them must have been allowed in it, was
 * acknowledged, and is there once.
 *
 * @param spoken what was acknowledged and must be in the timeline, by its text
 * @param assignees whom each ASSIGNED entry made responsible, in their order: the entry itself says only the name
 * @returns the life that the entries lead to
 */
export function replay(
  entries: readonly Entry[],
  given: {
    isNew: boolean
    now: Date
    spoken: ReadonlyMap<string, ModelAction>
    assignees: readonly (number | null)[]
  },
): Life {
  let life = firstLife(given.isNew)
  const left = new Set(given.spoken.keys())
  const assignees = [...given.assignees]
  for (const { type, text, authorUserId } of entries.slice(1)) {
    if (type === 'ASSIGNED') {
      const assignee = assignees.shift()
      if (assignee === undefined) throw new Error('nobody was told of an assignment that was written')
      life = { ...life, assignee }
      continue
    }
    const spoken = given.spoken.get(text)
    const action = type === 'ACCEPTED' ? 'ACCEPT' : spoken
    if (!action) throw new Error(`'${text}' (${type}) was written, yet never acknowledged`)
    if (spoken) {
      expect(TRACES[spoken].entry).toBe(type)
      if (!left.delete(text)) throw new Error(`'${text}' (${type}) stands in the timeline twice`)
    }
    const moment = { now: given.now.getTime(), actor: authorUserId ?? 0, assignTo: null }
    const verdict = judge(life, action, moment)
    if ('refused' in verdict) throw new Error(`'${text}' (${type}) stands where it was not allowed`)
    life = verdict.next
  }
  expect([...left], 'acknowledged, yet not in the timeline').toEqual([])
  return life
}

/** As the wire calls the state of a life. */
export function statusOf({ end, turn }: Life): string {
  if (end === null) return turn === 'CLINIC' ? 'waitingForClinic' : 'waitingForPatient'
  return end === 'REJECTED' ? 'rejected' : 'completed'
}

/** Each event that promises a notice has brought one, and it was sent. */
export async function compareNotices(story: Story, id: number, events: readonly string[]): Promise<void> {
  await story.runJobs()
  const notices = await story.services.database.transaction({ actor: 'system' }, (tx) =>
    tx.query<{ kind: string; state: string }>(
      sql`select kind, state from notices where e_contact_id = ${id}`,
    ),
  )
  expect(notices.map(({ kind }) => kind).toSorted()).toEqual(
    events.flatMap((event) => PROMISED[event] ?? []).toSorted(),
  )
  expect(notices.every(({ state }) => state === 'SENT')).toBe(true)
}
