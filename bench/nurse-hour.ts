// A nurse's hour: 60 e-contacts opened, answered with ready-made answers by `/`, assigned and archived, filtered and
// searched, in a browser and by keys alone. Prints one JSON line with p50 and p95 of each interaction in milliseconds,
// measured in the page from the key to the end of the frame that shows what it brought. Needs a browser in CHROME_PATH and
// a DEMO server in BASE_URL (http://127.0.0.1:3000), to which it adds the e-contacts. `E_CONTACTS=60`.
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { DEMO_PASSWORD, type DemoAccount, demoEmail } from '@vastus/demo/accounts'

const baseUrl = process.env.BASE_URL ?? 'http://127.0.0.1:3000'
const COUNT = Number(process.env.E_CONTACTS ?? 60)
const GOALS = { openNext: 100, searchToRows: 150 }
const LONGEST_MS = 20_000
/** Between two keys of somebody who types well. */
const KEY_MS = 120
const READING_MS = 1_000

/** What the page shows once an interaction has come to its end. */
type Shown =
  | { kind: 'CONVERSATION'; text: string }
  | { kind: 'REPLY'; startsWith: string }
  | { kind: 'SENT' }
  | { kind: 'ASSIGNED' }
  | { kind: 'ARCHIVED' }
  | { kind: 'ROWS'; first: number }

const times: Record<string, number[]> = {}

/**
 * From the key until what it brings is on the screen; both moments are the page's own.
 *
 * @param key as Playwright calls it
 * @param on what has the focus then; what has it already when left out
 */
async function measure(
  page: Page,
  name: string,
  key: string,
  shown: Shown,
  on: Pick<Locator, 'press'> = page.locator(':focus'),
): Promise<void> {
  await page.evaluate(
    ({ awaited, longestMs }) => {
      const isShown = (): boolean => {
        const pane =
          document.querySelector('#reply-text')?.closest('section') ?? document.querySelector('main')
        switch (awaited.kind) {
          case 'CONVERSATION':
            return [...document.querySelectorAll('[role=region] li')].some((each) =>
              each.textContent.includes(awaited.text),
            )
          case 'REPLY':
            return (
              document
                .querySelector<HTMLTextAreaElement>('#reply-text')
                ?.value.startsWith(awaited.startsWith) ?? false
            )
          case 'SENT':
            return document.querySelector<HTMLTextAreaElement>('#reply-text')?.value === ''
          case 'ASSIGNED':
            return pane?.querySelector('header [aria-haspopup]')?.textContent.includes(':') ?? false
          case 'ARCHIVED':
            return document.querySelector('#reply-text, dialog[open]') === null
          case 'ROWS':
            return document.querySelector('[data-row]')?.getAttribute('data-row') === String(awaited.first)
        }
      }
      const watched = new Promise<number>((resolve, reject) => {
        let began = 0
        document.addEventListener('keydown', () => (began = performance.now()), { once: true, capture: true })
        const look = () => {
          if (began > 0 && isShown()) return setTimeout(() => resolve(performance.now() - began))
          if (began > 0 && performance.now() - began > longestMs)
            return reject(new Error(`never shown: ${JSON.stringify(awaited)}`))
          return requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      Object.assign(window, { watched })
    },
    { awaited: shown, longestMs: LONGEST_MS },
  )
  await on.press(key)
  const took = await page.evaluate(() => (window as unknown as { watched: Promise<number> }).watched)
  ;(times[name] ??= []).push(took)
}

async function signedIn(browser: Browser, account: DemoAccount): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1680, height: 900 } })
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseUrl }])
  await context.addInitScript(() => localStorage.setItem('prm.language', 'et'))
  const response = await context.request.post(`${baseUrl}/api/login/password`, {
    data: { email: demoEmail(account), password: DEMO_PASSWORD },
  })
  if (!response.ok()) throw new Error(`the sign-in of ${account} was answered with ${response.status()}`)
  return context
}

type Sent = { id: number; word: string }

