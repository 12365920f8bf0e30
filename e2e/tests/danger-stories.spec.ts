import { forgetBegun } from '../support/e-contacts.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

test('a plan of suicide inside a request for medicine shows the crisis line, and stops nobody (et)', async ({
  page,
}) => {
  const t = wordsIn('et')
  await signInAs(page, 'patient')
  await forgetBegun(page)
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  await page.goto(`/e-contacts/create?personId=${personId}&clinicId=1&type=PRESCRIPTION&locale=et`)
  const text = page.locator('#text')
  const notice = page.getByRole('alert').filter({ hasText: t('danger.CRISIS.heading') })
  await text.fill('Palun pikendage unerohu retsepti.')
  await expect(page.getByText(t('patient.draft.SERVER'), { exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await text.fill(
    'Palun pikendage unerohu retsepti. Olen tablette kogunud, varsti jätkub, et kõik korraga võtta.',
  )
  await expect(notice.getByRole('link', { name: t('danger.call', { number: '112' }) })).toBeVisible()
  await expect(notice.getByRole('link')).toHaveCount(2)
  await axeCheck(page)
  await shot(page, 'danger-crisis')
  await page.getByRole('button', { name: t('shell.buttons.continue') }).click()
  await expect(page).toHaveURL(/questions|step=check/)
  await forgetBegun(page)
})

test("a schoolchild's cold stays calm, and an infant's fever does not (ru)", async ({ page }) => {
  const t = wordsIn('ru')
  await signInAs(page, 'patient')
  await forgetBegun(page)
  const { content } = (await (await page.request.get('/api/persons')).json()) as {
    content: { id: number; adult: boolean }[]
  }
  const child = content.find(({ adult }) => !adult)
  if (!child) throw new Error('the DEMO patient has no child')
  const path = `/e-contacts/create?personId=${child.id}&clinicId=1&type=ACUTE_INFECTION&locale=ru`
  const notice = page.getByRole('alert').filter({ hasText: t('danger.EMERGENCY.heading') })
  await page.goto(path)
  await page.locator('#text').fill('У ребёнка насморк и кашель, температура 38, играет и пьёт хорошо.')
  await expect(page.getByText(t('patient.draft.SERVER'), { exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await forgetBegun(page)

  // The same child as if it had been born five weeks ago.
  const birthDate = new Date(Date.now() - 35 * 86_400_000).toISOString().slice(0, 10)
  await page.route(/\/api\/persons$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { content: { id: number }[] }
    const persons = body.content.map((each) => (each.id === child.id ? { ...each, birthDate } : each))
    await route.fulfill({ response, json: { ...body, content: persons } })
  })
  await page.goto(path)
  await page.locator('#text').fill('Малышу пять недель, температура 38,3, грудь берёт плохо.')
  await expect(notice.getByRole('link', { name: t('danger.call', { number: '112' }) })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: t('danger.safety.infantFever') })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: t('danger.safety.breath') })).toHaveCount(0)
  await axeCheck(page)
  await page.setViewportSize({ width: 380, height: 800 })
  await shot(page, 'danger-infant')
  await forgetBegun(page)
})
