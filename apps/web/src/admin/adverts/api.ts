import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addAdvert,
  changeAdvert,
  type EditedAdvert,
  listEditedAdverts,
} from '@vastus/contract/advert-editing'
import type { RouteCall } from '@vastus/contract/route'
import { call } from '../../shared/api/call.ts'

const KEY = ['edited-adverts']

export function useAdverts() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listEditedAdverts, {}, { signal }),
    staleTime: 0,
  })
}

type Body = RouteCall<typeof addAdvert>['body']
/** `seen` is the version that the writer has seen. */
type Saving = { advert: EditedAdvert | undefined; seen: number; body: Body; idempotencyKey: string }

export function useSaveAdvert() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ advert, seen, body, idempotencyKey }: Saving) =>
      advert
        ? call(changeAdvert, { params: { id: String(advert.id) }, body }, { ifMatch: seen })
        : call(addAdvert, { body }, { idempotencyKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  })
}
