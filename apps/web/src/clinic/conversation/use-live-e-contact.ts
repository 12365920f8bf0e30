import { type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRealtime, useRealtimeEvents } from '../../shared/realtime/realtime-context.tsx'
import { eContactKeys, timelineOptions, notesOptions, useStaff } from '../e-contacts/index.ts'
import { changedByOthers, type Thread } from './changed-by-others.ts'

/**
 * Tells colleagues that the e-contact is open here, and asks for it again when somebody else changed it.
 *
 * @returns whether somebody else changed it since it was opened or since the notice was put away
 */
export function useLiveEContact(id: number) {
  const client = useQueryClient()
  const realtime = useRealtime()
  const { userId, firstName, surname } = useStaff()
  const [isUpdated, setUpdated] = useState(false)
  // As it was when it was opened, or last heard of: while the socket is dead, other things may bring it up to date unheard.
  const heardOf = useRef<Thread>(undefined)
  const isSettled = useIsFetching({ queryKey: eContactKeys.one(id) }) === 0
  useEffect(() => {
    if (isSettled) heardOf.current ??= threadOf(client, id)
  }, [isSettled, client, id])
  const wasSilent = useRef(false)
  const isOwed = useRef(false)
  const catchUp = async () => {
    // Asking is looking: the patient reads there who has seen the message, and a page in the background sees nothing.
    isOwed.current = document.visibilityState !== 'visible'
    if (isOwed.current) return
    const isAfterSilence = wasSilent.current
    wasSilent.current = false
    await client.invalidateQueries({ queryKey: eContactKeys.one(id) })
    const before = heardOf.current
    const now = threadOf(client, id)
    heardOf.current = now
    const me = { userId, name: `${firstName} ${surname}` }
    if (isAfterSilence && before && now && changedByOthers(before, now, me)) setUpdated(true)
  }
  const look = useEffectEvent(() => void (isOwed.current && catchUp()))
  useEffect(() => {
    const seen = () => look()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
  useEffect(() => realtime.view(id), [realtime, id])
  useRealtimeEvents((event) => {
    const isMine = event.type === 'E_CONTACT_DETAILS_UPDATED' && event.eContactId === id
    if (!isMine && event.type !== 'MESSAGES_MISSED') return
    if (event.type === 'E_CONTACT_DETAILS_UPDATED') {
      const known = client.getQueryData<ClinicEContact>(eContactKeys.eContact(id))
      if (event.byUserId !== userId && known && event.version > known.version) setUpdated(true)
    }
    if (event.type === 'MESSAGES_MISSED') wasSilent.current = true
    void catchUp()
  })
  return { isUpdated, setUpdated }
}

function threadOf(client: QueryClient, id: number): Thread | undefined {
  const thread = client.getQueryData(timelineOptions(id).queryKey)
  const notes = client.getQueryData(notesOptions(id).queryKey)
  return thread && notes && { version: thread.version, entries: thread.content, notes: notes.content }
}
