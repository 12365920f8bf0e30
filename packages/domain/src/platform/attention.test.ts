import { expect, test } from 'vitest'
import { type Attention, BACKUP_MAX_AGE_MS, findAttention, type PlatformState } from './attention.ts'

const NOW = new Date('2026-11-26T08:00:00Z')
const before = (ms: number) => new Date(NOW.getTime() - ms).toISOString()
const WELL: PlatformState = {
  parts: { database: 'UP', scanner: 'OFF' },
  jobs: { dead: 0 },
  backup: { isExpected: true, newestAt: before(BACKUP_MAX_AGE_MS) },
  openSupportRequests: 0,
  waitingApplications: 0,
}

test.each<[string, Partial<PlatformState>, Attention[]]>([
  ['nothing fails and nobody waits', {}, []],
  ['a part does not answer', { parts: { mail: 'DOWN', disk: 'UP' } }, [{ kind: 'PART_DOWN', part: 'mail' }]],
  [
    'a backup is a moment too old',
    { backup: { isExpected: true, newestAt: before(BACKUP_MAX_AGE_MS + 1) } },
    [{ kind: 'BACKUP_OLD' }],
  ],
  ['there is no backup', { backup: { isExpected: true, newestAt: null } }, [{ kind: 'NO_BACKUP' }]],
  ['a trial has no backup', { backup: { isExpected: false, newestAt: null } }, []],
  ['jobs were given up', { jobs: { dead: 2 } }, [{ kind: 'DEAD_JOBS', count: 2 }]],
  ['a clinic waits for a decision', { waitingApplications: 2 }, [{ kind: 'APPLICATIONS', count: 2 }]],
  ['somebody waits for the support', { openSupportRequests: 1 }, [{ kind: 'SUPPORT_REQUESTS', count: 1 }]],
])('%s', (_what, state, expected) => {
  expect(findAttention({ ...WELL, ...state }, NOW)).toEqual(expected)
})

test('what fails comes before what waits', () => {
  const state: PlatformState = {
    parts: { storage: 'DOWN', jobs: 'DOWN' },
    jobs: { dead: 1 },
    backup: { isExpected: true, newestAt: null },
    openSupportRequests: 3,
    waitingApplications: 1,
  }
  expect(findAttention(state, NOW).map(({ kind }) => kind)).toEqual([
    'PART_DOWN',
    'PART_DOWN',
    'NO_BACKUP',
    'DEAD_JOBS',
    'APPLICATIONS',
    'SUPPORT_REQUESTS',
  ])
})
