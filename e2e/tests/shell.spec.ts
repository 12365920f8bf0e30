// @proves R2-119 R2-121 R2-122 R2-123 R2-125 R2-128 R2-151 R9-025
// @proves-part R2-133: by what the browser can do
import type { Locator, Page, Request } from '@playwright/test'
import type { Language, Translate } from '@vastus/i18n'
import type { Role } from '../support/cast.ts'
import { holdBack } from '../support/first-load.ts'
import { withoutFirstAnswers } from '../support/first-responses.ts'
import { axeCheck, expect, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// What is around every screen and needs a browser: places, colours, storage and a server that ends a session.

/** Which languages people read here; the menu is looked at in two of them. */
const en = wordsIn('en')
const pl = wordsIn('pl')

const menu = (page: Page, t: Translate) => page.getByRole('navigation', { name: t('shell.menu.label') })
const drawer = (page: Page) => page.getByRole('dialog')
const menuButton = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('shell.header.openMenu') })

/** Opens a page in a language, with the cookie question answered. */
async function visit(page: Page, path: string, language: Language, role?: Role): Promise<void> {
  if (role) await signInAs(page, role)
  await page.goto(`${path}?locale=${language}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

test.describe('the menu', () => {
  test('closes on Escape and on a press beside it, gives the focus back, and stays on a press inside', async ({
    page,
  }) => {
    await visit(page, '/my-e-contacts', 'pl', 'patient')
    for (const width of [500, 380]) {
      await page.setViewportSize({ width, height: 900 })
      await menuButton(page, pl).click()
      await expect(drawer(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await expect(menuButton(page, pl)).toBeFocused()
      await menuButton(page, pl).click()
      await drawer(page)
        .getByText(pl('shell.theme.label'), { exact: true })
        .click({ position: { x: 2, y: 2 } })
      await expect(drawer(page)).toBeVisible()
      await page.mouse.click(width - 20, 500)
      await expect(drawer(page)).toBeHidden()
    }
  })

  test('logs out, on the server too, also from a page that is still asking', async ({ page }) => {
    await page.setViewportSize({ width: 380, height: 800 })
    await withoutFirstAnswers(page)
    const isOfList = (request: Request) => /api\/patient\/e-contacts\?/.test(request.url())
    const asked = page.waitForRequest(isOfList)
    const isOver = Promise.race([
      page.waitForEvent('requestfinished', isOfList),
      page.waitForEvent('requestfailed', isOfList),
    ])
    const loggedOut = Promise.withResolvers<void>()
    // The session is over on the server before the list has been asked for there, and the page learns of both at once.
    await page.route(/api\/patient\/e-contacts\?/, async (route) => {
      await loggedOut.promise
      await route.continue()
    })
    await page.route('/api/logout', async (route) => {
      const response = await route.fetch()
      loggedOut.resolve()
      await isOver
      await route.fulfill({ response })
    })
    await visit(page, '/my-e-contacts', 'pl', 'patient')
    await asked
    await menuButton(page, pl).click()
    await drawer(page)
      .getByRole('button', { name: pl('shell.menu.logOut') })
      .click()
    await expect(page).toHaveURL('/')
    expect((await page.request.get('/api/login')).status()).toBe(401)
  })

  test('changes between light and dark, and keeps the choice', async ({ page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.emulateMedia({ colorScheme: 'light' })
    await visit(page, '/help', 'en')
    const light = await background()
    const theme = menu(page, en).getByLabel(en('shell.theme.label'))
    await theme.selectOption(en('shell.theme.dark'))
    const dark = await background()
    expect(dark).not.toBe(light)
    await page.reload()
    await expect(theme).toHaveValue('dark')
    expect(await background()).toBe(dark)
    await theme.selectOption(en('shell.theme.system'))
    expect(await background()).toBe(light)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await background()).toBe(dark)
  })
})

test.describe('the banner', () => {
  const LONG = 'The clinic is closed on Tuesday for a training day. We answer again on Wednesday. '.repeat(6)
  const messages = (text: string) => ({
    json: {
      content: [{ id: 1, text, clinicName: 'Kesklinna Perearstikeskus' }],
      page: 0,
      size: 1,
      totalElements: 1,
      last: true,
    },
  })
  const banner = (page: Page) => page.getByRole('region', { name: en('shell.banner.label') })

  test('shows two lines of 22 px of a long message, and all of it when asked', async ({ page }) => {
    await page.route('**/api/prm/global-message?*', (route) => route.fulfill(messages(LONG)))
    await visit(page, '/my-e-contacts', 'en', 'patient')
    const text = banner(page).getByRole('paragraph')
    await expect(text).toBeVisible()
    for (const width of [380, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => heightOf(text)).toBe(44)
      await banner(page)
        .getByRole('button', { name: en('shell.banner.readMore') })
        .click()
      expect(await heightOf(text)).toBeGreaterThan(44)
      if (width === 380) await axeCheck(page)
      await banner(page)
        .getByRole('button', { name: en('shell.banner.readLess') })
        .click()
      expect(await heightOf(text)).toBe(44)
    }
  })
})

test.describe('a browser that lacks something the app needs', () => {
  const notice = (page: Page, language: 'et' | 'en' | 'ru' | 'pl') =>
    page.getByText(wordsIn(language)('shell.unsupported.heading'))

  test('shows that it is too old, not the app, whichever feature it is', async ({ page }) => {
    await visit(page, '/help', 'ru')
    await expect(notice(page, 'ru')).toBeHidden()
    for (const feature of [
      'AbortSignal.any',
      'Array.prototype.toSorted',
      'Intl.ListFormat',
      'ResizeObserver',
    ]) {
      const old = await page.context().newPage()
      await old.addInitScript(remove, feature)
      await old.goto('/help?locale=ru')
      await expect(notice(old, 'ru'), feature).toBeVisible()
      await expect(old.locator('html')).toHaveAttribute('lang', 'ru')
      for (const language of ['et', 'en', 'pl'] as const) await expect(notice(old, language)).toBeHidden()
      await expect(old.locator('#root')).toBeEmpty()
      await old.close()
    }
  })

  test('shows it in the language of the browser at the first visit, and in all to a reader of another one', async ({
    browser,
    product,
  }) => {
    const languages = ['et', 'en', 'ru', 'pl'] as const
    for (const [locale, shown] of [
      ['pl-PL', ['pl']],
      ['fi-FI', languages],
    ] as const) {
      const context = await browser.newContext({ baseURL: product, locale })
      const page = await context.newPage()
      await page.addInitScript(remove, 'AbortSignal.any')
      await page.goto('/login-with-password')
      for (const language of languages)
        await expect(notice(page, language), `${language} for ${locale}`).toBeVisible({
          visible: (shown as readonly string[]).includes(language),
        })
      await context.close()
    }
  })
})

/** Takes a feature such as `AbortSignal.any` away from a page. */
function remove(feature: string): void {
  const names = feature.split('.')
  const last = names.pop() ?? ''
  const owner = names.reduce<object>((place, name) => Reflect.get(place, name) as object, globalThis)
  Reflect.deleteProperty(owner, last)
}

test('a wheel turns while a new screen is fetched, which begins at its top, with the focus on its heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 400 })
  const letIn = await holdBack(page, '**/assets/terms-screen*.js')
  await visit(page, '/', 'pl')
  const working = page.getByRole('banner').getByRole('status')
  await expect(working).toBeEmpty()
  const link = page.getByRole('main').getByRole('link', { name: pl('shell.menu.terms') })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await link.click()
  await expect(working).toHaveText(pl('shell.header.working'))
  letIn()
  await expect(page).toHaveURL('/terms-and-conditions')
  await expect(page.getByRole('heading', { level: 1, name: pl('shell.menu.terms') })).toBeFocused()
  await expect(working).toBeEmpty()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

async function heightOf(part: Locator): Promise<number> {
  return Math.round((await part.boundingBox())?.height ?? 0)
}
