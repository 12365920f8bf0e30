import { isClinical } from '@vastus/domain/roles'
import type { Tx } from '../../db/database.ts'
import type { Employment } from '../../principal.ts'
import { mailClinic } from '../clinics/index.ts'

/**
 * An employee who may not read messages may still employ doctors and nurses, so that a manager can set a clinic up. The
 * clinic's own addresses get a mail each time somebody comes to read messages by such an act.
 */
export async function tellOfClinician(
  tx: Tx,
  by: Employment,
  person: { firstName: string; surname: string },
): Promise<void> {
  if (isClinical(by.profession)) return
  await mailClinic(tx, by.clinicId, {
    template: 'clinicianAdded',
    params: () => ({
      person: `${person.firstName} ${person.surname}`,
      by: `${by.firstName} ${by.surname}`,
      clinic: by.name,
      path: '/admin/employees',
    }),
  })
}
