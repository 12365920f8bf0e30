import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { contentRoute } from './content-route.ts'
import { documentRoutes } from './documents.ts'
import { globalMessageRoute } from './global-message-route.ts'

export { type ContentDocument, getDocument } from './get-document.ts'

type Names = 'getContent' | 'listGlobalMessages' | keyof ReturnType<typeof documentRoutes>

/** What the makers of the platform say: documents, as they are read and edited, and messages to all. */
export function contentRoutes(services: Services): Handlers<Names> {
  return { ...contentRoute(services), ...globalMessageRoute(), ...documentRoutes() }
}
