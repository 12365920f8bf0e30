import type { Locator } from '@playwright/test'
import type { Translate } from '@vastus/i18n'

/** Types a day, `YYYY-MM-DD`, into the three fields of a date. */
export async function fillDate(date: Locator, value: string, t: Translate): Promise<void> {
  const [year = '', month = '', day = ''] = value.split('-')
  await date.getByLabel(t('kit.date.day')).fill(day)
  await date.getByLabel(t('kit.date.month')).fill(month)
  await date.getByLabel(t('kit.date.year')).fill(year)
}
