import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { watchInstallation } from '../health/index.ts'
import { countWaiting } from '../new-clinics/index.ts'
import { countOpenRequests } from '../support/index.ts'

/** What the platform's administrator sees first. No data of a patient is in it. */
export function platformAdminRoutes(services: Services): Handlers<'getPlatformState'> {
  const installation = watchInstallation(services)
  return {
    getPlatformState: async (_input, request) => {
      const state = await installation()
      const waiting = await request.transaction(async (tx) => ({
        openSupportRequests: await countOpenRequests(tx),
        waitingApplications: await countWaiting(tx),
      }))
      return { ...state, ...waiting, at: request.now.toISOString() }
    },
  }
}
