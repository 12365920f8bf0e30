// Questionnaires: a response of 28 items beside a free text (W1), the next question in a browser whose processor is slowed 4 times, and a
// plot of 50 responses. Prints one JSON line. Needs a browser in CHROME_PATH and a DEMO server in BASE_URL (http://127.0.0.1:3000), whose
// e-contacts it adds to.
import { setTimeout as delay } from 'node:timers/promises'
import { type APIResponse, type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { DEMO_PASSWORD, type DemoAccount, demoEmail } from '@vastus/demo/accounts'

const baseUrl = process.env.BASE_URL ?? 'http://127.0.0.1:3000'
const ROUNDS = Number(process.env.ROUNDS ?? 60)
const SLOWER = 4
const PLOTTED = 50
const ITEMS = 28
/** Questions of EEK-2 on a page of a wide screen. */
const ON_PAGE = 7
const PHONE = { width: 380, height: 800 }
const WIDE = { width: 1280, height: 900 }
const GOALS = { moreThanFreeTextMs: 2, nextQuestionMs: 50, requestsBetween: 0, plotMs: 16 }

type Form = { version: string; items: { id: string; options: { value: string | number }[] }[] }
type Patient = { context: BrowserContext; personId: number; clinicId: number }

async function signedIn(browser: Browser, account: DemoAccount): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: WIDE })
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseUrl }])
  const response = await context.request.post(`${baseUrl}/api/login/password`, {
    data: { email: demoEmail(account), password: DEMO_PASSWORD },
  })
  if (!response.ok()) throw new Error(`the sign-in of ${account} was answered with ${response.status()}`)
  return context
}

async function formOf({ context, clinicId }: Patient, type: string): Promise<Form> {
  return (await context.request.get(`${baseUrl}/api/questionnaires/${type}?clinicId=${clinicId}`)).json()
}

/** Sends again where only so many calls a minute are taken. Milliseconds of the call that was taken. */
async function timed(send: () => Promise<APIResponse>): Promise<{ ms: number; id: number }> {
  for (;;) {
    const began = performance.now()
    const response = await send()
    const ms = performance.now() - began
    if (response.ok()) return { ms, id: ((await response.json()) as { id: number }).id }
    if (response.status() !== 429)
      throw new Error(`answered with ${response.status()}: ${await response.text()}`)
    await delay(1_000)
  }
}

function sendResponse({ context, personId, clinicId }: Patient, type: string, { version, items }: Form) {
  const answers = Object.fromEntries(items.map(({ id, options: [first] }) => [id, first?.value ?? 0]))
  const data = {
    eContactType: type,
    patientPersonId: personId,
    clinicId,
    questionnaire: { version, answers },
  }
  return timed(() => context.request.post(`${baseUrl}/api/patient/e-contacts/questionnaire`, { data }))
}

function sendText({ context, personId, clinicId }: Patient) {
  const text = 'My back has hurt since Monday and tablets do not help. '.repeat(4).slice(0, 180)
  const data = { eContactType: 'BACK_PAIN', patientPersonId: personId, clinicId, text }
  return timed(() => context.request.post(`${baseUrl}/api/patient/e-contacts/fallback`, { data }))
}

/** Both by turns, so that a slow second slows both. */
async function measureSending(patient: Patient) {
  const form = await formOf(patient, 'QUEST_EEK2')
  if (form.items.length !== ITEMS) throw new Error(`EEK-2 has ${form.items.length} items`)
  const texts: number[] = []
  const responses: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    texts.push((await sendText(patient)).ms)
    responses.push((await sendResponse(patient, 'QUEST_EEK2', form)).ms)
  }
  const more = responses.map((ms, round) => ms - (texts[round] ?? 0))
  return { freeTextMs: median(texts), responseMs: median(responses), moreThanFreeTextMs: median(more) }
}