async function sendAll(browser: Browser): Promise<Sent[]> {
  const patient = await signedIn(browser, 'patient')
  const { personId } = (await (await patient.request.get(`${baseUrl}/api/login`)).json()) as {
    personId: number
  }
  const sent: Sent[] = []
  for (let number = 0; number < COUNT; number++) {
    const word = crypto.randomUUID().slice(0, 8)
    const response = await patient.request.post(`${baseUrl}/api/patient/e-contacts/fallback`, {
      data: { eContactType: 'COUGH', patientPersonId: personId, clinicId: 1, text: `Köha kestab, ${word}` },
    })
    if (!response.ok())
      throw new Error(`the e-contact was answered with ${response.status()}: ${await response.text()}`)
    sent.push({ id: ((await response.json()) as { id: number }).id, word })
  }
  await patient.close()
  return sent
}

const isArchived = (at: number) => at % 4 === 3

async function work(page: Page, sent: readonly Sent[]): Promise<void> {
  await page.goto(`${baseUrl}/clinic-e-contacts?view=our-turn`)
  await page.locator(`[data-row="${sent.at(-1)?.id}"]`).waitFor()
  // Newest first, as they stand in the list: what is answered leaves it, and the next one takes its place.
  for (const [at, { id, word }] of sent.toReversed().entries()) {
    await page.waitForLoadState('networkidle')
    // No nurse reads faster than this, and a caller that asks faster is refused for a moment.
    await delay(READING_MS)
    const shown = { kind: 'CONVERSATION', text: word } as const
    await measure(page, 'openNext', 'Enter', shown, page.locator(`[data-row="${id}"]`))
    if (isArchived(at)) {
      await page.keyboard.press('e')
      await page.getByRole('dialog').getByRole('radio').first().check()
      await page.getByRole('dialog').locator('button').first().focus()
      await measure(page, 'archive', 'Enter', { kind: 'ARCHIVED' })
      continue
    }
    if (at % 2 === 0) await measure(page, 'assign', 'm', { kind: 'ASSIGNED' }, page.keyboard)
    await page.keyboard.press('r')
    await page.locator('#reply-text:focus').waitFor()
    await page.keyboard.type('/tervitus')
    await page.locator('[role=listbox] [role=option]').first().waitFor()
    await measure(page, 'insertAnswer', 'Enter', { kind: 'REPLY', startsWith: 'Tere' })
    await measure(page, 'send', 'Control+Enter', { kind: 'SENT' })
  }
}

async function look(page: Page, sent: readonly Sent[]): Promise<void> {
  const open = sent.toReversed().filter((_, at) => !isArchived(at))
  for (const { id, word } of open.slice(0, 20)) {
    await page.goto(`${baseUrl}/clinic-e-contacts?view=all`)
    await page.locator('[data-row]').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('/')
    // No word has an x, so that nothing is found before it is taken away; and what is found then was not asked for before.
    await page.keyboard.type(`x${word.slice(1)}`, { delay: KEY_MS })
    await page.locator('[data-row]').first().waitFor({ state: 'detached' })
    await page.keyboard.press('Home')
    await delay(KEY_MS)
    await measure(page, 'searchToRows', 'Delete', { kind: 'ROWS', first: id })
  }
}

/** From one view to another and back, both seen before. */
async function changeFilters(page: Page): Promise<void> {
  await page.goto(`${baseUrl}/clinic-e-contacts?view=all`)
  await page.locator('[data-row]').first().waitFor()
  const views = page.locator('button[aria-pressed]')
  const firstOf = async (at: number) => {
    await views.nth(at).click()
    await delay(READING_MS)
    await page.waitForLoadState('networkidle')
    return Number(await page.locator('[data-row]').first().getAttribute('data-row'))
  }
  const firsts = [await firstOf(0), await firstOf(2)]
  for (let round = 0; round < 20; round++) {
    const at = round % 2
    await delay(READING_MS)
    await views.nth(at * 2).focus()
    await measure(page, 'filterChange', 'Enter', { kind: 'ROWS', first: firsts[at] ?? 0 })
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
})
try {
  const sent = await sendAll(browser)
  const nurse = await signedIn(browser, 'nurse')
  const page = await nurse.newPage()
  await work(page, sent)
  await look(page, sent)
  await changeFilters(page)
  const figures = Object.fromEntries(
    Object.entries(times).map(([name, values]) => [
      name,
      { times: values.length, p50: percentile(values, 0.5), p95: percentile(values, 0.95) },
    ]),
  )
  process.stdout.write(
    `${JSON.stringify({ workload: "a nurse's hour", eContacts: COUNT, ...figures, goals: GOALS })}\n`,
  )
} finally {
  await browser.close()
}
