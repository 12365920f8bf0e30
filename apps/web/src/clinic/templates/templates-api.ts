import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  listTemplates,
  type Template,
} from '@vastus/contract/templates'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { call } from '../../shared/api/call.ts'
import { useStaff } from '../e-contacts/index.ts'

export type TemplateContent = {
  heading: string
  description: string
  onlyForType: TypeCode | null
  visibleToAll: boolean
  language: Template['language']
  restriction: Template['restriction']
}

const KEY = 'clinic-templates'

function templatesOptions(clinicId: number) {
  return queryOptions({
    queryKey: [KEY, clinicId],
    queryFn: ({ signal }) => call(listTemplates, { params: { id: String(clinicId) } }, { signal }),
    staleTime: 60_000,
  })
}

/** The template replies of the clinic that one may use. */
export function useTemplates() {
  return useQuery(templatesOptions(useStaff().clinicId))
}

export type SaveTemplate = { templateId: number | null; content: TemplateContent; idempotencyKey: string }

/** Keeps a new template reply, or changes one's own. */
export function useSaveTemplate() {
  const id = String(useStaff().clinicId)
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ templateId, content, idempotencyKey }: SaveTemplate) =>
      templateId === null
        ? call(createTemplate, { params: { id }, body: content }, { idempotencyKey })
        : call(
            changeTemplate,
            { params: { id, templateId: String(templateId) }, body: content },
            { idempotencyKey },
          ),
    onSuccess: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}

export function useDeleteTemplate() {
  const id = String(useStaff().clinicId)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (templateId: number) =>
      call(deleteTemplate, { params: { id, templateId: String(templateId) } }),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}
