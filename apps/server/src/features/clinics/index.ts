import type { Handlers } from '../../http/mount.ts'
import type { Parts } from '../../parts.ts'

type Names = 'listPatientClinics' | 'listMyClinics' | 'listEmployees' | 'listPatientLists' | 'listClinicTypes'

export function clinicRoutes(_parts: Parts): Handlers<Names> {
  throw new Error('being built')
}
