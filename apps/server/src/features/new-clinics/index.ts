import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { addPlatformClinic } from './add-new-clinic.ts'

/** How a clinic comes to the platform: its administrator adds it. */
export function newClinicRoutes(services: Services): Handlers<'addPlatformClinic'> {
  return { addPlatformClinic: ({ body }, request) => addPlatformClinic(services, request, body) }
}
