// @proves R2-074 R4-024 R4-030 R4-032 R4-040 R4-043 R4-044
import type { Page } from '@playwright/test'
import {
  ARCHIVING_HOLD_MS,
  conversation,
  holdReplies,
  row,
  send,
  sendAsNewcomer,
  visit,
} from '../support/clinic.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { disablePointer, tabTo } from '../support/keyboard.ts'
import { wordsIn } from '../support/words.ts'

// Every story of the clinic's workspace with the pointer disabled. A phone call by keys alone is in wizard.spec.ts.

// A script presses keys faster than any hand: when the server asks for a pause, the page waits and asks again.
test.use({ expectedProblems: [/status of 409/, /status of 429/] })

const stateOf = async (page: Page, id: number) =>
  (await page.request.get(`/api/clinic/e-contacts/${id}`)).json()

test('an e-contact is found, taken, answered, undone, noted, handed over and archived by keys', async ({
  page,
  people,
}) => {
  const t = wordsIn('et')
  const { id, text } = await send(people, 'Küsin nõu')
  await signInAs(page, 'nurse')
  await disablePointer(page)
  await visit(page, '/clinic-e-contacts')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(text.split(' ').at(-1) ?? '')
  await expect(row(page, id)).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const pane = conversation(page)
  await expect(pane.getByText(text)).toBeVisible()
  await page.keyboard.press('m')
  await expect(pane.getByRole('button', { name: /Vastutaja: / })).toBeVisible()

  const reply = pane.getByLabel(t('clinic.composer.reply'))
  // The field has the focus while the key is still down: the next letter, an M, would assign the e-contact otherwise.
  const focused = await page.evaluate(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'r' }))
    return document.activeElement?.id
  })
  expect(focused).toBe('reply-text')
  await page.keyboard.type('/tervitus')
  await expect(pane.getByRole('listbox', { name: t('templates.list') }).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(reply).toHaveValue(/^Tere, Mari/)
  const written = await reply.inputValue()
  await holdReplies(page, id, 60)
  await page.keyboard.press('Control+Enter')
  // Being made responsible a moment ago can be taken back, too; the newest comes first.
  await expect(page.getByText(t('answering.held.sending', { name: 'Mari Saar' }))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('z')
  await expect(reply).toHaveValue(written)
  await holdReplies(page, id, 1)
  await page.keyboard.press('r')
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, pane.getByRole('button', { name: t('kit.files.chooseFile') }))
  await page.keyboard.press('Enter')
  const uploaded = page.waitForResponse((response) => response.url().includes('/upload') && response.ok())
  await (await chooser).setFiles({ name: 'juhis.txt', mimeType: 'text/plain', buffer: Buffer.from('Puhka') })
  await uploaded
  await expect(pane.getByRole('progressbar')).toHaveCount(0)
  await expect(pane.getByText('juhis.txt')).toBeVisible()
  await reply.focus()
  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await stateOf(page, id)).status).toBe('waitingForPatient')

  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(pane.getByLabel(t('clinic.composer.note'))).toBeFocused()
  await page.keyboard.type('Helistan homme.')
  await page.keyboard.press('Control+Enter')
  await expect(pane.getByRole('listitem').filter({ hasText: 'Helistan homme.' })).toBeVisible()

  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('button', { name: t('clinic.assign.replace') }))
  await page.keyboard.press('Enter')
  const { userId } = await (await page.request.get('/api/login')).json()
  await expect.poll(async () => (await stateOf(page, id)).assigneeUser.id).not.toBe(userId)

  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('e')
  await tabTo(page, dialog.getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: t('clinic.reason.ARCHIVE.confirm') }))
  await page.keyboard.press('Enter')
  await expect(pane.getByText(t('clinic.closed.completed'))).toBeVisible()
  await tabTo(page, pane.getByRole('button', { name: t('clinic.closed.reopen') }))
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, dialog.getByRole('button', { name: t('clinic.reason.CLINIC_REOPEN.confirm') }))
  await page.keyboard.press('Enter')
  await expect(pane.getByText(t('clinic.closed.completed'))).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('r')
  await expect(reply).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/clinic-e-contacts/)
  await expect(row(page, id)).toBeFocused()
})

