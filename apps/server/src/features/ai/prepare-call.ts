import type { AiFeature } from '@vastus/domain/ai/features'
import { medicineNames } from '@vastus/domain/ai/medicine-names'
import type { AiPurpose } from '@vastus/domain/ai/prompt-rules'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, Forbidden, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { accessEContact } from '../e-contacts/index.ts'
import {
  isFeatureOn,
  listAuthorNames,
  listConcerned,
  listMedicineNames,
  listSaid,
} from './conversation-repository.ts'
import { knownIdentity } from './known-identity.ts'
import { findUsedPrompt } from './prompts-repository.ts'

/**
 * Everything that a call about one e-contact needs, read with the caller's rights.
 *
 * @throws NotFound; Forbidden where medical content is hidden from the caller; Refused where the clinic has switched the
 * feature off; BusinessRule where there is no prompt in use
 */
export async function prepareCall(
  tx: Tx,
  request: RequestContext,
  eContactId: number,
  about: {
    feature: AiFeature
    purpose: AiPurpose
    unavailable: 'AI_NOT_AVAILABLE' | 'TRANSLATION_NOT_AVAILABLE'
  },
) {
  const { eContact, medicalHidden } = await accessEContact(tx, request, eContactId)
  if (medicalHidden) throw new Forbidden()
  if (!(await isFeatureOn(tx, eContact.clinicId, about.feature))) throw new Refused('FEATURE_SWITCHED_OFF')
  const prompt = await findUsedPrompt(tx, about.purpose)
  if (!prompt) throw new BusinessRule(about.unavailable)
  const people = await listConcerned(tx, [eContact.patientPersonId, eContact.creatorPersonId])
  return {
    eContact,
    prompt,
    entries: await listSaid(tx, eContactId),
    known: knownIdentity(people, await listAuthorNames(tx, eContactId)),
    medicines: medicineNames(await listMedicineNames(tx)),
  }
}
