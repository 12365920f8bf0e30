import type { AiFeature } from '@vastus/domain/ai/features'
import { useMyClinics } from '../e-contacts/index.ts'

/** Whether the clinic has switched a feature on. */
export function useFeature(clinicId: number, feature: AiFeature): boolean {
  const clinics = useMyClinics()
  return clinics.data?.content.find(({ id }) => id === clinicId)?.features[feature] === 'ENABLED'
}
