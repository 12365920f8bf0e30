import { PATIENT_PAGE_MAX } from '@vastus/domain/limits'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { listMyEContacts } from '@vastus/contract/patient-e-contacts'
import { call } from '../../../shared/api/call.ts'
import { isOpen } from '../open-alike.ts'
import { myEContactKeys } from './keys.ts'

/** Open ones come first, so one page holds all that anybody has. */

/** The open e-contacts of the user and of those the user acts for. */
export const openEContactsOptions = queryOptions({
  queryKey: [...myEContactKeys.list, 'open'],
  queryFn: async ({ signal }) =>
    (await call(listMyEContacts, { query: { size: String(PATIENT_PAGE_MAX) } }, { signal })).content.filter(
      isOpen,
    ),
})

export const useOpenEContacts = () => useQuery(openEContactsOptions)
