import type { AiPurpose } from '@vastus/domain/ai/prompt-rules'
import type { Tx } from '../../db/database.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { listKnownMedicines } from '../prescriptions/index.ts'
import { findFeatureState, listOwnPeople } from './conversation-repository.ts'
import { knownIdentity } from './known-identity.ts'
import { findUsedPrompt, isModelOn, recordCall, type UsedPrompt } from './prompts-repository.ts'

/** A call is only prepared where there is a model to call. */
const isFeatureOn = async (tx: Tx, clinicId: number): Promise<boolean> =>
  (await findFeatureState(tx, { clinicId, feature: 'aiSmartQuestionnaire', hasProvider: true })) === 'ENABLED'

/**
 * Everything that a call needs about what a patient is writing, before any of it is sent to the clinic.
 *
 * @param audit the event of the call; null while it is only asked whether there could be one
 * @returns undefined where the clinic has no smart questions, or no prompt is in use
 */
export function prepareOwnCall(
  request: RequestContext,
  clinicId: number | undefined,
  { purpose, audit }: { purpose: AiPurpose; audit: string | null },
) {
  return request.transaction(async (tx) => {
    if (clinicId === undefined || !(await isFeatureOn(tx, clinicId))) return undefined
    const prompt = await findUsedPrompt(tx, purpose)
    if (!prompt) return undefined
    if (audit !== null) {
      const { personId, userId } = request.principal()
      request.auditAs(audit)
      request.audit({ clinicId, subjectPersonId: personId, objectType: 'user', objectId: userId })
    }
    return {
      clinicId,
      prompt,
      known: knownIdentity(await listOwnPeople(tx), []),
      medicines: await listKnownMedicines(tx),
    }
  })
}

/** Enters the call, unless the clinic or the platform has stopped it meanwhile: then nothing of it may be shown. */
export function keepOwnCall(
  request: RequestContext,
  purpose: AiPurpose,
  { clinicId, prompt }: { clinicId: number; prompt: UsedPrompt },
  cost: { inputTokens: number; outputTokens: number; durationMs: number },
): Promise<boolean> {
  return request.transaction(async (tx) => {
    recordCall(tx, { clinicId, purpose, modelName: prompt.modelName, ...cost }, request.now)
    return (await isFeatureOn(tx, clinicId)) && (await isModelOn(tx, prompt.model))
  })
}
