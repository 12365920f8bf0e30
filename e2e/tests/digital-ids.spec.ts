// @proves R2-006 R2-008
import type { BrowserContext, Page } from '@playwright/test'
import type { Language } from '@vastus/domain/locale'
import type { Translate } from '@vastus/i18n'
import { acceptOnPhone, chooseDigitalId, simulators } from '../support/digital-ids.ts'
import { axeCheck, expect, test } from '../support/fixtures.ts'
import { freshPersonalCode } from '../support/personal-code.ts'
import { tooWide } from '../support/too-wide.ts'
import { wordsIn } from '../support/words.ts'

// Each way to prove who one is, at a sign-up and at the log-in after it, spread over languages and widths.

test.use({
  expectedProblems: [
    /status of 4(01|04|69)|^request to http:\/\/127\.0\.0\.1:\d+\/(smart-id\/link\?|phone|oidc|dokobit)/,
  ],
})

type Way = {
  /** From the page of the ways to sign up or to log in until the person has proven who they are. */
  prove: (page: Page, t: Translate, person: Person) => Promise<void>
}
type Person = { personalCode: string; account: string }

/** The code of a person of the demo, from the page on which Dokobit lets one choose. */
async function codeOf(page: Page, name: string): Promise<string> {
  const session = await page.request.post('/api/dokobit-session', { data: {} })
  const { url } = (await session.json()) as { url: string }
  const [, code] = new RegExp(`value="(\\d+)">${name}`).exec(await (await page.request.get(url)).text()) ?? []
  return code ?? ''
}

/** The app in a tab of its own, with the phone of this person. */
async function openApp(context: BrowserContext, press: () => Promise<void>, personalCode: string) {
  const [app] = await Promise.all([context.waitForEvent('page'), press()])
  await app.getByLabel('Whose phone it is').fill(personalCode)
  await app.getByRole('button', { name: 'Accept' }).click()
  return app
}

const WAYS: Record<string, Way> = {
  'the ID card': {
    async prove(page, t, { personalCode }) {
      // The virtual reader holds the card of this person.
      await page.route('**/api/demo/id-card', async (route) => {
        const { nonce } = route.request().postDataJSON() as { nonce: string }
        const data = { nonce, origin: new URL(page.url()).origin, personalCode }
        const read = await page.request.post(`${simulators()}/web-eid/authenticate`, { data })
        const { appVersion: _appVersion, ...json } = (await read.json()) as Record<string, string>
        await route.fulfill({ json })
      })
      await chooseDigitalId(page, t, 'ID_CARD')
      await page.getByRole('button', { name: t('sign-in.card.submit') }).click()
    },
  },
  'Mobile-ID': {
    async prove(page, t, { personalCode }) {
      await chooseDigitalId(page, t, 'MOBILE_ID')
      await page.getByLabel(t('sign-in.phone')).fill('+372 5123 4567')
      await page.getByLabel(t('sign-in.personalCode')).fill(personalCode)
      await page.getByRole('button', { name: t('sign-in.submit') }).click()
      await expect(page.getByText(/^\d{4}$/)).toBeVisible()
      await acceptOnPhone(page, personalCode)
    },
  },
  'Smart-ID by code': {
    async prove(page, t, { personalCode }) {
      await chooseDigitalId(page, t, 'SMART_ID')
      await page.getByLabel(t('sign-in.personalCode')).fill(personalCode)
      await page.getByRole('button', { name: t('sign-in.submit') }).click()
      await expect(page.getByText(/^\d{4}$/)).toBeVisible()
      await acceptOnPhone(page, personalCode)
    },
  },
  'Smart-ID by QR': {
    async prove(page, t, { personalCode }) {
      await chooseDigitalId(page, t, 'SMART_ID')
      await page.getByRole('button', { name: t('sign-in.scan') }).click()
      const scan = () => page.getByRole('link', { name: t('sign-in.waiting.simulated') }).click()
      await openApp(page.context(), scan, personalCode)
      await page.bringToFront()
    },
  },
  Dokobit: {
    async prove(page, t, { personalCode }) {
      await page.getByRole('button', { name: t('identity.choose.external', { name: 'Dokobit' }) }).click()
      const person = page.locator('button[name=person]').first()
      await person.evaluate((button: HTMLButtonElement, code) => (button.value = code), personalCode)
      await person.click()
    },
  },
  'an account elsewhere': {
    async prove(page, t, { account }) {
      const name = t('identity.choose.external', { name: 'Vastus test account' })
      await page.getByRole('button', { name }).click()
      await page.getByRole('button', { name: account }).click()
    },
  },
}

