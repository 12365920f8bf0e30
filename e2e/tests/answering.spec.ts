// @proves R2-081 R3-050
import type { Locator, Page } from '@playwright/test'
import { conversation, holdReplies, send, visit } from '../support/clinic.ts'
import { axeCheck, expect, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

test.use({ expectedProblems: [/status of 409/] })

/** The notices of the patient, oldest first. */
async function toldTo(patient: Page, id: number): Promise<string[]> {
  const { content } = await (await patient.request.get(`/api/patient/e-contacts/${id}/timeline`)).json()
  return content
    .filter(({ author }: { author: { role: string } }) => author.role === 'CLINIC')
    .map(({ text }: { text: string }) => text)
}

/** While it is busy, Control and Enter do nothing either. */
const submitOf = (pane: Locator) =>
  pane
    .locator('form')
    .filter({ has: pane.page().locator('#reply-text') })
    .locator('[type=submit]')

test('ready-made answers by a slash and by the button, taken back once, and sent although the browser is closed', async ({
  page,
  openAs,
  people,
}) => {
  const t = wordsIn('et')
  const patient = await openAs('patient')
  const { id } = await send(people, 'Kurk on valus')
  await signInAs(page, 'nurse')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/clinic/*/templates', async (route) => {
    await held.promise
    await route.continue()
  })
  await visit(page, `/e-contacts/${id}`)
  const pane = conversation(page)
  const reply = pane.getByLabel(t('clinic.composer.reply'))
  await reply.fill('/tervitus')
  // Faster than the answers come: no line of its own, and no answer that nobody has seen.
  await reply.press('Enter')
  await expect(reply).toHaveValue('/tervitus')
  held.resolve()
  const list = pane.getByRole('listbox', { name: t('templates.list') })
  await expect(list.getByRole('option')).toHaveCount(1)
  await reply.press('Enter')
  await expect(reply).toHaveValue(/^Tere, Mari\n[^{}]+Kesklinna Perearstikeskus$/)
  await reply.press('Control+Home')
  await pane.getByRole('button', { name: t('templates.button') }).click()
  await pane.getByRole('combobox', { name: t('templates.find') }).fill('visii')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue(/broneerige aeg[^]+Tere, Mari/)
  const text = await reply.inputValue()

  await pane.getByLabel(t('clinic.composer.restriction')).selectOption('NO_REPLY')
  await holdReplies(page, id, 60)
  await reply.press('Control+Enter')
  await expect(pane.getByText(t('answering.held.own'))).toBeVisible()
  const undo = page.getByRole('status').getByRole('button', { name: t('answering.held.undo') })
  await undo.click()
  await expect(reply).toHaveValue(text)
  await expect(pane.getByLabel(t('clinic.composer.restriction'))).toHaveValue('NO_REPLY')
  await expect(pane.getByText(t('answering.held.own'))).toHaveCount(0)

  await holdReplies(page, id, 4)
  await reply.press('Control+Enter')
  await expect(undo).toBeVisible()
  expect(await toldTo(patient, id)).toEqual([])
  await page.close()
  await expect.poll(() => toldTo(patient, id), { timeout: 20_000 }).toEqual([text])
})

test('Ctrl, Shift and Enter send and close, as choosing that and sending does: held, taken back, and refused while empty', async ({
  page,
  people,
}) => {
  const t = wordsIn('et')
  const { id } = await send(people, 'Kas tohin tööle minna?')
  await signInAs(page, 'nurse')
  await visit(page, `/e-contacts/${id}`)
  const pane = conversation(page)
  const reply = pane.getByLabel(t('clinic.composer.reply'))
  const restriction = pane.getByLabel(t('clinic.composer.restriction'))
  await expect(reply).toBeVisible()
  await page.keyboard.press('?')
  const line = page
    .getByRole('dialog')
    .locator('dl > div')
    .filter({ hasText: t('clinic.keys.sendAndClose') })
  await expect(line).toContainText('Ctrl + Shift + Enter')
  await page.keyboard.press('Escape')

  await reply.press('Control+Shift+Enter')
  await expect(pane.getByText(t('clinic.composer.empty'))).toBeVisible()
  await expect(restriction).toHaveValue('NO_REPLY')
  await restriction.selectOption('NOW')
  await reply.fill('Jah, esmaspäevast.')
  await holdReplies(page, id, 60)
  await reply.press('Control+Shift+Enter')
  await expect(pane.getByText(t('answering.held.own'))).toBeVisible()
  await page
    .getByRole('status')
    .getByRole('button', { name: t('answering.held.undo') })
    .click()
  await expect(reply).toHaveValue('Jah, esmaspäevast.')
  await expect(restriction).toHaveValue('NO_REPLY')

  await holdReplies(page, id, 1)
  await restriction.selectOption('NOW')
  await reply.press('Meta+Shift+Enter')
  const stateOf = async () => (await (await page.request.get(`/api/clinic/e-contacts/${id}`)).json()).status
  await expect.poll(stateOf).toBe('completed')
})

test('an answer is kept from a reply, shared, changed and removed; what is left open is not sent', async ({
  page,
  openAs,
  people,
}) => {
  const t = wordsIn('ru')
  const { id } = await send(people, 'Нужен совет')
  await signInAs(page, 'doctor')
  await visit(page, `/e-contacts/${id}`, 'ru')
  const pane = conversation(page, 'ru')
  const reply = pane.getByLabel(t('clinic.composer.reply'))
  const heading = `Совет ${crypto.randomUUID().slice(0, 8)}`
  await reply.fill('Отдыхайте, {firstName}')
  await reply.press('Control+Enter')
  await expect(pane.getByText(t('templates.open', { names: '{firstName}' }))).toBeVisible()
  const manage = async () => {
    await pane.getByRole('button', { name: t('templates.button') }).click()
    await pane.getByRole('button', { name: t('templates.manage') }).click()
  }
  await manage()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('templates.createFromReply') }).click()
  await dialog.getByRole('button', { name: t('templates.save') }).click()
  await expect(dialog.getByLabel(t('templates.field.heading'))).toBeFocused()
  await dialog.getByLabel(t('templates.field.heading')).fill(heading)
  await dialog.getByLabel(t('templates.field.description')).fill('Отдыхайте, {dose}')
  await dialog.getByRole('button', { name: t('templates.save') }).click()
  await expect(dialog.getByText(t('errors.rules.TEMPLATE_PLACEHOLDER'))).toBeVisible()
  await dialog.getByLabel(t('templates.field.description')).fill('Отдыхайте, {firstName}')
  await dialog.getByLabel(t('templates.field.visibleToAll')).check()
  await dialog.getByRole('button', { name: t('templates.save') }).click()
  await expect(dialog.getByText(heading)).toBeVisible()
  // What was begun and left is there again, and so is the way back to what was saved.
  await dialog.getByRole('button', { name: t('templates.edit', { heading }) }).click()
  await dialog.getByLabel(t('templates.field.description')).fill('Начато')
  await dialog.getByRole('button', { name: t('templates.back') }).click()
  await dialog.getByRole('button', { name: t('templates.edit', { heading }) }).click()
  await expect(dialog.getByLabel(t('templates.field.description'))).toHaveValue('Начато')
  await dialog.getByRole('button', { name: t('templates.discard') }).click()
  await expect(dialog.getByLabel(t('templates.field.description'))).toHaveValue('Отдыхайте, {firstName}')
  await expect(dialog.getByRole('button', { name: t('templates.discard') })).toHaveCount(0)
  await dialog.getByLabel(t('templates.field.description')).fill('Пейте воду, {firstName}.')
  await dialog.getByRole('button', { name: t('templates.save') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('kit.close') })
    .click()

  const other = await openAs('nurse')
  await visit(other, `/e-contacts/${id}`, 'ru')
  const theirPane = conversation(other, 'ru')
  const theirs = theirPane.getByLabel(t('clinic.composer.reply'))
  await theirs.fill(`/${heading.split(' ')[1]}`)
  await expect(theirPane.getByRole('option', { name: heading })).toBeVisible()
  await theirs.press('Enter')
  await expect(theirs).toHaveValue('Пейте воду, Mari.')

  await manage()
  await dialog.getByRole('button', { name: t('templates.remove', { heading }) }).click()
  await dialog.getByRole('button', { name: t('templates.removeConfirm') }).click()
  await expect(dialog.getByRole('button', { name: t('templates.create') })).toBeVisible()
  await expect(dialog.getByText(heading)).toHaveCount(0)
})

test('a reply comes back with a word why when the patient closed the e-contact meanwhile', async ({
  page,
  openAs,
  people,
}) => {
  const t = wordsIn('pl')
  const patient = await openAs('patient')
  const { id } = await send(people, 'Już nieważne')
  await signInAs(page, 'nurse')
  await visit(page, `/e-contacts/${id}`, 'pl')
  const pane = conversation(page, 'pl')
  await holdReplies(page, id, 4)
  await pane.getByLabel(t('clinic.composer.reply')).fill('Proszę przyjść jutro.')
  await pane.getByLabel(t('clinic.composer.reply')).press('Control+Enter')
  await expect(pane.getByText(t('answering.held.own'))).toBeVisible()
  const cancelled = await patient.request.post(`/api/patient/e-contacts/${id}/cancel`, {
    data: { reason: 'PROBLEM_RESOLVED' },
  })
  expect(cancelled.status()).toBe(200)
  await expect(page.getByRole('alert').filter({ hasText: 'Mari' })).toBeVisible({ timeout: 20_000 })
  await expect(pane.getByText(t('answering.unsent.heading'))).toBeVisible()
  await expect(pane.getByText(t('answering.held.own'))).toHaveCount(0)
  await expect(pane.getByText('Proszę przyjść jutro.')).toBeVisible()
  await axeCheck(page)
  expect(await toldTo(patient, id)).toEqual([])
})

test('of two replies at one moment one leaves, and the other writer chooses: too, or not at all', async ({
  page,
  openAs,
  people,
}) => {
  const t = wordsIn('ru')
  const { id } = await send(people, 'Срочный вопрос')
  await signInAs(page, 'nurse')
  await visit(page, `/e-contacts/${id}`, 'ru')
  const pane = conversation(page, 'ru')
  const reply = pane.getByLabel(t('clinic.composer.reply'))
  const doctor = await openAs('doctor')
  const inquire = (question: string) =>
    doctor.request.post(`/api/clinic/e-contacts/${id}/actions/inquiry`, { data: { question } })

  // The nurse's page hears of the doctor's reply only from the refusal of its own.
  await page.route(`**/api/clinic/e-contacts/${id}/actions/inquiry`, async (route) => {
    await inquire('Ответ врача')
    await route.continue()
  })
  await reply.fill('Ответ медсестры')
  await reply.press('Control+Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Ответ врача')
  await expect(dialog).toContainText('Ответ медсестры')
  await page.unroute(`**/api/clinic/e-contacts/${id}/actions/inquiry`)
  await dialog.getByRole('button', { name: t('answering.collision.sendToo') }).click()
  await expect(pane.getByText(t('answering.held.own'))).toBeVisible()

  await reply.fill('Ещё два слова')
  await inquire('Второй ответ врача')
  await expect(pane.getByText('Второй ответ врача')).toBeVisible()
  await expect(submitOf(pane)).not.toHaveAttribute('aria-busy')
  await reply.press('Control+Enter')
  await dialog.getByRole('button', { name: t('answering.collision.drop') }).click()
  await expect(reply).toHaveValue('')
})

test('a reply answers what its writer has read, whichever part of the page comes first', async ({
  page,
  openAs,
  people,
}) => {
  const t = wordsIn('et')
  const { id } = await send(people, 'Köha ei lähe üle')
  const patient = await openAs('patient')
  const adds = async (text: string) => {
    const added = await patient.request.post(`/api/patient/e-contacts/${id}/info`, {
      data: { infoText: text },
    })
    expect(added.status()).toBe(200)
  }
  await signInAs(page, 'nurse')
  await visit(page, `/e-contacts/${id}`)
  const pane = conversation(page)
  const reply = pane.getByLabel(t('clinic.composer.reply'))
  await reply.fill('Võtke aeg')
  const replyAnswered = () =>
    page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes(`/${id}/`),
    )

  const thread = `**/api/clinic/e-contacts/${id}/timeline`
  const isUnread = Promise.withResolvers<void>()
  const isSent = replyAnswered()
  await page.route(thread, async (route) => {
    isUnread.resolve()
    await isSent
    await route.continue()
  })
  await adds('Nüüd on ka palavik')
  await isUnread.promise
  await reply.press('Control+Enter')
  await expect(pane.getByText(t('errors.eContactUpdated'))).toBeVisible()
  await expect(pane.getByText('Nüüd on ka palavik')).toBeVisible()
  await expect(reply).toHaveValue('Võtke aeg')
  await expect(submitOf(pane)).not.toHaveAttribute('aria-busy')

  await page.unroute(thread)
  const head = `**/api/clinic/e-contacts/${id}`
  const isAnswered = replyAnswered()
  await page.route(head, async (route) => {
    await isAnswered
    await route.continue()
  })
  await adds('Ja pea valutab')
  await expect(pane.getByText('Ja pea valutab')).toBeVisible()
  await reply.press('Control+Enter')
  await expect(pane.getByText(t('answering.held.own'))).toBeVisible()
})

test('a reply is taken back on a computer whose clock is wrong by 90 minutes, slow or fast', async ({
  page,
  people,
}) => {
  const t = wordsIn('en')
  const { id } = await send(people, 'My knee hurts')
  // The nurse of the test before may still have a reply on its way.
  await signInAs(page, 'doctor')
  const pane = conversation(page, 'en')
  const reply = pane.getByLabel(t('clinic.composer.reply'))
  const toasts = page.getByRole('region', { name: t('kit.toasts') })
  for (const minutes of [-90, 90]) {
    await page.clock.install({ time: Date.now() + minutes * 60_000 })
    await page.clock.resume()
    await visit(page, `/e-contacts/${id}`, 'en')
    await reply.fill('Put some ice on it')
    await reply.press('Control+Enter')
    await expect(toasts.getByText(/^[1-8] s$/)).toBeVisible()
    await toasts.getByRole('button', { name: t('answering.held.undo') }).click()
    await expect(reply).toHaveValue('Put some ice on it')
  }
})
