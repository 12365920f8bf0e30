import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { statusRoutes } from './health-routes.ts'
import { metricsRoute } from './metrics-route.ts'

export { watchInstallation } from './watch-installation.ts'

type Names = 'getLiveness' | 'getReadiness' | 'getConnection' | 'getMetrics'

/** How the installation fares, for those who watch it. */
export function healthRoutes(services: Services): Handlers<Names> {
  return { ...statusRoutes(services), ...metricsRoute(services) }
}
