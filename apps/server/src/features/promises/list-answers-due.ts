import { ANSWERS_DUE_MAX, type AnswerDue } from '@vastus/contract/inbox'
import type { RequestContext } from '../../http/request-context.ts'
import { findOpenAlarms } from './alarms-repository.ts'
import { findAnswersDue } from './promises-repository.ts'

/** The waits of which the caller is to know, danger signs first; looked up often, so whom it shows is named once a day, as with the list. */
export async function listAnswersDue(request: RequestContext): Promise<AnswerDue[]> {
  const rows = await request.transaction(async (tx) => {
    const [dangers, due] = await Promise.all([
      findOpenAlarms(tx, request.now, ANSWERS_DUE_MAX),
      findAnswersDue(tx, request.principal().userId, ANSWERS_DUE_MAX),
    ])
    const found = [...dangers, ...due].slice(0, ANSWERS_DUE_MAX)
    for (const clinicId of new Set(found.map((row) => row.clinicId)))
      request.audit({ clinicId, subjectPersonId: null, objectType: 'clinic', objectId: clinicId })
    return found
  })
  for (const [clinicId, shown] of Map.groupBy(rows, (row) => row.clinicId))
    await request.auditListed(
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
