import type { Page } from '@playwright/test'
import type { Language, Translate } from '@vastus/i18n'
import type { Role } from '../cast.ts'
import type { People } from '../drafts/people.ts'

/** A screen being visited: the page, the words of its language, and the way there. */
export type Visit = {
  page: Page
  t: Translate
  language: Language
  people: People
  go: (path: string) => Promise<void>
}

export type Screen = {
  name: string
  role: Role | null
  /** An address, or the steps that lead to the screen. */
  open: string | ((visit: Visit) => Promise<void>)
  /** The cookie preferences were never asked for. */
  asksForCookies?: boolean
  /** The page needs its service worker, which other screens are shown without. */
  withWorker?: boolean
  /** The screen changes its browser for good: the next one is opened in another. */
  ownBrowser?: boolean
}

/** What is typed during the tour stays on the page: other journeys use the same people. */
export async function keepNoDrafts(page: Page): Promise<void> {
  await page
    .context()
    .route(/\/api\/drafts(\/(?!key).*)?$/, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { content: [] } })
        : route.fulfill({ status: 204 }),
    )
}
