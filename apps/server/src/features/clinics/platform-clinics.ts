import type { changePlatformClinicPlan as planRoute, PlatformClinic } from '@vastus/contract/platform-admin'
import type { RouteInput } from '@vastus/contract/route'
import { localDate } from '@vastus/domain/time/time-zone'
import type { Tx } from '../../db/database.ts'
import { NotFound, OutdatedVersion } from '../../errors.ts'
import { type RequestContext, requireVersion } from '../../http/request-context.ts'
import type { Services } from '../../services.ts'
import { findClinicPlan, listPlatformClinicRows, saveClinicPlan } from './clinics-repository.ts'
import { mailClinic } from './mail-clinic.ts'

/** A clinic as the platform's administrator sees it. @throws NotFound */
export async function getPlatformClinic(tx: Tx, clinicId: number): Promise<PlatformClinic> {
  const clinic = (await listPlatformClinicRows(tx)).find(({ id }) => id === clinicId)
  if (!clinic) throw new NotFound()
  return clinic
}

/**
 * Gives a clinic another plan from today on and mails it the reason. A clinic that has the plan stays as it is.
 *
 * @throws NotFound, OutdatedVersion
 */
export function changePlatformClinicPlan(
  services: Services,
  request: RequestContext,
  clinicId: number,
  { plan, reason }: RouteInput<typeof planRoute>['body'],
): Promise<PlatformClinic> {
  const show = (tx: Tx): Promise<PlatformClinic> => {
    request.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
    return getPlatformClinic(tx, clinicId)
  }
  return request.once(
    async (tx) => {
      const before = await findClinicPlan(tx, clinicId)
      if (!before) throw new NotFound()
      requireVersion(request, before.version)
      if (before.plan !== plan) {
        const { name: clinic, version, timeZone } = before
        if (!(await saveClinicPlan(tx, { clinicId, version, plan, reason }, request.now)))
          throw new OutdatedVersion(version + 1)
        await mailClinic(tx, clinicId, {
          template: 'planChanged',
          params: (format) => ({
            clinic,
            plan,
            date: format.date(localDate(request.now, timeZone)),
            reason,
            supportEmail: services.config.supportEmail,
          }),
        })
      }
      return show(tx)
    },
    { keep: () => ({}), again: show },
  )
}
