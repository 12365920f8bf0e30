import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import type axe from 'axe-core'
import { cast, DEMO_PASSWORD, type Role } from './cast.ts'
import { type People, peopleOf } from './drafts/people.ts'
import { startOwn } from './server.ts'
import { watch } from './watch.ts'

export { expect }

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** In its short form, half as long. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose faults are moderate at most. */
const NEVER_SERIOUS = [
  'aria-allowed-role',
  'empty-heading',
  'empty-table-header',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'skip-link',
]

type Options = {
  /** Problems a test brings about on purpose, such as the answer to a stale write. Nothing else may be listed. */
  expectedProblems: RegExp[]
  /** Whether the question about cookies, which covers everything, is still to be answered. */
  asksForCookies: boolean
}

type Shared = {
  /** Whether the product embeds its database, as a first start does. Otherwise it uses PostgreSQL, if that is installed. */
  isEmbedded: boolean
  /** Answers the address of a product that only the journeys of one file have used. */
  productOf: (file: string) => Promise<string>
}

type Fixtures = {
  /** The address of the product. Each file has one of its own, so that no journey meets what another file has written. */
  product: string
  problems: string[]
  /** The people of the DEMO by plain calls, for what a journey finds when it begins and leaves when it ends. */
  people: People
  /** Opens a browser of its own for a second person of the story, signed in. */
  openAs: (role: Role, options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<Options & Fixtures, Shared>({
  isEmbedded: [false, { option: true, scope: 'worker' }],
  expectedProblems: [[], { option: true }],
  asksForCookies: [false, { option: true }],

  productOf: [
    async ({ isEmbedded }, use, { project: { testDir, testMatch } }) => {
      const files = readdirSync(testDir).filter(
        (file) => !(testMatch instanceof RegExp) || testMatch.test(`/${file}`),
      )
      let current: { file: string; product: Awaited<ReturnType<typeof startOwn>> } | undefined
      let next: ReturnType<typeof startOwn> | undefined
      await use(async (file) => {
        if (current?.file !== file) {
          const [product] = await Promise.all([next ?? startOwn({ isEmbedded }), current?.product.stop()])
          current = { file, product }
          // The product of the next file starts while the tests of this one run.
          next = files.length > 1 ? startOwn({ isEmbedded }) : undefined
        }
        return current.product.url
      })
      await Promise.all([current?.product.stop(), next?.then((product) => product.stop())])
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ productOf }, use, { file }) => use(process.env.E2E_BASE_URL ?? (await productOf(file))),
    { auto: true, timeout: 150_000 },
  ],

  baseURL: ({ product }, use) => use(product),

  problems: async ({ expectedProblems }, use) => {
    const problems: string[] = []
    await use(problems)
    const unexpected = problems.filter(
      (problem) => !expectedProblems.some((pattern) => pattern.test(problem)),
    )
    expect(unexpected, 'problems behind the scenes').toEqual([])
  },

  context: async ({ context, problems, product, asksForCookies }, use) => {
    await watch(context, product, problems)
    if (!asksForCookies) await answerCookies(context, product)
    await use(context)
  },

  people: async ({ product }, use) => {
    const people = peopleOf(product)
    await use(people)
    await people.leave()
  },

  openAs: async ({ browser, problems, product, viewport, hasTouch, locale, timezoneId }, use) => {
    const pages: Page[] = []
    await use(async (role, options = {}) => {
      const own = { viewport, hasTouch, ...(locale ? { locale } : {}), ...(timezoneId ? { timezoneId } : {}) }
      const page = await openPage(browser, { baseURL: product, ...own, ...options }, problems)
      pages.push(page)
      await signInAs(page, role)
      return page
    })
    for (const page of pages) await page.context().close()
  },
})

async function openPage(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
  problems: string[],
): Promise<Page> {
  const context = await browser.newContext(options)
  await watch(context, options.baseURL, problems)
  await answerCookies(context, options.baseURL)
  return context.newPage()
}

export async function answerCookies(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url }])
}

/**
 * Gives the page's browser the session of a DEMO account, without the form. It ends the browser's former one, so what an
 * open page is just asking for would be refused: the page is left first.
 */
export async function signInAs(page: Page, role: Role): Promise<void> {
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  const response = await page.request.post('/api/login/password', {
    data: { email: cast[role], password: DEMO_PASSWORD },
  })
  expect(response.status(), `sign-in as ${role}`).toBe(200)
}

/**
 * Looks for serious and critical accessibility faults, in light by every rule and in dark by the one that depends on
 * colours. The tour of the screens looks at both themes. Of a page behind an open dialog nothing can be reached: it is
 * looked at where it is open itself.
 */
export async function axeCheck(page: Page, themes: readonly ('dark' | 'light')[] = ['light']): Promise<void> {
  // Loading the rules takes longer than applying them, so each document loads them once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    const runOnly = colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {}
    const faults = await page.evaluate(seriousFaults, { ...runOnly, never: NEVER_SERIOUS })
    expect(faults, `accessibility of ${page.url()} in ${colorScheme}`).toEqual([])
  }
}

/** Runs in the page. */
async function seriousFaults({ runOnly, never }: { runOnly?: string[]; never: string[] }): Promise<string[]> {
  const shown = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const { violations } = await window.axe.run(shown, {
    resultTypes: ['violations'],
    // Only rules for media and for rotated screens need it.
    preload: false,
    ...(runOnly
      ? { runOnly }
      : { rules: Object.fromEntries(never.map((rule) => [rule, { enabled: false }])) }),
  })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Whether pictures are kept: SCREENSHOTS=yes saves them in `e2e/test-results/screenshots`. */
export const picturesAreWanted = process.env.SCREENSHOTS === 'yes'

/** Keeps a picture of the page, if pictures are wanted. */
export async function shot(page: Page, name: string): Promise<void> {
  if (!picturesAreWanted) return
  const width = page.viewportSize()?.width ?? 0
  await page.screenshot({
    path: join(import.meta.dirname, '../test-results/screenshots', `${name}-${width}.png`),
    animations: 'disabled',
  })
}
