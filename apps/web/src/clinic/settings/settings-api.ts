import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getAnswerSettings, saveAnswerSettings } from '@vastus/contract/clinic-settings'
import type { RouteResponse } from '@vastus/contract/route'
import { call } from '../../shared/api/call.ts'

export type AnswerSettings = RouteResponse<typeof getAnswerSettings>

const keyOf = (clinicId: number) => ['clinic-answer-settings', clinicId] as const

export function useAnswerSettings(clinicId: number) {
  return useQuery({
    queryKey: keyOf(clinicId),
    queryFn: ({ signal }) => call(getAnswerSettings, { params: { id: String(clinicId) } }, { signal }),
    staleTime: 0,
  })
}

type Saving = { settings: AnswerSettings; idempotencyKey: string }

/** Saves on the version that the writer has seen. After a refusal because of a newer one, that one is fetched. */
export function useSaveSettings(clinicId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ settings: { version, ...body }, idempotencyKey }: Saving) =>
      call(
        saveAnswerSettings,
        { params: { id: String(clinicId) }, body },
        { ifMatch: version, idempotencyKey },
      ),
    onSuccess: (saved) => {
      client.setQueryData(keyOf(clinicId), saved)
      void client.invalidateQueries({ queryKey: ['my-clinics'] })
    },
    onError: () => client.invalidateQueries({ queryKey: keyOf(clinicId) }),
  })
}
