// W12: the first load of the pages people open first, on a phone with a slow connection, as Lighthouse sees it.
// Prints one JSON line a page. Needs a browser in CHROME_PATH and a DEMO server in BASE_URL (http://127.0.0.1:3000).
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { DEMO_PASSWORD, type DemoAccount, demoEmail } from '@vastus/demo/accounts'
import lighthouse from 'lighthouse'

const baseUrl = process.env.BASE_URL ?? 'http://127.0.0.1:3000'
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

const PATIENT_GOALS = { scriptKb: 150, performance: 95, accessibility: 100, lcpMs: 1900, tbtMs: 100, cls: 0 }
const STAFF_GOALS = { scriptKb: 200, performance: 90, accessibility: 100, tbtMs: 100, cls: 0 }

type SignedIn = BrowserContext['request']
const firstRequest = async (request: SignedIn) => {
  const { content } = (await (await request.get(`${baseUrl}/api/patient/e-contacts`)).json()) as {
    content: { id: number }[]
  }
  return content[0]?.id
}
const forMyself = async (request: SignedIn) => {
  const { personId } = (await (await request.get(`${baseUrl}/api/login`)).json()) as { personId: number }
  return `personId=${personId}&clinicId=1`
}

const pages: {
  name: string
  path: string | ((request: SignedIn) => Promise<string>)
  account: DemoAccount | null
  goals: object
}[] = [
  { name: 'sign-in', path: '/', account: null, goals: PATIENT_GOALS },
  { name: 'patient list', path: '/my-e-contacts', account: 'patient', goals: PATIENT_GOALS },
  { name: 'new e-contact', path: '/e-contacts/choose-person', account: 'patient', goals: PATIENT_GOALS },
  {
    name: 'type picker',
    path: async (request) => `/e-contacts/add?${await forMyself(request)}`,
    account: 'patient',
    goals: PATIENT_GOALS,
  },
  {
    name: 'form',
    path: async (request) => `/e-contacts/create?${await forMyself(request)}&type=COUGH`,
    account: 'patient',
    goals: PATIENT_GOALS,
  },
  {
    name: 'form, one of its kind open',
    path: async (request) => `/e-contacts/create?${await forMyself(request)}&type=BACK_PAIN`,
    account: 'patient',
    goals: PATIENT_GOALS,
  },
  {
    name: 'timeline',
    path: async (request) => `/e-contacts/${await firstRequest(request)}/timeline`,
    account: 'patient',
    goals: PATIENT_GOALS,
  },
  { name: 'staff inbox', path: '/clinic-e-contacts', account: 'nurse', goals: STAFF_GOALS },
]

type Figures = {
  scriptKb: number
  styleKb: number
  fontKb: number
  requests: number
  lcpMs: number
  tbtMs: number
  cls: number
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
}

/** Loads a page once in a browser of its own, signed in when an account is named. */
async function load({ path: page, account }: (typeof pages)[number]): Promise<Figures> {
  const profile = await mkdtemp(join(tmpdir(), 'vastus-first-load-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  })
  try {
    if (account) await signIn(context, account)
    const path = typeof page === 'string' ? page : await page(context.request)
    const run = await lighthouse(`${baseUrl}${path}`, {
      port,
      formFactor: 'mobile',
      // Its own emptying of the browser would sign the account out; the profile is new anyway.
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (!run) throw new Error(`Lighthouse said nothing of ${path}`)
    const { audits, categories, finalDisplayedUrl } = run.lhr
    if (new URL(finalDisplayedUrl).pathname !== new URL(path, baseUrl).pathname)
      throw new Error(`${path} led to ${finalDisplayedUrl}`)
    const requests = requestsOf(audits['network-requests']?.details)
    const kilobytes = (type: string) =>
      requests.reduce((sum, each) => sum + (each.resourceType === type ? each.transferSize : 0), 0) / 1000
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    const score = (category: string) => (categories[category]?.score ?? 0) * 100
    return {
      scriptKb: kilobytes('Script'),
      styleKb: kilobytes('Stylesheet'),
      fontKb: kilobytes('Font'),
      requests: requests.length,
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    }
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function signIn(context: BrowserContext, account: DemoAccount): Promise<void> {
  const response = await context.request.post(`${baseUrl}/api/login/password`, {
    data: { email: demoEmail(account), password: DEMO_PASSWORD },
  })
  if (!response.ok()) throw new Error(`the sign-in of ${account} was answered with ${response.status()}`)
}

type Requested = { resourceType: string; transferSize: number }

function requestsOf(details: unknown): Requested[] {
  return (details as { items?: Requested[] } | undefined)?.items ?? []
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}

function medians(rounds: readonly Figures[]): Figures {
  const median = (key: keyof Figures) => {
    const values = rounds.map((round) => round[key]).toSorted((a, b) => a - b)
    return Math.round((values[Math.floor(values.length / 2)] ?? 0) * 1000) / 1000
  }
  const keys = Object.keys(rounds[0] ?? {}) as (keyof Figures)[]
  return Object.fromEntries(keys.map((key) => [key, median(key)])) as Figures
}

for (const page of pages) {
  const rounds: Figures[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await load(page))
  process.stdout.write(
    `${JSON.stringify({ workload: 'W12', page: page.name, rounds: ROUNDS, ...medians(rounds), goals: page.goals })}\n`,
  )
}
