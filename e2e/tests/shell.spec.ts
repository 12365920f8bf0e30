// @proves R2-115 R2-117 R2-118 R2-119 R2-120 R2-121 R2-122 R2-123 R2-124 R2-125 R2-126 R2-127
// @proves R2-128 R2-129 R2-130 R2-131 R2-134 R2-135 R2-137 R2-151 R3-100 R4-080 R4-081 R5-027 R9-028
// @proves R8-009 R8-036 R9-025
// @proves-part R2-116: dashboard and help
// @proves-part R2-133: by what the browser can do
// @proves-part R3-092: without the link
// @proves R9-018
import type { Locator, Page, Request } from '@playwright/test'
import type { Language, Translate } from '@vastus/i18n'
import type { Role } from '../support/cast.ts'
import { withoutFirstAnswers } from '../support/first-responses.ts'
import { axeCheck, expect, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// What is around every screen: menu, header, banner, messages, cookies and themes.

/** Which languages people read here; the menu is looked at in two of them. */
const en = wordsIn('en')
const et = wordsIn('et')
const ru = wordsIn('ru')
const pl = wordsIn('pl')

const menu = (page: Page, t: Translate) => page.getByRole('navigation', { name: t('shell.menu.label') })
const drawer = (page: Page) => page.getByRole('dialog')
const menuButton = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('shell.header.openMenu') })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: en('kit.toasts') }).getByText(text)

