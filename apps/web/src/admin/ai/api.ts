import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addAiModel,
  addPrompt,
  changeAiModel,
  changePrompt,
  deleteAiModel,
  listAiModels,
  listPrompts,
  listPromptVersions,
  publishPrompt,
  tryPrompt,
} from '@vastus/contract/ai'
import type { RouteCall, RouteResponse } from '@vastus/contract/route'
import { call } from '../../shared/api/call.ts'

export type Model = RouteResponse<typeof listAiModels>['content'][number]
export type Prompt = RouteResponse<typeof listPrompts>['content'][number]
export type PromptVersion = Prompt['newest']
export type Trial = RouteResponse<typeof tryPrompt>

const MODELS = ['ai-models']
const PROMPTS = ['ai-prompts']

export function useModels() {
  return useQuery({ queryKey: MODELS, queryFn: ({ signal }) => call(listAiModels, {}, { signal }) })
}

export function usePrompts() {
  return useQuery({ queryKey: PROMPTS, queryFn: ({ signal }) => call(listPrompts, {}, { signal }) })
}

export function useVersions(id: number) {
  return useQuery({
    queryKey: [...PROMPTS, id],
    queryFn: ({ signal }) => call(listPromptVersions, { params: { id: String(id) } }, { signal }),
  })
}

/** A change after which the lists are asked for again. */
function useChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: MODELS })
      await client.invalidateQueries({ queryKey: PROMPTS })
    },
  })
}

type AddModel = RouteCall<typeof addAiModel>['body']
type ChangeModel = RouteCall<typeof changeAiModel>['body']
type AddPrompt = RouteCall<typeof addPrompt>['body']
type ChangePrompt = RouteCall<typeof changePrompt>['body']

export const useAddModel = () => useChange((body: AddModel) => call(addAiModel, { body }))
export const useChangeModel = () =>
  useChange(({ id, ...body }: ChangeModel & { id: number }) =>
    call(changeAiModel, { params: { id: String(id) }, body }),
  )
export const useRemoveModel = () =>
  useChange((id: number) => call(deleteAiModel, { params: { id: String(id) } }))
export const useAddPrompt = () => useChange((body: AddPrompt) => call(addPrompt, { body }))
export const useChangePrompt = (id: number) =>
  useChange((body: ChangePrompt) => call(changePrompt, { params: { id: String(id) }, body }))
export const useTryPrompt = (id: number) =>
  useChange((version: number) => call(tryPrompt, { params: { id: String(id) }, body: { version } }))
export const usePublishPrompt = (id: number) =>
  useChange((version: number) => call(publishPrompt, { params: { id: String(id) }, body: { version } }))
