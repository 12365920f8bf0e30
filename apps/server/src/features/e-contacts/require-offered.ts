import { hasQuestionnaires } from '@vastus/domain/clinic/features'
import { TYPE_CODES } from '@vastus/domain/types/catalogue'
import { visibleTypes } from '@vastus/domain/types/sort'
import type { Tx } from '../../db/database.ts'
import { InvalidInput, NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { EContact } from './e-contact.ts'
import { type ClinicToWriteTo, findPatientOfClinic } from './sending-repository.ts'

/** Before a patient is asked for a questionnaire. @throws NotFound, InvalidInput for one that the clinic does not offer */
export async function requireQuestionnaireOffered(
  tx: Tx,
  request: RequestContext,
  { clinicId, patientPersonId }: EContact,
  code: EContact['eContactType'],
): Promise<void> {
  const patient = await findPatientOfClinic(tx, clinicId, patientPersonId)
  if (!patient) throw new NotFound()
  requireOffered(patient, code, request.language)
}

/** @throws InvalidInput for a type that the clinic does not take */
export function requireOffered(
  clinic: Pick<ClinicToWriteTo, 'plan' | 'features' | 'eContactTypes'>,
  type: EContact['eContactType'],
  language: RequestContext['language'],
): void {
  const questionnaires = hasQuestionnaires(clinic)
  if (!visibleTypes(clinic.eContactTypes ?? TYPE_CODES, { questionnaires }, language).includes(type))
    throw new InvalidInput([{ path: 'eContactType', rule: 'FORM' }])
}
