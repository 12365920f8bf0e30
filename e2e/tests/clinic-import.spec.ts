// @proves R2-098 R2-099 R3-074 R3-075 R4-060 R8-029
import { visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { tooWide } from '../support/too-wide.ts'
import { wordsIn } from '../support/words.ts'

// The register of patient lists is a simulator: its lists can be given other answers.
const change = (listCode: string, changes: object) =>
  fetch(`${process.env.SIMULATORS_URL}/registry/lists/${listCode}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  })
const REFUSES = { phone: '+37201100266', personalCode: '60001019950' }

/** A session that is over is answered with 404, which the browser prints. */
test.use({ expectedProblems: [/status of 404/] })

test('a clinic imports its patient lists; one that was refused is tried again', async ({ page }) => {
  const t = wordsIn('et')
  await signInAs(page, 'otherClinicDoctor')
  await visit(page, '/clinic-e-contacts', 'et')
  await page.getByRole('link', { name: t('registry-import.stale.link') }).click()
  await expect(page).toHaveURL('/admin/clinic-import')
  await visit(page, '/admin/clinic-import/dashboard', 'et')
  await expect(page).toHaveURL('/admin/clinic-import')
  await expect(page.getByRole('heading', { name: t('identity.signInMethod.SMART_ID') })).toBeVisible()
  await expect(page.getByText(t('registry-import.stale.never'))).toBeVisible()
  await axeCheck(page)
  await shot(page, 'clinic-import')
  const mobileId = page.locator('section').filter({
    has: page.getByRole('heading', { name: t('identity.signInMethod.MOBILE_ID') }),
  })
  await mobileId.getByLabel(t('sign-in.phone')).fill(REFUSES.phone)
  await mobileId.getByLabel(t('sign-in.personalCode')).fill(REFUSES.personalCode)
  await mobileId.getByRole('button', { name: t('sign-in.submit') }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('errors.IDENTITY_CANCELLED'))
  await expect(mobileId.getByLabel(t('sign-in.phone'))).toHaveValue(REFUSES.phone)

  await mobileId.getByRole('button', { name: t('sign-in.testPerson') }).click()
  await mobileId.getByRole('button', { name: t('sign-in.submit') }).click()
  await expect(page.getByText(/^\d{4}$/)).toBeVisible()
  await expect(page).toHaveURL('/admin/clinic-import/dashboard')
  const row = (listCode: string) => page.getByRole('row').filter({ hasText: listCode })
  const columns = ['list', 'doctor', 'patients', 'registrationCode', 'lastImport', 'status'] as const
  for (const column of columns)
    await expect(
      page.getByRole('columnheader', { name: t(`registry-import.column.${column}`) }),
    ).toBeVisible()
  await expect(row('N0243')).toContainText('Mall Kivi')
  await expect(row('N0241')).toContainText(t('registry-import.hint.NO_ACCESS'))
  await expect(row('N0242')).toContainText(t('registry-import.hint.REGISTRY_OUTAGE'))
  await axeCheck(page)
  await shot(page, 'clinic-import-dashboard')

  await page.getByRole('button', { name: t('registry-import.importAll') }).click()
  await expect(row('N0243')).toContainText(t('registry-import.done'))
  await expect(row('N0243')).toContainText('240')
  await expect(row('N0241')).toContainText(t('registry-import.failedImport'))
  await expect(page.getByText(t('registry-import.told.someFailed'))).toBeVisible()
  await expect(page.getByText(t('registry-import.stale.never'))).toHaveCount(0)
  await page.setViewportSize({ width: 380, height: 800 })
  expect(await tooWide(page)).toEqual([])
  await axeCheck(page)
  await shot(page, 'clinic-import-result')
  await page.setViewportSize({ width: 768, height: 800 })

  await change('N0241', { state: 'OK', count: 3 })
  await page.reload()
  await row('N0241')
    .getByRole('button', { name: t('registry-import.againNamed', { list: 'N0241' }) })
    .click()
  await expect(row('N0241')).toContainText(t('registry-import.done'))
  await change('N0241', { state: 'NO_ACCESS', count: 55 })

  await page.getByRole('button', { name: t('registry-import.end') }).click()
  await expect(page).toHaveURL('/admin/clinic-import')
  await page.goto('/admin/clinic-import/dashboard')
  await expect(page).toHaveURL('/admin/clinic-import')
})
