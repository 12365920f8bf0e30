import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  checkQuestionnaire,
  importWording,
  type InstrumentWording,
  listWordings,
  takeBackWording,
} from '@vastus/contract/official-wordings'
import { call } from '../../../shared/api/call.ts'

type Code = InstrumentWording['instrument']
/** A FHIR Questionnaire as it was read from a file. */
export type ReadFile = Record<string, unknown>

const keyOf = (clinicId: number) => ['clinic-questionnaires', clinicId] as const

export function useWordings(clinicId: number) {
  return useQuery({
    queryKey: keyOf(clinicId),
    queryFn: ({ signal }) => call(listWordings, { params: { id: String(clinicId) } }, { signal }),
    staleTime: 0,
  })
}

export function useCheckFile(clinicId: number) {
  return useMutation({
    mutationFn: ({ instrument, questionnaire }: { instrument: Code | null; questionnaire: ReadFile }) =>
      call(checkQuestionnaire, {
        params: { id: String(clinicId) },
        body: { questionnaire, ...(instrument && { instrument }) },
      }),
  })
}

export function useImportWording(clinicId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ instrument, questionnaire }: { instrument: Code; questionnaire: ReadFile }) =>
      call(importWording, {
        params: { id: String(clinicId), instrument },
        body: { questionnaire, hasLicence: true },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(clinicId) }),
  })
}

export function useTakeBackWording(clinicId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (instrument: Code) => call(takeBackWording, { params: { id: String(clinicId), instrument } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(clinicId) }),
  })
}
