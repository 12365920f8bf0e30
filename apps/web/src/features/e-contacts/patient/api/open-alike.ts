import { useQuery } from '@tanstack/react-query'
import { listMyEContacts } from '@vastus/contract/e-contacts'
import type { PatientEContact } from '@vastus/contract/shapes'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import { call } from '../../../../shared/api/call.ts'
import { canWriteIn } from '../can-write-in.ts'
import { myEContactKeys } from './keys.ts'

/** Open ones come first, so one page holds all that anybody has. */
const PAGE_SIZE = 100

/** The open e-contacts of the user and of those the user acts for. */
export function useOpenEContacts() {
  return useQuery({
    queryKey: [...myEContactKeys.list, 'open'],
    queryFn: async ({ signal }) =>
      (await call(listMyEContacts, { query: { size: String(PAGE_SIZE) } }, { signal })).content.filter(
        isOpen,
      ),
  })
}

/** The newest open e-contact of this kind for this person; one that can be added to before any other. */
export function useOpenAlike(type: TypeCode, personId: number): PatientEContact | undefined {
  const { data } = useOpenEContacts()
  const alike = data?.filter(({ eContactType, patient }) => eContactType === type && patient.id === personId)
  return alike?.find(canWriteIn) ?? alike?.[0]
}

function isOpen({ status }: PatientEContact): boolean {
  return status === 'waitingForClinic' || status === 'waitingForPatient'
}
