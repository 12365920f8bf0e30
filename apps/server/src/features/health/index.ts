import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'
import { statusRoutes } from './health-routes.ts'
import { metricsRoute } from './metrics-route.ts'

type Names = 'getLiveness' | 'getReadiness' | 'getConnection' | 'getMetrics'

/** How the installation fares, for those who watch it. */
export function healthRoutes(parts: Parts): Handlers<Names> {
  return { ...statusRoutes(parts), ...metricsRoute(parts) }
}
