// W13: the inbox with 500 rows in a browser whose processor is slowed 4 times: until rows are there, a change of the
// filter, scrolling, and a new e-contact meanwhile. Prints one JSON line. Needs a browser in CHROME_PATH and a DEMO
// server in BASE_URL (http://127.0.0.1:3000), whose e-contacts it adds to.
import { setTimeout as delay } from 'node:timers/promises'
import { type APIResponse, type BrowserContext, type Browser, chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD, type DemoAccount, demoEmail } from '@vastus/demo/accounts'

const baseUrl = process.env.BASE_URL ?? 'http://127.0.0.1:3000'
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SLOWER = 4
const ROW = 'main a[href^="/e-contacts/"]'
const ROWS = 500
/** Nothing may hold the page up for longer, on a machine that is not slowed. */
const LONG_TASK_MS = 50
const GOALS = { rowsUsableMs: 1108, filterToPaintMs: 100, nodes: 1500, scrollLongTasksAt1x: 0 }

type Figures = {
  rowsUsableMs: number
  filterToPaintMs: number
  scrollLongTasks: number
  scrollLongestMs: number
  /** The same without slowing the processor. */
  scrollLongTasksAt1x: number
  scrollLongestMsAt1x: number
  nodes: number
  liveUpdateMs: number
}

async function measure(browser: Browser): Promise<Figures> {
  const staff = await signedIn(browser, 'nurse')
  const patient = await signedIn(browser, 'patient')
  try {
    const page = await staff.newPage()
    await watchLongTasks(page)
    // The files are in the browser's cache: what counts here is the work, not the way.
    await page.goto(`${baseUrl}/clinic-e-contacts`)
    await page.locator(ROW).first().waitFor()
    const session = await staff.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })

    await page.reload({ waitUntil: 'commit' })
    await page.locator(ROW).first().waitFor()
    const rowsUsableMs = await untilPainted(page)
    await page.waitForLoadState('networkidle')
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const liveUpdateMs = await seeNewEContact(page, patient)
    const filterToPaintMs = await changeFilter(page)
    const slowed = await scrollThrough(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const at1x = await scrollThrough(page)
    return {
      rowsUsableMs,
      filterToPaintMs,
      scrollLongTasks: slowed.longTasks,
      scrollLongestMs: slowed.longestMs,
      scrollLongTasksAt1x: at1x.longTasks,
      scrollLongestMsAt1x: at1x.longestMs,
      nodes,
      liveUpdateMs,
    }
  } finally {
    await staff.close()
    await patient.close()
  }
}

async function signedIn(browser: Browser, account: DemoAccount): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1680, height: 900 } })
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseUrl }])
  const response = await context.request.post(`${baseUrl}/api/login/password`, {
    data: { email: demoEmail(account), password: DEMO_PASSWORD },
  })
  if (!response.ok()) throw new Error(`the sign-in of ${account} was answered with ${response.status()}`)
  return context
}

type Watched = { longTasks: number[] }

async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { longTasks: [] }
    Object.assign(window, { watched })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.longTasks.push(entry.duration)
    }).observe({ type: 'longtask' })
  })
}

/** Milliseconds since the page began to load, at the end of the frame that is being made. */
function untilPainted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }),
  )
}

/** From the click on another view to the frame in which that view is the chosen one; its rows were seen before. */
async function changeFilter(page: Page): Promise<number> {
  const views = page.locator('button[aria-pressed]')
  for (const index of [1, 0]) {
    await views.nth(index).click()
    await page.waitForLoadState('networkidle')
  }
  return views.nth(1).evaluate(
    (view: HTMLElement) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        view.click()
        const look = () => {
          if (view.getAttribute('aria-pressed') !== 'true') return requestAnimationFrame(look)
          return setTimeout(() => resolve(performance.now() - began))
        }
        requestAnimationFrame(look)
      }),
  )
}

/** From the top to the end in steps of a frame, as a quick finger does. */
async function scrollThrough(page: Page): Promise<{ longTasks: number; longestMs: number }> {
  const tasks = await page
    .locator(ROW)
    .first()
    .evaluate(async (row) => {
      let pane = row.parentElement
      while (pane && pane.scrollHeight <= pane.clientHeight + 100) pane = pane.parentElement
      if (!pane) throw new Error('Nothing scrolls')
      const { longTasks } = (window as unknown as { watched: { longTasks: number[] } }).watched
      longTasks.length = 0
      for (let top = 0; top < pane.scrollHeight; top += 200) {
        pane.scrollTop = top
        await new Promise(requestAnimationFrame)
      }
      return longTasks
    })
  return {
    longTasks: tasks.filter((ms) => ms > LONG_TASK_MS).length,
    longestMs: Math.max(0, ...tasks),
  }
}

/** The DEMO clinic has fewer e-contacts than a page holds: the patient sends what is missing. */
async function fillPage(browser: Browser): Promise<void> {
  const staff = await signedIn(browser, 'nurse')
  const patient = await signedIn(browser, 'patient')
  const list = await staff.request.get(`${baseUrl}/api/clinic/e-contacts?clinicId=1&size=1`)
  const { totalElements } = (await list.json()) as { totalElements: number }
  const message = await messageOf(patient)
  for (let missing = ROWS - totalElements; missing > 0; ) {
    const response = await send(patient, message)
    if (response.ok()) missing -= 1
    // Only so many calls a minute.
    else if (response.status() === 429) await delay(1_000)
    else throw new Error(`the e-contact was answered with ${response.status()}: ${await response.text()}`)
  }
  await staff.close()
  await patient.close()
}

/** About the patient's own back, to the clinic of the newest e-contact. */
async function messageOf(patient: BrowserContext): Promise<object> {
  const mine = await patient.request.get(`${baseUrl}/api/patient/e-contacts?size=1&page=0`)
  const { content } = (await mine.json()) as { content: { patient: { id: number }; clinicId: number }[] }
  const [own] = content
  if (!own) throw new Error('the patient has no e-contact')
  return {
    eContactType: 'BACK_PAIN',
    patientPersonId: own.patient.id,
    clinicId: own.clinicId,
    text: 'My back has hurt since Monday and tablets do not help.',
  }
}

const send = (patient: BrowserContext, data: object): Promise<APIResponse> =>
  patient.request.post(`${baseUrl}/api/patient/e-contacts/fallback`, { data })

/** From the answer to the patient until the clinic sees the new row. */
async function seeNewEContact(page: Page, patient: BrowserContext): Promise<number> {
  const sent = await send(patient, await messageOf(patient))
  if (!sent.ok()) throw new Error(`the e-contact was answered with ${sent.status()}: ${await sent.text()}`)
  const began = performance.now()
  const { id } = (await sent.json()) as { id: number }
  await page.locator(`main a[href^="/e-contacts/${id}"]`).first().waitFor()
  return performance.now() - began
}

function medians(rounds: readonly Figures[]): Record<string, number> {
  const keys = Object.keys(rounds[0] ?? {}) as (keyof Figures)[]
  return Object.fromEntries(
    keys.map((key) => {
      const values = rounds.map((round) => round[key]).toSorted((a, b) => a - b)
      return [key, Math.round(values[Math.floor(values.length / 2)] ?? 0)]
    }),
  )
}

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
})
try {
  await fillPage(browser)
  const rounds: Figures[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(browser))
  process.stdout.write(
    `${JSON.stringify({ workload: 'W13', rounds: ROUNDS, slower: SLOWER, ...medians(rounds), goals: GOALS })}\n`,
  )
} finally {
  await browser.close()
}
