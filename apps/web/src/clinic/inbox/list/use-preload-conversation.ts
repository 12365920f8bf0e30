import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/**
 * Fetches the code and the words of a conversation once a row is pointed at. Nothing of the e-contact itself: each look is in
 * the audit trail, and the patient can read there who looked.
 */
export function usePreloadConversation() {
  const router = useRouter()
  const isDone = useRef(false)
  return (id: number | undefined) => {
    if (id === undefined || isDone.current) return
    isDone.current = true
    void router.preloadRoute({ to: '/e-contacts/$id', params: { id: String(id) } })
  }
}
