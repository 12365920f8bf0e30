// @proves R3-026
import type { Page } from '@playwright/test'
import { holdBack, LIBRARIES } from '../support/first-load.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'

// The patient's list, as the DEMO has it: four e-contacts that go on, four that are over.

const coloursOf = (page: Page, within: string) =>
  page
    .locator(`${within} svg:has(use)`)
    .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).backgroundColor))

test('the kinds have their colours in the first picture as in the app', async ({ page }) => {
  await signInAs(page, 'patient')
  const letIn = await holdBack(page, LIBRARIES)
  // The picture is left out where its answers come late.
  await expect(async () => {
    await page.goto('/my-e-contacts?locale=et', { waitUntil: 'commit' })
    await expect(page.locator('#root > [inert] main li')).toHaveCount(5, { timeout: 5_000 })
  }).toPass()
  const painted = await coloursOf(page, '#root > [inert] main')
  expect(new Set(painted).size).toBeGreaterThan(2)
  letIn()
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect.poll(() => coloursOf(page, 'main')).toEqual(painted)
})
