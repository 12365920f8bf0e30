// Takes the pictures of the documents again: `node e2e/pictures.ts`. Needs a fresh DEMO server of COUNTRY_CODE=GB in BASE_URL
// (http://127.0.0.1:3000), and a browser in CHROME_PATH (default: the one of Playwright).
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { cast, DEMO_PASSWORD, type Role } from './support/cast.ts'

const baseUrl = process.env.BASE_URL ?? 'http://127.0.0.1:3000'
const folder = join(import.meta.dirname, '../docs/screenshots')
const PHONE = { width: 390, height: 800 }
const DESK = { width: 1360, height: 760 }

type Picture = { name: string; role?: Role; size: typeof PHONE; open: (page: Page) => Promise<unknown> }

const pictures: Picture[] = [
  { name: 'home', size: PHONE, open: (page) => page.goto('/') },
  { name: 'my-e-contacts', role: 'patient', size: PHONE, open: (page) => page.goto('/my-e-contacts') },
  {
    name: 'timeline',
    role: 'patient',
    size: PHONE,
    open: async (page) => {
      await page.goto(`/e-contacts/${await findOwn(page, 'waitingForPatient')}/timeline`, {
        waitUntil: 'networkidle',
      })
      await page.getByText('You can reply from').last().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'danger',
    role: 'patient',
    size: PHONE,
    open: async (page) => {
      await page.goto(`/e-contacts/${await findOwn(page, 'waitingForClinic')}/timeline`, {
        waitUntil: 'networkidle',
      })
      await page.locator('#reply').fill('Since this morning there is a strong pain in my chest.')
      await page.locator('a[href="tel:999"]').first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'inbox',
    role: 'nurse',
    size: DESK,
    open: async (page) => {
      await page.goto('/clinic-e-contacts?view=our-turn')
      await page.locator('[data-row]').nth(3).click()
      await page.locator('#reply-text').waitFor()
    },
  },
  {
    name: 'ready-answers',
    role: 'nurse',
    size: DESK,
    open: async (page) => {
      await page.goto('/clinic-e-contacts?view=our-turn')
      await page.locator('[data-row]').nth(3).click()
      await page.locator('#reply-text').press('/')
      await page.locator('[role=listbox] [role=option]').first().waitFor()
    },
  },
]

async function findOwn(page: Page, status: string): Promise<number> {
  const response = await page.request.get('/api/patient/e-contacts')
  const { content } = (await response.json()) as { content: { id: number; status: string }[] }
  const found = content.find((each) => each.status === status)
  if (!found) throw new Error(`The patient has no e-contact with the status ${status}.`)
  return found.id
}

async function take(browser: Browser, { name, role, size, open }: Picture): Promise<void> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport: size, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseUrl }])
  await context.addInitScript(() => localStorage.setItem('prm.language', 'en'))
  const page = await context.newPage()
  if (role)
    await page.request.post('/api/login/password', { data: { email: cast[role], password: DEMO_PASSWORD } })
  await open(page)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 75, animations: 'disabled' })
  await context.close()
}

const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
})
try {
  for (const picture of pictures) await take(browser, picture)
} finally {
  await browser.close()
}
