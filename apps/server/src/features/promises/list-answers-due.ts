import { ANSWERS_DUE_MAX, type AnswerDue } from '@vastus/contract/inbox'
import type { Call } from '../../http/call.ts'
import { findAnswersDue } from './promises-repository.ts'

/** The waits of which the caller is to know; looked up often, so whom it shows is named once a day, as with the list. */
export async function listAnswersDue(call: Call): Promise<AnswerDue[]> {
  const rows = await call.transaction(async (tx) => {
    const found = await findAnswersDue(tx, call.principal().userId, ANSWERS_DUE_MAX)
    for (const clinicId of new Set(found.map((row) => row.clinicId)))
      call.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
    return found
  })
  for (const [clinicId, shown] of Map.groupBy(rows, (row) => row.clinicId))
    await call.auditListed(
      clinicId,
      shown.map((row) => row.patientPersonId),
    )
  return rows.map(({ eContactId, eContactType, patientFirstName, patientSurname, since, stage }) => ({
    eContactId,
    eContactType,
    patient: { firstName: patientFirstName, surname: patientSurname },
    since,
    stage,
  }))
}
