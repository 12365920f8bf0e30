// @proves R2-104 R2-105 R2-106 R3-071 R3-072 R3-073 R5-039 R5-044 R9-009 R9-010
// @proves-part R2-107: the choice of the template comes first, then patients and message are on one page
import { normaliseSms } from '@vastus/domain/message-centre/sms-letters'
import { smsTemplateText } from '@vastus/domain/message-centre/sms-templates'
import { smsFooter } from '@vastus/domain/message-centre/sms-text'
import { visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { tooWide } from '../support/too-wide.ts'
import { wordsIn } from '../support/words.ts'

test.use({ expectedProblems: [/status of 409/] })

const CLINIC = 'Kesklinna Perearstikeskus'
const FIRST = 'Dzień dobry, {firstName}! Test do domu wydaje pielęgniarka.'
const SECOND = 'Dzień dobry, {firstName}! Test do domu odbierze Pan/Pani w poniedziałek.'

test('a nurse invites to colon screening, stops, and sends another text (pl, 768 px)', async ({ page }) => {
  const t = wordsIn('pl')
  const startOf = (words: string) => words.split('|')[0] ?? ''
  await page.setViewportSize({ width: 768, height: 800 })
  await signInAs(page, 'nurse')
  await visit(page, '/message-centre', 'pl')
  await expect(page.getByRole('heading', { level: 1, name: t('message-centre.heading') })).toBeVisible()
  for (const [category, count] of [
    ['SEASONAL', 3],
    ['OTHER', 6],
    ['APPOINTMENTS', 6],
  ] as const)
    await expect(
      page.getByRole('region', { name: t(`message-centre.category.${category}`) }).getByRole('link'),
    ).toHaveCount(count)
  await axeCheck(page)
  await shot(page, 'message-centre')

  await page.getByRole('link', { name: t('message-centre.template.COLON_SCREENING'), exact: true }).click()
  await expect(page).toHaveURL(/years=1957/)
  const text = page.getByLabel(t('message-centre.text'))
  await expect(text).toHaveValue(smsTemplateText('COLON_SCREENING', 'et'))
  const patients = page.getByRole('region', { name: t('message-centre.patients') }).getByRole('checkbox')
  await patients.and(page.locator(':enabled')).first().uncheck()
  await expect(page.getByText(t('message-centre.excluded', { count: 1 }))).toBeVisible()
  await expect(page).toHaveURL(/without=\d+/)

  const send = page.getByRole('button', { name: t('message-centre.send') })
  await text.fill('')
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await send.press('Enter')
  await expect(page.getByText(t('errors.rules.REQUIRED'))).toBeVisible()
  // The last line is the clinic's name, also of an empty text: nobody can leave it out.
  await expect(page.getByText(t('message-centre.footer', { name: smsFooter(CLINIC) }))).toBeVisible()
  await text.fill(FIRST)
  await expect(send).not.toHaveAttribute('aria-disabled', 'true')
  await axeCheck(page)
  await shot(page, 'message-centre-message')
  await send.click()
  const question = page.getByRole('dialog')
  await expect(question.getByText(t('message-centre.confirm.bill'))).toBeVisible()
  // What begins in the night waits for the morning.
  const inMorning = startOf(t('message-centre.confirm.beginsMorning', { time: '|' }))
  await expect(
    question.getByText(t('message-centre.confirm.begins')).or(question.getByText(inMorning)),
  ).toBeVisible()
  await expect(question.getByText(normaliseSms(startOf(FIRST.replace('{firstName}', '|'))))).toBeVisible()
  await question.getByRole('button', { name: t('message-centre.confirm.send'), exact: true }).click()

  await expect(page).toHaveURL(/\/message-centre\/success\?batch=/)
  await expect(page.getByRole('heading', { name: t('message-centre.done.WAITING') })).toBeVisible()
  const begins = startOf(t('message-centre.done.begins', { time: '|' }))
  await expect(page.getByText(begins).or(page.getByText(inMorning))).toBeVisible()
  // The result is read on a phone as well.
  await page.setViewportSize({ width: 380, height: 800 })
  expect(await tooWide(page)).toEqual([])
  await axeCheck(page)
  await shot(page, 'message-centre-success')
  await page.setViewportSize({ width: 768, height: 800 })
  const stop = page.getByRole('button', { name: t('message-centre.stop.button') })
  await stop.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('message-centre.stop.button') })
    .click()
  await expect(page.getByRole('heading', { name: t('message-centre.done.STOPPED') })).toBeVisible()
  await expect(page.getByText(t('message-centre.done.free'))).toBeVisible()

  await page.getByRole('link', { name: t('message-centre.again') }).click()
  await expect(text).toHaveValue(FIRST)
  await expect(page.getByText(t('message-centre.excluded', { count: 1 }))).toBeVisible()
  await text.fill(SECOND)
  await expect(send).not.toHaveAttribute('aria-disabled', 'true')
  await send.click()
  await question.getByRole('button', { name: t('message-centre.confirm.send'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('message-centre.done.WAITING') })).toBeVisible()
  await page.getByRole('link', { name: t('message-centre.back') }).click()
  const sent = page.getByRole('region', { name: t('message-centre.sendings') })
  await expect(sent.getByText(t('message-centre.stage.STOPPED')).first()).toBeVisible()
  await expect(sent.getByText(t('message-centre.stage.WAITING')).first()).toBeVisible()
})

