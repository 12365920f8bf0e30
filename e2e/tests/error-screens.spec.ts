import type { Page } from '@playwright/test'
import type { MessageKey } from '@vastus/i18n'
import type { Role } from '../support/cast.ts'
import { withoutFirstAnswers } from '../support/first-responses.ts'
import { axeCheck, expect, signInAs, test } from '../support/fixtures.ts'
import { tooWide } from '../support/too-wide.ts'
import { wordsIn } from '../support/words.ts'

/** Each of these screens tells of a failure, which the browser prints too. */
test.use({ expectedProblems: [[/Failed to load resource|dynamically imported module/], { scope: 'test' }] })

/** Refused, so that it is not tried again. */
const failing = (path: string) => async (page: Page) => {
  await withoutFirstAnswers(page)
  await page.route(path, (route) => route.fulfill({ status: 400, json: {} }))
}
const missing = (path: string) => (page: Page) => page.route(path, (route) => route.abort())

const screens: {
  name: string
  path: string
  as?: Role
  breakIt?: (page: Page) => Promise<unknown>
  says: MessageKey
}[] = [
  {
    name: 'a part of the app that does not arrive',
    path: '/terms-and-conditions',
    breakIt: missing('**/assets/terms-screen*'),
    says: 'errors.pageLoadingFailed',
  },
  {
    name: 'an app that cannot begin',
    path: '/login-with-password',
    breakIt: missing('**/assets/every-*'),
    says: 'offline.unreachable',
  },
  {
    name: "a patient's list that does not come",
    path: '/my-e-contacts',
    as: 'patient',
    breakIt: failing('**/api/patient/e-contacts?*'),
    says: 'patient.list.failedHeading',
  },
  {
    name: "an e-contact that is not the patient's",
    path: '/e-contacts/999999/timeline',
    as: 'patient',
    says: 'shell.pages.notFound.heading',
  },
  {
    name: 'an inbox that does not come',
    path: '/clinic-e-contacts',
    as: 'nurse',
    breakIt: failing('**/api/clinic/e-contacts?*'),
    says: 'clinic.list.failed',
  },
  {
    name: 'an e-contact that is not of the clinic',
    path: '/e-contacts/999999',
    as: 'nurse',
    says: 'clinic.conversation.absent',
  },
]

for (const { name, path, as, breakIt, says } of screens)
  test(`${name} is told to everybody`, async ({ page }) => {
    if (as) await signInAs(page, as)
    await breakIt?.(page)
    await page.setViewportSize({ width: 380, height: 800 })
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}locale=ru`)
    await expect(page.getByText(wordsIn('ru')(says)).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    expect(await tooWide(page)).toEqual([])
    await axeCheck(page, ['dark', 'light'])
  })
