// @proves R2-066 R4-017 R4-019 R4-045 R4-046 R6-008
// @proves-part R4-006: the view of the clinic
import { conversation, holdReplies, row, send, sendAsNewcomer, visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

test.use({ expectedProblems: [/status of 409/] })

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
