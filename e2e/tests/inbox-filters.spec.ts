// @proves R2-074
import type { Page } from '@playwright/test'
import { row, send, sendAsNewcomer, visit } from '../support/clinic.ts'
import { holdBack, watchLayoutShifts } from '../support/first-load.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { tabTo } from '../support/keyboard.ts'
import { wordsIn } from '../support/words.ts'

// Wide enough for the filters to stand beside the list.
test.use({ viewport: { width: 1440, height: 900 } })

const t = wordsIn('et')
const filters = (page: Page) => page.getByRole('region', { name: t('clinic.filter.open'), exact: true })
const field = (page: Page, name: string) => filters(page).getByRole('combobox', { name, exact: true })

test('own views that come late move nothing', async ({ page }) => {
  await signInAs(page, 'doctor')
  const name = `Köha ${crypto.randomUUID().slice(0, 8)}`
  const kept = await page.request.post('/api/clinic/inbox-views', {
    data: { clinicId: 1, name, query: 'type=COUGH' },
  })
  expect(kept.ok()).toBe(true)
  const layoutShift = await watchLayoutShifts(page)
  const letViewsIn = await holdBack(page, '**/inbox-views?*')
  await visit(page, '/clinic-e-contacts')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  })
  const before = await layoutShift()
  letViewsIn()
  await expect(filters(page).getByRole('button', { name, exact: true })).toBeVisible()
  await expect(field(page, t('clinic.column.assignee'))).toBeVisible()
  // Zero as it is reported: to three decimals.
  expect((await layoutShift()) - before).toBeLessThan(0.0005)
  expect((await page.request.delete(`/api/clinic/inbox-views/${(await kept.json()).id}`)).ok()).toBe(true)
})

test('however fast a search is typed, no letter of it is lost', async ({ page }) => {
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts?view=all')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  const search = page.getByRole('searchbox')
  for (const delay of [0, 20, 100]) {
    const words = `pikk otsing ${crypto.randomUUID().slice(0, 8)}`
    await search.fill('')
    await search.pressSequentially(words, { delay })
    await expect(page).toHaveURL(new RegExp(`search=${words.replaceAll(' ', '(%20|\\+)')}$`))
    await expect(search).toHaveValue(words)
    await expect(page.locator('[data-row]')).toHaveCount(0)
  }
  await page.goBack()
  await expect(page).not.toHaveURL(/clinic-e-contacts/)
})

test.describe('a search among the closed ones', () => {
  test('is one press away, and back, by keys, told, and moves nothing (ru, 380 px)', async ({
    page,
    people,
  }) => {
    await page.setViewportSize({ width: 380, height: 800 })
    const words = wordsIn('ru')
    const word = crypto.randomUUID().slice(0, 8)
    const done = await send(people, `Lõpetatud ${word}`)
    const refused = await sendAsNewcomer(people, `Keeldutud ${word}`)
    await signInAs(page, 'doctor')
    const complete = await page.request.post(`/api/clinic/e-contacts/${done.id}/complete`, {
      data: { infoText: 'Jooge sooja teed.' },
    })
    expect(complete.status()).toBe(200)
    const reject = await page.request.post(`/api/clinic/e-contacts/${refused.id}/reject`, {
      data: { reason: 'CLINIC_OVERWHELMED' },
    })
    expect(reject.status()).toBe(200)

    await visit(page, '/clinic-e-contacts?view=our-turn', 'ru')
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(word)
    const scopes = page.getByRole('group', { name: words('clinic.scope.label') })
    const scope = (name: 'open' | 'closed') =>
      scopes.getByRole('button', { name: new RegExp(`^${words(`clinic.scope.${name}`)}`) })
    await expect(scope('open')).toHaveAttribute('aria-pressed', 'true')
    const place = await scope('closed').boundingBox()
    await expect(
      page.getByRole('status').getByText(words('clinic.scope.told', { open: '0', closed: '2' })),
    ).toBeAttached()
    await expect(scope('closed')).toHaveText(`${words('clinic.scope.closed')}2`)
    expect(await scope('closed').boundingBox()).toEqual(place)
    await expect(page.locator('[data-row]')).toHaveCount(0)

    await tabTo(page, page.getByRole('button', { name: words('clinic.scope.searchClosed') }))
    await page.keyboard.press('Enter')
    await expect(row(page, done.id)).toBeVisible()
    await expect(row(page, refused.id)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('clinic.scope.closed'))
    await expect(scope('closed')).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`view=our-turn&search=${word}&closed=true$`))

    await page.reload()
    await expect(row(page, done.id)).toBeVisible()
    await scope('open').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-row]')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('clinic.view.our-turn'))
    await expect(scope('open')).toBeFocused()
    await page.goBack()
    await expect(row(page, done.id)).toBeVisible()
    await page.getByRole('searchbox').fill('')
    await expect(scopes).toHaveCount(0)
    await expect(page).toHaveURL(/\?view=our-turn$/)
  })
})
