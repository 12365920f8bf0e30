// @proves R8-032
import { axeCheck, expect, test } from '../support/fixtures.ts'
import { tooWide } from '../support/too-wide.ts'
import { wordsIn } from '../support/words.ts'

const ru = wordsIn('ru')
const pl = wordsIn('pl')

test.describe('a part of the app that does not arrive', () => {
  test.use({ expectedProblems: [[/Failed to load resource|dynamically imported module/], { scope: 'test' }] })

  test('is reported, and the reader is asked to load the page again', async ({ page }) => {
    await page.goto('/?locale=pl')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route('**/assets/terms-screen*', (route) => route.abort())
    const report = page.waitForRequest('**/api/log')
    await page
      .getByRole('main')
      .getByRole('link', { name: pl('shell.menu.terms') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl('errors.pageLoadingFailed'))
    // One can still go elsewhere.
    await expect(page.getByRole('link', { name: pl('shell.menu.help') }).first()).toBeVisible()
    expect((await report).postDataJSON()).toMatchObject({ type: 'prm.loading', level: 'ERROR' })
    await page.setViewportSize({ width: 380, height: 800 })
    expect(await tooWide(page)).toEqual([])
    await axeCheck(page, ['dark', 'light'])
    await page.unrouteAll()
    await page.getByRole('button', { name: pl('shell.buttons.refresh') }).click()
    await expect(page).toHaveURL('/terms-and-conditions')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(pl('errors.pageLoadingFailed'))
  })

  test('keeps the app from starting where it is the words of every page, and is waited for', async ({
    page,
  }) => {
    await page.goto('/login-with-password?locale=ru')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('identity.logIn.heading'))
    await page.route('**/assets/every-*', (route) => route.abort('internetdisconnected'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('offline.unreachable'))
    await page.setViewportSize({ width: 380, height: 800 })
    expect(await tooWide(page)).toEqual([])
    await axeCheck(page, ['dark', 'light'])
    await page.unrouteAll()
    await page.getByRole('button', { name: ru('offline.tryNow') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('identity.logIn.heading'))
  })
})
