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
type Saving = { advert: EditedAdvert | undefined; body: Body; idempotencyKey: string }

export function useSaveAdvert() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ advert, body, idempotencyKey }: Saving) =>
      advert
        ? call(changeAdvert, { params: { id: String(advert.id) }, body }, { ifMatch: advert.version })
        : call(addAdvert, { body }, { idempotencyKey }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
