import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { contentRoute } from './content-route.ts'
import { globalMessageRoute } from './global-message-route.ts'

export { type ContentDocument, getDocument } from './get-document.ts'

/** What the makers of the platform say: documents, and messages to all. */
export function contentRoutes(services: Services): Handlers<'getContent' | 'listGlobalMessages'> {
  return { ...contentRoute(services), ...globalMessageRoute() }
}
