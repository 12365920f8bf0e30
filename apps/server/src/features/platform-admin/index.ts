import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { watchInstallation } from '../health/index.ts'
import { countOpenRequests } from '../support/index.ts'

/** What the platform's administrator sees first. No data of a patient is in it. */
export function platformAdminRoutes(services: Services): Handlers<'getPlatformState'> {
  const installation = watchInstallation(services)
  return {
    getPlatformState: async (_input, request) => {
      const state = await installation()
      const openSupportRequests = await request.transaction(countOpenRequests)
      return { ...state, openSupportRequests, at: request.now.toISOString() }
    },
  }
}
