import type { AiFeature } from '../ai/features.ts'
import type { Language } from '../locale.ts'
import { TYPE_CODES, type TypeCode } from '../types/catalogue.ts'
import { offersQuestionnaires, visibleTypes } from '../types/sort.ts'
import { type Plan, planHas, type PlanPart } from './plan.ts'

export const FEATURE_STATES = ['ENABLED', 'DISABLED', 'NOT_AVAILABLE'] as const
export type FeatureState = (typeof FEATURE_STATES)[number]

/** Why a clinic cannot have a feature: the installation has no provider for it, or the clinic's plan lacks it. */
export const FEATURE_LACKS = ['PROVIDER', 'PLAN'] as const
export type FeatureLack = (typeof FEATURE_LACKS)[number]

/** What decides which features a clinic can have. `hasProvider` tells whether the installation has a language model to call. */
export type FeatureBasis = { plan: Plan; hasProvider: boolean }

const NEEDS: Partial<Record<AiFeature, PlanPart>> = { aiSmartQuestionnaire: 'STRUCTURED_QUESTIONNAIRES' }

/** What keeps a clinic from having a feature; null where nothing does. A missing provider comes first: a better plan would not help. */
export function featureLack(feature: AiFeature, { plan, hasProvider }: FeatureBasis): FeatureLack | null {
  if (!hasProvider) return 'PROVIDER'
  const part = NEEDS[feature]
  return part && !planHas(plan, part) ? 'PLAN' : null
}

/** The state of a feature: what the clinic chose, unless it cannot have the feature. */
export function featureState(feature: AiFeature, clinic: FeatureBasis & { chosen: unknown }): FeatureState {
  if (featureLack(feature, clinic)) return 'NOT_AVAILABLE'
  return clinic.chosen === 'ENABLED' ? 'ENABLED' : 'DISABLED'
}

/** The states of all features, from what the clinic chose. */
export function featureStates(
  basis: FeatureBasis,
  chosen: Readonly<Record<string, unknown>>,
): Record<AiFeature, FeatureState> {
  const state = (feature: AiFeature) => featureState(feature, { ...basis, chosen: chosen[feature] })
  return {
    translation: state('translation'),
    aiSummarization: state('aiSummarization'),
    aiSmartQuestionnaire: state('aiSmartQuestionnaire'),
  }
}

/** What decides which types a clinic takes. Without a list of its own it takes all. */
export type Offering = {
  plan: Plan
  features: Readonly<Record<string, unknown>>
  eContactTypes: readonly string[] | null
}

/** Whether a clinic takes e-contacts of this type from a page in this language. */
export function offersType(clinic: Offering, type: TypeCode, language: Language): boolean {
  const questionnaires = hasQuestionnaires(clinic)
  return visibleTypes(clinic.eContactTypes ?? TYPE_CODES, { questionnaires }, language).includes(type)
}

/** Whether patients of a clinic are offered questionnaires: by its plan, or by the feature where its plan can have that. No model is needed. */
export function hasQuestionnaires({ plan, features }: Omit<Offering, 'eContactTypes'>): boolean {
  const chosen = features['aiSmartQuestionnaire']
  const aiSmartQuestionnaire = featureState('aiSmartQuestionnaire', { plan, hasProvider: true, chosen })
  return offersQuestionnaires({ plan, aiSmartQuestionnaire })
}
