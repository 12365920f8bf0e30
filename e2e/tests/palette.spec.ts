import { conversation, row, send, sendAsNewcomer, visit } from '../support/clinic.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { disablePointer } from '../support/keyboard.ts'
import { wordsIn } from '../support/words.ts'

test('the palette offers what can be done now, and does it', async ({ page, people }) => {
  const t = wordsIn('et')
  const { id } = await sendAsNewcomer(people, 'Olen siin uus')
  const { id: other } = await send(people, 'Olen siin vana')
  await signInAs(page, 'nurse')
  await disablePointer(page)
  const options = page.getByRole('listbox', { name: t('clinic.palette.heading') }).getByRole('option')
  const offered = async () => {
    await page.keyboard.press('Control+k')
    await expect(options.first()).toBeVisible()
    const labels = await options.locator('span').allTextContents()
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    return labels
  }
  const choose = async (label: string) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(label)
    await page.keyboard.press('Enter')
  }
  const [reply, accept, archive] = [
    t('clinic.keys.reply'),
    t('clinic.decision.accept'),
    t('clinic.keys.archive'),
  ]

  await visit(page, `/e-contacts/${id}`)
  const pane = conversation(page)
  await expect(pane.getByRole('button', { name: accept, exact: true })).toBeVisible()
  let labels = await offered()
  expect(labels).toEqual(expect.arrayContaining([accept, t('clinic.decision.reject'), t('print.action')]))
  expect(labels).not.toContain(reply)
  await choose(accept)
  await expect(pane.getByLabel(t('clinic.composer.reply'))).toBeVisible()
  labels = await offered()
  expect(labels).toContain(reply)
  expect(labels).not.toContain(accept)
  await choose(t('templates.button'))
  await expect(pane.getByRole('combobox', { name: t('templates.find') })).toBeFocused()
  await page.keyboard.press('Escape')
  const closed = await page.request.post(`/api/clinic/e-contacts/${id}/complete`, {
    data: { infoText: 'Lahendatud' },
  })
  expect(closed.status()).toBe(200)
  await page.reload()
  await expect(pane.getByRole('button', { name: t('clinic.closed.reopen') })).toBeVisible()
  expect(await offered()).not.toContain(archive)
  await choose(t('clinic.closed.reopen'))
  await expect(page.getByRole('dialog')).toContainText(t('clinic.reason.CLINIC_REOPEN.confirm'))
  await page.keyboard.press('Escape')
  await choose(t('print.action'))
  await expect(page).toHaveURL(new RegExp(`/e-contacts/${id}/print$`))

  await page.goto('/clinic-e-contacts')
  await expect(row(page, other)).toBeVisible()
  expect(await offered()).not.toContain(archive)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  expect(await offered()).toContain(t('clinic.keys.assign'))
  await choose(archive)
  await expect(page.getByRole('dialog')).toContainText(t('clinic.bulk.archiveText', { count: 1 }))
  await page.keyboard.press('Escape')
  await choose(t('clinic.list.asTable'))
  await expect(page).toHaveURL(/layout=table/)
  await choose(t('clinic.newMenu.asPatient'))
  await expect(page).toHaveURL(/\/clinic-e-contacts\/create\?mode=as-patient/)
})
