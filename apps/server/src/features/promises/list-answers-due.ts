import { ANSWERS_DUE_MAX, type AnswerDue } from '@vastus/contract/inbox'
import type { Tx } from '../../db/database.ts'
import type { Call } from '../../http/call.ts'
import { findAnswersDue } from './promises-repository.ts'

/** The waits of which the caller is to know; looked up often, so it leaves a trace for each clinic, as the list does. */
export async function listAnswersDue(tx: Tx, call: Call): Promise<AnswerDue[]> {
  const rows = await findAnswersDue(tx, call.principal().userId, ANSWERS_DUE_MAX)
  for (const clinicId of new Set(rows.map((row) => row.clinicId)))
    call.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
  return rows.map(({ eContactId, eContactType, patientFirstName, patientSurname, since, stage }) => ({
    eContactId,
    eContactType,
    patient: { firstName: patientFirstName, surname: patientSurname },
    since,
    stage,
  }))
}
