import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteInboxView, listInboxViews, renameInboxView, saveInboxView } from '@vastus/contract/inbox'
import { call } from '../../../shared/api/call.ts'

const savedViewsKey = (clinicId: number) => ['inbox-views', clinicId]

export function savedViewsOptions(clinicId: number) {
  return queryOptions({
    queryKey: savedViewsKey(clinicId),
    queryFn: ({ signal }) => call(listInboxViews, { query: { clinicId: String(clinicId) } }, { signal }),
    staleTime: 5 * 60_000,
  })
}

/** The views that the user keeps in this clinic. */
export function useSavedViews(clinicId: number) {
  const { data, isLoading } = useQuery(savedViewsOptions(clinicId))
  return { views: data?.content ?? [], isLoading }
}

export function useSaveView(clinicId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (view: { name: string; query: string }) =>
      call(saveInboxView, { body: { clinicId, ...view } }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedViewsKey(clinicId) }),
  })
}

export function useRenameView(clinicId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      call(renameInboxView, { params: { view: String(id) }, body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedViewsKey(clinicId) }),
  })
}

export function useDeleteView(clinicId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(deleteInboxView, { params: { view: String(id) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedViewsKey(clinicId) }),
  })
}
