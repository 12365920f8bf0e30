// @proves R2-017 R2-018 R2-065 R9-022
import type { Page } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import type { People } from '../support/drafts/people.ts'
import { axeCheck, expect, picturesAreWanted, shot, signInAs } from '../support/fixtures.ts'
import { rawKeys } from '../support/raw-keys.ts'
import { screensOfEverybody } from '../support/screens/everybody.ts'
import { screensOfPatients } from '../support/screens/patients.ts'
import { test } from '../support/screens/rooms.ts'
import type { Screen } from '../support/screens/screen.ts'
import { screensOfStaff } from '../support/screens/staff.ts'
import { tooWide } from '../support/too-wide.ts'
import { wordsIn } from '../support/words.ts'

/** A page of the site that is not part of the application. */
const OUTSIDE = '/api/health/live'

/** The browser prints what the tour asks for on purpose as errors of its own: an address that leads nowhere. */
test.use({ expectedProblems: [/status of 404/] })

// Every screen on its own, so that all workers share the tour.
test.describe.configure({ mode: 'parallel' })

for (const screen of [...screensOfEverybody, ...screensOfPatients, ...screensOfStaff]) {
  const title = `${screen.name} fits every width and can be read by everybody`
  if (screen.ownBrowser)
    test.describe(() => {
      if (screen.withWorker) test.use({ serviceWorkers: 'allow' })
      if (screen.asksForCookies) test.use({ asksForCookies: true })
      test(title, async ({ page, people }) => {
        if (screen.role) await signInAs(page, screen.role)
        await look(page, people, screen)
      })
    })
  else test(title, async ({ roomOf, people }) => look(await roomOf(screen.role), people, screen))
}

async function look(page: Page, people: People, screen: Screen): Promise<void> {
  const widthOfUse = screensOfStaff.includes(screen) ? 1280 : 380
  // Russian has the longest words.
  await open(page, people, screen, 'ru')
  for (const width of [768, 320, 380, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await tooWide(page), `parts of ${screen.name} beyond ${width} px`).toEqual([])
    if (width === widthOfUse) await axeCheck(page, ['dark', 'light'])
  }
  expect(await rawKeys(page), `keys in place of words on ${screen.name}`).toEqual([])

  if (picturesAreWanted) {
    await page.unrouteAll({ behavior: 'wait' })
    await open(page, people, screen, 'en')
    for (const width of [380, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await shot(page, screen.name)
    }
  }
  // Leaving saves what was typed; here, while the test still catches it.
  await page.goto(OUTSIDE)
}

async function open(page: Page, people: People, screen: Screen, language: Language): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  // On a page of the site's own, whatever was open before.
  if (!page.url().endsWith(OUTSIDE)) await page.goto(OUTSIDE)
  await page.evaluate((code) => localStorage.setItem('prm.language', code), language)
  const go = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  if (typeof screen.open === 'string') await go(screen.open)
  else await screen.open({ page, people, t: wordsIn(language), language, go })
  await expect(page.locator('[class*="skeleton"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
