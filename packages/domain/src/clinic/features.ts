import type { AiFeature } from '../ai/features.ts'
import { type Plan, planHas, type PlanPart } from './plan.ts'

export const FEATURE_STATES = ['ENABLED', 'DISABLED', 'NOT_AVAILABLE'] as const
export type FeatureState = (typeof FEATURE_STATES)[number]

const NEEDS: Partial<Record<AiFeature, PlanPart>> = { aiSmartQuestionnaire: 'STRUCTURED_QUESTIONNAIRES' }

/** The state of a feature: what the clinic chose, unless its plan lacks the feature. */
export function featureState(feature: AiFeature, clinic: { plan: Plan; chosen: unknown }): FeatureState {
  const part = NEEDS[feature]
  if (part && !planHas(clinic.plan, part)) return 'NOT_AVAILABLE'
  return clinic.chosen === 'ENABLED' ? 'ENABLED' : 'DISABLED'
}

/** The states of all features, from what the clinic chose. */
export function featureStates(
  plan: Plan,
  chosen: Readonly<Record<string, unknown>>,
): Record<AiFeature, FeatureState> {
  const state = (feature: AiFeature) => featureState(feature, { plan, chosen: chosen[feature] })
  return {
    translation: state('translation'),
    aiSummarization: state('aiSummarization'),
    aiSmartQuestionnaire: state('aiSmartQuestionnaire'),
  }
}
