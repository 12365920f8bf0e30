import type { Page } from '@playwright/test'

/** What makes the page, or a room of it that scrolls by itself, wider than it may be. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rooms = [document.documentElement, ...document.querySelectorAll('main, dialog[open]')]
    return rooms
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
  })
}