type Place = { language: Language; width: 380 | 1280 }
const wide = (language: Language): Place => ({ language, width: 1280 })
const narrow = (language: Language): Place => ({ language, width: 380 })

const CELLS: [way: keyof typeof WAYS, signUp: Place, logIn: Place][] = [
  ['the ID card', narrow('pl'), wide('en')],
  ['Mobile-ID', wide('ru'), narrow('et')],
  ['Smart-ID by code', narrow('en'), wide('pl')],
  ['Smart-ID by QR', wide('et'), wide('ru')],
  ['Dokobit', wide('pl'), narrow('ru')],
  ['an account elsewhere', narrow('et'), wide('en')],
]
const named = ({ language, width }: Place) => `${language} at ${width} px`

for (const [way, signUp, logIn] of CELLS)
  test(`a newcomer signs up with ${way} (${named(signUp)}) and later logs in (${named(logIn)})`, async ({
    page,
  }) => {
    const person = { personalCode: freshPersonalCode(), account: 'Ann Example' }
    const comeFrom = async (path: string, { language, width }: Place) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${path}?locale=${language}`)
      await WAYS[way]?.prove(page, wordsIn(language), person)
      await expect(page).toHaveURL(/\/(signup|consents)/)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await tooWide(page)).toEqual([])
    }
    await comeFrom('/choose-signup', signUp)
    await page.context().clearCookies({ name: 'sid' })
    await comeFrom('/choose-auth', logIn)
  })

test.describe('on the phone itself', () => {
  test.use({ viewport: { width: 380, height: 800 }, hasTouch: true, isMobile: true })

  const openSmartId = async (page: Page, t: Translate) => {
    await chooseDigitalId(page, t, 'SMART_ID')
    await axeCheck(page)
    await page.getByRole('button', { name: t('sign-in.openApp') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sign-in.waiting.appHeading'))
    expect(await tooWide(page)).toEqual([])
    await axeCheck(page)
    return () => page.getByRole('link', { name: t('sign-in.waiting.openApp') }).click()
  }

  test('a newcomer opens the Smart-ID app, which comes back in a tab of its own', async ({ page }) => {
    const t = wordsIn('pl')
    await page.goto('/choose-signup?locale=pl')
    const press = await openSmartId(page, t)
    const back = await openApp(page.context(), press, freshPersonalCode())
    await expect(back).toHaveURL(/\/(signup|consents)/)
    // The page that opened the app goes on too.
    await page.bringToFront()
    await expect(page).toHaveURL(/\/(signup|consents)/)
    // What is brought back once more leads nowhere.
    await page.context().clearCookies({ name: 'sid' })
    await page.goto('/smart-id-return')
    await expect(page).toHaveURL('/choose-auth')
    await page.goto(
      '/smart-id-return?value=00000000-0000-4000-8000-000000000001&sessionSecretDigest=x&userChallengeVerifier=x',
    )
    await expect(page.getByRole('main')).toContainText(t('sign-in.complete.over'))
    await axeCheck(page)
  })

  test('a patient of the demo logs in with the Smart-ID app, to where she was going', async ({ page }) => {
    const t = wordsIn('ru')
    await page.goto('/settings?locale=ru')
    await expect(page).toHaveURL('/')
    await page.goto('/choose-auth')
    const press = await openSmartId(page, t)
    const back = await openApp(page.context(), press, await codeOf(page, 'Mari Saar'))
    await expect(back).toHaveURL(/\/settings/)
    await expect(back.getByRole('main')).toContainText(t('identity.signInMethod.SMART_ID'))
  })
})
