import { visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { tooWide } from '../support/too-wide.ts'
import { wordsIn } from '../support/words.ts'

test('the reader of an SMS refuses further ones by its link, and a patient in the settings', async ({
  page,
}) => {
  const t = wordsIn('ru')
  await page.setViewportSize({ width: 768, height: 800 })
  await signInAs(page, 'nurse')
  await visit(page, '/message-centre/message?from=70', 'ru')
  await page.getByLabel(t('message-centre.text')).fill('Zdravstvuite, {firstName}!')
  await expect(page.getByText(/STOP: .+\/s\/k7Wm3xQp9T/).first()).toBeVisible()
  await shot(page, 'sms-with-link')
  await page.getByRole('button', { name: t('message-centre.send') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('message-centre.confirm.send'), exact: true })
    .click()
  await expect(page).toHaveURL(/success\?batch=\d+/)
  const batch = new URL(page.url()).searchParams.get('batch')
  const listed = await page.request.get(`/api/clinic/message-centre/batches/${batch}/messages`)
  const [message] = (await listed.json()).content
  const token = /\/s\/(\w{10})/.exec(message.text)?.[1]
  const name = `${message.firstName} ${message.surname}`

  // A link in an SMS is opened on a phone.
  await page.setViewportSize({ width: 380, height: 800 })
  const link = `/s/${token}`
  await visit(page, link, 'ru')
  const stop = page.getByRole('button', { name: t('sms.stop') })
  await expect(stop).toBeVisible()
  expect(await tooWide(page)).toEqual([])
  await axeCheck(page)
  await shot(page, 'sms-choice')
  await stop.click()
  await expect(page.getByText(t('sms.refused'))).toBeVisible()

  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, '/message-centre', 'ru')
  const refused = page.getByRole('region', { name: t('message-centre.optOuts.heading') })
  await expect(refused.getByText(name)).toBeVisible()
  await axeCheck(page)
  await visit(page, link, 'ru')
  await page.getByRole('button', { name: t('sms.start') }).click()
  await expect(page.getByText(t('sms.wanted'))).toBeVisible()
  await visit(page, '/message-centre', 'ru')
  await expect(refused.getByText(t('message-centre.optOuts.none'))).toBeVisible()
  await refused.getByText(t('message-centre.optOuts.add'), { exact: true }).click()
  await refused.getByLabel(t('message-centre.optOuts.search')).fill(name)
  await refused.getByRole('button', { name: t('message-centre.optOuts.enter', { name }) }).click()
  await expect(refused.getByText(t('message-centre.optOuts.source.STAFF'))).toBeVisible()
  await shot(page, 'sms-opt-outs')
  await refused.getByRole('button', { name: t('message-centre.optOuts.allowNamed', { name }) }).click()
  await expect(refused.getByText(t('message-centre.optOuts.none'))).toBeVisible()
})
