import { NotFound } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Job } from '../../jobs/define-job.ts'
import type { Recurring } from '../../jobs/schedule.ts'
import type { Parts } from '../../parts.ts'

export { deleteDraftsOf } from './drafts/draft-repository.ts'

type Names =
  | 'getConfig'
  | 'getContent'
  | 'logFromClient'
  | 'listGlobalMessages'
  | 'getDraftKey'
  | 'listDrafts'
  | 'saveDraft'
  | 'deleteDraft'
  | 'listOutbox'
  | 'getLiveness'
  | 'getReadiness'
  | 'getMetrics'
  | 'getApiDocument'

const soon = async () => {
  throw new NotFound()
}

export const platformSchedule: readonly Recurring[] = []

export function platformJobs(_parts: Parts): Job[] {
  return []
}

export function platformRoutes(_parts: Parts): Handlers<Names> {
  return {
    getConfig: soon,
    getContent: soon,
    logFromClient: soon,
    listGlobalMessages: soon,
    getDraftKey: soon,
    listDrafts: soon,
    saveDraft: soon,
    deleteDraft: soon,
    listOutbox: soon,
    getLiveness: soon,
    getReadiness: soon,
    getMetrics: soon,
    getApiDocument: soon,
  }
}
