import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { notesOptions } from '../api/list-notes.ts'
import { timelineOptions } from '../api/get-timeline.ts'

/** A pointer that only passes over a row asks for nothing. */
const REST_MS = 60

/**
 * Fetches what a row's conversation shows before it is opened. The e-contact itself is left out: asking for it tells the patient
 * that the clinic has seen it.
 */
export function usePrefetch() {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (id: number | undefined) => {
    clearTimeout(timer.current)
    if (id === undefined) return
    timer.current = setTimeout(() => {
      void client.prefetchQuery(timelineOptions(id))
      void client.prefetchQuery(notesOptions(id))
    }, REST_MS)
  }
}
