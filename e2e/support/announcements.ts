import type { Page } from '@playwright/test'

type Told = { how: 'alert' | 'status'; text: string }

/**
 * Notes what a screen reader says by itself: changes inside live regions that stood in the page before, and alerts that appear.
 * A region that comes together with its words counts as silent, since most readers say nothing then.
 */
export async function listen(page: Page): Promise<{ told: () => Promise<Told[]> }> {
  await page.addInitScript(() => {
    const told: Told[] = []
    Object.assign(globalThis, { vastusTold: told })
    const live = '[role=alert], [role=status], [aria-live]'
    const known = new WeakSet<Element>()
    const meet = (root: ParentNode) => {
      for (const region of root.querySelectorAll(live)) known.add(region)
    }
    const say = (region: Element) => {
      const text = (region.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      const how = region.getAttribute('role') === 'alert' ? 'alert' : 'status'
      if (text !== '' && region.getAttribute('aria-live') !== 'off') told.push({ how, text })
    }
    new MutationObserver((changes) => {
      const regions = new Set<Element>()
      for (const { target, addedNodes } of changes) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(live)
        if (around && known.has(around)) regions.add(around)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
              if (alert.matches('[role=alert]')) regions.add(alert)
      }
      for (const region of regions) say(region)
      meet(document)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return {
    told: () => page.evaluate(() => (globalThis as unknown as { vastusTold: Told[] }).vastusTold),
  }
}
