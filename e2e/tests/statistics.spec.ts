// @proves R2-110 R9-015
import { readFile } from 'node:fs/promises'
import { visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('ru')

test('how patients judged the clinic is read with the keyboard alone', async ({ page }) => {
  await signInAs(page, 'doctor')
  await visit(page, '/feedback', 'ru')
  const period = page.getByLabel(t('statistics.period.label'))
  await expect(period.locator('option')).toHaveCount(9)
  await period.focus()
  // The first of the list: all the time there is.
  await page.keyboard.press('Home')
  await expect(period).toHaveValue('ALL')
  const messages = page.getByRole('region', { name: t('statistics.messages') })
  await expect(messages.getByRole('listitem').first()).toBeVisible()
  const figures = page.getByRole('figure').filter({ hasText: t('statistics.distribution') })
  const table = figures.locator('summary')
  await table.focus()
  await page.keyboard.press('Enter')
  await expect(figures.getByRole('row')).toHaveCount(6)
  await axeCheck(page)
  await shot(page, 'feedback')

  await page.locator('#rating-5').focus()
  await page.keyboard.press('Space')
  await expect(messages.getByText('5 · ').first()).toBeVisible()
  await expect(messages.getByText('4 · ')).toHaveCount(0)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: t('statistics.csv') }).focus()
  await page.keyboard.press('Enter')
  const file = await (await saving).path()
  const [head, first] = (await readFile(file, 'utf8')).split('\r\n')
  expect(head).toContain(t('statistics.column.rating'))
  expect(first).toMatch(/^\d{4}-\d{2}-\d{2}T[^;]*;5;/)

  const work = page.getByRole('tab', { name: t('work-statistics.work') })
  await page.getByRole('tab', { name: t('work-statistics.feedback') }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(work).toBeFocused()
  await expect(page.getByText(t('work-statistics.firstAnswer.median'))).toBeVisible()
  const weekdays = page.getByRole('figure').filter({ hasText: t('work-statistics.weekdays') })
  await weekdays.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(weekdays.getByRole('row')).toHaveCount(8)
  await axeCheck(page, ['dark', 'light'])
  await shot(page, 'feedback-work')
})
