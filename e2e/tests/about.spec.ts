// @proves R2-116 R2-152 R2-153
// @proves-part R8-034: the changelog
import { visit } from '../support/clinic.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

test.use({ expectedProblems: [/status of 404/] })

test('staff read about the platform and what is new, from a menu in its order; patients do not', async ({
  page,
  openAs,
}) => {
  const t = wordsIn('pl')
  await signInAs(page, 'doctor')
  await visit(page, '/platform', 'pl')
  await expect(page.getByRole('heading', { name: t('shell.menu.about'), level: 1 })).toBeVisible()
  await expect(page.getByText(/PREMIUM: /)).toBeVisible()
  const menu = page.getByRole('navigation', { name: t('shell.menu.label') })
  const addresses = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const built = ['/clinic-e-contacts', '/information-hub', '/tools/ldl', '/admin', '/feedback']
  const wanted = [...built, '/platform', '/changelog', '/help', '/platform-info']
  expect(addresses.filter((address) => wanted.includes(address ?? ''))).toEqual(wanted)

  await menu.getByRole('link', { name: t('shell.menu.changelog') }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()

  await page.clock.install()
  let tries = 0
  await page.route('**/api/content/prm?slug=changelog*', (route) => {
    tries += 1
    return route.fulfill({ status: 404, json: {} })
  })
  await page.goto('/changelog')
  for (const count of [1, 2, 3, 4]) {
    await expect.poll(() => tries).toBe(count)
    await page.clock.runFor(5_000)
  }
  await expect(page.getByText(t('errors.loading.changelog'))).toBeVisible()

  const patient = await openAs('patient')
  for (const address of ['/platform', '/changelog']) {
    await visit(patient, address)
    await expect(patient).toHaveURL(/\/permission-denied$/)
  }
})
