import { useQuery } from '@tanstack/react-query'
import type { AiFeature } from '@vastus/domain/ai/features'
import { myClinicsOptions } from '../e-contacts/index.ts'

const ASK_AGAIN_MS = 10_000

/** Whether the clinic has switched a feature on. While that is not known because asking failed, it is asked again. */
export function useFeature(clinicId: number, feature: AiFeature): boolean {
  const clinics = useQuery({
    ...myClinicsOptions(),
    refetchInterval: ({ state }) => (state.status === 'error' ? ASK_AGAIN_MS : false),
  })
  return clinics.data?.content.find(({ id }) => id === clinicId)?.features[feature] === 'ENABLED'
}
