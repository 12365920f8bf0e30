// @proves R1-018 R2-101 R2-102 R2-103 R4-056 R4-072 R4-074 R4-075 R6-016 R6-019 R6-020
// @proves R9-026
import { visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { tooWide } from '../support/too-wide.ts'
import { wordsIn } from '../support/words.ts'

// A colleague was quicker.
test.use({ expectedProblems: [/status of 409/] })

test('two who change the contacts of the clinic lose nothing', async ({ page, openAs }) => {
  const t = wordsIn('ru')
  await signInAs(page, 'nurse')
  await visit(page, '/admin/clinic-info', 'ru')
  const address = page.locator('#address')
  const websites = page.getByLabel(t('administration.contact.websites'))
  const save = page.getByRole('button', { name: t('shell.buttons.save'), exact: true })
  await websites.fill('javascript:alert(1)')
  await save.click()
  await expect(page.getByText(t('errors.rules.WEBSITE')).first()).toBeVisible()
  await axeCheck(page)
  await shot(page, 'admin-clinic-info')
  await websites.fill('https://kesklinn.example')

  const doctor = await openAs('doctor')
  const changed = await doctor.request.patch('/api/clinic/1', { data: { address: 'Pikk 2, Tallinn' } })
  expect(changed.status()).toBe(200)
  await address.fill('Lai 3, Tallinn')
  await save.click()
  await expect(page.getByText(t('administration.contact.changedHeading'))).toBeVisible()
  await expect(page.getByText('Pikk 2, Tallinn')).toBeVisible()
  await expect(address).toHaveValue('Lai 3, Tallinn')
  await save.click()
  await expect(page.getByText(t('administration.contact.saved'))).toBeVisible()
  await page.reload()
  await expect(address).toHaveValue('Lai 3, Tallinn')
})

test('features change with the consent of the board, and a clinic with BASIC moves to PREMIUM once', async ({
  page,
}) => {
  const t = wordsIn('et')
  await signInAs(page, 'otherClinicDoctor')
  await visit(page, '/admin/clinic-features', 'et')
  const translation = t('administration.features.translation.name')
  await page
    .getByRole('button', { name: t('administration.features.onNamed', { name: translation }) })
    .click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: t('administration.features.on'), exact: true })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel(t('administration.features.boardAgrees')).check()
  await confirm.click()
  await page.reload()
  await expect(
    page.getByRole('button', { name: t('administration.features.offNamed', { name: translation }) }),
  ).toBeVisible()
  const questionnaires = t('administration.features.aiSmartQuestionnaire.name')
  await expect(
    page.getByRole('button', { name: t('administration.features.onNamed', { name: questionnaires }) }),
  ).toBeDisabled()
  await axeCheck(page)
  await shot(page, 'admin-clinic-features')

  await page.getByRole('button', { name: t('administration.plan.upgrade') }).click()
  await expect(dialog).toContainText(t('administration.plan.parts.ANTIVIRUS_SCANNING'))
  const picture = dialog.locator('img')
  await expect
    .poll(() => picture.evaluate((each: HTMLImageElement) => [each.naturalWidth, each.naturalHeight]))
    .toEqual([1920, 1510])
  await dialog.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(dialog).toContainText(t('administration.plan.invoice'))
  const move = dialog.getByRole('button', { name: t('administration.plan.confirm') })
  await expect(move).toBeDisabled()
  await dialog.getByRole('checkbox').check()
  await axeCheck(page)
  await shot(page, 'admin-upgrade')
  await move.dblclick()
  await expect(page.getByText(t('administration.plan.heading', { plan: 'PREMIUM' }))).toBeVisible()
  await expect(page.getByRole('button', { name: t('administration.plan.upgrade') })).toHaveCount(0)
})

test('the clinic tells its patients one thing, and a colleague ends it', async ({ page, openAs }) => {
  const t = wordsIn('et')
  await signInAs(page, 'doctor')
  await visit(page, '/admin/global-message', 'et')
  await expect(page.getByText(t('administration.message.none'))).toBeVisible()
  const message = page.getByLabel(t('administration.message.label'), { exact: true })
  const show = page.getByRole('button', { name: t('administration.message.show') })
  await message.fill('x'.repeat(501))
  await show.click()
  await expect(message).toBeFocused()
  const text = `Reedel oleme <b>suletud</b>. https://kesklinn.example/${'a'.repeat(200)}`
  await message.fill(text)
  await axeCheck(page)
  await shot(page, 'admin-global-message')
  await show.click()
  await expect(page.getByText(t('administration.message.active'), { exact: true })).toBeVisible()

  const patient = await openAs('patient')
  await visit(patient, '/my-e-contacts', 'et')
  const banner = patient.getByRole('region', { name: t('shell.banner.label') })
  await expect(banner).toContainText(text)
  await patient.setViewportSize({ width: 380, height: 800 })
  expect(await tooWide(patient)).toEqual([])

  const nurse = await openAs('nurse')
  await visit(nurse, '/admin/global-message', 'et')
  await nurse.getByRole('button', { name: t('administration.message.end') }).click()
  await nurse
    .getByRole('dialog')
    .getByRole('button', { name: t('administration.message.end') })
    .click()
  await expect(nurse.getByText(t('administration.message.inactive'), { exact: true })).toBeVisible()
  await patient.reload()
  await expect(patient.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('a new clinic is led through its set-up, leaves and comes back', async ({ page }) => {
  const t = wordsIn('et')
  await signInAs(page, 'otherClinicDoctor')
  const begun = await page.request.patch('/api/clinic/2/setting', { data: { setUpSteps: [] } })
  expect(begun.status()).toBe(200)
  await visit(page, '/admin', 'et')
  await expect(page.getByText(t('administration.setUp.progress', { done: '0', all: '6' }))).toBeVisible()
  await axeCheck(page)
  await shot(page, 'admin-set-up')
  await page.getByRole('link', { name: t('administration.setUp.open.CONTACT') }).click()
  await expect(page).toHaveURL('/admin/clinic-info')
  await page.goto('/admin')
  await page.getByLabel(t('administration.setUp.steps.CONTACT')).click()
  await expect(page.getByText(t('administration.setUp.progress', { done: '1', all: '6' }))).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(t('administration.setUp.steps.CONTACT'))).toBeChecked()
  await page.getByRole('button', { name: t('administration.setUp.leave') }).click()
  await expect(page.getByText(t('administration.setUp.heading'))).toHaveCount(0)
})
