import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DIRECTIONS } from './status.ts'
import { ACTIONS, decide, initialState } from './transitions.ts'

const start = Date.parse('2026-01-01T00:00:00.000Z')
const HOUR_MS = 3_600_000

const step = fc.record({
  action: fc.constantFrom(...ACTIONS),
  hours: fc.integer({ min: 0, max: 24 * 20 }),
  byUserId: fc.integer({ min: 1, max: 4 }),
  lockHours: fc.option(fc.integer({ min: 1, max: 24 * 7 })),
})
const life = fc.record({
  direction: fc.constantFrom(...DIRECTIONS),
  acceptanceRequired: fc.boolean(),
  steps: fc.array(step, { maxLength: 40 }),
})

it('whatever people do, rejection is final, closing has its reason and the last replier is the assignee', () => {
  fc.assert(
    fc.property(life, ({ direction, acceptanceRequired, steps }) => {
      let time = start
      let state = initialState(direction, { acceptanceRequired, now: new Date(time).toISOString() })
      let assignee: number | null = null
      for (const { action, hours, byUserId, lockHours } of steps) {
        time += hours * HOUR_MS
        const now = new Date(time).toISOString()
        const replyBlockedUntil =
          lockHours === null ? null : new Date(time + lockHours * HOUR_MS).toISOString()
        const decision = decide(state, action, { now, byUserId, replyBlockedUntil, assigneeUserId: byUserId })
        if (!decision.ok) continue
        const { next } = decision
        if (action === 'INQUIRE' || action === 'COMPLETE' || action === 'ASSIGN') assignee = byUserId

        expect(next.assigneeUserId).toBe(assignee)
        if (state.status === 'rejected') expect(next).toEqual(state)
        if (next.status === 'completed' && state.status !== 'completed') {
          expect(['COMPLETE', 'ARCHIVE', 'CANCEL']).toContain(action)
        }
        const isClosed = next.status === 'completed' || next.status === 'rejected'
        expect(next.outcome !== null).toBe(isClosed)
        expect(next.completedAt !== null).toBe(next.status === 'completed')
        if (isClosed) expect(next).toMatchObject({ replyBlockedUntil: null, inquiryOpen: false })
        if (next.replyBlockedUntil !== null) expect(next.status).toBe('waitingForPatient')
        state = next
      }
    }),
    { numRuns: 500 },
  )
})
