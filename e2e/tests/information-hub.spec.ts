// @proves R2-109 R3-079
import { visit } from '../support/clinic.ts'
import { expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('et')

test('a doctor finds what is meant for doctors, and what is opened is no longer new', async ({ page }) => {
  await signInAs(page, 'doctor')
  await visit(page, '/information-hub')
  const notices = page.getByRole('listitem').filter({ has: page.locator('summary') })
  await expect(notices.filter({ hasText: t('information-hub.drug') })).not.toHaveCount(0)
  const all = await notices.count()
  const first = notices.first()
  const fresh = first.getByText(t('information-hub.unread'), { exact: true })
  await expect(fresh).toBeVisible()
  await first.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(first.getByText(/^Allikas: /)).toBeVisible()
  await expect(first.getByText(t('information-hub.disclaimer'))).toBeVisible()
  await expect(fresh).toHaveCount(0)
  await shot(page, 'information-hub')
  await page.getByLabel(t('information-hub.unreadOnly')).check()
  await expect(notices).toHaveCount(all - 1)
  await page.getByLabel(t('information-hub.search')).fill('zzz')
  await expect(page.getByRole('heading', { name: t('shell.empty.noResults') })).toBeVisible()
  await page.getByRole('button', { name: t('shell.buttons.clearFilters') }).click()
  await page.getByRole('button', { name: t('information-hub.tag.KIDNEY') }).click()
  await expect(notices).toHaveCount(1)
})
