import { useQueryClient } from '@tanstack/react-query'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { useEffect, useState } from 'react'
import { useRealtime, useRealtimeEvents } from '../../../../shared/realtime/realtime-context.tsx'
import { eContactKeys } from '../api/e-contact-keys.ts'
import { useStaff } from '../clinic-context.tsx'

/**
 * Tells colleagues that the e-contact is open here, and asks for it again when somebody else changed it.
 *
 * @returns whether somebody else changed it since it was opened or since the notice was put away
 */
export function useLiveEContact(id: number) {
  const client = useQueryClient()
  const realtime = useRealtime()
  const { userId } = useStaff()
  const [isUpdated, setUpdated] = useState(false)
  useEffect(() => realtime.view(id), [realtime, id])
  useRealtimeEvents((event) => {
    const isMine = event.type === 'E_CONTACT_DETAILS_UPDATED' && event.eContactId === id
    if (!isMine && event.type !== 'RECONNECTED') return
    if (event.type === 'E_CONTACT_DETAILS_UPDATED') {
      const known = client.getQueryData<ClinicEContact>(eContactKeys.eContact(id))
      if (event.byUserId !== userId && known && event.version > known.version) setUpdated(true)
    }
    void client.invalidateQueries({ queryKey: eContactKeys.one(id) })
  })
  return { isUpdated, setUpdated }
}
