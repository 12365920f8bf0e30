import type { Page } from '@playwright/test'
import type { DashboardRow } from '@vastus/contract/shapes'
import { visit } from '../support/clinic.ts'
import { expect, picturesAreWanted, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// The inbox as it is full, empty, on its way and out of reach. Only for who looks at the pictures.

test.use({ expectedProblems: [/^500 from|status of 500/] })

const LIST = '**/api/clinic/e-contacts?*'
/** As many rows as a page holds: those of the DEMO clinic, again and again. */
async function fill(page: Page): Promise<void> {
  await page.route(LIST, async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
    const { content } = (await response.json()) as { content: DashboardRow[] }
    const rows = Array.from({ length: 500 }, (_, at) => {
      const row = content[at % content.length]
      return at < content.length ? row : { ...row, id: 900_000 + at }
    })
    await route.fulfill({ json: { content: rows, page: 0, size: 500, totalElements: 500, last: true } })
  })
}

const empty = { content: [], page: 0, size: 500, totalElements: 0, last: true }

type State = {
  path: string
  /** What is there once the picture may be taken. */
  seen: string
  prepare?: (page: Page) => Promise<unknown>
  /** The first row that can be answered is opened. */
  opens?: boolean
}

const states: Record<string, State> = {
  'inbox-500': { path: '/clinic-e-contacts', seen: '[data-row]', prepare: fill },
  'inbox-500-table': { path: '/clinic-e-contacts?layout=table', seen: '[data-row]', prepare: fill },
  'inbox-500-open': {
    path: '/clinic-e-contacts?view=our-turn',
    seen: '[data-row]',
    prepare: fill,
    opens: true,
  },
  'inbox-none': {
    path: '/clinic-e-contacts',
    seen: 'main p',
    prepare: (page) => page.route(LIST, (route) => route.fulfill({ json: empty })),
  },
  'inbox-loading': {
    path: '/clinic-e-contacts',
    seen: '[class*="skeleton"]',
    // Never answered: the page is closed before.
    prepare: (page) => page.route(LIST, () => undefined),
  },
  'inbox-failing': {
    path: '/clinic-e-contacts',
    seen: 'main h2',
    prepare: (page) => page.route(LIST, (route) => route.fulfill({ status: 500, json: { requestId: 'x' } })),
  },
}

for (const [name, { prepare, path, seen, opens }] of picturesAreWanted ? Object.entries(states) : [])
  test(`${name} looks well at every width, in light and dark`, async ({ page }) => {
    await signInAs(page, 'nurse')
    await prepare?.(page)
    await visit(page, path, 'en')
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(page.locator(seen).first()).toBeVisible({ timeout: 30_000 })
    if (opens) {
      const isNew = wordsIn('en')('clinic.row.newPatient')
      await page.locator(seen).filter({ hasNotText: isNew }).first().click()
      await expect(page.getByRole('textbox', { name: wordsIn('en')('clinic.composer.reply') })).toBeVisible()
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [768, 1280, 1920]) {
        await page.setViewportSize({ width, height: width === 1920 ? 1080 : 900 })
        await expect(page.locator(seen).first()).toBeAttached()
        await shot(page, `${name}-${colorScheme}`)
      }
    }
  })
