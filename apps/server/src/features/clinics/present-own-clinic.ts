import type { OwnClinic } from '@vastus/contract/clinic-administration'
import { listed } from '@vastus/domain/clinic/contact'
import { AI_FEATURES } from '@vastus/domain/ai/features'
import { featureLack, featureStates } from '@vastus/domain/clinic/features'
import { SET_UP_STEPS } from '@vastus/domain/clinic/set-up'
import type { Profession } from '@vastus/domain/roles'
import { isTypeCode } from '@vastus/domain/types/catalogue'
import type { WorkplaceRow } from './clinics-repository.ts'

/** @param hasProvider whether the installation has a language model to call */
export function presentOwnClinic(
  row: WorkplaceRow,
  { profession, hasProvider }: { profession: Profession; hasProvider: boolean },
): OwnClinic {
  const basis = { plan: row.plan, hasProvider }
  const { planValidFrom, openForAll, isPrivate, featureConsents, ...clinic } = row
  return {
    ...clinic,
    clinicId: row.id,
    websites: listed(row.websites),
    emails: listed(row.emails),
    subscription: { plan: row.plan, validFrom: planValidFrom },
    features: featureStates(basis, row.features),
    featureLacks: Object.fromEntries(
      AI_FEATURES.flatMap((feature) => {
        const lack = featureLack(feature, basis)
        return lack ? [[feature, lack]] : []
      }),
    ),
    featureConsents: Object.fromEntries(
      AI_FEATURES.flatMap((feature) => {
        const consent = featureConsents[feature]
        return consent ? [[feature, consent.at]] : []
      }),
    ),
    setUpSteps: row.setUpSteps && SET_UP_STEPS.filter((step) => row.setUpSteps?.includes(step)),
    settings: { openForAll, isPrivate },
    eContactTypes: row.eContactTypes?.filter(isTypeCode) ?? null,
    profession,
  }
}
