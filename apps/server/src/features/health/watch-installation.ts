import { type DiskSpace, measure, writtenFolders } from '../../disk-guard.ts'
import { findBackups } from '../../newest-backup.ts'
import type { Services } from '../../services.ts'
import {
  countDeadByKind,
  countJobs,
  type DeadJobs,
  type JobCounts,
  oldestDueAt,
} from './job-count-repository.ts'
import { type Readiness, watchReadiness } from './readiness.ts'

export type InstallationState = Pick<Readiness, 'parts' | 'since'> & {
  jobs: JobCounts & { oldestDueAt: string | null; deadByKind: DeadJobs[] }
  disk: DiskSpace | null
  backup: { isExpected: boolean; newestAt: string | null }
}

/** Tells, whenever called, what those who run the installation want to know. Nothing of it is about a person. */
export function watchInstallation(services: Services): () => Promise<InstallationState> {
  const { clock, config, database } = services
  const readiness = watchReadiness(services)
  return async () => {
    const now = clock.now()
    const [{ parts, since }, jobs, spaces, backups] = await Promise.all([
      readiness(),
      database.transaction({ actor: 'system' }, async (tx) => ({
        ...(await countJobs(tx, now)),
        oldestDueAt: (await oldestDueAt(tx, now))?.toISOString() ?? null,
        deadByKind: await countDeadByKind(tx),
      })),
      Promise.all(writtenFolders(config).map(measure)),
      findBackups(config.backupsDir),
    ])
    return {
      parts,
      since,
      jobs,
      disk: fullest(spaces),
      backup: {
        isExpected: config.appMode === 'PROD',
        newestAt: backups.newestAt?.toISOString() ?? null,
      },
    }
  }
}

const shareFree = ({ freeBytes, totalBytes }: DiskSpace) => freeBytes / Math.max(totalBytes, 1)

function fullest(spaces: readonly DiskSpace[]): DiskSpace | null {
  return spaces.toSorted((one, other) => shareFree(one) - shareFree(other))[0] ?? null
}
