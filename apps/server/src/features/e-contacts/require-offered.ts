import { type Offering, offersType } from '@vastus/domain/clinic/features'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, InvalidInput, NotFound } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { EContact } from './e-contact.ts'
import { findPatientOfClinic } from './sending-repository.ts'

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
  clinic: Offering,
  type: EContact['eContactType'],
  language: RequestContext['language'],
): void {
  if (!offersType(clinic, type, language)) throw new InvalidInput([{ path: 'eContactType', rule: 'FORM' }])
}

/** Where it is filled in. @throws BusinessRule AWELL_NOT_AVAILABLE for a questionnaire that the clinic does not offer now */
export function requireToFillIn(
  clinic: Offering,
  type: EContact['eContactType'],
  language: RequestContext['language'],
): void {
  if (!offersType(clinic, type, language)) throw new BusinessRule('AWELL_NOT_AVAILABLE')
}
