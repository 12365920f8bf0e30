import type { Viewer } from '@vastus/contract/realtime'
import { createContext, type ReactNode, use, useState } from 'react'
import { useRealtimeEvents } from '../../shared/realtime/realtime-context.tsx'
import { useStaff } from './clinic-context.tsx'

const PresenceContext = createContext<ReadonlyMap<number, readonly Viewer[]>>(new Map())
const NOBODY: readonly Viewer[] = []

/** Keeps who is looking at which e-contact, as the socket tells. */
export function PresenceProvider({ children }: { children: ReactNode }) {
  const { userId } = useStaff()
  const [views, setViews] = useState<ReadonlyMap<number, readonly Viewer[]>>(new Map())
  const others = (viewers: readonly Viewer[]) => viewers.filter((viewer) => viewer.id !== userId)
  useRealtimeEvents((event) => {
    if (event.type !== 'E_CONTACT_VIEWERS') return
    const told = event.views.map((view) => [view.eContactId, others(view.viewers)] as const)
    setViews((known) => new Map(event.isComplete ? told : [...known, ...told]))
  })
  return <PresenceContext value={views}>{children}</PresenceContext>
}

/** The colleagues who have the e-contact open now. */
export function useColleaguesViewing(eContactId: number): readonly Viewer[] {
  return use(PresenceContext).get(eContactId) ?? NOBODY
}