/** Opens a page in a language, with the cookie question answered. */
async function visit(page: Page, path: string, language: Language, role?: Role): Promise<void> {
  if (role) await signInAs(page, role)
  await page.goto(`${path}?locale=${language}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

test.describe('the menu', () => {
  const rooms: { role: Role; home: string; items: [string, string][] }[] = [
    {
      role: 'patient',
      home: '/my-e-contacts',
      items: [
        [ru('shell.menu.eContacts'), '/my-e-contacts'],
        [ru('shell.menu.help'), '/help'],
        [ru('shell.menu.terms'), '/terms-and-conditions'],
        [ru('shell.menu.settings'), '/settings'],
      ],
    },
    {
      role: 'doctor',
      home: '/clinic-e-contacts',
      items: [
        [ru('shell.menu.dashboard'), '/clinic-e-contacts'],
        [ru('shell.menu.informationHub'), '/information-hub'],
        [ru('shell.menu.messageCentre'), '/message-centre'],
        [ru('shell.menu.tools'), '/tools/ldl'],
        [ru('shell.menu.admin'), '/admin'],
        [ru('shell.menu.feedback'), '/feedback'],
        [ru('shell.menu.about'), '/platform'],
        [ru('shell.menu.changelog'), '/changelog'],
        [ru('shell.menu.help'), '/help'],
        [ru('shell.menu.platformInfo'), '/platform-info'],
        [ru('shell.menu.settings'), '/settings'],
        [ru('shell.menu.terms'), '/terms-and-conditions'],
      ],
    },
    {
      role: 'admin',
      home: '/prm',
      items: [
        [ru('shell.menu.platform'), '/prm'],
        [ru('shell.menu.platformClinics'), '/prm/clinics'],
        [ru('shell.menu.applications'), '/prm/applications'],
        [ru('shell.menu.addClinic'), '/prm/add-clinic'],
        [ru('shell.menu.supportRequests'), '/prm/support'],
        [ru('shell.menu.hubNotices'), '/prm/hub-notices'],
        [ru('shell.menu.adverts'), '/prm/adverts'],
        [ru('shell.menu.documents'), '/prm/documents'],
        [ru('shell.menu.prompts'), '/prm/prompts'],
        [ru('shell.menu.aiModels'), '/prm/ai-models'],
        [ru('shell.menu.help'), '/help'],
        [ru('shell.menu.terms'), '/terms-and-conditions'],
      ],
    },
  ]

  for (const { role, home, items } of rooms)
    test(`has the rooms of a ${role}, and no door to another role`, async ({ page }) => {
      await page.setViewportSize({ width: 500, height: 900 })
      await visit(page, home, 'ru', role)
      await menuButton(page, ru).click()
      const links = menu(page, ru).getByRole('list').getByRole('link')
      await expect(links).toHaveText(items.map(([label]) => label))
      expect(await Promise.all((await links.all()).map((link) => link.getAttribute('href')))).toEqual(
        items.map(([, href]) => href),
      )
      await expect(links.first()).toHaveAttribute('aria-current', 'page')
      for (const view of ['shell.menu.switchToPatient', 'shell.menu.switchToClinic'] as const)
        await expect(page.getByRole('button', { name: ru(view) })).toHaveCount(0)
      await axeCheck(page)
    })

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await visit(page, '/clinic-e-contacts', 'pl', 'doctor')
    await menuButton(page, pl).click()
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(menuButton(page, pl)).toBeFocused()
  })

  test('closes on a press beside it, and on none inside', async ({ page }) => {
    await visit(page, '/my-e-contacts', 'pl', 'patient')
    for (const width of [500, 380]) {
      await page.setViewportSize({ width, height: 900 })
      await menuButton(page, pl).click()
      await drawer(page)
        .getByText(pl('shell.theme.label'), { exact: true })
        .click({ position: { x: 2, y: 2 } })
      await expect(drawer(page)).toBeVisible()
      await page.mouse.click(width - 20, 500)
      await expect(drawer(page)).toBeHidden()
    }
  })

  test('names the person, and leads to the details', async ({ page }) => {
    await visit(page, '/my-e-contacts', 'ru', 'patient')
    const { firstName, surname } = (await (await page.request.get('/api/login')).json()) as {
      firstName: string
      surname: string
    }
    await expect(menu(page, ru).getByText(`${firstName} ${surname}`)).toBeVisible()
    await menu(page, ru)
      .getByRole('link', { name: ru('shell.menu.editProfile') })
      .click()
    await expect(page).toHaveURL('/edit-profile')
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

test.describe('the header', () => {
  test('changes the language, which outlives a reload', async ({ page }) => {
    await visit(page, '/help', 'en')
    const select = page.getByRole('banner').getByRole('combobox')
    await expect(select.getByRole('option')).toHaveText(['Eesti', 'English', 'Русский'])
    await select.selectOption('Русский')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('identity.help.heading'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    expect(await page.evaluate(() => localStorage.getItem('prm.language'))).toBe('ru')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('identity.help.heading'))
  })

  test('has the language of an account’s mails too, also when it was chosen before the sign-in', async ({
    page,
  }) => {
    const languageOfMails = async () =>
      ((await (await page.request.get('/api/login')).json()) as { language: string }).language
    await page.goto('/?locale=ru')
    // The first picture has the language already; the app keeps it for the pages that follow.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('prm.language'))).toBe('ru')
    await signInAs(page, 'doctor')
    await page.request.patch('/api/users/preferences', { data: { language: 'et' } })
    await page.goto('/settings')
    await expect(page.getByText(ru('identity.settings.languageHint'))).toBeVisible()
    await expect.poll(languageOfMails).toBe('ru')
    // Who is signed in is gone with the tab; only the language outlives it.
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(
      expect.arrayContaining(['prm.user', 'prm.consents']),
    )
    expect(await page.evaluate(() => localStorage.getItem('prm.user'))).toBeNull()

    await page.getByRole('main').getByLabel(ru('identity.settings.language')).selectOption('Eesti')
    await expect(page.getByText(et('identity.settings.languageHint'))).toBeVisible()
    await expect.poll(languageOfMails).toBe('et')
  })

  test('says which language the mails come in while none was chosen on the device', async ({ page }) => {
    await signInAs(page, 'doctor')
    await page.request.patch('/api/users/preferences', { data: { language: 'ru' } })
    await page.goto('/settings')
    await expect(
      page.getByText(et('identity.settings.otherLanguageHint', { language: 'Русский' })),
    ).toBeVisible()
    await page.request.patch('/api/users/preferences', { data: { language: 'et' } })
  })

  test('leads to help, and one step back', async ({ page }) => {
    await visit(page, '/', 'ru')
    await expect(page.getByRole('button', { name: ru('shell.header.back') })).toHaveCount(0)
    await page
      .getByRole('banner')
      .getByRole('link', { name: ru('shell.header.help') })
      .click()
    await expect(page).toHaveURL('/help')
    await page.getByRole('button', { name: ru('shell.header.back') }).click()
    await expect(page).toHaveURL(/\/(\?.*)?$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('identity.home.heading'))
  })

  test('turns a wheel while something is fetched', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await withoutFirstAnswers(page)
    await page.route('**/api/patient/e-contacts?*', async (route) => {
      await released
      await route.continue()
    })
    await visit(page, '/my-e-contacts', 'pl', 'patient')
    const working = page.getByRole('banner').getByRole('status')
    await expect(working).toHaveText(pl('shell.header.working'))
    await expect(working.locator('[aria-hidden]')).toBeVisible()
    release()
    await expect(working).toBeEmpty()
  })

  test.describe('of a page that asked too much at once', () => {
    test.use({ expectedProblems: [/status of 429/] })

    test('turns until the page has asked again by itself', async ({ page }) => {
      let asked = 0
      await withoutFirstAnswers(page)
      await page.route('**/api/patient/e-contacts?*', (route) => {
        asked += 1
        return asked === 1
          ? route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: {} })
          : route.continue()
      })
      await visit(page, '/my-e-contacts', 'pl', 'patient')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      expect(asked).toBe(2)
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    })
  })

  test('turns it while a screen is fetched', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/terms-screen*.js', async (route) => {
      await released
      await route.continue()
    })
    await visit(page, '/', 'ru')
    const working = page.getByRole('banner').getByRole('status')
    await expect(working).toBeEmpty()
    await menu(page, ru)
      .getByRole('link', { name: ru('shell.menu.terms') })
      .click()
    await expect(working).toHaveText(ru('shell.header.working'))
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ru('shell.menu.terms'))
    await expect(working).toBeEmpty()
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

  test('shows a short message whole, to staff too', async ({ page }) => {
    await page.route('**/api/prm/global-message?*', (route) => route.fulfill(messages('Closed on Tuesday.')))
    await visit(page, '/clinic-e-contacts', 'en', 'doctor')
    await expect(banner(page)).toContainText('Closed on Tuesday.')
    expect(await heightOf(banner(page).getByRole('paragraph'))).toBe(22)
    await expect(banner(page).getByRole('button')).toHaveCount(0)
  })

  test.describe('when it cannot be asked for', () => {
    test.use({ expectedProblems: [[/status of 404/], { scope: 'test' }] })

    test('goes away', async ({ page }) => {
      await page.clock.install()
      await page.route('**/api/prm/global-message?*', (route) => route.fulfill(messages('Closed today.')))
      await visit(page, '/my-e-contacts', 'en', 'patient')
      await expect(banner(page)).toBeVisible()
      await page.route('**/api/prm/global-message?*', (route) => route.fulfill({ status: 404, json: {} }))
      await page.clock.runFor(10_000)
      // The reader comes back to the tab.
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
      await expect(banner(page)).toBeHidden()
    })
  })
})

test.describe('messages', () => {
  test.use({ hasTouch: true, expectedProblems: [[/status of 504/, /504 from/], { scope: 'test' }] })

  /** The clock moves only as far as a test lets it. */
  async function failToLogOut(page: Page): Promise<Locator> {
    await page.clock.install()
    await page.route('**/api/logout', (route) => route.fulfill({ status: 504, json: {} }))
    await visit(page, '/my-e-contacts', 'en', 'patient')
    // What is still being fetched would never be seen to end once the clock is stopped.
    await expect(page.getByRole('banner').getByRole('status')).toBeEmpty()
    await page.clock.pauseAt(Date.now() + 3_600)
    await logOut(page)
    const message = toast(page, en('errors.genericError'))
    await expect(message).toBeVisible()
    return message
  }
  const logOut = (page: Page) =>
    menu(page, en)
      .getByRole('button', { name: en('shell.menu.logOut') })
      .click()

  test('are not said twice, and an error stays', async ({ page }) => {
    const message = await failToLogOut(page)
    const secondTry = page.waitForResponse('**/api/logout')
    await logOut(page)
    await secondTry
    // The answer is worked on at its own time, and only as far as the clock goes.
    const working = page.getByRole('banner').getByRole('status')
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return working.textContent()
      })
      .toBe('')
    await expect(message).toHaveCount(1)
    await page.clock.runFor(60_000)
    await expect(message).toBeVisible()
    await page.clock.resume()
    await axeCheck(page)
  })

  for (const [by, act] of [
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a click', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
    ['a touch', (page: Page) => page.getByRole('heading', { level: 1 }).tap()],
  ] as const)
    test(`go on ${by}, once they could be read`, async ({ page }) => {
      const message = await failToLogOut(page)
      await act(page)
      await expect(message).toBeVisible()
      await page.clock.runFor(1_000)
      await act(page)
      await expect(message).toBeHidden()
    })

  test('of success go by themselves after 8 seconds', async ({ page }) => {
    await page.clock.install()
    // The server's clock cannot be turned: to it, less than a minute has passed.
    await page.route('**/api/send-otp', (route) => route.fulfill({ status: 204 }))
    await visit(page, '/reset-password', 'en')
    await page.clock.pauseAt(Date.now() + 3_600)
    await page.getByLabel(en('identity.field.email')).fill(`${crypto.randomUUID()}@example.test`)
    await page.getByRole('main').locator('button[type=submit]').click()
    await expect(page.getByLabel(en('identity.field.code'))).toBeVisible()
    await page.clock.runFor(61_000)
    await page.getByRole('button', { name: en('identity.code.again') }).click()
    const message = toast(page, en('identity.code.sentAgain'))
    await expect(message).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(7_900)
    await expect(message).toBeVisible()
    await page.clock.runFor(200)
    await expect(message).toBeHidden()
  })
})

test.describe('cookie preferences', () => {
  test.use({ asksForCookies: true })

  const question = (page: Page) => page.getByRole('dialog', { name: pl('shell.cookie.heading') })
  const cookies = async (page: Page) =>
    Object.fromEntries(
      (await page.context().cookies())
        .filter(({ name }) => name.startsWith('cookie-consent'))
        .map(({ name, value }) => [name, value]),
    )

  test('the essential ones cannot be switched, the others are a choice that is kept', async ({ page }) => {
    await page.goto('/help?locale=pl')
    const essential = question(page).getByLabel(pl('shell.cookie.essential'))
    const analytical = question(page).getByLabel(pl('shell.cookie.analytical'))
    await expect(essential).toBeChecked()
    await expect(essential).toBeDisabled()
    await expect(analytical).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeVisible()
    await axeCheck(page)
    await question(page)
      .getByRole('button', { name: pl('shell.cookie.acceptSelection') })
      .click()
    await expect(question(page)).toBeHidden()
    expect(await cookies(page)).toEqual({ 'cookie-consent': 'true', 'cookie-consent-analytical': 'false' })
    const [kept] = (await page.context().cookies()).filter(({ name }) => name === 'cookie-consent')
    expect(Math.round(((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(90)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(question(page)).toHaveCount(0)
  })

  test('a ticked selection and "accept all" allow the analytical ones', async ({ page }) => {
    const allowed = { 'cookie-consent': 'true', 'cookie-consent-analytical': 'true' }
    await page.goto('/?locale=pl')
    await question(page).getByLabel(pl('shell.cookie.analytical')).check()
    await question(page)
      .getByRole('button', { name: pl('shell.cookie.acceptSelection') })
      .click()
    expect(await cookies(page)).toEqual(allowed)
    await page.context().clearCookies()
    await page.reload()
    await question(page)
      .getByRole('button', { name: pl('shell.cookie.acceptAll') })
      .click()
    expect(await cookies(page)).toEqual(allowed)
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

  test('shows it in the language of the browser at the first visit', async ({ browser, product }) => {
    const context = await browser.newContext({ baseURL: product, locale: 'pl-PL' })
    const page = await context.newPage()
    await page.addInitScript(remove, 'AbortSignal.any')
    await page.goto('/login-with-password')
    await expect(notice(page, 'pl')).toBeVisible()
    await expect(notice(page, 'et')).toBeHidden()
    await context.close()
  })

  test('shows it in all languages to a reader of another one', async ({ browser, product }) => {
    const context = await browser.newContext({ baseURL: product, locale: 'fi-FI' })
    const page = await context.newPage()
    await page.addInitScript(remove, 'AbortSignal.any')
    await page.goto('/')
    for (const language of ['et', 'en', 'ru', 'pl'] as const)
      await expect(notice(page, language)).toBeVisible()
    await context.close()
  })
})

/** Takes a feature such as `AbortSignal.any` away from a page. */
function remove(feature: string): void {
  const names = feature.split('.')
  const last = names.pop() ?? ''
  const owner = names.reduce<object>((place, name) => Reflect.get(place, name) as object, globalThis)
  Reflect.deleteProperty(owner, last)
}

test('a new screen begins at its top, with the focus on its heading', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 400 })
  await visit(page, '/', 'pl')
  const link = page.getByRole('main').getByRole('link', { name: pl('shell.menu.terms') })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL('/terms-and-conditions')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

async function heightOf(part: Locator): Promise<number> {
  return Math.round((await part.boundingBox())?.height ?? 0)
}
