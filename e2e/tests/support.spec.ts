// @proves R1-022 R1-023 R2-024 R2-025 R6-023
import type { Page } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import { cast } from '../support/cast.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// The help form to the makers of the platform; and what is below the patient's list.

const SUPPORT = 'support@vastus.test'

test.use({
  expectedProblems: [[/ERR_INTERNET_DISCONNECTED/, /request to https:\/\/example\.org/], { scope: 'test' }],
})

const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`
const visit = (page: Page, path: string, language: Language) => page.goto(`${path}?locale=${language}`)

test('a patient asks for help: kept while it is written, sent once, mailed to the support (ru)', async ({
  page,
  people,
}) => {
  const t = wordsIn('ru')
  const subject = unique('Фото')
  await people.forgetDrafts('patient')
  await signInAs(page, 'patient')
  await visit(page, '/help', 'ru')
  await page.getByRole('link', { name: t('support.topic.TECHNICAL_PROBLEM') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('support.topic.TECHNICAL_PROBLEM'))

  await page.getByRole('button', { name: t('support.send') }).click()
  await expect(page.getByRole('main').getByRole('alert').getByRole('link')).toHaveCount(2)
  await axeCheck(page)
  await page.getByLabel(t('support.subject')).fill(subject)
  await page.getByLabel(t('support.description.TECHNICAL_PROBLEM')).fill('Первая строка\n\nВторая строка')
  await expect(page.getByLabel(t('support.email'))).toHaveValue(cast.patient)
  // The next visit finds what was typed.
  await expect.poll(async () => JSON.stringify(await people.drafts('patient'))).toContain(subject)
  await page.reload()
  await expect(page.getByLabel(t('support.subject'))).toHaveValue(subject)

  await page.getByRole('button', { name: t('support.send') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('support.sentHeading') })).toBeFocused()
  await expect(page.getByText(t('support.sentText', { email: cast.patient }))).toBeVisible()
  await axeCheck(page)
  const mails = async () => {
    const response = await page.request.get(`/api/demo/outbox?to=${SUPPORT}`)
    const all = (await response.json()) as { subject: string; text: string }[]
    return all.filter((mail) => mail.subject.includes(subject))
  }
  await expect.poll(async () => (await mails()).length).toBe(1)
  expect((await mails())[0]?.text).toContain('Вторая строка')
  expect((await mails())[0]?.text).toContain(cast.patient)
})

test('a question to the support waits on the page while there is no connection (pl)', async ({ page }) => {
  const t = wordsIn('pl')
  await signInAs(page, 'newPatient')
  await visit(page, '/help/amendment', 'pl')
  const text = page.getByLabel(t('support.description.AMENDMENT'))
  await page.getByLabel(t('support.subject')).fill(unique('Pomysł'))
  await page.context().setOffline(true)
  await text.fill('Większe litery')
  await page.getByRole('button', { name: t('support.send') }).click()
  await expect(page.getByText(t('errors.offline'))).toBeVisible()
  await expect(text).toHaveValue('Większe litery')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: t('shell.toast.notSent') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('support.sentHeading') })).toBeVisible()
})

test('staff have pages of help of their own, and first steps that tick themselves (pl)', async ({
  page,
  people,
}) => {
  const t = wordsIn('pl')
  const id = await people.sent('Kas keegi loeb')
  await signInAs(page, 'nurse')
  await visit(page, '/help', 'pl')
  const open = page.getByRole('listitem').filter({ hasText: t('staff-help.first.open') })
  await expect(open).not.toContainText(t('staff-help.first.done'))
  await page.goto(`/e-contacts/${id}`)
  await expect(page.getByLabel(t('clinic.composer.reply'))).toBeVisible()
  await page.goto('/help')
  await expect(open).toContainText(t('staff-help.first.done'))
  await page.getByLabel(t('staff-help.search')).fill('cofnąć zebra')
  await expect(page.getByText(t('staff-help.none'))).toBeVisible()
  await page.getByLabel(t('staff-help.search')).fill('cofniecie')
  await expect(page.getByText(t('staff-help.topic.several.third'))).toBeVisible()
  await axeCheck(page)
  await shot(page, 'staff-help-pl')
  await page.getByRole('button', { name: t('staff-help.first.hide') }).click()
  await expect(open).toHaveCount(0)
})

test('an advert stands below the list, says what it is, and goes when it is put away (ru)', async ({
  page,
}) => {
  const t = wordsIn('ru')
  await signInAs(page, 'patient')
  await visit(page, '/my-e-contacts', 'ru')
  const advert = page.getByRole('complementary', { name: t('adverts.label') })
  await expect(advert).toBeVisible()
  await expect(advert.getByText('CC BY 4.0')).toBeVisible()
  const link = advert.getByRole('link', { name: t('adverts.open') })
  await expect(link).toHaveAttribute('href', /^https:/)
  await expect(link).toHaveAttribute('rel', /noopener/)
  const last = await page.getByRole('main').getByRole('listitem').last().boundingBox()
  const own = await advert.boundingBox()
  expect(own?.y ?? 0).toBeGreaterThan(last?.y ?? 0)
  await axeCheck(page)
  await page.context().route(/^https:\/\/example\.org/, (route) => route.fulfill({ body: 'Elsewhere' }))
  const opened = page.waitForEvent('popup')
  await link.click()
  const elsewhere = await opened
  await expect(elsewhere).toHaveURL('https://example.org/')
  expect(await elsewhere.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await elsewhere.close()
  await advert.getByRole('button', { name: t('adverts.hide') }).click()
  await expect(advert).toHaveCount(0)
  const asked = page.waitForResponse('**/api/patient/adverts*')
  await page.reload()
  await asked
  await expect(page.getByRole('heading', { level: 1, name: t('patient.list.title') })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').last()).toBeVisible()
  await expect(advert).toHaveCount(0)
})
