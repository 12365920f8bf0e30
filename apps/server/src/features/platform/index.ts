import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'

type Names =
  | 'getConfig'
  | 'getContent'
  | 'logFromClient'
  | 'listGlobalMessages'
  | 'listDrafts'
  | 'saveDraft'
  | 'deleteDraft'
  | 'listOutbox'
  | 'getLiveness'
  | 'getReadiness'
  | 'getMetrics'
  | 'getApiDocument'

export function platformRoutes(_parts: Parts): Handlers<Names> {
  throw new Error('being built')
}
