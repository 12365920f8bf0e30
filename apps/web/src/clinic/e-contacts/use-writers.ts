import { type Viewer, WRITING_SILENCE_MS } from '@vastus/contract/realtime'
import { useEffect, useState } from 'react'
import { useRealtimeEvents } from '../../shared/realtime/realtime-context.tsx'

type Writing = { writer: Viewer; until: number }

/** The colleagues who are writing a reply to this e-contact now. Who falls silent, or has sent it, is not. */
export function useWriters(eContactId: number): readonly Viewer[] {
  const [writings, setWritings] = useState<readonly Writing[]>([])
  useRealtimeEvents((event) => {
    if (!('eContactId' in event) || event.eContactId !== eContactId) return
    if (event.type === 'E_CONTACT_WRITING')
      setWritings((known) => [
        ...known.filter(({ writer }) => writer.id !== event.writer.id),
        { writer: event.writer, until: Date.now() + WRITING_SILENCE_MS },
      ])
    if (event.type === 'E_CONTACT_DETAILS_UPDATED')
      setWritings((known) => known.filter(({ writer }) => writer.id !== event.byUserId))
  })
  useEffect(() => {
    if (writings.length === 0) return
    const next = Math.min(...writings.map(({ until }) => until))
    const timer = setTimeout(
      () => setWritings((known) => known.filter(({ until }) => until > Date.now())),
      next - Date.now() + 1,
    )
    return () => clearTimeout(timer)
  }, [writings])
  return writings.map(({ writer }) => writer)
}
