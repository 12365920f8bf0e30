import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changeClinic,
  changeClinicSetting,
  type OwnClinic,
  upgradeSubscription,
} from '@vastus/contract/clinic-administration'
import type { RouteCall } from '@vastus/contract/route'
import { call } from '../../../shared/api/call.ts'
import { useMyClinics } from '../../e-contacts/index.ts'

/** The clinic as its staff see it. */
export function useOwnClinic(clinicId: number) {
  const clinics = useMyClinics()
  return { ...clinics, clinic: clinics.data?.content.find(({ id }) => id === clinicId) }
}

function useRefreshing<Input>(mutationFn: (input: Input) => Promise<OwnClinic>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: ['my-clinics'] }),
  })
}

type Contact = RouteCall<typeof changeClinic>['body']
type Setting = RouteCall<typeof changeClinicSetting>['body']

/** Saves on the version that the writer has seen. */
export function useSaveContact(clinicId: number) {
  return useRefreshing(
    ({ contact, version, idempotencyKey }: { contact: Contact; version: number; idempotencyKey: string }) =>
      call(
        changeClinic,
        { params: { id: String(clinicId) }, body: contact },
        { ifMatch: version, idempotencyKey },
      ),
  )
}

/** Saves on the version that the writer has seen, if one is given. */
export function useSaveSetting(clinicId: number) {
  return useRefreshing(({ version, ...setting }: Setting & { version?: number }) =>
    call(
      changeClinicSetting,
      { params: { id: String(clinicId) }, body: setting },
      { idempotencyKey: crypto.randomUUID(), ...(version === undefined ? {} : { ifMatch: version }) },
    ),
  )
}

export function useUpgrade(clinicId: number) {
  return useRefreshing((idempotencyKey: string) =>
    call(
      upgradeSubscription,
      { params: { id: String(clinicId) }, body: { plan: 'PREMIUM' } },
      { idempotencyKey },
    ),
  )
}
