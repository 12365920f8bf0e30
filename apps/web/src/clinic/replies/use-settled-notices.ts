import { useQueryClient } from '@tanstack/react-query'
import type { ClinicEContact } from '@vastus/contract/shapes'
import { useEffect, useState } from 'react'
import { eContactKeys } from '../e-contacts/index.ts'

/** The pause doubles with each try: a notice leaves within seconds, or its server is down for longer. */
const FIRST_PAUSE_MS = 3_000
const TRIES = 5

/** A notice leaves a moment after what it tells of: after a change, and while one is on its way, the page asks again. */
export function useSettledNotices({ id, notices, version }: ClinicEContact): void {
  const client = useQueryClient()
  const [openedAt] = useState(version)
  const [tried, setTried] = useState({ version, times: 0 })
  const times = tried.version === version ? tried.times : 0
  const isExpected = times === 0 && version !== openedAt
  const isOnItsWay = notices.some(({ state }) => state === 'QUEUED')
  const asksAgain = (isExpected || isOnItsWay) && times < TRIES

  useEffect(() => {
    if (!asksAgain) return undefined
    const timer = setTimeout(
      () => {
        setTried({ version, times: times + 1 })
        // Asking is looking, and a page in the background sees nothing: it asks once it is seen again.
        const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
        void client.invalidateQueries({ queryKey: eContactKeys.eContact(id), refetchType })
      },
      FIRST_PAUSE_MS * 2 ** times,
    )
    return () => clearTimeout(timer)
  }, [asksAgain, client, id, times, version])
}
