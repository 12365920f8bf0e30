import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { contentRoute } from './content-route.ts'
import { globalMessageRoute } from './global-message-route.ts'

/** What the makers of the platform say: documents, and messages to all. */
export function contentRoutes(parts: Parts): Handlers<'getContent' | 'listGlobalMessages'> {
  return { ...contentRoute(parts), ...globalMessageRoute() }
}