test('a doctor keeps whom and what to write as an audience and a template', async ({ page }) => {
  const t = wordsIn('pl')
  await signInAs(page, 'doctor')
  await visit(page, '/message-centre/message?from=50&sex=FEMALE', 'pl')
  const patients = page.getByRole('region', { name: t('message-centre.patients') })
  const fits = patients.getByRole('checkbox').and(page.locator(':enabled'))
  await fits.first().uncheck()
  await page.getByRole('button', { name: t('message-centre.audience.save') }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: t('message-centre.saved.save') }).click()
  await expect(question.getByText(t('errors.rules.REQUIRED'))).toBeVisible()
  await question.getByLabel(t('message-centre.saved.name')).fill('Kobiety od 50 lat')
  await axeCheck(page)
  await question.getByRole('button', { name: t('message-centre.saved.save') }).click()
  await expect(page.getByText(t('message-centre.audience.saved'))).toBeVisible()
  await expect(page).toHaveURL(/audience=\d+/)

  const text = page.getByLabel(t('message-centre.text'))
  await text.fill('Dzień dobry, {firstName}! Mammografia 🙂')
  await expect(page.getByText(t('errors.rules.MESSAGE_LETTER', { letter: '🙂' }))).toBeVisible()
  await text.fill('Dzień dobry, {firstName}! Zapraszamy na mammografię.')
  await page.getByRole('button', { name: t('message-centre.own.save') }).click()
  await question.getByLabel(t('message-centre.saved.name')).fill('Mammografia')
  await question.getByLabel(t('message-centre.own.category')).selectOption('SEASONAL')
  await question.getByLabel(t('message-centre.own.icon')).selectOption('heart')
  await shot(page, 'message-centre-own-template')
  await question.getByRole('button', { name: t('message-centre.saved.save') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mammografia' })).toBeVisible()
  await expect(text).toHaveValue('Dzień dobry, {firstName}! Zapraszamy na mammografię.')

  await visit(page, '/message-centre', 'pl')
  const seasonal = page.getByRole('region', { name: t('message-centre.category.SEASONAL') })
  await seasonal.getByRole('link', { name: 'Mammografia' }).click()
  await expect(page).toHaveURL(/sex=FEMALE/)
  await expect(text).toHaveValue('Dzień dobry, {firstName}! Zapraszamy na mammografię.')
  await text.fill('Dzień dobry, {firstName}! Zapraszamy na badanie.')
  await page.getByRole('button', { name: t('message-centre.own.change') }).click()
  await question.getByRole('button', { name: t('message-centre.saved.save') }).click()
  await expect(page.getByText(t('message-centre.own.saved')).last()).toBeVisible()
  await expect(question).toBeHidden()
  await expect(text).toHaveValue('Dzień dobry, {firstName}! Zapraszamy na badanie.')
  await page.getByLabel(t('message-centre.audience.label')).selectOption('Kobiety od 50 lat')
  await expect(page.getByText(t('message-centre.excluded', { count: 1 }))).toBeVisible()
  await page.reload()
  await expect(page.getByText(t('message-centre.excluded', { count: 1 }))).toBeVisible()
  await expect(page).not.toHaveURL(/without=/)
  await axeCheck(page)
  await shot(page, 'message-centre-saved')
  for (const part of ['audience', 'own'] as const) {
    await page.getByRole('button', { name: t(`message-centre.${part}.remove`) }).click()
    await question.getByRole('button', { name: t('message-centre.saved.remove') }).click()
    await expect(page.getByText(t(`message-centre.${part}.removed`))).toBeVisible()
  }
  await expect(seasonal.getByRole('link')).toHaveCount(3)
})

test('of two who change a template at once the second sees both texts', async ({ page, openAs }) => {
  const t = wordsIn('et')
  await signInAs(page, 'doctor')
  await visit(page, '/message-centre/message?from=90', 'et')
  const question = page.getByRole('dialog')
  const text = page.getByLabel(t('message-centre.text'))
  const change = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    await question.getByRole('button', { name: t('message-centre.saved.save') }).click()
  }
  await text.fill('Tere! Kell 9.')
  await page.getByRole('button', { name: t('message-centre.own.save') }).click()
  await question.getByLabel(t('message-centre.saved.name')).fill('Kellaajad')
  await question.getByRole('button', { name: t('message-centre.saved.save') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kellaajad' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('template')

  const colleague = await openAs('nurse')
  const theirs = { name: 'Kellaajad', category: 'OTHER', icon: 'star', text: 'Tere! Kell 10.', filters: {} }
  const place = `/api/clinic/message-centre/templates/${id}`
  expect((await colleague.request.put(place, { data: theirs })).status()).toBe(200)

  await text.fill('Tere! Kell 11.')
  await change(t('message-centre.own.change'))
  const changed = page.getByRole('status').filter({ hasText: t('message-centre.saved.changedHeading') })
  await expect(changed).toContainText('Tere! Kell 10.')
  await expect(text).toHaveValue('Tere! Kell 11.')
  await axeCheck(page)
  await shot(page, 'message-centre-changed-meanwhile')
  await changed.getByRole('button', { name: t('message-centre.saved.keepMine') }).click()
  await expect(changed).toBeHidden()
  await change(t('message-centre.own.change'))
  await expect(page.getByText(t('message-centre.own.saved')).last()).toBeVisible()
  await expect(question).toBeHidden()

  expect((await colleague.request.put(place, { data: theirs })).status()).toBe(200)
  await change(t('message-centre.own.change'))
  await changed.getByRole('button', { name: t('message-centre.saved.takeTheirs') }).click()
  await expect(text).toHaveValue('Tere! Kell 10.')
  await page.getByRole('button', { name: t('message-centre.own.remove') }).click()
  await question.getByRole('button', { name: t('message-centre.saved.remove') }).click()
  await expect(page.getByText(t('message-centre.own.removed'))).toBeVisible()
})
