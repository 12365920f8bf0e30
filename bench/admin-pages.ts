// Pages of administration: from the step to a page within the application until its heading is there and nothing is loading, twice: the
// files of the page not loaded yet, and loaded. Prints one JSON line with the median of the rounds in milliseconds and the pages over the
// goal. Needs a browser in CHROME_PATH and a DEMO server in BASE_URL (http://127.0.0.1:3000).
import { type Browser, chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD, type DemoAccount, demoEmail } from '@vastus/demo/accounts'

const baseUrl = process.env.BASE_URL ?? 'http://127.0.0.1:3000'
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const GOAL_MS = 300
const LONGEST_MS = 20_000

const PAGES: Partial<Record<DemoAccount, string[]>> = {
  doctor: [
    '/admin',
    '/admin/employees',
    '/admin/clinic-info',
    '/admin/clinic-features',
    '/admin/global-message',
    '/admin/questionnaires',
    '/admin/patient-import',
    '/clinic-settings',
    '/feedback',
    '/information-hub',
    '/message-centre',
  ],
  admin: [
    '/prm',
    '/prm/clinics',
    '/prm/applications',
    '/prm/add-clinic',
    '/prm/support',
    '/prm/hub-notices',
    '/prm/adverts',
    '/prm/documents',
    '/prm/prompts',
    '/prm/ai-models',
  ],
}

/** Milliseconds from the step to the page until it can be used; both moments are the page's own. */
function timeOf(page: Page, path: string): Promise<number> {
  return page.evaluate(
    ({ to, longestMs }) =>
      new Promise<number>((resolve, reject) => {
        const began = performance.now()
        const former = document.querySelector('main h1')
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
        const look = () => {
          const heading = document.querySelector('main h1')
          const isLoading = document.querySelector('main [role=status] [aria-hidden=true]') !== null
          if (heading && heading !== former && !isLoading)
            return setTimeout(() => resolve(performance.now() - began))
          if (performance.now() - began > longestMs) return reject(new Error(`${to} never came`))
          return requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    { to: path, longestMs: LONGEST_MS },
  )
}

async function open(browser: Browser, account: DemoAccount): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseUrl }])
  const response = await context.request.post(`${baseUrl}/api/login/password`, {
    data: { email: demoEmail(account), password: DEMO_PASSWORD },
  })
  if (!response.ok()) throw new Error(`the sign-in of ${account} was answered with ${response.status()}`)
  const page = await context.newPage()
  await page.goto(`${baseUrl}/changelog`)
  await page.locator('main h1').waitFor()
  return page
}

const medianOf = (values: number[]) => Math.round(values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0)

const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox'],
})
const times: Record<string, { first: number[]; again: number[] }> = {}
for (let round = 0; round < ROUNDS; round++)
  for (const [account, paths] of Object.entries(PAGES) as [DemoAccount, string[]][]) {
    const page = await open(browser, account)
    for (const visit of ['first', 'again'] as const)
      for (const path of paths) {
        times[path] ??= { first: [], again: [] }
        times[path][visit].push(await timeOf(page, path))
      }
    await page.context().close()
  }
await browser.close()
const medians = Object.fromEntries(
  Object.entries(times).map(([path, { first, again }]) => [path, [medianOf(first), medianOf(again)]]),
)
const over = Object.entries(medians).filter(([, [first = 0]]) => first > GOAL_MS)
process.stdout.write(
  `${JSON.stringify({ bench: 'admin-pages', rounds: ROUNDS, goalMs: GOAL_MS, firstAndAgain: medians, over: over.map(([path]) => path) })}\n`,
)
