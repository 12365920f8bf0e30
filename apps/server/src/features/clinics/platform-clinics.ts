import type { PlatformClinic } from '@vastus/contract/platform-admin'
import type { Tx } from '../../db/database.ts'
import { NotFound } from '../../errors.ts'
import { listPlatformClinicRows } from './clinics-repository.ts'

/** A clinic as the platform's administrator sees it. @throws NotFound */
export async function getPlatformClinic(tx: Tx, clinicId: number): Promise<PlatformClinic> {
  const clinic = (await listPlatformClinicRows(tx)).find(({ id }) => id === clinicId)
  if (!clinic) throw new NotFound()
  return clinic
}
