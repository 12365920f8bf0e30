// @proves R2-033 R2-035 R3-026
import type { Page } from '@playwright/test'
import { expect, shot, signInAs, test } from '../support/fixtures.ts'
import { holdBack, LIBRARIES } from '../support/first-load.ts'
import { wordsIn } from '../support/words.ts'

// The patient's list, as the DEMO has it: four e-contacts that go on, four that are over.

const coloursOf = (page: Page, within: string) =>
  page
    .locator(`${within} svg:has(use)`)
    .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).backgroundColor))

test('what goes on and what is over are two groups, and older ones are fetched', async ({ page }) => {
  const t = wordsIn('pl')
  await signInAs(page, 'patient')
  await page.goto('/my-e-contacts?locale=pl')
  const cardsOf = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem')
  const active = cardsOf(t('patient.list.active'))
  const finished = cardsOf(t('patient.list.finished'))
  await expect(page.getByRole('heading', { level: 2, name: t('patient.list.finished') })).toBeVisible()
  await expect(active).toHaveCount(4)
  await expect(finished).toHaveCount(1)

  const older = page.getByRole('button', { name: t('patient.list.loadOlder') })
  await older.click()
  await expect(finished).toHaveCount(4)
  await expect(active).toHaveCount(4)
  await expect(older).toHaveCount(0)
  await shot(page, 'my-list-pl')
})

test.describe('while the server fails', () => {
  test.use({ expectedProblems: [[/status of 500/, /^500 from/], { scope: 'test' }] })

  test('what is shown stays, what is wrong is said, and older ones come at the next try', async ({
    page,
  }) => {
    const t = wordsIn('ru')
    await signInAs(page, 'patient')
    await page.goto('/my-e-contacts?locale=ru')
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(5)
    const lists = '**/api/patient/e-contacts?*'
    await page.route(lists, (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: t('patient.list.loadOlder') }).click()
    const alert = page.getByRole('alert').filter({ hasText: t('patient.list.failedHeading') })
    await expect(alert).toBeVisible()
    await expect(cards).toHaveCount(5)
    await page.unroute(lists)
    await alert.getByRole('button', { name: t('shell.buttons.tryAgain') }).click()
    await expect(cards).toHaveCount(8)
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

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

test('a reply that was begun and not sent is announced on its card (ru)', async ({ page, people }) => {
  const t = wordsIn('ru')
  await signInAs(page, 'patient')
  const id = await people.sent('Кашель')
  await page.goto(`/e-contacts/${id}/timeline?locale=ru`)
  await page.locator('#reply').fill('Теперь и температура.')
  await expect(page.getByText(t('patient.draft.SERVER'), { exact: true })).toBeVisible()
  await page.goto('/my-e-contacts?locale=ru')
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href*="/e-contacts/${id}/"]`) })
  await expect(card).toContainText(t('patient.listEntry.unsent'))
  await expect(page.getByText(t('patient.listEntry.unsent'))).toHaveCount(1)
  await shot(page, 'my-list-unsent-reply')
  await card.getByRole('link').click()
  await expect(page.locator('#reply')).toHaveValue('Теперь и температура.')
  await page.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
  await expect(page.getByRole('list').getByText('Теперь и температура.')).toBeVisible()
  await page.goBack()
  await expect(card).toBeVisible()
  await expect(card).not.toContainText(t('patient.listEntry.unsent'))
  await people.post('patient', `/api/patient/e-contacts/${id}/cancel`, { reason: 'INFORMATION_OBTAINED' })
})

test('older ones asked for come also when something changes at that moment', async ({ page, people }) => {
  const t = wordsIn('en')
  await signInAs(page, 'patient')
  await page.goto('/my-e-contacts?locale=en')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(5)
  const letIn = await holdBack(page, '**/api/patient/e-contacts?*page=1')
  const older = page.getByRole('button', { name: t('patient.list.loadOlder') })
  await older.click()
  const askedAgain = page.waitForRequest('**/api/patient/e-contacts?*page=0')
  const id = await people.sent('Cough')
  await askedAgain
  letIn()
  await expect(older).toHaveCount(0)
  expect(await cards.count()).toBeGreaterThan(5)
  await people.post('patient', `/api/patient/e-contacts/${id}/cancel`, { reason: 'INFORMATION_OBTAINED' })
})
