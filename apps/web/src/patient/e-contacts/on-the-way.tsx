import { useLocation, useMatch, useNavigate, useRouter } from '@tanstack/react-router'
import { type ComponentType, useEffect, useMemo } from 'react'

const KEY = 'prm.patient.way'
/** More than anybody walks in one session. */
const KEPT_MAX = 500

/** Entries of the browser's history: those that led to the message being written, and those whose message was sent. */
type Way = { walked: readonly string[]; sent: readonly string[] }

/** Where a page was passed over last, and in which direction. */
let passed: { index: number; step: 1 | -1 } | null = null

const read = (): Way => JSON.parse(sessionStorage.getItem(KEY) ?? '{"walked":[],"sent":[]}') as Way
const write = (way: Way) => sessionStorage.setItem(KEY, JSON.stringify(way))

/** The message is with the clinic: Back and Forward pass over the pages that led to it, which have nothing in them any more. */
export function endWay(): void {
  const { walked, sent } = read()
  passed = null
  write({ walked: [], sent: [...sent, ...walked].slice(-KEPT_MAX) })
}

function stepFrom(index: number): 1 | -1 {
  const isForward = passed && (index > passed.index || (index === passed.index && passed.step === -1))
  passed = { index, step: isForward ? 1 : -1 }
  return passed.step
}

/** Makes a screen one of those that lead to sending a message. */
export function onTheWay(Screen: ComponentType): ComponentType {
  return function OnTheWay() {
    const { history } = useRouter()
    const navigate = useNavigate()
    const { pathname } = useMatch({ strict: false })
    // While the next page is on its way, the address is that page's already.
    const { key, index } = useLocation({
      select: ({ pathname: at, state }) =>
        at === pathname ? { key: state.__TSR_key, index: state.__TSR_index } : { key: undefined, index: 0 },
      structuralSharing: true,
    })
    const isSent = useMemo(() => key !== undefined && read().sent.includes(key), [key])
    useEffect(() => {
      if (!key) return
      if (isSent) {
        const step = stepFrom(index)
        // Where the way began with a link from outside, the list is what comes before it.
        if (index === 0) void navigate({ to: '/my-e-contacts', replace: true })
        else history.go(step)
        return
      }
      const way = read()
      if (!way.walked.includes(key)) write({ ...way, walked: [...way.walked, key] })
    }, [key, isSent, index, history, navigate])
    return isSent ? null : <Screen />
  }
}
