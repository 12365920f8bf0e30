import type { Page } from '@playwright/test'

/** What makes the page, or a room of it that scrolls by itself, wider than it may be. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Two frames: what follows the window's size has done so then.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    // What lies above the page makes nothing scroll, and is cut off instead.
    const above = [...document.querySelectorAll('[popover]')]
      .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
      .map((part) => `${part.tagName} ${part.className} above the page`)
    const rooms = [document.documentElement, ...document.querySelectorAll('main, dialog[open]')]
    const below = rooms
      .filter((room) => room.scrollWidth > room.clientWidth)
      .flatMap((room) => {
        const edge = room.getBoundingClientRect().left + room.clientWidth
        const beyond = [...room.querySelectorAll('*')].filter(
          (part) => part.getBoundingClientRect().right > edge + 1,
        )
        return beyond
          .slice(0, 4)
          .map((part) => `${part.tagName} ${part.className} to ${part.getBoundingClientRect().right}`)
      })
    return [...above, ...below]
  })
}
