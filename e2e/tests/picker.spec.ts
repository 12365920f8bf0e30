// @proves R2-043
import type { Page } from '@playwright/test'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { Translate } from '@vastus/i18n'
import { forgetBegun, passClinics } from '../support/e-contacts.ts'
import { expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// Choosing a clinic and a kind of e-contact.

async function toPicker(page: Page, t: Translate, language: string) {
  await page.goto(`/e-contacts/choose-person?locale=${language}`)
  await page.getByRole('radio', { name: t('patient.person.myself') }).check()
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await passClinics(page, t)
  await expect(page.getByRole('heading', { level: 1, name: t('patient.type.title') })).toBeVisible()
}

const linkTo = (page: Page, t: Translate, type: TypeCode) =>
  page.getByRole('link', { name: t(`types.${type}`), exact: true })

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'patient')
  await forgetBegun(page)
})

const t = wordsIn('ru')

test('who comes to the check page with nothing written writes first', async ({ page }) => {
  await toPicker(page, t, 'ru')
  const chosen = new URL(page.url())
  chosen.searchParams.set('change', 'type')
  await page.goto(chosen.href)
  await page.getByRole('searchbox').fill('кашель')
  await linkTo(page, t, 'COUGH').click()
  const text = page.getByRole('textbox', { name: t('patient.create.label') })
  await text.pressSequentially('Кашель')
  await expect(text).toHaveValue('Кашель')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page).toHaveURL(/e-contacts\/questions/)
})

test('who writes for nobody else and has one clinic begins with the topics, and finds the ways to others', async ({
  page,
}) => {
  const only = (path: string, keep: (each: Record<string, unknown>) => Record<string, unknown>[]) =>
    page.route(path, async (route) => {
      const response = await route.fetch()
      const list = (await response.json()) as { content: Record<string, unknown>[] }
      await route.fulfill({ response, json: { ...list, content: list.content.flatMap(keep) } })
    })
  await only('**/api/persons', (person) => (person['relation'] === 'SELF' ? [person] : []))
  await only('**/api/patient/clinics?*', (clinic) => [
    clinic['id'] === 1 ? clinic : { ...clinic, relation: 'OPEN' },
  ])
  await page.goto('/my-e-contacts?locale=ru')
  await page
    .getByRole('button', { name: t('patient.list.new') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.type.title'))
  await shot(page, 'topics-first-ru')
  await page.getByRole('link', { name: t('patient.type.otherClinic') }).click()
  await expect(page.getByRole('radio', { name: 'Tamme Erakliinik' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: t('patient.type.forOther') }).click()
  await expect(page.getByRole('link', { name: t('persons.add.action') })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('patient.list.title'))
})
