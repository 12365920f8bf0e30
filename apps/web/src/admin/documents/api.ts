import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type EditedDocument,
  listDocuments,
  listEarlierDocuments,
  publishDocument,
  saveDocument,
} from '@vastus/contract/documents'
import type { DocumentWords } from '@vastus/domain/content-editing'
import { call } from '../../shared/api/call.ts'

const KEY = ['edited-documents']

export function useDocuments() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listDocuments, {}, { signal }),
    staleTime: 0,
  })
}

export function useEarlierDocuments(slug: EditedDocument['slug']) {
  return useQuery({
    queryKey: [...KEY, slug],
    queryFn: ({ signal }) => call(listEarlierDocuments, { params: { slug } }, { signal }),
  })
}

/** `seen` is the version that the writer has seen. */
type Saving = { slug: EditedDocument['slug']; seen: number; words: DocumentWords }

export function useSaveDocument() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ slug, seen, words }: Saving) =>
      call(saveDocument, { params: { slug }, body: words }, { ifMatch: seen }),
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}

export function usePublishDocument() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ slug, version }: EditedDocument) =>
      call(publishDocument, { params: { slug } }, { ifMatch: version }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
