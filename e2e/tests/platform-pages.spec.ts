// @proves R2-111
import { LANGUAGE_NAMES, LANGUAGES } from '@vastus/i18n'
import { visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('pl')

test('the platform’s administrator writes a notice, an advert and a page, and their readers see them', async ({
  page,
  openAs,
}) => {
  await signInAs(page, 'admin')

  // A notice begun, left, found again and published.
  await visit(page, '/prm/hub-notices', 'pl')
  await page.getByRole('button', { name: t('publishing.hub.add') }).click()
  const publishAsked = async () => {
    const name = t('publishing.hub.publish')
    await page.getByRole('button', { name }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
  }
  await page.getByLabel(t('publishing.hub.source')).fill('Platform guide')
  // What is missing comes before the question.
  await page.getByRole('button', { name: t('publishing.hub.publish') }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(8)
  await axeCheck(page)
  for (const language of LANGUAGES) {
    await page.locator(`[id="title.${language}"]`).fill(`Notice ${language}`)
    await page.locator(`[id="text.${language}"]`).fill(`Words ${language}`)
  }
  await shot(page, 'platform-hub-notice')
  const saved = page.waitForResponse((response) => response.url().includes('/api/drafts/hub-notice'))
  await page.locator('[id="text.pl"]').fill('Nowy tekst')
  await saved
  await page.reload()
  await expect(page.locator('[id="text.pl"]')).toHaveValue('Nowy tekst')
  // Enter keeps a draft, which nobody else sees.
  await page.locator('[id="title.pl"]').press('Enter')
  const notice = page.getByRole('article', { name: 'Notice pl' })
  await expect(notice).toContainText(t('publishing.state.DRAFT'))
  await notice.getByRole('button').first().click()
  await publishAsked()
  await expect(page.getByText(t('publishing.hub.published'))).toBeVisible()
  await axeCheck(page)
  const reception = await openAs('reception')
  await visit(reception, '/information-hub', 'pl')
  await reception.getByText('Notice pl').click()
  await expect(reception.getByText('Nowy tekst')).toBeVisible()
  await page.getByRole('button', { name: t('publishing.hub.expireNamed', { name: 'Notice pl' }) }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('publishing.hub.expire') })
    .click()
  await expect(page.getByText(t('publishing.hub.expired'))).toBeVisible()

  // An advert for nobody of 151 years.
  await visit(page, '/prm/adverts', 'pl')
  await page.getByRole('button', { name: t('publishing.adverts.add') }).click()
  await page.getByLabel(t('publishing.title')).fill('Badania przesiewowe')
  await page.locator('#text').fill('Bezpłatnie i bez skierowania.')
  await page.getByLabel(t('publishing.adverts.link')).fill('https://example.org/')
  await page.getByLabel(t('publishing.adverts.maxAge')).fill('151')
  await page.getByLabel(t('publishing.adverts.isOn')).check()
  const save = page.getByRole('button', { name: t('shell.buttons.save'), exact: true })
  await save.click()
  await expect(page.getByText(t('errors.rules.ADVERT_AGE')).first()).toBeVisible()
  await axeCheck(page)
  await shot(page, 'platform-advert')
  await page.getByLabel(t('publishing.adverts.maxAge')).fill('150')
  await save.click()
  const row = page.getByRole('article', { name: 'Badania przesiewowe' })
  await expect(row).toContainText(t('publishing.adverts.showing.NOW'))
  const patient = await openAs('patient')
  const counted = patient.waitForResponse(/\/adverts\/\d+\/count$/)
  await visit(patient, '/my-e-contacts', 'pl')
  await expect(patient.getByRole('complementary', { name: t('adverts.label') })).toContainText(
    'Badania przesiewowe',
  )
  await counted
  await page.reload()
  await expect(row).not.toContainText(t('publishing.adverts.counts', { shown: '0', opened: '0' }))
  await row.getByRole('button').click()
  await page.getByLabel(t('publishing.adverts.isOn')).uncheck()
  await save.click()
  await expect(row).toContainText(t('publishing.adverts.showing.OFF'))

  // A page in a new version, with what it changes.
  await visit(page, '/prm/documents', 'pl')
  await page
    .getByRole('article')
    .filter({ hasText: t('publishing.documents.name.changelog') })
    .getByRole('button')
    .click()
  const body = page.locator('[id="body.pl"]')
  await body.fill(`${await body.inputValue()}\n\nNowa strona`)
  await page.getByText(t('publishing.documents.difference')).first().click()
  await expect(page.locator('ins').filter({ hasText: 'Nowa strona' }).first()).toBeVisible()
  await axeCheck(page)
  await shot(page, 'platform-document')
  await page.getByRole('button', { name: t('publishing.documents.publish') }).click()
  await expect(page.getByRole('dialog')).toContainText(t('publishing.documents.seenAtOnce'))
  await expect(page.getByRole('dialog')).toContainText(
    t('publishing.documents.changedIn', { languages: LANGUAGE_NAMES.pl }),
  )
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('publishing.documents.publish') })
    .click()
  await expect(page.getByText(t('publishing.documents.published'))).toBeVisible()
  await visit(reception, '/changelog', 'pl')
  await expect(reception.getByText('Nowa strona')).toBeVisible()
})
