import type { AiFeature } from '@vastus/domain/ai/features'
import type { AiPurpose } from '@vastus/domain/ai/prompt-rules'
import type { Tx } from '../../db/database.ts'
import { BusinessRule, Forbidden, Refused } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { listKnownMedicines } from '../prescriptions/index.ts'
import { findFeatureState, listAuthorNames, listConcerned, listSaid } from './conversation-repository.ts'
import { knownIdentity } from './known-identity.ts'
import { findUsedPrompt, isModelOn, type UsedPrompt } from './prompts-repository.ts'

type CallPurpose = {
  feature: AiFeature
  unavailable: 'AI_NOT_AVAILABLE' | 'TRANSLATION_NOT_AVAILABLE'
  /** Whether there is a language model to call. */
  hasProvider: boolean
}

/**
 * Everything that a call about one e-contact needs, read with the caller's rights.
 *
 * @throws NotFound; Forbidden where medical content is hidden from the caller; BusinessRule where the clinic has switched the
 * feature off or cannot have it, or no prompt is in use
 */
export async function prepareCall(
  tx: Tx,
  request: RequestContext,
  eContactId: number,
  about: CallPurpose & { purpose: AiPurpose },
) {
  const { eContact, medicalHidden } = await accessEContact(tx, request, eContactId)
  if (medicalHidden) throw new Forbidden()
  await requireFeature(tx, eContact.clinicId, about)
  const prompt = await findUsedPrompt(tx, about.purpose)
  if (!prompt) throw new BusinessRule(about.unavailable)
  const people = await listConcerned(tx, [eContact.patientPersonId, eContact.creatorPersonId])
  return {
    eContact,
    prompt,
    entries: await listSaid(tx, eContactId),
    known: knownIdentity(people, await listAuthorNames(tx, eContactId)),
    medicines: await listKnownMedicines(tx),
  }
}

/**
 * Asked again when the model has answered: nothing of it is kept or shown once the clinic or the platform has stopped it meanwhile.
 *
 * @throws BusinessRule where the clinic has switched the feature off, or the platform has stopped the model
 */
export async function requireNotStopped(
  tx: Tx,
  { clinicId, prompt }: { clinicId: number; prompt: UsedPrompt },
  about: CallPurpose,
): Promise<void> {
  await requireFeature(tx, clinicId, about)
  if (!(await isModelOn(tx, prompt.model))) throw new BusinessRule(about.unavailable)
}

async function requireFeature(tx: Tx, clinicId: number, about: CallPurpose): Promise<void> {
  const state = await findFeatureState(tx, { clinicId, ...about })
  if (state === 'DISABLED') throw new BusinessRule(about.unavailable, {}, new Refused('FEATURE_SWITCHED_OFF'))
  if (state === 'NOT_AVAILABLE') throw new BusinessRule(about.unavailable)
}
