import './shared/ui/base.css'
import { start } from './app/start.tsx'
import { isUnreachable } from './shared/api/api-error.ts'
import { forgetEarlyAnswers } from './shared/api/call.ts'
import { isPartMissing } from './shared/api/is-part-missing.ts'
import { reportError } from './shared/api/report.ts'

const KEEP_SHELL_AFTER_MS = 2000

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element')

// The gallery of the kit is left out of production builds.
if (import.meta.env.DEV && location.pathname.startsWith('/dev/kit')) {
  const { showGallery } = await import('./dev/show-gallery.tsx')
  await showGallery(root)
} else {
  await startWhenReachable(root)
}

/** Opened from what is kept on the device, the app waits for its server. */
async function startWhenReachable(element: HTMLElement): Promise<void> {
  try {
    await start(element)
    keepShellOnDevice()
  } catch (error) {
    const isMissing = isPartMissing(error)
    if (!isMissing && !isUnreachable(error)) throw error
    forgetEarlyAnswers()
    const { waitForConnection } = await import('./offline/wait-for-connection.tsx')
    await waitForConnection(element)
    // Browsers remember that a part did not arrive, until the page is opened again.
    if (isMissing) return location.reload()
    await startWhenReachable(element)
  }
}

/** So that the app opens without a connection too. It waits until the first page has got what it needs. */
function keepShellOnDevice(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => reportError('offline', error))
  setTimeout(() => void register(), KEEP_SHELL_AFTER_MS)
}
