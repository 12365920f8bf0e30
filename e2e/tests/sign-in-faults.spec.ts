import { test as base, expect, type Page } from '@playwright/test'
import { acceptOnPhone, chooseDigitalId } from '../support/digital-ids.ts'
import { codeSentTo } from '../support/outbox.ts'
import { freshPersonalCode } from '../support/personal-code.ts'
import { startOwn } from '../support/server.ts'
import { wordsIn } from '../support/words.ts'

// What is typed at a sign-up is not lost when the line or the server goes away, and goes out once.

const test = base.extend<object, { server: Awaited<ReturnType<typeof startOwn>> }>({
  // Killed on the way, so it is nobody else's.
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the runner asks for a pattern here
    async ({}, use) => {
      const server = await startOwn()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
})

test.describe.configure({ timeout: 150_000 })
test.beforeEach(({ context, server }) =>
  context.addCookies([{ name: 'cookie-consent', value: 'true', url: server.url }]),
)

const main = (page: Page) => page.getByRole('main')

test('a sign-up by Smart-ID that one process began is finished by another', async ({ page, server }) => {
  const t = wordsIn('pl')
  const personalCode = freshPersonalCode()
  const email = `process-${personalCode}@example.test`
  await page.goto('/choose-signup?locale=pl')
  await chooseDigitalId(page, t, 'SMART_ID')
  await page.getByLabel(t('sign-in.personalCode')).fill(personalCode)
  await page.getByRole('button', { name: t('sign-in.submit') }).click()
  await expect(page.getByText(/^\d{4}$/)).toBeVisible()

  await server.kill()
  await server.restart()
  await acceptOnPhone(page, personalCode)
  await expect(page).toHaveURL(/\/consents/)
  await page.getByLabel(t('identity.consents.agreeTo.PRM_PATIENT')).check()
  await page.getByLabel(t('identity.consents.agreeTo.PRM_PRIVACY_POLICY')).check()
  await page.getByRole('button', { name: t('identity.consents.agree') }).click()
  await page.getByRole('link', { name: t('shell.buttons.continue') }).click()
  await page.getByLabel(t('identity.field.phone')).fill('5123 4567')
  await page.getByLabel(t('identity.field.email')).fill(email)
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page).toHaveURL('/verify-email-with-otp')
  await page.getByLabel(t('identity.field.code')).fill(await codeSentTo(page, email))
  await page.getByRole('button', { name: t('identity.profile.finish') }).click()
  await expect(page).toHaveURL('/my-e-contacts')
})

test('what is typed at a sign-up stays while the line is cut, and pressed three times it goes out once', async ({
  context,
  page,
}) => {
  const t = wordsIn('et')
  const email = `line-${Date.now()}@example.test`
  const password = 'three quiet otters swim'
  const [emailField, passwordField] = [
    page.getByLabel(t('identity.field.email')),
    page.getByLabel(t('identity.field.password'), { exact: true }),
  ]
  /** Presses while the line is cut, looks for what was typed, and presses three times with the line back. */
  const cutAndMash = async (name: string, look: () => Promise<void>) => {
    const button = main(page).getByRole('button', { name, exact: true })
    await context.setOffline(true)
    await button.click()
    await expect(page.getByRole('alert').filter({ hasText: t('errors.offline') })).toBeVisible()
    await look()
    await context.setOffline(false)
    await button.click({ clickCount: 3 })
  }

  await page.goto('/signup-with-password?locale=et')
  await emailField.fill(email)
  await passwordField.fill(password)
  await page.getByLabel(t('identity.field.confirmPassword')).fill(password)
  await cutAndMash(t('identity.signUp.submit'), async () => {
    await expect(emailField).toHaveValue(email)
    await expect(passwordField).toHaveValue(password)
  })

  const codeField = page.getByLabel(t('identity.field.code'))
  const code = await codeSentTo(page, email)
  await codeField.fill(code)
  await cutAndMash(t('shell.buttons.continue'), () => expect(codeField).toHaveValue(code))

  await expect(page).toHaveURL('/signup')
  await page.getByRole('link', { name: t('shell.buttons.continue') }).click()
  const surname = page.getByLabel(t('identity.field.surname'))
  await page.getByLabel(t('identity.field.firstName')).fill('Tiia')
  await surname.fill('Uustulnuk')
  await page.getByLabel(t('identity.field.personalCode.EE')).fill(freshPersonalCode())
  await page.getByLabel(t('identity.field.phone')).fill('5123 4567')
  await cutAndMash(t('identity.profile.finish'), () => expect(surname).toHaveValue('Uustulnuk'))
  await expect(page).toHaveURL(/\/consents/)

  const mails = (await (
    await page.request.get(`/api/demo/outbox?to=${encodeURIComponent(email)}`)
  ).json()) as unknown[]
  expect(mails).toHaveLength(1)
})
