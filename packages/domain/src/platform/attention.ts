/** A nightly backup and the time that it takes to run. */
export const BACKUP_MAX_AGE_MS = 26 * 60 * 60_000

export const PART_STATES = ['UP', 'DOWN', 'OFF'] as const
export type PartState = (typeof PART_STATES)[number]

/** What is known of an installation at one moment. Instants are ISO 8601. */
export type PlatformState = {
  /** Whether each part answers; OFF is not set up. */
  parts: Readonly<Record<string, PartState>>
  jobs: { dead: number }
  backup: { isExpected: boolean; newestAt: string | null }
  openSupportRequests: number
  waitingApplications: number
}

export type Attention =
  | { kind: 'PART_DOWN'; part: string }
  | { kind: 'NO_BACKUP' }
  | { kind: 'BACKUP_OLD' }
  | { kind: 'DEAD_JOBS'; count: number }
  | { kind: 'APPLICATIONS'; count: number }
  | { kind: 'SUPPORT_REQUESTS'; count: number }

/** What the platform administrator should look at, the most urgent first: what fails comes before what waits for an answer. */
export function findAttention(state: PlatformState, now: Date): Attention[] {
  const { parts, jobs, backup, openSupportRequests, waitingApplications } = state
  return [
    ...Object.entries(parts).flatMap(([part, found]): Attention[] =>
      found === 'DOWN' ? [{ kind: 'PART_DOWN', part }] : [],
    ),
    ...aboutBackup(backup, now),
    ...counted('DEAD_JOBS', jobs.dead),
    ...counted('APPLICATIONS', waitingApplications),
    ...counted('SUPPORT_REQUESTS', openSupportRequests),
  ]
}

function aboutBackup({ isExpected, newestAt }: PlatformState['backup'], now: Date): Attention[] {
  if (newestAt === null) return isExpected ? [{ kind: 'NO_BACKUP' }] : []
  return now.getTime() - Date.parse(newestAt) > BACKUP_MAX_AGE_MS ? [{ kind: 'BACKUP_OLD' }] : []
}

function counted(kind: 'DEAD_JOBS' | 'APPLICATIONS' | 'SUPPORT_REQUESTS', count: number): Attention[] {
  return count > 0 ? [{ kind, count }] : []
}
