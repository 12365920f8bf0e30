// @proves R2-066 R2-074 R2-078 R2-087 R4-003 R4-017 R4-019 R4-024 R4-027 R4-030 R4-031
// @proves R4-032 R4-040 R4-043 R4-044 R4-045 R4-046 R6-008
// @proves-part R4-006: the view of the clinic
import { conversation, holdReplies, row, send, sendAsNewcomer, visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

test.use({ expectedProblems: [/status of 409/] })

test('a new e-contact appears in the inbox by itself, and only in the views where it belongs', async ({
  page,
  people,
}) => {
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts?view=our-turn')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  const { id, text } = await send(people, 'Köhin öösiti')
  await expect(row(page, id)).toContainText(text)
  await visit(page, '/clinic-e-contacts?view=patients-turn')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expect(row(page, id)).toHaveCount(0)
})

test('an arrival does not move the rows of a scrolled list, but is counted', async ({ page, people }) => {
  const t = wordsIn('ru')
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts', 'ru')
  const list = page.getByRole('list', { name: t('clinic.list.label') })
  await list.hover()
  await page.mouse.wheel(0, 900)
  await expect(page.locator('[aria-posinset="2"]')).toHaveCount(0)
  const { id } = await send(people, 'Болит горло')
  await page.getByRole('button', { name: t('clinic.list.arrived', { count: 1 }) }).click()
  await expect(row(page, id)).toBeVisible()
})

test('keys walk the list, open an e-contact and come back', async ({ page }) => {
  await signInAs(page, 'nurse')
  await visit(page, '/clinic-e-contacts')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.locator('[aria-posinset="2"] [data-row]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/e-contacts\/\d+/)
  await expect(conversation(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/clinic-e-contacts/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText(wordsIn('et')('clinic.keys.archive'))
})

test('a reply with a date goes out and says whose turn it is', async ({ page, people }) => {
  const t = wordsIn('et')
  const { id } = await send(people, 'Palun vastake')
  await signInAs(page, 'nurse')
  await holdReplies(page, id, 1)
  await visit(page, `/e-contacts/${id}`)
  const pane = conversation(page)
  await pane.getByLabel(t('clinic.composer.reply')).fill('Tulge homme vastuvõtule.')
  await pane.getByLabel(t('clinic.composer.restriction')).selectOption('TOMORROW')
  await page.keyboard.press('Tab')
  await pane.getByLabel(t('clinic.composer.reply')).press('Control+Enter')
  await expect(pane.getByText('Tulge homme vastuvõtule.')).toBeVisible()
  await expect(
    pane.getByText(t('enums.status.clinic.waitingForPatient'), { exact: true }).first(),
  ).toBeVisible()
  const isOpen = async () =>
    (await (await page.request.get(`/api/clinic/e-contacts/${id}`)).json()).replyBlockedUntil === null
  await expect.poll(isOpen).toBe(false)
})

const t = wordsIn('ru')

test('a note, archiving with an unsent reply, and reopening (ru)', async ({ page, people }) => {
  const { id } = await send(people, 'Vajan tõendit')
  await signInAs(page, 'doctor')
  await holdReplies(page, id, 1)
  await visit(page, `/e-contacts/${id}`, 'ru')
  const pane = conversation(page, 'ru')
  await expect(pane.getByLabel(t('clinic.composer.reply'))).toBeVisible()
  await pane.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  await pane.getByLabel(t('clinic.composer.note')).fill('Kontrollida kaaliumi.')
  await pane.getByRole('button', { name: t('clinic.composer.saveNote') }).click()
  await expect(pane.getByRole('listitem').filter({ hasText: 'Kontrollida kaaliumi.' })).toContainText(
    t('kit.internalNote'),
  )
  await pane.getByRole('tab', { name: t('clinic.composer.replyTab') }).click()
  await pane.getByLabel(t('clinic.composer.reply')).fill('Pooleli vastus')
  await pane.getByRole('button', { name: t('clinic.reason.ARCHIVE.confirm') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: t('kit.cancel') })).toBeFocused()
  await expect(dialog).toContainText(t('clinic.reason.ARCHIVE.unsent'))
  await dialog.getByRole('button', { name: t('clinic.reason.ARCHIVE.confirm') }).click()
  await expect(dialog).toContainText(t('errors.rules.REASON_REQUIRED'))
  await dialog.getByLabel(t('enums.reason.ARCHIVE.INFORMATION_DELIVERED')).check()
  await dialog.getByRole('button', { name: t('clinic.reason.ARCHIVE.confirm') }).click()
  await expect(pane.getByText(t('clinic.closed.completed'))).toBeVisible()
  await pane.getByRole('button', { name: t('clinic.closed.reopen') }).click()
  await dialog.getByLabel(t('enums.reason.CLINIC_REOPEN.WRONG_INFORMATION')).check()
  await dialog.getByRole('button', { name: t('clinic.reason.CLINIC_REOPEN.confirm') }).click()
  await expect(pane.getByLabel(t('clinic.composer.reply'))).toHaveValue('')
})

test('a new patient is decided on before anything can be answered', async ({ page, openAs, people }) => {
  const t = wordsIn('et')
  const { id } = await sendAsNewcomer(people, 'Tahan liituda')
  await signInAs(page, 'nurse')
  await holdReplies(page, id, 1)
  await visit(page, `/e-contacts/${id}`)
  const pane = conversation(page)
  await expect(pane.getByRole('button', { name: t('clinic.decision.accept') })).toBeVisible()
  await expect(pane.getByLabel(t('clinic.composer.reply'))).toHaveCount(0)
  await pane.getByRole('button', { name: t('clinic.decision.reject') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  await dialog.getByLabel(t('enums.reason.REJECT.CLINIC_OVERWHELMED')).check()
  await dialog.getByRole('button', { name: t('clinic.reason.REJECT.confirm') }).click()
  await expect(pane.getByText(t('clinic.closed.rejected'))).toBeVisible()
  await expect(pane.getByRole('button', { name: t('clinic.closed.reopen') })).toHaveCount(0)
  // Nor can the patient do anything with it any more.
  const patient = await openAs('newPatient')
  await visit(patient, `/e-contacts/${id}/timeline`)
  await expect(patient.getByText(t('patient.timeline.rejected'))).toBeVisible()
  await expect(patient.locator('#reply')).toHaveCount(0)
  await expect(patient.getByRole('button', { name: t('patient.timeline.reopen') })).toHaveCount(0)

  const next = await send(people, 'Palun võtke vastu', 'newPatient')
  await visit(page, `/e-contacts/${next.id}`)
  await pane.getByRole('button', { name: t('clinic.decision.accept') }).click()
  await expect(pane.getByLabel(t('clinic.composer.reply'))).toBeVisible()
})

test('two at once see each other, and the text of the one who comes second is kept', async ({
  page,
  openAs,
  people,
}) => {
  const t = wordsIn('et')
  const { id } = await send(people, 'Kes jõuab ette')
  await signInAs(page, 'nurse')
  await visit(page, `/e-contacts/${id}`)
  const pane = conversation(page)
  await pane.getByLabel(t('clinic.composer.reply')).fill('Minu vastus')
  const other = await openAs('doctor')
  await visit(other, `/e-contacts/${id}`)
  const presence = pane.getByText(t('clinic.presence.viewing', { count: 1, names: '' }).trim(), {
    exact: false,
  })
  await expect(presence).toBeVisible()

  await pane.getByLabel(t('clinic.composer.reply')).pressSequentially(', palun', { delay: 600 })
  const theirs = conversation(other)
  await expect(theirs.getByText(/kirjutab/)).toBeVisible()
  await holdReplies(other, id, 1)
  await theirs.getByLabel(t('clinic.composer.reply')).fill('Arsti vastus')
  await theirs.getByRole('button', { name: t('shell.buttons.send') }).click()
  // Only what has left is among the messages.
  const said = pane.getByRole('list', { name: t('clinic.conversation.messages') })
  await expect(said.getByText('Arsti vastus')).toBeVisible()

  const sendButton = pane.getByRole('button', { name: t('shell.buttons.send') })
  await sendButton.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Arsti vastus')
  await expect(dialog).toContainText('Minu vastus, palun')
  await axeCheck(page)
  await dialog.getByRole('button', { name: t('answering.collision.edit') }).click()
  await expect(pane.getByLabel(t('clinic.composer.reply'))).toHaveValue('Minu vastus, palun')
  await expect(pane.getByText(t('errors.eContactUpdated'))).toBeVisible()
  await sendButton.click()
  await expect(pane.getByLabel(t('clinic.composer.reply'))).toHaveValue('')
  await expect(pane.getByText('Minu vastus, palun')).toBeVisible()
  await other.goto('/clinic-e-contacts')
  await expect(presence).toBeHidden()
})

test('reception does not see medical texts, and is told why', async ({ page, people }) => {
  const t = wordsIn('pl')
  const medical = await send(people, 'Salajane lugu')
  const billing = await send(people, 'Arve küsimus', 'patient', 'BILLING_QUESTION')
  await signInAs(page, 'reception')
  await visit(page, `/e-contacts/${medical.id}`, 'pl')
  const pane = conversation(page, 'pl')
  await expect(pane.getByText(t('clinic.conversation.masked'))).toBeVisible()
  await expect(row(page, medical.id)).toContainText(t('clinic.row.hidden'))
  await expect(page.getByText(medical.text)).toHaveCount(0)
  await visit(page, `/e-contacts/${billing.id}`, 'pl')
  await expect(pane.getByText(billing.text)).toBeVisible()
})

test('reception reads its own note about a medical matter, and that a colleague wrote one', async ({
  page,
  openAs,
  people,
}) => {
  const t = wordsIn('ru')
  const { id } = await send(people, 'Личное')
  const nurse = await openAs('nurse')
  const noted = await nurse.request.post(`/api/clinic/e-contacts/${id}/notes`, {
    data: { note: 'Только для врачей' },
  })
  expect(noted.status()).toBe(201)
  await signInAs(page, 'reception')
  await visit(page, `/e-contacts/${id}`, 'ru')
  const pane = conversation(page, 'ru')
  const notes = pane.getByRole('listitem').filter({ hasText: t('kit.internalNote') })
  await expect(notes).toContainText([t('clinic.row.hidden')])
  await pane.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('n')
  await pane.getByLabel(t('clinic.composer.note')).fill('Перезвонить завтра')
  await pane.getByRole('button', { name: t('clinic.composer.saveNote') }).click()
  await expect(notes).toContainText([t('clinic.row.hidden'), 'Перезвонить завтра'])
  await shot(page, 'clinic-reception-notes')

  await pane.getByRole('link', { name: t('print.action') }).click()
  await page.getByLabel(t('print.notes')).check()
  const paper = page.getByRole('article')
  await expect(paper).toContainText('Перезвонить завтра')
  await expect(paper).not.toContainText('Только для врачей')
})

test('what is typed is there again after leaving, and only a number opens an e-contact', async ({
  page,
  people,
}) => {
  const t = wordsIn('et')
  const { id } = await send(people, 'Mustand')
  await signInAs(page, 'nurse')
  await visit(page, `/e-contacts/${id}`)
  const text = conversation(page).getByLabel(t('clinic.composer.reply'))
  const kept = page.waitForResponse((response) => response.url().includes('/drafts/') && response.ok())
  await text.fill('Poolik lause')
  await kept
  await page.reload()
  await expect(text).toHaveValue('Poolik lause')
  await page.goto('/e-contacts/abc')
  await expect(page.getByRole('heading', { name: t('shell.pages.notFound.heading') })).toBeVisible()
})
