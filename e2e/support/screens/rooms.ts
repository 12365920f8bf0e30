import type { Page } from '@playwright/test'
import { answerCookies, signInAs, test as base } from '../fixtures.ts'
import { watch } from '../watch.ts'
import type { Screen } from './screen.ts'

type Room = { page: Page; problems: string[] }

/**
 * Gives the tour a browser for each role, in which somebody stays signed in from one screen to the next. Nothing else is
 * kept: what a screen has stored or answered in the server's place is gone when the next one opens.
 */
export const test = base.extend<
  { roomOf: (role: Screen['role']) => Promise<Page> },
  { rooms: Map<Screen['role'], Room> }
>({
  rooms: [
    // oxlint-disable-next-line no-empty-pattern -- the runner asks for a pattern here
    async ({}, use) => {
      const rooms = new Map<Screen['role'], Room>()
      await use(rooms)
      for (const { page } of rooms.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],

  roomOf: async ({ browser, product, problems, rooms, viewport, locale, timezoneId }, use) => {
    const used: Room[] = []
    await use(async (role) => {
      const room = rooms.get(role) ?? (await open(role))
      rooms.set(role, room)
      used.push(room)
      return room.page
    })
    for (const { page, problems: found } of used) {
      await forget(page)
      problems.push(...found.splice(0))
    }

    async function open(role: Screen['role']): Promise<Room> {
      const context = await browser.newContext({
        baseURL: product,
        viewport,
        serviceWorkers: 'block',
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
      })
      const found: string[] = []
      await watch(context, product, found)
      await answerCookies(context, product)
      const page = await context.newPage()
      if (role) await signInAs(page, role)
      return { page, problems: found }
    }
  },
})

async function forget(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().unrouteAll({ behavior: 'wait' })
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
}
