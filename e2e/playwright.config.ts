import { defineConfig } from '@playwright/test'

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]
const chromium = process.env.CHROMIUM_PATH
const launchOptions = (path: string | undefined) => ({
  args: chromiumFlags,
  ...(path ? { executablePath: path } : {}),
})

const phone = { viewport: { width: 380, height: 800 }, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 800 } }

/** What patients do, and what everybody loads first: on a phone. */
const patientsJourneys = [
  'budgets',
  'danger-signs',
  'feedback-patient',
  'files',
  'my-data',
  'my-list',
  'offline',
  'persons',
  'picker',
  'prescriptions',
  'profile',
  'questions',
  'sick-leave-patient',
  'support',
  'told',
]
const specs = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.spec\\.ts$`)

export default defineConfig<object, { isEmbedded: boolean }>({
  testDir: 'tests',
  globalSetup: './support/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'et-EE',
    timezoneId: 'Europe/Tallinn',
    // Nothing that a journey waits for depends on an animation.
    reducedMotion: 'reduce',
    // What a worker answers never reaches the routes of a test. The journeys without a connection let it in.
    serviceWorkers: 'block',
    launchOptions: launchOptions(process.env.HEADLESS_SHELL_PATH ?? chromium),
  },
  // In this order: the longest group that one worker runs alone comes first, and short ones that all workers share last.
  projects: [
    {
      name: 'browsers',
      // The main journeys are made on the embedded database.
      use: { ...desktop, isEmbedded: true },
      testMatch: specs('other-browsers'),
    },
    {
      name: 'phone',
      use: phone,
      testMatch: specs(...patientsJourneys),
    },
    {
      name: 'notices',
      // The headless shell shows no notices.
      use: { ...phone, launchOptions: launchOptions(chromium) },
      testMatch: specs('notices'),
    },
    {
      name: 'desktop',
      use: desktop,
      testIgnore: specs('notices', 'other-browsers', 'screens', ...patientsJourneys),
    },
    {
      name: 'tour',
      use: desktop,
      testMatch: specs('screens'),
    },
  ],
})