/** From the press on Continue to the end of the frame with the next question, or on a wide screen with the next page of them. */
async function measureQuestions({ context, personId, clinicId }: Patient) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const first = `${baseUrl}/e-contacts/questionnaire?type=QUEST_EEK2&personId=${personId}&clinicId=${clinicId}&locale=en&item=q1`
  await page.setViewportSize(PHONE)
  await page.goto(first)
  await page.getByText(`Question 1 of ${ITEMS}`).waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const loaded: string[] = []
  page.on('request', (request) => {
    // What was answered is kept as a draft meanwhile.
    if (!request.url().includes('/api/drafts')) loaded.push(request.url())
  })
  const times: number[] = []
  for (let step = 1; step < ITEMS; step++) {
    await page.getByRole('radio').first().check()
    times.push(await continueFrom(page))
    await page.getByText(`Question ${step + 1} of ${ITEMS}`).waitFor()
  }
  const between = loaded.length
  await page.setViewportSize(WIDE)
  await page.goto(first)
  const pages: number[] = []
  for (let next = 1 + ON_PAGE; next <= ITEMS; next += ON_PAGE) {
    await page.getByText(`Questions ${next - ON_PAGE} to ${next - 1} of ${ITEMS}`).waitFor()
    pages.push(await continueFrom(page))
  }
  await page.close()
  return {
    nextQuestionMs: median(times),
    slowestQuestionMs: Math.round(Math.max(...times)),
    nextPageOfSevenMs: median(pages),
    requestsBetween: between,
  }
}

function continueFrom(page: Page): Promise<number> {
  return page.getByRole('button', { name: 'Continue' }).evaluate(
    (button: HTMLElement) =>
      new Promise<number>((resolve) => {
        const question = () => document.querySelector('h1')?.textContent
        const before = question()
        const began = performance.now()
        button.click()
        const look = () => {
          if (question() === before) return requestAnimationFrame(look)
          return setTimeout(() => resolve(performance.now() - began))
        }
        requestAnimationFrame(look)
      }),
  )
}

/** From the moment at which the responses have arrived to the end of the frame in which their plot is drawn. */
async function measurePlot(browser: Browser, patient: Patient) {
  const form = await formOf(patient, 'QUEST_GAD')
  let newest = 0
  for (let count = 0; count < PLOTTED; count++) newest = (await sendResponse(patient, 'QUEST_GAD', form)).id
  const staff = await signedIn(browser, 'nurse')
  const page = await staff.newPage()
  const times: number[] = []
  let drawn = 0
  for (let round = 0; round < 7; round++) {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('section figure svg[role="img"]')) return
        observer.disconnect()
        setTimeout(() => Object.assign(window, { drawnAt: performance.now() }))
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(`${baseUrl}/e-contacts/${newest}?locale=en`)
    await page.waitForFunction(() => 'drawnAt' in window)
    const measured = await page.evaluate(() => {
      const arrived = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/questionnaires/responses'))
        .at(-1) as PerformanceResourceTiming
      const { drawnAt } = window as unknown as { drawnAt: number }
      return {
        ms: drawnAt - arrived.responseEnd,
        rows: document.querySelectorAll('section table tbody tr').length,
      }
    })
    times.push(measured.ms)
    drawn = measured.rows
  }
  await staff.close()
  return { plotMs: median(times), plotted: drawn }
}

const median = (values: readonly number[]) =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0) * 10) / 10

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
})
try {
  const context = await signedIn(browser, 'patient')
  const { personId } = (await (await context.request.get(`${baseUrl}/api/login`)).json()) as {
    personId: number
  }
  const patient = { context, personId, clinicId: 1 }
  const figures = {
    ...(await measureSending(patient)),
    ...(await measureQuestions(patient)),
    ...(await measurePlot(browser, patient)),
  }
  process.stdout.write(
    `${JSON.stringify({ workload: 'questionnaires', slower: SLOWER, ...figures, goals: GOALS })}\n`,
  )
} finally {
  await browser.close()
}
