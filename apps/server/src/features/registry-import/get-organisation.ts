import type { Tx } from '../../db/database.ts'
import { NotFound, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import { findOrganisation } from './imports-repository.ts'

/**
 * The clinic of the caller whose lists are meant: the named one, the one with the registration code, or the first.
 *
 * @throws NotFound for a clinic that the caller does not work in; Refused where it has no registration code
 */
export async function getOrganisation(
  tx: Tx,
  request: RequestContext,
  wanted: { clinicId?: number | undefined; registrationCode?: string | undefined },
): Promise<{ clinicId: number; registrationCode: string }> {
  const clinicIds =
    wanted.clinicId === undefined && wanted.registrationCode !== undefined
      ? request.principal().employments.map(({ clinicId }) => clinicId)
      : [requireEmployment(request, wanted.clinicId).clinicId]
  const found = await findOrganisation(tx, clinicIds, wanted.registrationCode)
  if (!found) throw new NotFound()
  const { clinicId, registrationCode } = found
  if (!registrationCode) throw new Refused('CLINIC_WITHOUT_REGISTRATION_CODE')
  return { clinicId, registrationCode }
}
