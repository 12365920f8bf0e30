import { getConfig } from '@vastus/contract/platform'
import { createRoot } from 'react-dom/client'
import { isUnreachable } from '../shared/api/api-error.ts'
import { call } from '../shared/api/call.ts'
import { onSignOfConnection } from '../shared/api/on-sign-of-connection.ts'
import { lastPlace } from './last-place.ts'
import { OfflinePage } from './offline-page.tsx'

/** The device does not always notice that a connection is back, or that the server is. */
const LOOK_EVERY_MS = 5000

/**
 * Shows that there is no connection, until there is one.
 *
 * @throws ApiError when the server answers that something else is wrong
 */
export async function waitForConnection(element: HTMLElement): Promise<void> {
  const place = lastPlace()
  const root = createRoot(element)
  document.documentElement.lang = place.language
  let look: () => void = () => undefined
  try {
    do {
      const next = new Promise<void>((resolve) => {
        look = resolve
      })
      root.render(<OfflinePage place={place} isOnline={navigator.onLine} onTry={look} />)
      const timer = setTimeout(look, LOOK_EVERY_MS)
      const end = onSignOfConnection(look)
      await next
      end()
      clearTimeout(timer)
    } while (!(await isReachable()))
  } finally {
    root.unmount()
  }
}

async function isReachable(): Promise<boolean> {
  try {
    await call(getConfig, {})
    return true
  } catch (error) {
    if (isUnreachable(error)) return false
    throw error
  }
}
