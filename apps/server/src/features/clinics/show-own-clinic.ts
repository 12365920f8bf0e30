import type { OwnClinic } from '@vastus/contract/clinic-administration'
import { availableServices } from '../../available-services.ts'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { requireEmployment } from '../../http/require-employment.ts'
import type { Services } from '../../services.ts'
import { listClinicsByIds } from './clinics-repository.ts'
import { presentOwnClinic } from './present-own-clinic.ts'

/** A clinic as the caller, who works there, sees it. @throws NotFound */
export async function showOwnClinic(
  services: Services,
  tx: Tx,
  request: RequestContext,
  clinicId: number,
): Promise<OwnClinic> {
  const { profession } = requireEmployment(request, clinicId)
  const [row] = await listClinicsByIds(tx, [clinicId])
  if (!row) throw new NotFound()
  return presentOwnClinic(row, { profession, hasProvider: availableServices(services).languageModel })
}
