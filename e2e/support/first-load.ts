import type { Page } from '@playwright/test'

/** Kinds of what a page fetches, as the browser names them. */
type Kind = 'Script' | 'Stylesheet' | 'Font'

export type Transferred = Record<Kind, { bytes: number; files: number }>

/**
 * Counts what the network carries for a page from now on: contents as they come, compressed, without headers (behind a
 * proxy with HTTP/2 those are a few bytes). The browser's cache is off: every load is a first one.
 *
 * @returns a function that gives the sums so far
 */
export async function countTransferred(page: Page): Promise<() => Transferred> {
  const session = await page.context().newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength),
  )
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })

  function sumOf(kind: Kind) {
    const requests = [...kinds].filter(([, each]) => each === kind).map(([requestId]) => requestId)
    return {
      bytes: requests.reduce((sum, requestId) => sum + (bytes.get(requestId) ?? 0), 0),
      files: requests.length,
    }
  }
  return () => ({ Script: sumOf('Script'), Stylesheet: sumOf('Stylesheet'), Font: sumOf('Font') })
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Watched = { layoutShift: number }

/** Adds up every jump of the layout that no key or touch asked for. To be called before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched: Watched = { layoutShift: 0 }
    Object.assign(window, { watched })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) watched.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched.layoutShift)
}

export const LIBRARIES = '**/assets/libraries-*.js'

/** Keeps these files back until the returned function is called, as a slow line does. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let letIn = () => {}
  const held = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return letIn
}