test('filters, a view of one’s own, the palette and many at once by keys', async ({ page, people }) => {
  test.slow()
  const t = wordsIn('ru')
  const word = crypto.randomUUID().slice(0, 8)
  const { id: first } = await send(people, `Первый ${word}`)
  const { id: second } = await send(people, `Второй ${word}`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAs(page, 'nurse')
  await disablePointer(page)
  await page.clock.install()
  await visit(page, '/clinic-e-contacts', 'ru')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: t('clinic.view.our-turn') }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/view=our-turn/)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(t('clinic.sort.waiting'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/order=waiting/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText(t('clinic.keys.undo'))
  await page.keyboard.press('Escape')

  await tabTo(page, page.getByRole('button', { name: t('clinic.views.keep') }))
  await page.keyboard.press('Enter')
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: word, exact: true })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: t('clinic.views.forget', { name: word }) }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: word, exact: true })).toHaveCount(0)

  await page.keyboard.press('/')
  await page.keyboard.type(word)
  await expect(page).toHaveURL(new RegExp(`search=${word}`))
  await expect(page.locator('[data-row]')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText(t('clinic.bulk.chosen', { count: 2 }))).toBeVisible()
  await page.keyboard.press('m')
  await expect(page.getByText(t('clinic.bulk.done.ASSIGN', { count: 2 }))).toBeVisible()
  await page.keyboard.press('z')
  // The server may ask a script for a pause first, which the page keeps.
  await expect(page.getByText(t('clinic.bulk.undone'))).toBeVisible({ timeout: 60_000 })
  expect((await stateOf(page, first)).assigneeUser).toBeNull()

  const archivings: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/bulk-complete')) archivings.push(request.url())
  })
  const archiveBoth = async () => {
    await page.locator('[data-row]').first().focus()
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('e')
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByRole('radio').first())
    await page.keyboard.press('Space')
    await tabTo(page, dialog.getByRole('button', { name: t('clinic.reason.ARCHIVE.confirm') }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('clinic.bulk.archiving', { count: 2 }))).toBeVisible()
  }
  await archiveBoth()
  await page.keyboard.press('z')
  await expect(page.getByText(t('clinic.bulk.archiving', { count: 2 }))).toHaveCount(0)
  await expect(page.getByText(t('clinic.bulk.undone'))).toBeVisible()
  for (const id of [first, second]) expect((await stateOf(page, id)).status).toBe('waitingForClinic')

  await archiveBoth()
  await page.clock.runFor(ARCHIVING_HOLD_MS)
  await expect(page.getByText(t('clinic.bulk.done.ARCHIVE', { count: 2 }))).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(0)
  for (const id of [first, second]) expect((await stateOf(page, id)).status).toBe('completed')
  // Long past its moment, the first archiving was never sent.
  expect(archivings).toHaveLength(1)
})

test('a new patient is decided on, and a message to a child’s parent is begun, by keys', async ({
  page,
  people,
}) => {
  const t = wordsIn('et')
  const { id } = await sendAsNewcomer(people, 'Tahan liituda')
  await signInAs(page, 'doctor')
  await disablePointer(page)
  await visit(page, `/e-contacts/${id}`)
  const pane = conversation(page)
  await expect(pane.getByRole('button', { name: t('clinic.decision.accept') })).toBeVisible()
  await tabTo(page, pane.getByRole('button', { name: t('clinic.decision.accept') }))
  await page.keyboard.press('Enter')
  await expect(pane.getByLabel(t('clinic.composer.reply'))).toBeVisible()

  const { content } = await (await page.request.get('/api/clinic/patients?clinicId=1&search=saar')).json()
  const child = content.find(({ adult }: { adult: boolean }) => !adult)
  await page.request.delete('/api/drafts/clinic-e-contact:1:to-patient')
  await visit(page, '/clinic-e-contacts')
  await tabTo(page, page.getByRole('button', { name: t('clinic.newMenu.label') }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: t('clinic.newMenu.toPatient') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: t('wizard.patient.label') })).toBeFocused()
  await page.keyboard.type(child.personalCode)
  await expect(page.getByRole('main').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('main').getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: t('shell.buttons.continue') }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t('wizard.message.toPatient'))).toBeFocused()
  await page.keyboard.type('Tulge homme vaktsineerima.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('wizard.success.sent', { name: '' }))
})

test('keys are heard as soon as there is something to see, on a slow computer too', async ({
  page,
  people,
}) => {
  const { id } = await send(people, 'Kas vajutasin liiga vara')
  await signInAs(page, 'nurse')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    const press = new MutationObserver(() => {
      if (!document.querySelector('main textarea')) return
      press.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', shiftKey: true, bubbles: true }))
    })
    press.observe(document, { childList: true, subtree: true })
  })
  await visit(page, `/e-contacts/${id}`)
  await expect(page.getByRole('dialog', { name: wordsIn('et')('clinic.keys.heading') })).toBeVisible()
})
