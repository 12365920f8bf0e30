import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RouteCall } from '@vastus/contract/route'
import {
  changeOwnSmsTemplate,
  changeSmsAudience,
  createOwnSmsTemplate,
  createSmsAudience,
  deleteOwnSmsTemplate,
  deleteSmsAudience,
  listOwnSmsTemplates,
  listSmsAudiences,
  type OwnSmsTemplate,
} from '@vastus/contract/sms-saved'
import { call } from '../../shared/api/call.ts'

const templatesKey = (clinicId: number) => ['sms-own-templates', clinicId]
const audiencesKey = (clinicId: number) => ['sms-audiences', clinicId]

/** The templates that the clinic has made; null: they are not asked for. */
export function useOwnTemplates(clinicId: number | null) {
  return useQuery({
    queryKey: templatesKey(clinicId ?? 0),
    queryFn: async ({ signal }) =>
      (await call(listOwnSmsTemplates, { query: { clinicId: String(clinicId) } }, { signal })).content,
    enabled: clinicId !== null,
  })
}

/** The audiences that the clinic has kept; null: they are not asked for. */
export function useAudiences(clinicId: number | null) {
  return useQuery({
    queryKey: audiencesKey(clinicId ?? 0),
    queryFn: async ({ signal }) =>
      (await call(listSmsAudiences, { query: { clinicId: String(clinicId) } }, { signal })).content,
    enabled: clinicId !== null,
  })
}

type Saving<Content> = {
  /** The one to change, and the version of it that the writer has seen; null keeps a new one. */
  of: { id: number; version: number } | null
  content: Content
}

export function useSaveTemplate(clinicId: number) {
  const queries = useQueryClient()
  const queryKey = templatesKey(clinicId)
  return useMutation({
    mutationFn: ({ of, content }: Saving<RouteCall<typeof changeOwnSmsTemplate>['body']>) =>
      of
        ? call(
            changeOwnSmsTemplate,
            { params: { id: String(of.id) }, body: content },
            { ifMatch: of.version },
          )
        : call(createOwnSmsTemplate, { body: { clinicId, ...content } }),
    onSuccess: (kept) => {
      // The page of the new template opens at once.
      queries.setQueryData<OwnSmsTemplate[]>(
        queryKey,
        (known) => known && [...known.filter(({ id }) => id !== kept.id), kept],
      )
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

export function useSaveAudience(clinicId: number) {
  return useSaving(
    audiencesKey(clinicId),
    ({ of, content }: Saving<RouteCall<typeof changeSmsAudience>['body']>) =>
      of
        ? call(changeSmsAudience, { params: { id: String(of.id) }, body: content }, { ifMatch: of.version })
        : call(createSmsAudience, { body: { clinicId, ...content } }),
  )
}

export function useDeleteTemplate(clinicId: number) {
  return useSaving(templatesKey(clinicId), (id: number) =>
    call(deleteOwnSmsTemplate, { params: { id: String(id) } }),
  )
}

export function useDeleteAudience(clinicId: number) {
  return useSaving(audiencesKey(clinicId), (id: number) =>
    call(deleteSmsAudience, { params: { id: String(id) } }),
  )
}

/** A change after which the list is asked for once more. */
function useSaving<Change, Result>(
  queryKey: readonly unknown[],
  mutationFn: (change: Change) => Promise<Result>,
) {
  const queries = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey }) })
}
